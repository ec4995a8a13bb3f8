// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/capacity.h"

#include "layout/layout_summary.h"
#include "layout/resize_limits.h"

#include <algorithm>

namespace atlas {
namespace {

/// s_first_ino is 11 unless the creator of the file system chose another: the inodes below are not for files.
constexpr std::uint64_t reservedInodes = 10;

struct InodeTables {
    BlockCount written{};
    BlockCount later{};
};

/// mke2fs and the kernel write the part in use before everything else.
InodeTables tablesOf(const Layout& layout, TableWriting how) {
    const auto& fs = layout.filesystem;
    const HeededFlags flags(layout);
    const auto perBlock = std::max<std::uint64_t>(1, fs.inodeSize == 0 ? 0 : fs.blockSize.value / fs.inodeSize);
    InodeTables tables;
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g) {
        const auto used = std::min<std::uint64_t>(ceilDiv(flags.initialisedInodes({g}), perBlock), fs.inodeTableBlocks);
        const BlockCount rest{fs.inodeTableBlocks - used};
        const bool awaits = how == TableWriting::Later || (how == TableWriting::ByFlags && flags.awaitsZeroing({g}));
        tables.written += {used};
        (awaits ? tables.later : tables.written) += rest;
    }
    return tables;
}

BlockCount bitmapsWritten(const Layout& layout) {
    const HeededFlags flags(layout);
    std::uint64_t count = 0;
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g)
        count += (flags.blocksUninitialised({g}) ? 0 : 1) + (flags.inodesUninitialised({g}) ? 0 : 1);
    return {count};
}

/// The reserved GDT blocks of group 0 are written: they point to those of the backups (lib/ext2fs/res_gdt.c).
BlockCount copiesOf(const Layout& layout) {
    BlockCount count;
    for (const auto& copies : layout.copies)
        count += BlockCount{copies.superblock ? 1U : 0U} + copies.descriptors.count +
                 (copies.group.value == 0 ? copies.reservedGdt.count : BlockCount{});
    return count;
}

/// Blocks that are left for files.
BlockCount usableBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    auto taken = fs.firstDataBlock.value + fs.reservedBlocks;
    for (const auto& region : layout.regions)
        taken += region.count.value;
    return {fs.blockCount.value - std::min(taken, fs.blockCount.value)};
}

ByteCount largestMounted(const Filesystem& fs) {
    using Then = GrowthLimit::Then;
    const auto limit = growthLimitOf(fs);
    return limit.then == Then::MetaBg ? growthEndOf(fs) : limit.online;
}

} // namespace

Capacity capacityOf(const Layout& layout, TableWriting how) {
    const auto& fs = layout.filesystem;
    const auto bytes = [&](BlockCount blocks) { return bytesOf(blocks, fs.blockSize); };
    const auto tables = tablesOf(layout, how);
    Capacity out{.inodes = fs.inodeCount,
                 .smallestAllocation = fs.clusterSize,
                 .largestMounted = largestMounted(fs),
                 .largestUnmounted = unmountedGrowthLimitOf(fs).value_or(fs.size()),
                 .written = bytes(tables.written + bitmapsWritten(layout) + copiesOf(layout)) + journalBytes(layout),
                 .writtenLater = bytes(tables.later),
                 .journal = journalBytes(layout),
                 .usable = bytes(usableBlocks(layout)),
                 .descriptors = bytes({fs.descriptorBlocks})};
    out.fileSizeAtLastInode = {out.usable.value / (std::max(fs.inodeCount, reservedInodes + 1) - reservedInodes)};
    return out;
}

FileNeeds needsOf(Use use) {
    switch (use) {
    case Use::SmallFiles: return {.averageSize = {64 * KiB}, .largestAllocation = {16 * KiB}};
    case Use::General:
    case Use::VmImage:
    case Use::SdCard: return {.averageSize = {256 * KiB}, .largestAllocation = {64 * KiB}};
    case Use::Streaming:
    case Use::Database:
    case Use::RaidMembers: break;
    }
    return {.averageSize = {64 * MiB}, .largestAllocation = {64 * MiB}};
}

bool holdsFilesOf(Use use, const Capacity& capacity) {
    const auto needs = needsOf(use);
    return capacity.fileSizeAtLastInode <= needs.averageSize && capacity.smallestAllocation <= needs.largestAllocation;
}

} // namespace atlas
