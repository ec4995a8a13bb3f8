// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/bitmap_faults.h"

#include "ondisk/checksums.h"

namespace atlas {

void BitmapFaults::add(const BitmapFaults& other) {
    unreadable.add(other.unreadable);
    checksums.add(other.checksums);
    freeInodes.add(other.freeInodes);
    metadataFree.add(other.metadataFree);
}

/// Of 32 bytes, descriptors keep 16 bits of it (lib/ext2fs/csum.c).
std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                     std::span<const std::byte> bitmap) {
    constexpr std::uint32_t smallDescriptor = 32;
    const auto& fs = layout.filesystem;
    const bool ofBlocks = kind == BitmapKind::Blocks;
    const auto& stored = ofBlocks ? layout.groups.blockBitmapChecksum : layout.groups.inodeBitmapChecksum;
    if (stored.empty() || !fs.checksumSeed || layout.groups.hasWrongChecksum(group)) {
        return std::nullopt;
    }
    const std::size_t bytes = (ofBlocks ? fs.clustersPerGroup : fs.inodesPerGroup) / 8;
    const auto computed = bitmapChecksum(bitmap.first(std::min(bytes, bitmap.size())), *fs.checksumSeed,
                                         fs.descriptorSize > smallDescriptor);
    if (stored[group.value] == computed) {
        return std::nullopt;
    }
    return Finding{.kind = FindingKind::BitmapChecksum,
                   .region = ofBlocks ? RegionKind::BlockBitmap : RegionKind::InodeBitmap,
                   .group = group,
                   .block = ofBlocks ? layout.groups.blockBitmap[group.value] : layout.groups.inodeBitmap[group.value],
                   .numbers = {stored[group.value], computed}};
}

} // namespace atlas
