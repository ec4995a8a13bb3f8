// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_painter.h"

#include "ui/drawing/map_text.h"
#include "ui/lens/lens_parts.h"
#include "ui/lens/lens_view.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

namespace atlas::ui {
namespace {

constexpr double wordMargins = 6; ///< on both sides of a text together
constexpr std::array allTracks{LensTrack::Logical, LensTrack::Physical, LensTrack::Blocks, LensTrack::Structures};

struct LensPainterText {
    Q_DECLARE_TR_FUNCTIONS(LensPainterText)
};

/// Whether the scale is so small that a cell stands for several sectors or blocks.
bool areSummed(std::span<const LensCell> cells) {
    return std::ranges::any_of(cells, [](const LensCell& cell) { return cell.count > 1; });
}

QStringList trackNames(LensTrack track, const LensScene& scene) {
    const auto bytes = [](ByteCount size) { return LensPainterText::tr("%1 B").arg(ui::number(size.value)); };
    switch (track) {
    case LensTrack::Logical:
        return {LensPainterText::tr("logical sectors"), bytes(scene.volume.drive().logicalSector.value)};
    case LensTrack::Physical: return {LensPainterText::tr("physical sectors"), bytes(scene.volume.grid().size)};
    case LensTrack::Blocks:
        return {LensPainterText::tr("file-system blocks"), bytes(scene.volume.filesystem().blockSize)};
    case LensTrack::Structures: return {LensPainterText::tr("structures")};
    }
    return {};
}

class LensPainter {
public:
    LensPainter(QPainter& painter, const LensScene& scene, const Palette& palette)
        : m_painter(painter), m_scene(scene), m_palette(palette), m_metrics(painter.font()) {}

    void paintNames() const;
    [[nodiscard]] bool holdNumbers(std::span<const LensCell> cells) const;
    void paintLogical() const;
    void paintBoundaryNumbers() const;
    void paintPhysical() const;
    void paintPhysicalWords() const;
    void paintBlocks() const;
    void paintBlockWords() const;
    void paintEveryNthBlock() const;
    void paintStructures() const;
    void paintStructureWords() const;
    void paintMissing() const;
    void paintCuts() const;
    void paintBoundaries() const;
    void paintSelection() const;

private:
    [[nodiscard]] QRect track(LensTrack which) const { return lensTrack(which, m_scene.size, m_metrics); }
    [[nodiscard]] QRectF rectOf(LensTrack which, int x0, int x1) const {
        const QRect rect = track(which);
        return QRectF(rect.left() + x0, rect.top(), std::max(x1 - x0, 1), rect.height());
    }
    void outline(const QRectF& rect, const QColor& colour) const {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(colour);
        m_painter.drawRect(rect.adjusted(0, 0, -1, -1));
    }
    bool words(const QRectF& rect, const QStringList& longestFirst, const QColor& colour, const QColor& behind) const;
    [[nodiscard]] QRectF besideFrame(const QRectF& rect) const {
        return widestBeside(rect, selectionFrame(m_scene, m_metrics));
    }
    [[nodiscard]] QColor costColour() const;
    [[nodiscard]] QColor fillOf(const LensCell& block) const;
    [[nodiscard]] QColor fillOf(const LensRun& run) const;

    QPainter& m_painter;
    const LensScene& m_scene;
    const Palette& m_palette;
    QFontMetricsF m_metrics;
};

/// Centres the longest text that fits in `rect`, on a background of colour `behind` if valid. Returns false if none
/// fits.
bool LensPainter::words(const QRectF& rect, const QStringList& longestFirst, const QColor& colour,
                        const QColor& behind) const {
    for (const auto& text : longestFirst) {
        const double width = m_metrics.horizontalAdvance(text);
        if (width + wordMargins > rect.width())
            continue;
        const double left = std::round(rect.center().x() - width / 2);
        const double baseline = rect.center().y() + (m_metrics.ascent() - m_metrics.descent()) / 2;
        if (behind.isValid())
            m_painter.fillRect(QRectF(left - 3, baseline - m_metrics.ascent(), width + 6, m_metrics.height()), behind);
        m_painter.setPen(colour);
        m_painter.drawText(QPointF(left, baseline), text);
        return true;
    }
    return false;
}

void LensPainter::paintNames() const {
    if (!showsTrackNames(m_scene.size))
        return;
    for (const auto which : allTracks) {
        const QRect rect = track(which);
        const auto names = trackNames(which, m_scene);
        const bool both = names.size() > 1;
        double baseline = rect.center().y() + 1 + (m_metrics.ascent() - m_metrics.descent()) / 2;
        if (both)
            baseline -= m_metrics.height() / 2;
        for (int i = 0; i < (both ? 2 : 1); ++i) {
            m_painter.setPen(i == 0 ? m_palette.text : m_palette.mutedText);
            m_painter.drawText(QPointF(rect.left() - lens::margin - m_metrics.horizontalAdvance(names[i]),
                                       baseline + i * m_metrics.height()),
                               names[i]);
        }
    }
}

/// Whether each cell has room for its number: two digits may fit where three do not. The cells at both ends may be cut.
bool LensPainter::holdNumbers(std::span<const LensCell> cells) const {
    constexpr std::size_t ends = 2;
    const auto whole = cells.size() > ends ? cells.subspan(1, cells.size() - ends) : cells;
    return std::ranges::all_of(whole, [this](const LensCell& cell) {
        return m_metrics.horizontalAdvance(ui::number(cell.first)) + wordMargins <= cell.x1 - cell.x0;
    });
}

void LensPainter::paintLogical() const {
    const auto& cells = m_scene.drawn.logical;
    const bool areNumbered = areSummed(cells) || holdNumbers(cells);
    for (const auto& cell : cells) {
        const auto rect = rectOf(LensTrack::Logical, cell.x0, cell.x1);
        m_painter.fillRect(rect, m_palette.free);
        outline(rect.adjusted(0, 0, 1, 0), m_palette.line);
        if (areNumbered) {
            const bool isOne = cell.count == 1;
            const auto number = ui::number(isOne ? cell.first : cell.count);
            words(rect, {isOne ? number : LensPainterText::tr("%1 sectors").arg(number)}, m_palette.mutedText, {});
        }
    }
    if (!areNumbered)
        paintBoundaryNumbers();
}

/// If sectors are too narrow for their numbers, numbers only the first sector of each physical sector, across its
/// neighbours.
void LensPainter::paintBoundaryNumbers() const {
    const auto grid = m_scene.volume.grid();
    for (const auto& cell : m_scene.drawn.physical) {
        if (cell.count > 1)
            continue;
        const auto byte = sectorBytes(cell.first, grid).first;
        const QString number = ui::number(sectorOf(byte, m_scene.volume.drive().logicalSector.value).value);
        const auto rect = rectOf(LensTrack::Logical, cell.x0, cell.x1);
        if (m_scene.drawn.columnOf(static_cast<double>(byte.value)) >= 0 &&
            m_metrics.horizontalAdvance(number) + 8 <= rect.width()) {
            words(QRectF(rect.left() + 1, rect.top() + 1, m_metrics.horizontalAdvance(number) + 8, rect.height() - 2),
                  {number}, m_palette.mutedText, m_palette.free);
        }
    }
}

/// Red where blocks straddle; amber where they are only smaller than a sector.
QColor LensPainter::costColour() const {
    return m_scene.volume.judge().blocks.worst() == Fit::Straddling ? m_palette.misaligned : m_palette.warning;
}

void LensPainter::paintPhysical() const {
    const QColor cost = costColour();
    for (const auto& cell : m_scene.drawn.physical) {
        const auto rect = rectOf(LensTrack::Physical, cell.x0, cell.x1);
        const bool isOne = cell.count == 1; // of several it is unknown which are partly written
        m_painter.fillRect(rect, m_palette.free);
        if (cell.partlyCovered && isOne)
            hatch(m_painter, rect, cost, 7);
        else if (cell.partlyCovered)
            m_painter.fillRect(QRectF(rect.left(), rect.bottom() - 4, rect.width(), 4), cost);
        outline(rect.adjusted(0, 0, 1, 0), cell.partlyCovered && isOne ? cost : m_palette.mutedText);
    }
}

void LensPainter::paintPhysicalWords() const {
    for (const auto& cell : m_scene.drawn.physical) {
        const auto rect = rectOf(LensTrack::Physical, cell.x0, cell.x1);
        const QString number =
            cell.count > 1 ? LensPainterText::tr("%1 sectors").arg(ui::number(cell.count)) : ui::number(cell.first);
        if (cell.partlyCovered && cell.count == 1) {
            words(rect, {LensPainterText::tr("read-modify-write"), LensPainterText::tr("RMW")}, costColour(),
                  m_palette.free);
        } else {
            words(rect, {number}, m_palette.mutedText, {});
        }
    }
}

QColor LensPainter::fillOf(const LensCell& block) const {
    const auto* region = block.count > 1 ? nullptr : m_scene.volume.layout().regionAt(BlockNumber{block.first});
    return region != nullptr ? m_palette.of(region->kind) : m_palette.free;
}

void LensPainter::paintBlocks() const {
    for (const auto& cell : m_scene.drawn.blocks) {
        const auto rect = rectOf(LensTrack::Blocks, cell.x0, cell.x1);
        m_painter.fillRect(rect, fillOf(cell));
        outline(rect.adjusted(0, 0, 1, 0), m_palette.mutedText);
    }
}

/// If blocks are too narrow for their numbers, numbers every n-th across its neighbours, n a power of two.
void LensPainter::paintEveryNthBlock() const {
    const auto& cells = m_scene.drawn.blocks;
    const auto wide = m_metrics.horizontalAdvance(ui::number(cells.back().first)) + 12;
    const double each = (cells.back().x1 - cells.front().x0) / static_cast<double>(cells.size());
    const auto frame = selectionFrame(m_scene, m_metrics);
    const auto step = std::bit_ceil(static_cast<std::uint64_t>(std::ceil(wide / std::max(each, 1.0))));
    for (const auto& cell : cells) {
        if (cell.first % step != 0 || cell.count > 1)
            continue;
        const auto rect = rectOf(LensTrack::Blocks, cell.x0, cell.x1);
        const QString number = ui::number(cell.first);
        const QRectF place(rect.left() + 1, rect.top() + 1, m_metrics.horizontalAdvance(number) + 8, rect.height() - 2);
        const auto track = this->track(LensTrack::Blocks);
        if (place.right() <= track.right() && place.left() >= track.left() && !(frame && place.intersects(*frame)))
            words(place, {number}, m_palette.textOn(fillOf(cell)), fillOf(cell));
    }
}

void LensPainter::paintBlockWords() const {
    const auto& cells = m_scene.drawn.blocks;
    if (!cells.empty() && !areSummed(cells) && !holdNumbers(cells))
        return paintEveryNthBlock();
    for (const auto& cell : cells) {
        const QColor fill = fillOf(cell);
        const QString number = ui::number(cell.first);
        words(besideFrame(rectOf(LensTrack::Blocks, cell.x0, cell.x1)),
              cell.count > 1 ? QStringList{LensPainterText::tr("%1 blocks").arg(ui::number(cell.count))}
                             : QStringList{LensPainterText::tr("block %1").arg(number), number},
              m_palette.textOn(fill), fill);
    }
}

/// Hatches what is past the end of a truncated image, as the map does.
void LensPainter::paintMissing() const {
    for (const auto which : allTracks)
        hatch(m_painter, missingRect(m_scene, which, m_metrics), m_palette.text, 6);
    for (const auto which : {LensTrack::Logical, LensTrack::Physical}) {
        words(missingRect(m_scene, which, m_metrics),
              {LensPainterText::tr("past the end: missing"), LensPainterText::tr("missing")}, m_palette.text,
              m_palette.background);
    }
}

QColor LensPainter::fillOf(const LensRun& run) const {
    return run.kind ? m_palette.of(*run.kind) : m_palette.shade(static_cast<double>(run.dataInUse) / shadeSteps);
}

void LensPainter::paintStructures() const {
    for (const auto& run : m_scene.drawn.structures) {
        const auto rect = rectOf(LensTrack::Structures, run.x0, run.x1);
        m_painter.fillRect(rect.adjusted(0, 0, rect.width() > 3 ? -1 : 0, 0), fillOf(run));
        if (run.offMarked) {
            const QRectF edge(rect.left(), rect.bottom() - 4, rect.width() - (rect.width() > 3 ? 1 : 0), 4);
            paintMisaligned(m_painter, edge, run.merged(), m_palette);
        }
    }
}

void LensPainter::paintStructureWords() const {
    for (const auto& run : m_scene.drawn.structures) {
        const auto rect = rectOf(LensTrack::Structures, run.x0, run.x1);
        const QColor fill = fillOf(run);
        if (!run.kind) {
            words(besideFrame(rect), {gapText(m_scene, run)}, m_palette.textOn(fill), fill);
        } else if (!run.merged()) {
            words(besideFrame(rect.adjusted(0, 0, 0, run.offMarked ? -3 : 0)),
                  runTexts(m_scene.volume.layout().regions[run.regionBegin], true), m_palette.textOn(fill), fill);
        }
    }
}

/// Draws a line from the logical sectors to the blocks at each block boundary inside a physical sector.
void LensPainter::paintCuts() const {
    const QRect top = track(LensTrack::Logical);
    const QRect bottom = track(LensTrack::Blocks);
    m_painter.setPen(QPen(m_palette.misaligned, 1, Qt::DashLine));
    for (const int cut : m_scene.drawn.cuts) {
        const double x = top.left() + cut + 0.5;
        m_painter.drawLine(QPointF(x, top.bottom() - 3), QPointF(x, bottom.top()));
    }
}

/// Draws the boundaries of the marked granularity across all tracks.
void LensPainter::paintBoundaries() const {
    const QRect top = track(LensTrack::Logical);
    const QRect bottom = track(LensTrack::Structures);
    for (const int boundary : m_scene.drawn.boundaries) {
        m_painter.fillRect(QRectF(top.left() + boundary, top.top() - 4, 2, bottom.bottom() - top.top() + 8),
                           m_palette.text);
    }
}

void LensPainter::paintSelection() const {
    if (const auto frame = selectionFrame(m_scene, m_metrics)) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_palette.frame, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_painter.drawRect(*frame);
    }
}

} // namespace

void paintLens(QPainter& painter, const LensScene& scene, const Palette& palette) {
    painter.fillRect(QRect({}, scene.size), palette.background);
    const LensPainter lens(painter, scene, palette);
    lens.paintNames();
    lens.paintLogical();
    lens.paintPhysical();
    lens.paintBlocks();
    lens.paintStructures();
    lens.paintMissing();
    lens.paintBlockWords(); // on the hatching, with their own background
    lens.paintStructureWords();
    lens.paintCuts();
    lens.paintBoundaries();
    lens.paintPhysicalWords();
    lens.paintSelection();
}

std::optional<QRectF> selectionFrame(const LensScene& scene, const QFontMetricsF& metrics) {
    if (scene.selection.empty())
        return std::nullopt;
    const auto place = [&](ByteOffset byte) { return scene.drawn.columnOf(static_cast<double>(byte.value)); };
    const double maximum = scene.drawn.columns;
    const double first = std::clamp(std::floor(place(scene.selection.first)), 0.0, maximum);
    const double end = std::clamp(std::floor(place(scene.selection.end())), 0.0, maximum);
    if (place(scene.selection.end()) <= 0 || first >= maximum)
        return std::nullopt;
    const auto volume = bytesOnDisk(scene.volume, scene.volume.filesystem().blocks());
    const bool isInside = !intersection(volume, scene.selection).empty();
    const QRect upper = lensTrack(isInside ? LensTrack::Blocks : LensTrack::Logical, scene.size, metrics);
    const QRect lower = lensTrack(isInside ? LensTrack::Structures : LensTrack::Logical, scene.size, metrics);
    return QRectF(upper.left() + first, upper.top() - 1, std::max(end - first, 3.0), lower.bottom() - upper.top() + 2);
}

QRectF missingRect(const LensScene& scene, LensTrack which, const QFontMetricsF& metrics) {
    const auto missing = scene.volume.missing();
    if (missing.empty())
        return {};
    const auto& drawn = scene.drawn;
    auto bytes = bytesOnDisk(scene.volume, missing);
    if (which == LensTrack::Logical || which == LensTrack::Physical) {
        const ByteOffset end{std::max(bytes.first.value, scene.volume.diskSize().value)};
        bytes = end < bytes.end() ? between(end, bytes.end()) : ByteInterval{};
    }
    const auto column = [&](double byte) {
        return static_cast<int>(std::clamp(drawn.columnOf(byte), 0.0, static_cast<double>(drawn.columns)));
    };
    const int first = column(static_cast<double>(bytes.first.value));
    const int end = column(static_cast<double>(bytes.first.value) + static_cast<double>(bytes.count.value));
    const QRectF track = lensTrack(which, scene.size, metrics);
    return first < end ? QRectF(track.left() + first, track.top(), end - first, track.height()) : QRectF();
}

QRectF widestBeside(const QRectF& rect, const std::optional<QRectF>& frame) {
    if (!frame)
        return rect;
    QRectF widest(rect.topLeft(), QSizeF(0, rect.height()));
    double from = rect.left();
    const auto take = [&](double until) {
        if (until - from > widest.width())
            widest = QRectF(from, rect.top(), until - from, rect.height());
    };
    for (const double edge : {frame->left(), frame->right()}) {
        if (edge > from && edge < rect.right()) {
            take(edge - 1); // the frame's line is two pixels wide
            from = edge + 1;
        }
    }
    take(rect.right());
    return widest;
}

} // namespace atlas::ui
