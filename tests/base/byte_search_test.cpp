// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_search.h"

#include "support/temp_dir.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace atlas {
namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20U;

/// Zeros of any size, with a word in some places; a range of it may be unreadable.
class Sparse : public ByteSource {
public:
    Sparse(std::uint64_t size, std::vector<std::uint64_t> places, std::uint64_t badFrom = 0, std::uint64_t badEnd = 0)
        : m_size(size), m_places(std::move(places)), m_badFrom(badFrom), m_badEnd(badEnd) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value < m_badEnd && m_badFrom < offset.value + into.size()) {
            return std::unexpected(Error{.what = "bad sector"});
        }
        if (offset.value + into.size() > m_size) {
            return std::unexpected(Error{.what = "past the end"});
        }
        std::ranges::fill(into, std::byte{0});
        for (const auto place : m_places) {
            for (std::uint64_t n = 0; n < word.size(); ++n) {
                if (place + n >= offset.value && place + n < offset.value + into.size()) {
                    into[place + n - offset.value] = word[n];
                }
            }
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return {m_size}; }

    inline static const std::vector<std::byte> word{std::byte{0x53}, std::byte{0xEF}, std::byte{0x01}};

private:
    std::uint64_t m_size;
    std::vector<std::uint64_t> m_places;
    std::uint64_t m_badFrom;
    std::uint64_t m_badEnd;
};

ByteSearchResult find(const ByteSource& source, std::uint64_t from, bool backward = false) {
    return searchBytes(source, {Sparse::word, {from}, backward}, [](ByteCount) { return true; });
}

TEST(ByteSearch, FindsAcrossPiecesInBothDirections) {
    const Sparse source(4 * mebibyte, {10, mebibyte - 1, 3 * mebibyte + 7});
    EXPECT_EQ(find(source, 0).found, ByteOffset{10});
    EXPECT_EQ(find(source, 10).found, ByteOffset{mebibyte - 1});
    EXPECT_EQ(find(source, mebibyte).found, ByteOffset{3 * mebibyte + 7});
    EXPECT_EQ(find(source, 3 * mebibyte + 7, true).found, ByteOffset{mebibyte - 1});
    EXPECT_EQ(find(source, mebibyte - 1, true).found, ByteOffset{10});
}

TEST(ByteSearch, WrapsAndSaysSo) {
    const Sparse source(2 * mebibyte, {10, 2 * mebibyte - 3});
    EXPECT_FALSE(find(source, 10).wrapped);
    const auto forward = find(source, 2 * mebibyte - 3);
    EXPECT_EQ(forward.found, ByteOffset{10});
    EXPECT_TRUE(forward.wrapped);
    const auto backward = find(source, 10, true);
    EXPECT_EQ(backward.found, ByteOffset{2 * mebibyte - 3});
    EXPECT_TRUE(backward.wrapped);
    EXPECT_EQ(find(Sparse(mebibyte, {10}), 10).found, ByteOffset{10}) << "the only one is found again";
}

TEST(ByteSearch, FindsNothingWithoutWrapping) {
    EXPECT_FALSE(find(Sparse(3 * mebibyte, {}), 0).found);
    EXPECT_FALSE(find(Sparse(2, {}), 0).found) << "shorter than the pattern";
}

TEST(ByteSearch, PassesOverWhatCannotBeRead) {
    const Sparse source(4 * mebibyte, {mebibyte + 9000, mebibyte + 300000}, mebibyte + 8192, mebibyte + 12288);
    const auto result = find(source, 0);
    EXPECT_EQ(result.found, ByteOffset{mebibyte + 300000});
    EXPECT_GE(result.unread.value, 4096U);
    EXPECT_LE(result.unread.value, 4 * 4096U);
}

TEST(ByteSearch, StopsWhenTold) {
    int asked = 0;
    const auto result = searchBytes(Sparse(std::uint64_t{1} << 44U, {}), {Sparse::word, {std::uint64_t{1} << 43U}},
                                    [&asked](ByteCount) { return ++asked < 3; });
    EXPECT_TRUE(result.stopped);
    EXPECT_FALSE(result.wrapped);
    EXPECT_EQ(asked, 3);
}

TEST(ByteSearch, SkipsTheHolesOfASparseImage) {
    const test::TempDir folder;
    const auto path = folder.write("sparse.img", "");
    const auto far = (std::uint64_t{1} << 42U) - 3; // across the end of a piece, whose first half is a hole
    std::filesystem::resize_file(path, std::uint64_t{1} << 43U);
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(far + 3));
    file << "magic" << std::flush;
    const auto source = openFile(path);
    ASSERT_TRUE(source);
    const std::vector<std::byte> pattern{std::byte{0}, std::byte{0}, std::byte{0}, std::byte{'m'}};
    const auto never = [](ByteCount) { return true; };
    EXPECT_EQ(searchBytes(**source, {pattern, {0}, false}, never).found, ByteOffset{far});
    const auto nothing = searchBytes(**source, {Sparse::word, {0}, false}, never);
    EXPECT_FALSE(nothing.found || nothing.stopped);
}

TEST(ByteSearch, FindsBehind64BitPositions) {
    const auto far = (std::uint64_t{1} << 44U) - 5 * mebibyte;
    const Sparse source(std::uint64_t{1} << 44U, {far});
    EXPECT_EQ(find(source, far - 3 * mebibyte).found, ByteOffset{far});
    EXPECT_EQ(find(source, far + 3 * mebibyte, true).found, ByteOffset{far});
}

} // namespace
} // namespace atlas
