// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/layout_metrics.h"

#include "layout/structures.h"

#include <algorithm>

namespace atlas {

MetadataRuns metadataRunsOf(const Layout& layout) {
    const auto metrics = measureLayout(layout);
    return {metrics.blockBitmapRuns, metrics.inodeBitmapRuns, metrics.inodeTableRuns};
}

namespace {

std::vector<BlockNumber> sorted(std::vector<BlockNumber> places) {
    if (!std::ranges::is_sorted(places))
        std::ranges::sort(places);
    return places;
}

/// Runs of adjacent structures of `length` blocks each. Precondition: `places` is sorted.
std::uint64_t runs(const std::vector<BlockNumber>& places, BlockCount length) {
    std::uint64_t count = 0;
    for (std::size_t n = 0; n < places.size(); ++n)
        count += n == 0 || places[n] != places[n - 1] + length ? 1 : 0;
    return count;
}

void measureReads(const Layout& layout, const ReadModel& model, LayoutMetrics& out) {
    const auto both = [&](auto reads) {
        return FillReads{reads(layout, model, Fill::ByFlags), reads(layout, model, Fill::Full)};
    };
    for (const auto work : allWorks)
        out.works[static_cast<std::size_t>(work)] = readsOf(work, layout, model);
    // The first write reads all block bitmaps, so its reads serve as the full ones.
    out.blockBitmapReads = {blockBitmapReads(layout, model, Fill::ByFlags), out.of(Work::FirstWrite)};
    out.inodeBitmapReads = both(inodeBitmapReads);
    out.inodeTableReads = both(inodeTableReads);
}

Distance distance(const Layout& layout, const std::vector<BlockNumber>& places) {
    Distance out;
    double sum = 0;
    std::uint64_t stated = 0;
    for (std::uint32_t g = 0; g < places.size(); ++g) {
        if (!layout.isPlaceStated(places[g], {g}))
            continue;
        ++stated;
        const auto home = layout.filesystem.blocksOf({g}).first;
        const auto apart = places[g] > home ? places[g] - home : home - places[g];
        sum += static_cast<double>(apart.value);
        out.largest = std::max(out.largest, apart.value);
    }
    out.mean = stated == 0 ? 0 : sum / static_cast<double>(stated);
    return out;
}

void measureStretches(const Layout& layout, LayoutMetrics& out) {
    auto cursor = layout.filesystem.firstDataBlock;
    const auto takeGap = [&](BlockNumber end) {
        if (end > cursor) {
            ++out.metadataFreeStretches;
            out.longestMetadataFreeBlocks = std::max(out.longestMetadataFreeBlocks, (end - cursor).value);
        }
    };
    for (const auto& region : layout.regions) {
        if (belongsToGroup(region.kind)) {
            takeGap(region.first);
            cursor = std::max(cursor, region.end());
            out.metadataBlocks += region.count.value;
        }
    }
    takeGap(layout.filesystem.end());
    out.metadataShare = static_cast<double>(out.metadataBlocks) /
                        static_cast<double>(std::max<std::uint64_t>(1, layout.filesystem.blockCount.value));
}

struct Copies {
    GroupNumber group;
    BlockInterval blocks;
};

std::vector<Copies> copyBlocks(const Layout& layout) {
    std::vector<Copies> all;
    for (const auto& copies : layout.copies) {
        const auto first = copies.superblock.value_or(copies.descriptors.first);
        const auto end = std::max({first + BlockCount{1}, copies.descriptors.end(), copies.reservedGdt.end()});
        all.push_back({copies.group, between(first, end)});
    }
    return all;
}

std::vector<TableCut> tableCuts(const Layout& layout) {
    const BlockCount length{layout.filesystem.inodeTableBlocks};
    std::vector<std::pair<BlockNumber, std::uint32_t>> tables;
    for (std::uint32_t g = 0; g < layout.groups.inodeTable.size(); ++g)
        if (layout.isPlaceStated(layout.groups.inodeTable[g], {g}))
            tables.emplace_back(layout.groups.inodeTable[g], g);
    std::ranges::sort(tables);
    const auto copies = copyBlocks(layout);
    std::vector<TableCut> cuts;
    for (std::size_t n = 1; n < tables.size(); ++n) {
        const auto gap = between(tables[n - 1].first + length, tables[n].first);
        const auto backup =
            std::ranges::lower_bound(copies, gap.first, {}, [](const Copies& c) { return c.blocks.first; });
        const bool holds = backup != copies.end() && !gap.empty() && backup->blocks.end() <= gap.end();
        if (holds && (gap.count - backup->blocks.count) < length)
            cuts.push_back({{tables[n - 1].second}, {tables[n].second}, backup->group});
    }
    return cuts;
}

} // namespace

LayoutMetrics measureLayout(const Layout& layout, const ReadModel& model) {
    const auto& fs = layout.filesystem;
    const auto blockBitmaps = sorted(statedPlaces(layout, layout.groups.blockBitmap));
    const auto inodeBitmaps = sorted(statedPlaces(layout, layout.groups.inodeBitmap));
    LayoutMetrics out;
    out.groups = layout.groups.size().value;
    out.blockBitmapRuns = runs(blockBitmaps, {1});
    out.inodeBitmapRuns = runs(inodeBitmaps, {1});
    out.inodeTableRuns = runs(sorted(statedPlaces(layout, layout.groups.inodeTable)), {fs.inodeTableBlocks});
    measureReads(layout, model, out);
    out.toBlockBitmap = distance(layout, layout.groups.blockBitmap);
    out.toInodeTable = distance(layout, layout.groups.inodeTable);
    measureStretches(layout, out);
    out.tableCuts = tableCuts(layout);
    for (const auto& file : layout.files) {
        if (file.kind == RegionKind::Journal) {
            out.journalExtents += file.dataExtents().size();
            for (const auto& part : file.mapping)
                out.journalMappingBlocks += part.count.value;
        }
    }
    return out;
}

std::uint64_t bitmapEraseBlocks(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks) {
    const auto size = eraseBlocks.size.value;
    std::vector<std::uint64_t> numbers;
    for (const auto* places : {&layout.groups.blockBitmap, &layout.groups.inodeBitmap}) {
        for (const auto place : statedPlaces(layout, *places)) {
            const auto byte = byteOf(place, layout.filesystem.blockSize, start).value;
            numbers.push_back((byte + size - eraseBlocks.phase.value % size) / size);
        }
    }
    std::ranges::sort(numbers);
    return static_cast<std::uint64_t>(std::ranges::unique(numbers).begin() - numbers.begin());
}

} // namespace atlas
