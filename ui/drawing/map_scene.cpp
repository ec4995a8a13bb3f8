// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_scene.h"

#include "ui/drawing/map_text.h"
#include "ui/widgets/palette.h"

#include <algorithm>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr double gutterMargin = 6;
constexpr double bracketWidth = 6;
constexpr double mapRightMargin = 14;

/// The longest row name: of the first, the last or a folded row.
double widestLabel(const RowLayout& rows, const Filesystem& fs, const QFontMetricsF& metrics) {
    const auto width = [&](std::uint64_t row) { return metrics.horizontalAdvance(rowLabel(rowName(rows, fs, row))); };
    double widest = std::max(width(0), width(rows.rowCount() - std::min<std::uint64_t>(rows.rowCount(), 1)));
    for (std::uint64_t row = 0; rows.folds && row < rows.folds->rows.size(); ++row) {
        const auto& here = rows.folds->rows[row];
        const bool marked = here.count() > 1 || unfoldedRunOf(*rows.folds, here.first) != nullptr;
        widest = marked ? std::max(widest, width(row)) : widest;
    }
    return std::ceil(widest);
}

MapGutter gutterFor(const RowLayout& rows, const Filesystem& fs, const QFontMetricsF& metrics) {
    MapGutter gutter;
    gutter.brackets = rows.mode == RowMode::Group && fs.hasFlexGroups();
    double x = gutterMargin;
    if (gutter.brackets) {
        gutter.bracketTextX = x + metrics.height() / 2;
        gutter.bracketX = std::ceil(x + metrics.height() + 3);
        x = gutter.bracketX + bracketWidth + gutterMargin;
    }
    gutter.labelEnd = x + widestLabel(rows, fs, metrics);
    return gutter;
}

} // namespace

bool MapScene::show(DrawnVolumePtr next) {
    if (sameLayout(volume, next)) {
        volume = std::move(next);
        return false;
    }
    *this = MapScene{.volume = std::move(next),
                     .viewpoint = {.mode = viewpoint.mode, .magnified = viewpoint.magnified},
                     .isPicture = isPicture,
                     .byCover = byCover,
                     .version = version + 1};
    return true;
}

void MapScene::layOut(QSizeF extent, const QFontMetricsF& fontMetrics) {
    size = extent;
    metrics = fontMetrics;
    labels = std::make_shared<MapLabels>();
    layOutAgain();
}

void MapScene::layOutAgain() {
    ++version;
    if (!volume || !metrics)
        return;
    auto& [mode, magnified, view, folds, ownRow] = viewpoint;
    if (mode == RowMode::Overview && !folds)
        folds = std::make_shared<const FoldedRows>(foldAlike(*volume));
    const auto& fs = volume->filesystem();
    const double line = std::ceil(metrics->height());
    const bool captioned = isPicture || mode != RowMode::Overview;
    geometry.top = captioned ? line + 12 : gutterMargin;
    const double height = size.height() - geometry.top - gutterMargin;
    const auto rowGeometry = groupMapRows(mode, magnified, line, height, isPicture);
    geometry.height = std::max(height, rowGeometry.minPitch);
    const auto fit = rowGeometry.rowsIn(geometry.height);

    const auto before = rows;
    const auto firstBlock = before.blocksOf(view.topRow).first;
    const bool whole = view.window == wholeRow(before);
    rows = rowLayout(fs, mode, fit,
                     folds && ownRow ? std::make_shared<const FoldedRows>(withOwnRow(*folds, *ownRow)) : folds);
    gutter = gutterFor(rows, fs, *metrics);
    geometry.left = gutter.labelEnd + 8;
    geometry.width = std::max(size.width() - geometry.left - mapRightMargin, 1.0);
    rowGeometry.spread(rows.rowCount(), geometry);

    if (before != rows) {
        view.topRow = rows.rowOf(firstBlock);
        const double stretch = static_cast<double>(rows.blocksPerRow) / static_cast<double>(before.blocksPerRow);
        view.window = whole || mode == RowMode::Overview
                          ? wholeRow(rows)
                          : Window{view.window.first * stretch, view.window.length * stretch};
    }
}

double MapScene::heightOfAllRows() const {
    const double line = std::ceil(metrics->height());
    const auto heights = groupMapRows(viewpoint.mode, viewpoint.magnified, line, 0, isPicture);
    return geometry.top + static_cast<double>(rows.rowCount()) * heights.maxPitch + gutterMargin;
}

void MapScene::layOutBare(QRectF plot, const RowLayout& wanted, const RowHeights& heights, std::uint64_t count) {
    rows = wanted;
    size = {plot.right(), plot.bottom()};
    geometry = {.left = plot.left(), .top = plot.top(), .width = plot.width(), .height = plot.height()};
    heights.spread(count, geometry);
    viewpoint.view = {0, wholeRow(rows)};
    refreshRows();
}

void MapScene::refreshRows() {
    if (!volume) {
        drawn = {};
        drawnVolume.reset();
        return;
    }
    auto& view = viewpoint.view;
    view = clamped(view, rows, wholeRows());
    const DrawRequest next{view.topRow, wholeRows(), view.window, geometry.columns(), drawsMagnified(), byCover};
    if (drawnVolume != volume || drawn.mapRows != rows || request != next) {
        drawn = layOutRows(*volume, rows, next, std::move(drawn));
        drawnVolume = volume;
        request = next;
        ++version;
    }
}

Warp MapScene::warpOf(BlockNumber block) const {
    return drawsMagnified() ? rowWarp(*volume, rows, rows.rowOf(block), drawn) : Warp();
}

QList<QRectF> MapScene::rectsOf(BlockInterval blocks) const {
    QList<QRectF> rects;
    for (std::size_t i = 0; i < drawn.rows.size(); ++i) {
        const auto& row = drawn.rows[i];
        const auto here = intersection(blocks, row.blocks);
        if (here.empty())
            continue;
        const double first = std::max(std::floor(row.columnOf(here.first)), 0.0);
        const double end = std::min(std::max(std::floor(row.columnOf(here.end())), first + 1),
                                    static_cast<double>(geometry.columns()));
        if (end > first && row.columnOf(here.end()) > 0)
            rects.emplace_back(geometry.x(first), geometry.y(static_cast<double>(i)), end - first, geometry.rowHeight);
    }
    return rects;
}

QList<TintedRect> MapScene::tintedRects() const {
    QList<TintedRect> rects;
    if (!tints)
        return rects;
    for (std::size_t i = 0; i < drawn.rows.size(); ++i) {
        const auto& row = drawn.rows[i];
        const double last = static_cast<double>(geometry.columns());
        double free = 0; // first column without tint
        auto from = between(std::max(row.blocks.first, row.blockUnder(0)), row.blocks.end());
        while (!from.empty() && free < last) {
            const auto next = std::ranges::partition_point(
                *tints, [&](const TintedBlocks& each) { return each.blocks.end() <= from.first; });
            const auto here = next == tints->end() ? BlockInterval{} : intersection(next->blocks, from);
            if (here.empty())
                break;
            const double first = std::max(std::floor(row.columnOf(here.first)), free);
            const double end = std::max(std::floor(row.columnOf(here.end())), first + 1);
            if (first < last) {
                rects.push_back({{geometry.x(first), geometry.y(static_cast<double>(i)), std::min(end, last) - first,
                                  geometry.rowHeight},
                                 tintOfPixels(*tints, next, row.blockUnder(end))});
            }
            free = end;
            from = between(std::max(here.end(), row.blockUnder(free)), row.blocks.end());
        }
    }
    return rects;
}

/// In the lower part of a row, where badges of damage are not.
std::optional<QPointF> MapScene::pinTipOf(BlockInterval blocks) const {
    const auto rects = blocks.empty() ? QList<QRectF>() : rectsOf({blocks.first, BlockCount{1}});
    if (rects.empty())
        return {};
    return QPointF(rects.front().left(), rects.front().bottom() - 1);
}

QStringList MapScene::notesAt(QPointF point) const {
    QStringList notes;
    for (const auto& pin : pins)
        if (const auto tip = pinTipOf(pin.blocks); tip && std::abs(tip->x() - point.x()) <= pinHeight / 2 &&
                                                   point.y() <= tip->y() + 2 && point.y() >= tip->y() - pinHeight - 2) {
            notes << pin.words;
        }
    return notes;
}

std::optional<Hit> MapScene::hitAt(QPointF point) const {
    return volume ? hitPoint(volume->layout(), drawn, geometry, point.x(), point.y()) : std::nullopt;
}

BlockInterval MapScene::structureAt(const Hit& hit) const {
    const auto& fs = volume->filesystem();
    return hit.kind ? volume->layout().regions[hit.region].partAt(hit.block).blocks()
                    : fs.blocksOf(fs.groupOf(hit.block));
}

std::optional<FoldNote> MapScene::foldNoteIn(std::size_t row) const {
    constexpr double margin = 8;
    const auto& runs = drawn.rows[row].runs;
    if (!volume || !metrics || runs.empty() || runs.back().kind)
        return std::nullopt;
    const auto& gap = runs.back();
    for (const auto& words : foldNotes(*volume, rows, drawn.firstRow + row)) {
        const double width = metrics->horizontalAdvance(words);
        if (width + 2 * margin > gap.x1 - gap.x0)
            continue;
        const double middle = geometry.y(static_cast<double>(row)) + geometry.rowHeight / 2;
        const double left = std::floor(geometry.x(gap.x1) - width - margin);
        return FoldNote{words, {left, middle - metrics->height() / 2, width, metrics->height()}};
    }
    return std::nullopt;
}

} // namespace atlas::ui
