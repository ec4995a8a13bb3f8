// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/df_figures.h"

#include "layout/layout_summary.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<std::uint64_t> overheadOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    if (fs.has("bigalloc")) {
        return fs.overheadClusters == 0 ? std::nullopt
                                        : std::optional(std::uint64_t{fs.overheadClusters} * fs.blocksPerCluster());
    }
    auto blocks = fs.firstDataBlock.value + std::uint64_t{layout.groups.size().value} * (fs.inodeTableBlocks + 2);
    for (const auto& copies : layout.copies)
        blocks += (copies.superblock ? 1 : 0) + (copies.descriptors.count + copies.reservedGdt.count).value;
    return blocks + journalBytes(layout).value / std::max<std::uint64_t>(fs.blockSize.value, 1);
}

/// Clusters that the kernel keeps for itself, in blocks: 2 %, at most 4,096.
std::uint64_t keptByKernel(const Filesystem& fs) {
    constexpr std::uint64_t most = 4096;
    constexpr std::uint64_t part = 50;
    const std::uint64_t ratio = std::max(fs.blocksPerCluster(), 1U);
    return fs.has("extent") ? std::min(fs.blockCount.value / ratio / part, most) * ratio : 0;
}

} // namespace

std::optional<BlockCount> freeByDescriptors(const Layout& layout) {
    std::uint64_t clusters = 0;
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g) {
        if (!layout.groups.isCurrent({g}) || layout.groups.hasWrongChecksum({g}))
            return std::nullopt;
        clusters += layout.groups.freeBlocks[g];
    }
    return BlockCount{clusters * layout.filesystem.blocksPerCluster()};
}

std::optional<DfSpace> dfFigures(const Layout& layout, BlockCount free) {
    const auto& fs = layout.filesystem;
    const auto overhead = overheadOf(layout);
    if (!overhead || *overhead > fs.blockCount.value || free.value > fs.blockCount.value - *overhead)
        return std::nullopt;
    const BlockCount size{fs.blockCount.value - *overhead};
    const auto kept = fs.reservedBlocks + keptByKernel(fs);
    return DfSpace{.size = size, .used = size - free, .available = {free.value - std::min(kept, free.value)}};
}

} // namespace atlas
