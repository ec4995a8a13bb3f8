// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/magnify.h"

#include "view/draw_row.h"

#include <cmath>

namespace atlas {
namespace {

constexpr std::size_t maxRegions = 256; ///< with more, the runs of a coarse draw list are used instead
constexpr int coarseColumns = 512;

struct Span {
    BlockInterval blocks;
    bool copy = false; ///< of superblock or descriptors
};

/// Metadata in the row, ascending and without overlaps.
std::vector<Span> metadataOf(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow) {
    const auto& regions = volume.layout().regions;
    const auto begin = volume.layout().firstRegionEndingAfter(row.first);
    std::vector<Span> spans;
    for (auto i = begin; i < regions.size() && regions[i].first < row.end() && spans.size() <= maxRegions; ++i)
        spans.push_back({intersection(regions[i].blocks(), row), regions[i].isCopy()});
    if (spans.size() <= maxRegions)
        return spans;
    spans.clear();
    for (const auto& run :
         layOutRegions(volume, row, RowScale({0, static_cast<double>(blocksPerRow)}, coarseColumns))) {
        const auto from = spans.empty() ? run.blocks.first : std::max(run.blocks.first, spans.back().blocks.end());
        spans.push_back({between(from, run.blocks.end())});
    }
    std::erase_if(spans, [](const Span& span) { return span.blocks.empty(); });
    return spans;
}

double weight(const Span& span, const Magnification& magnification) {
    return (4 + std::log2(static_cast<double>(span.blocks.count.value))) * (span.copy ? magnification.copies : 1);
}

struct Shares {
    double perWeight;   ///< row length per unit of weight
    double perGapBlock; ///< row length per block between the spans
};

Shares sharesOf(const std::vector<Span>& spans, BlockInterval row, const Magnification& magnification) {
    double weights = 0;
    double covered = 0;
    for (const auto& span : spans) {
        weights += weight(span, magnification);
        covered += static_cast<double>(span.blocks.count.value);
    }
    const double length = static_cast<double>(row.count.value);
    const double metadata = std::max(length * magnification.metadata, covered);
    const double gaps = length - covered;
    return {(gaps > 0 ? metadata : length) / weights, gaps > 0 ? (length - metadata) / gaps : 0};
}

} // namespace

Magnification magnificationOf(const RowLayout& rows, std::uint64_t row) {
    return rows.mode == RowMode::Overview ? Magnification{.metadata = 0.75, .copies = rows.drawsCopies(row) ? 0.3 : 0}
                                          : Magnification{};
}

Warp magnify(const Volume& volume, BlockInterval row, std::uint64_t blocksPerRow, const Magnification& magnification) {
    auto spans = metadataOf(volume, row, blocksPerRow);
    std::erase_if(spans, [&](const Span& span) { return weight(span, magnification) <= 0; });
    if (spans.empty())
        return {};
    const auto shares = sharesOf(spans, row, magnification);
    std::vector<Warp::Knot> knots{{0, 0}};
    for (const auto& span : spans) {
        const double start = static_cast<double>((span.blocks.first - row.first).value);
        const double place = knots.back().place + (start - knots.back().offset) * shares.perGapBlock;
        knots.push_back({start, place});
        knots.push_back({start + static_cast<double>(span.blocks.count.value),
                         place + weight(span, magnification) * shares.perWeight});
    }
    const double length = static_cast<double>(row.count.value);
    knots.push_back({length, length});
    return Warp(std::move(knots));
}

} // namespace atlas
