// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/magnify.h"

#include "view/draw_list.h"

#include <cmath>

namespace atlas {
namespace {

constexpr std::size_t maxRegions = 256; ///< with more, the runs of a coarse draw list replace the regions
constexpr int coarseColumns = 512;

/// Block ranges of metadata in the row, ascending and without overlaps.
std::vector<BlockInterval> metadataOf(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow) {
    const auto& regions = volume.layout().regions;
    const auto begin = volume.layout().firstRegionEndingAfter(row.first);
    std::vector<BlockInterval> spans;
    for (auto i = begin; i < regions.size() && regions[i].first < row.end() && spans.size() <= maxRegions; ++i) {
        spans.push_back(intersection(regions[i].blocks(), row));
    }
    if (spans.size() <= maxRegions) {
        return spans;
    }
    spans.clear();
    for (const auto& run :
         layOutRegions(volume, row, RowScale({0, static_cast<double>(blocksPerRow)}, coarseColumns))) {
        const auto from = spans.empty() ? run.blocks.first : std::max(run.blocks.first, spans.back().end());
        spans.push_back(between(from, run.blocks.end()));
    }
    std::erase_if(spans, [](const BlockInterval& span) { return span.empty(); });
    return spans;
}

double weight(BlockInterval span) { return 4 + std::log2(static_cast<double>(span.count.value)); }

struct Shares {
    double perWeight;   ///< row length per unit of weight
    double perGapBlock; ///< row length per block between the spans
};

Shares sharesOf(const std::vector<BlockInterval>& spans, BlockInterval row) {
    double weights = 0;
    double covered = 0;
    for (const auto& span : spans) {
        weights += weight(span);
        covered += static_cast<double>(span.count.value);
    }
    const double length = static_cast<double>(row.count.value);
    const double metadata = std::max(length / 2, covered);
    const double gaps = length - covered;
    return {(gaps > 0 ? metadata : length) / weights, gaps > 0 ? (length - metadata) / gaps : 0};
}

} // namespace

Warp magnify(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow) {
    const auto spans = metadataOf(volume, row, blocksPerRow);
    if (spans.empty()) {
        return {};
    }
    const auto shares = sharesOf(spans, row);
    std::vector<Warp::Knot> knots{{0, 0}};
    for (const auto& span : spans) {
        const double start = static_cast<double>((span.first - row.first).value);
        const double place = knots.back().place + (start - knots.back().offset) * shares.perGapBlock;
        knots.push_back({start, place});
        knots.push_back({start + static_cast<double>(span.count.value), place + weight(span) * shares.perWeight});
    }
    const double length = static_cast<double>(row.count.value);
    knots.push_back({length, length});
    return Warp(std::move(knots));
}

} // namespace atlas
