// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_bitmap_padding.h"

#include "base/bits.h"
#include "ext4/volume_blocks.h"

#include <algorithm>

namespace atlas {
namespace {

/// Bits of `bitmap` that are not set, of those behind the last cluster of a group with `blocks` blocks.
std::uint64_t unsetBehind(BlockCount blocks, std::span<const std::byte> bitmap, const Filesystem& fs) {
    const auto end = std::min<std::uint64_t>(fs.clustersPerGroup, bitmap.size() * 8);
    std::uint64_t unset = 0;
    for (auto bit = ceilDiv(blocks.value, fs.blocksPerCluster()); bit < end; ++bit) {
        unset += isBitSet(bitmap, bit) ? 0 : 1;
    }
    return unset;
}

} // namespace

void checkBitmapPadding(ext2_filsys handle, const LayoutClaims& claims, ByteCount available,
                        std::vector<Finding>& findings) {
    const auto& fs = claims.filesystem;
    if (fs.primaryIsLost() || claims.groups.size().value == 0 || fs.needsRecovery) {
        return;
    }
    VolumeBlocks blocks(handle, available);
    const GroupNumber last{claims.groups.size().value - 1};
    const auto at = claims.groups.blockBitmap[last.value];
    if (claims.groups.has(last, GroupFlag::BlockUninit) || !blocks.isInside(at.value)) {
        return;
    }
    const auto unset = unsetBehind(fs.blocksOf(last).count, std::as_bytes(blocks.read(at.value)), fs);
    if (unset > 0) {
        findings.push_back({.kind = FindingKind::BitmapPadding,
                            .region = RegionKind::BlockBitmap,
                            .group = last,
                            .block = at,
                            .numbers = {unset, fs.blockCount.value}});
    }
}

} // namespace atlas
