// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_list.h"

#include "view/alike_rows.h"
#include "view/draw_row.h"

#include <algorithm>
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
std::vector<Span> metadataOf(const DrawnVolume& volume, BlockInterval row, std::uint64_t blocksPerRow) {
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

Warp magnify(const DrawnVolume& volume, BlockInterval row, std::uint64_t blocksPerRow,
             const Magnification& magnification) {
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

Warp rowWarp(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row, const DrawList& drawn) {
    const bool known = drawn.warpedFor == volume.layoutPtr() && drawn.mapRows == rows && row >= drawn.firstRow &&
                       row - drawn.firstRow < drawn.rows.size();
    if (known)
        return drawn.rows[row - drawn.firstRow].scale.warp();
    return magnify(volume, rows.blocksOf(row), rows.blocksPerRow, magnificationOf(rows, row));
}

namespace {

std::vector<Warp> rowWarps(const DrawnVolume& volume, const RowLayout& rows, const DrawRequest& request,
                           std::size_t count, const DrawList& reused) {
    std::vector<Warp> warps;
    for (auto row = request.firstRow; row < request.firstRow + count; ++row)
        warps.push_back(rowWarp(volume, rows, row, reused));
    return warps;
}

std::optional<std::uint8_t> commonShade(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto all = rows.allBlocksOf(row);
    if (all == rows.blocksOf(row))
        return {};
    const auto& fs = volume.filesystem();
    return shadeOf(volume.usage().dataInUse(fs.groupOf(all.first), fs.groupOf(all.last())));
}

} // namespace

DrawList layOutRows(const DrawnVolume& volume, const RowLayout& rows, const DrawRequest& request, DrawList reused) {
    const auto all = rows.rowCount();
    const auto count = std::min(request.rowCount, all - std::min(all, request.firstRow));
    auto warps = request.magnified ? rowWarps(volume, rows, request, count, reused) : std::vector<Warp>(count);
    DrawList drawn{rows, request.firstRow, std::move(reused.rows), request.magnified ? volume.layoutPtr() : nullptr};
    drawn.rows.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto& row = drawn.rows[i];
        row.blocks = rows.blocksOf(request.firstRow + i);
        row.commonShade = commonShade(volume, rows, request.firstRow + i);
        row.byCover = request.byCover;
        row.alignmentDiffers = alignmentDiffers(volume, rows, request.firstRow + i);
        row.drawsCopies = rows.drawsCopies(request.firstRow + i);
        row.scale = RowScale(request.window, request.columns, std::move(warps[i]));
        layOutRow(volume, row);
    }
    return drawn;
}

namespace {

const Run* runAt(const DrawRow& row, int column) {
    const auto past = std::ranges::upper_bound(row.runs, column, {}, &Run::x0);
    if (past == row.runs.begin() || std::prev(past)->x1 <= column)
        return nullptr;
    return &*std::prev(past);
}

std::size_t shownRegion(const Layout& layout, const Run& run) {
    auto i = run.regionBegin;
    while (i + 1 < run.regionEnd && layout.regions[i].kind != run.kind)
        ++i;
    return i;
}

/// Parts of `region` under `column`.
std::uint64_t partsUnder(const Region& region, const DrawRow& row, int column) {
    const auto from = std::clamp(row.blockUnder(column), region.first, region.blocks().last());
    const auto to = std::clamp(row.blockUnder(column + 1), from + BlockCount{1}, region.end());
    const auto part = region.partSize().value;
    return ((to - region.first).value - 1) / part - (from - region.first).value / part + 1;
}

} // namespace

std::optional<Hit> hitColumn(const Layout& layout, const DrawList& drawn, std::size_t row, int column) {
    if (row >= drawn.rows.size())
        return {};
    const auto& drawRow = drawn.rows[row];
    const auto* run = runAt(drawRow, column);
    if (run == nullptr)
        return {};
    Hit hit{.row = drawn.firstRow + row,
            .block = std::clamp(drawRow.blockAt(column), run->blocks.first, run->blocks.last()),
            .stretch = run->blocks,
            .kind = run->kind,
            .pieces = run->pieces,
            .kinds = run->kinds};
    if (run->kind) {
        hit.region = shownRegion(layout, *run);
        const auto& region = layout.regions[hit.region];
        const auto here = intersection(region.blocks(), drawRow.blocks);
        hit.block = run->merged() ? here.first : std::clamp(hit.block, here.first, here.last());
        hit.pieces = run->merged() ? run->pieces : partsUnder(region, drawRow, column);
    }
    return hit;
}

std::optional<Hit> hitPoint(const Layout& layout, const DrawList& drawn, const MapGeometry& geometry, double x,
                            double y) {
    const auto row = geometry.rowAt(y);
    const auto column = geometry.columnAt(x);
    return row && column ? hitColumn(layout, drawn, static_cast<std::size_t>(*row), *column) : std::nullopt;
}

} // namespace atlas
