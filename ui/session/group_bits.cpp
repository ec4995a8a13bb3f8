// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/group_bits.h"

#include "allocation/allocation_chunk.h"
#include "base/bits.h"
#include "layout/layout.h"

#include <algorithm>

namespace atlas::ui {
namespace {

/// The kind of metadata in the cluster that begins at `block`.
std::optional<RegionKind> kindIn(const Layout& layout, BlockNumber block) {
    const auto end = std::min(block + BlockCount{layout.filesystem.blocksPerCluster()}, layout.filesystem.end());
    for (; block < end; block += BlockCount{1})
        if (const auto* region = layout.regionAt(block))
            return region->kind;
    return std::nullopt;
}

GroupBitmap readBlocks(const ByteSource& disk, const Snapshot& snapshot, GroupNumber group) {
    const auto& layout = *snapshot.layout;
    const auto& fs = layout.filesystem;
    GroupBitmap bitmap{.computed = HeededFlags(layout).blocksUninitialised(group)};
    const auto tile = readTile(disk, snapshot.placement->bytes, layout, {group, {1}});
    if (!tile.known[0]) {
        bitmap.error = "the block bitmap cannot be read";
        return bitmap;
    }
    const auto bits = tile.of(group);
    const auto clusters = ceilDiv(fs.blocksOf(group).count.value, std::uint64_t{fs.blocksPerCluster()});
    for (std::size_t nth = 0; nth < clusters && nth / 8 < bits.size(); ++nth)
        bitmap.bits.push_back({isBitSet(bits, nth), kindIn(layout, fs.blockOfBit(group, nth))});
    return bitmap;
}

GroupBitmap readInodes(const ByteSource& disk, const Snapshot& snapshot, GroupNumber group) {
    const auto& layout = *snapshot.layout;
    const auto& fs = layout.filesystem;
    GroupBitmap bitmap{.computed = HeededFlags(layout).inodesUninitialised(group)};
    std::vector<std::byte> bits(fs.blockSize.value);
    const auto block = layout.groups.inodeBitmap[group.value];
    if (!bitmap.computed) {
        const auto at = snapshot.placement->byteOf(block, fs.blockSize);
        const auto status =
            block < fs.end() ? disk.read(at, bits) : std::unexpected(Error{.what = "outside the volume"});
        if (!status) {
            bitmap.error = sentence(status.error());
            return bitmap;
        }
    }
    const auto inodes = std::min<std::size_t>(fs.inodesPerGroup, bits.size() * 8);
    for (std::size_t nth = 0; nth < inodes; ++nth)
        bitmap.bits.push_back({isBitSet(bits, nth)});
    return bitmap;
}

} // namespace

std::size_t GroupBitmap::free() const {
    return static_cast<std::size_t>(std::ranges::count(bits, false, &GroupBit::inUse));
}

GroupBitmaps readGroupBitmaps(const ByteSource& disk, const Snapshot& snapshot, GroupNumber group) {
    return {group, readBlocks(disk, snapshot, group), readInodes(disk, snapshot, group)};
}

} // namespace atlas::ui
