// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/map/map_parts.h"

#include "alignment/judged_structures.h"
#include "ui/drawing/map_text.h"
#include "ui/map/group_map.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

namespace atlas::ui {
namespace {

struct MapPartsText {
    Q_DECLARE_TR_FUNCTIONS(MapPartsText)
};

constexpr auto sharedPixel = std::uint64_t{1} << 63; ///< flag in the keys of structures that share a pixel

/// No colours: assistive technology ignores them.
QString tipOf(const DrawnVolume& volume, const RowLayout& rows, const Hit& hit) {
    return mapTooltip(volume, rows, hit, QColor());
}

/// The verdict on all metadata of the row's groups, even outside the window; empty if none exists.
QStringList metadataVerdict(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row) {
    const auto fit = groupFit(volume.layout(), volume.judge(), rows.allBlocksOf(row));
    if (!fit.worst)
        return {};
    const bool off = fit.isMisaligned();
    QStringList lines{ui::marked(!off, off ? MapPartsText::tr("some of its metadata is misaligned")
                                           : MapPartsText::tr("none of its metadata is misaligned"))};
    if (fit.presence == Presence::Part)
        lines << MapPartsText::tr("some of its metadata lies past the end");
    return lines;
}

/// Explains the red edges in the row. Empty unless a granularity larger than the physical sector is marked and an
/// existing structure is drawn.
QStringList markLines(const DrawnVolume& volume, const DrawRow& drawn) {
    const auto& grid = volume.markedGrid();
    const bool any = std::ranges::any_of(
        drawn.runs, [&](const Run& run) { return run.kind && !volume.judge().isPastEnd(run.blocks.first); });
    if (!grid || !any)
        return {};
    const bool off = std::ranges::any_of(drawn.runs, &Run::offMarked);
    const auto words =
        !off ? MapPartsText::tr("no structure drawn here begins off the marked granularity of %1")
        : drawn.alignmentDiffers
            ? MapPartsText::tr("some structures that this row stands for begin off the marked granularity of %1")
            : MapPartsText::tr("some structures drawn here begin off the marked granularity of %1");
    return {ui::marked(!off, words.arg(ui::size(grid->size)))};
}

/// The tooltip beside the structures for a row of one group, else the row's name and what it represents; then the
/// verdict and `marks`.
QString rowTip(const DrawnVolume& volume, const RowLayout& rows, std::uint64_t row, const std::optional<Hit>& gap,
               const QStringList& marks) {
    const auto verdict = metadataVerdict(volume, rows, row) + marks;
    if (rows.mode == RowMode::Group && gap)
        return tipOf(volume, rows, *gap) + verdict.join(QStringLiteral("<br>"));
    const auto blocks = rows.blocksOf(row);
    QStringList lines{rowLabel(rowName(rows, volume.filesystem(), row))};
    lines << verdict
          << MapPartsText::tr("blocks: %1 – %2").arg(ui::number(blocks.first.value), ui::number(blocks.last().value))
          << foldNotes(volume, rows, row).value(0);
    return lines.join(u'\n');
}

/// The part for visible row `index`.
PicturePart rowPart(const MapScene& scene, std::size_t index, bool current) {
    const auto& row = scene.drawn.rows[index];
    const auto& g = scene.geometry;
    const auto bare = std::ranges::find_if(row.runs, [](const Run& run) { return !run.kind; });
    const auto gap =
        bare == row.runs.end() ? std::nullopt : hitColumn(scene.volume->layout(), scene.drawn, index, bare->x0);
    const QRectF rect(0, g.y(static_cast<double>(index)), g.left + g.width, g.rowHeight);
    return {row.blocks.first.value, rect.toAlignedRect(),
            [volume = scene.volume, rows = scene.drawn.mapRows, number = scene.drawn.firstRow + index, gap,
             marks = markLines(*scene.volume, row)] { return rowTip(*volume, rows, number, gap, marks); },
            current};
}

/// The parts of one row, from left to right.
class RowParts {
public:
    RowParts(const MapScene& scene, std::size_t index)
        : m_scene(scene), m_index(index), m_row(scene.drawn.rows[index]), m_layout(scene.volume->layout()) {}

    std::vector<PicturePart> list() {
        for (const auto& run : m_row.runs)
            if (run.kind && m_parts.size() < maxParts)
                add(run);
        addSelected();
        return std::move(m_parts);
    }

private:
    void add(const Run& run) {
        const auto& region = m_layout.regions[run.regionBegin];
        const auto width = static_cast<std::uint64_t>(std::max(run.x1 - run.x0, 1));
        if (run.merged() || (region.owned() && region.groups.value > width))
            return addShared(run);
        const auto end = std::min(run.blocks.end(), m_row.blockUnder(run.x1) + BlockCount{1});
        for (auto at = std::max(run.blocks.first, m_row.blockUnder(run.x0)); at < end && m_parts.size() < maxParts;) {
            const auto part = region.partAt(at).blocks();
            addStructure(part, run.regionBegin);
            at = part.end();
        }
    }

    void addShared(const Run& run) {
        if (const auto hit = hitColumn(m_layout, m_scene.drawn, m_index, run.x0)) {
            const auto& g = m_scene.geometry;
            const QRectF rect(g.x(run.x0), g.y(static_cast<double>(m_index)), run.x1 - run.x0, g.rowHeight);
            m_parts.push_back({run.blocks.first.value | sharedPixel, rect.toAlignedRect(), tip(*hit), false});
        }
    }

    [[nodiscard]] std::function<QString()> tip(const Hit& hit) const {
        return [volume = m_scene.volume, rows = m_scene.drawn.mapRows, hit] { return tipOf(*volume, rows, hit); };
    }

    /// Skips structures outside the window.
    void addStructure(BlockInterval part, std::size_t region) {
        const auto here = intersection(part, m_row.blocks);
        const auto rects = m_scene.rectsOf(here);
        if (rects.empty())
            return;
        const Hit hit{.row = m_scene.drawn.firstRow + m_index,
                      .block = here.first,
                      .stretch = here,
                      .kind = m_layout.regions[region].kind,
                      .region = region,
                      .pieces = 1};
        m_parts.push_back({here.first.value, rects.front().toAlignedRect(), tip(hit), part == m_scene.selection});
    }

    /// Adds the selected structure if it shares its pixel with others or exceeds the limit.
    void addSelected() {
        const auto& selection = m_scene.selection;
        const auto i = m_layout.firstRegionEndingAfter(selection.first);
        const bool here = !selection.empty() && m_row.blocks.contains(selection.first) && i < m_layout.regions.size() &&
                          m_layout.regions[i].first <= selection.first;
        if (here && std::ranges::none_of(m_parts, &PicturePart::current))
            addStructure(selection, i);
    }

    const MapScene& m_scene;
    std::size_t m_index;
    const DrawRow& m_row;
    const Layout& m_layout;
    std::vector<PicturePart> m_parts{};
};

} // namespace

PictureParts::Stamp MapParts::stamp() const {
    const auto& scene = m_map.scene();
    return {scene.version, scene.selection.first.value, scene.selection.count.value,
            m_map.selectedGroup().value_or(noGroup).value};
}

std::vector<PicturePart> MapParts::rows() const {
    const auto& scene = m_map.scene();
    std::vector<PicturePart> parts;
    if (!scene.volume)
        return parts;
    const auto block = m_map.selectedBlock();
    for (std::size_t i = 0; i < std::min(scene.drawn.rows.size(), maxParts); ++i)
        parts.push_back(rowPart(scene, i, block && scene.drawn.rows[i].blocks.contains(*block)));
    return parts;
}

std::vector<PicturePart> MapParts::inRow(std::uint64_t key) const {
    const auto& scene = m_map.scene();
    const auto row =
        std::ranges::find(scene.drawn.rows, BlockNumber{key}, [](const DrawRow& r) { return r.blocks.first; });
    if (!scene.volume || row == scene.drawn.rows.end())
        return {};
    return RowParts(scene, static_cast<std::size_t>(row - scene.drawn.rows.begin())).list();
}

} // namespace atlas::ui
