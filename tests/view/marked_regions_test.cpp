// SPDX-License-Identifier: GPL-3.0-or-later
// Which regions the views mark as misaligned.
#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

Volume marked(LayoutClaims claims, ByteOffset start, std::optional<SectorGrid> startGrid) {
    auto layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    const auto& fs = layout->filesystem;
    const Placement placement{.bytes = {start, bytesOf(fs.blockCount, fs.blockSize)}};
    return Volume({.layout = layout, .placement = placement, .startGrid = startGrid});
}

bool isMarked(const Volume& volume, BlockNumber block) {
    const auto& regions = volume.layout().regions;
    const auto at = volume.layout().firstRegionEndingAfter(block);
    EXPECT_TRUE(at < regions.size() && regions[at].blocks().contains(block));
    return volume.anyMisaligned(at, at + 1);
}

TEST(MarkedRegions, LeaveOutALostPrimarySuperblock) {
    for (const auto& startGrid : {std::optional<SectorGrid>{}, std::optional(SectorGrid{{MiB}, {0}})}) {
        auto claims = syntheticClaims({.groups = {4}});
        const auto bitmap = claims.groups.blockBitmap[0];
        EXPECT_TRUE(isMarked(marked(claims, {63 * 512}, startGrid), {0}));
        claims.filesystem.superblockGroup = {1};
        const auto volume = marked(claims, {63 * 512}, startGrid);
        EXPECT_FALSE(isMarked(volume, {0}));
        EXPECT_TRUE(isMarked(volume, bitmap));
    }
}

} // namespace
} // namespace atlas::test
