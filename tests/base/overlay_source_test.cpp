// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/overlay_source.h"
#include "support/bytes_source.h"

#include <gtest/gtest.h>
#include <string>

namespace atlas {
namespace {

std::vector<std::byte> bytesOf(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string textOf(const ByteSource& source, std::uint64_t at, std::size_t count) {
    std::string text(count, '\0');
    EXPECT_TRUE(source.read({at}, std::as_writable_bytes(std::span(text))));
    return text;
}

const auto alphabet = std::make_shared<test::BytesSource>(bytesOf("abcdefghijklmnopqrstuvwxyz"));

TEST(OverlaySource, ReadsItsPiecesFromElsewhereOrAsGiven) {
    const auto source =
        overlaid(alphabet, {{.bytes = {{2}, {3}}, .from = {20}}, {.bytes = {{8}, {2}}, .given = bytesOf("XY")}});
    EXPECT_EQ(textOf(*source, 0, 12), "abuvwfghXYkl");
    EXPECT_EQ(textOf(*source, 3, 1), "v");
    EXPECT_EQ(textOf(*source, 4, 5), "wfghX");
    EXPECT_EQ(textOf(*source, 9, 3), "Ykl");
    EXPECT_EQ(textOf(*source, 20, 3), "uvw") << "the place read from stays as it is";
    EXPECT_EQ(source->size(), alphabet->size());
}

TEST(OverlaySource, EndsWhereTheSourceEnds) {
    const auto source = overlaid(alphabet, {{.bytes = {{24}, {2}}, .given = bytesOf("YZ")}});
    std::vector<std::byte> bytes(3);
    EXPECT_FALSE(source->read({24}, bytes));
}

TEST(OverlaySource, TheFirstOfOverlappingPiecesKeepsTheBytes) {
    const auto overlay = inOrder({{.bytes = {{4}, {4}}, .given = bytesOf("1234")},
                                  {.bytes = {{6}, {4}}, .given = bytesOf("5678")},
                                  {.bytes = {{5}, {2}}, .given = bytesOf("90")}});
    EXPECT_EQ(textOf(*overlaid(alphabet, overlay), 2, 10), "cd123478kl");
}

TEST(OverlaySource, OfAVolumeInPiecesLiesInItsPieces) {
    // The volume is "mnopabcd".
    const ByteMap map{{.bytes = {{0}, {4}}, .at = {{12}}}, {.bytes = {{4}, {4}}, .at = {{0}}}};
    const Overlay overlay{{.bytes = {{1}, {6}}, .from = {2}}, {.bytes = {{7}, {1}}, .given = bytesOf("!")}};
    const auto below = overlaid(alphabet, mappedTo(map, overlay));
    const auto volume = mapped(below, map, {8}).value();
    const auto direct = overlaid(mapped(alphabet, map, {8}).value(), overlay);
    EXPECT_EQ(textOf(*direct, 0, 8), "mopabcd!");
    EXPECT_EQ(textOf(*volume, 0, 8), "mopabcd!");
}

} // namespace
} // namespace atlas
