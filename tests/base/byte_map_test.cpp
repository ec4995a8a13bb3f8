// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_map.h"
#include "support/temp_dir.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

constexpr ByteCount below{1000};

MappedBytes piece(std::uint64_t first, std::uint64_t count, std::vector<ByteOffset> at, std::uint64_t chunk = 0) {
    return {{{first}, {count}}, std::move(at), {chunk}};
}

TEST(ByteMap, IsSoundWhenItCoversTheVolume) {
    EXPECT_TRUE(isSound({piece(0, 100, {{900}}), piece(100, 40, {{0}, {500}}, 10)}, {140}, below));
    EXPECT_TRUE(isSound({}, {0}, below));
}

TEST(ByteMap, IsNotSoundWhenItDoesNot) {
    EXPECT_FALSE(isSound({}, {1}, below));
    EXPECT_FALSE(isSound({piece(0, 100, {{900}})}, {101}, below)) << "too short";
    EXPECT_FALSE(isSound({piece(0, 100, {{900}})}, {99}, below)) << "too long";
    EXPECT_FALSE(isSound({piece(10, 90, {{0}})}, {100}, below)) << "does not begin at 0";
    EXPECT_FALSE(isSound({piece(0, 50, {{0}}), piece(60, 40, {{0}})}, {100}, below)) << "gap";
    EXPECT_FALSE(isSound({piece(0, 101, {{900}})}, {101}, below)) << "past the end";
    EXPECT_FALSE(isSound({piece(0, 10, {{~std::uint64_t{0}}})}, {10}, below));
    EXPECT_FALSE(isSound({piece(0, ~std::uint64_t{0}, {{1}})}, {~std::uint64_t{0}}, below));
    EXPECT_FALSE(isSound({piece(0, 10, {})}, {10}, below)) << "nowhere";
    EXPECT_FALSE(isSound({piece(0, 40, {{0}, {500}})}, {40}, below)) << "stripes without a chunk";
    EXPECT_FALSE(isSound({piece(0, 40, {{0}}, 10)}, {40}, below)) << "a chunk without stripes";
    EXPECT_FALSE(isSound({piece(0, 30, {{0}, {500}}, 10)}, {30}, below)) << "uneven stripes";
}

TEST(ByteMap, FindsEachByteBothWays) {
    const ByteMap map{piece(0, 100, {{900}}), piece(100, 40, {{0}, {500}}, 10), piece(140, 20, {{300}})};
    ASSERT_TRUE(isSound(map, {160}, below));
    for (std::uint64_t byte = 0; byte < 160; ++byte) {
        EXPECT_EQ(byteAbove(map, runAt(map, {byte}).at), ByteOffset{byte});
    }
    for (const std::uint64_t unused : {20, 299, 320, 480, 520, 899}) {
        EXPECT_EQ(byteAbove(map, {unused}), std::nullopt) << unused;
    }
}

TEST(ByteMap, ListsTheRunsOfAnInterval) {
    const ByteMap map{piece(0, 100, {{900}}), piece(100, 40, {{0}, {500}}, 10), piece(140, 20, {{300}})};
    EXPECT_EQ(runsOf(map, {{10}, {20}}, 9), (std::vector<ByteInterval>{{{910}, {20}}}));
    EXPECT_EQ(runsOf(map, {{95}, {30}}, 9),
              (std::vector<ByteInterval>{{{995}, {5}}, {{0}, {10}}, {{500}, {10}}, {{10}, {5}}}));
    EXPECT_EQ(runsOf(map, {{95}, {30}}, 2).size(), 2U) << "at most";
    EXPECT_EQ(runsOf(map, {{150}, {500}}, 9), (std::vector<ByteInterval>{{{310}, {10}}})) << "past the end";
    EXPECT_TRUE(runsOf({}, {{0}, {1}}, 9).empty());
}

class Mapped : public testing::Test {
protected:
    void SetUp() override {
        std::string bytes;
        for (int n = 0; n < 1000; ++n) {
            bytes += static_cast<char>(n * 7);
        }
        m_file = openFile(m_folder.write("below", bytes)).value();
        m_bytes = bytes;
    }

    std::string read(const ByteSource& source, std::uint64_t from, std::size_t count) const {
        std::string into(count, '\0');
        EXPECT_TRUE(source.read({from}, std::as_writable_bytes(std::span(into))));
        return into;
    }

    test::TempDir m_folder;
    std::shared_ptr<const ByteSource> m_file;
    std::string m_bytes;
};

TEST_F(Mapped, ReadsPiecesInTheirOrder) {
    const auto source = mapped(m_file, {piece(0, 100, {{900}}), piece(100, 50, {{0}})}, {150}).value();
    EXPECT_EQ(source->size().value, 150U);
    EXPECT_EQ(read(*source, 0, 150), m_bytes.substr(900) + m_bytes.substr(0, 50));
    EXPECT_EQ(read(*source, 95, 10), m_bytes.substr(995) + m_bytes.substr(0, 5));
    EXPECT_FALSE(source->descriptor());
}

TEST_F(Mapped, DealsOutStripes) {
    const auto source = mapped(m_file, {piece(0, 60, {{0}, {100}, {200}}, 10)}, {60}).value();
    EXPECT_EQ(read(*source, 0, 60), m_bytes.substr(0, 10) + m_bytes.substr(100, 10) + m_bytes.substr(200, 10) +
                                        m_bytes.substr(10, 10) + m_bytes.substr(110, 10) + m_bytes.substr(210, 10));
    EXPECT_EQ(read(*source, 25, 10), m_bytes.substr(205, 5) + m_bytes.substr(10, 5));
}

TEST_F(Mapped, RefusesReadsPastItsEnd) {
    const auto source = mapped(m_file, {piece(0, 100, {{0}})}, {100}).value();
    std::byte one{};
    EXPECT_TRUE(source->read({100}, {}));
    EXPECT_FALSE(source->read({100}, {&one, 1}));
    EXPECT_FALSE(source->read({~std::uint64_t{0}}, {&one, 1}));
}

TEST_F(Mapped, RefusesAMapThatLeavesTheFile) {
    EXPECT_FALSE(mapped(m_file, {piece(0, 100, {{950}})}, {100}));
    EXPECT_EQ(mapped(m_file, {}, {100}).value(), m_file) << "no map, no mapping";
}

} // namespace
} // namespace atlas
