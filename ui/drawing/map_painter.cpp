// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/map_painter.h"

#include "ui/drawing/map_text.h"
#include "ui/text/qt_text.h"
#include "view/scale.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPainter>
#include <cmath>
#include <cstring>

namespace atlas::ui {
namespace {

QImage* imageOf(QPainter& painter) {
    auto* const image = dynamic_cast<QImage*>(painter.device());
    if (image == nullptr || painter.hasClipping() || !painter.transform().isIdentity() || painter.opacity() < 1)
        return nullptr;
    const auto format = image->format();
    const bool plain = format == QImage::Format_RGB32 || format == QImage::Format_ARGB32 ||
                       format == QImage::Format_ARGB32_Premultiplied;
    return plain ? image : nullptr;
}

} // namespace

std::optional<MapPixels> MapPixels::of(QPainter& painter, const MapGeometry& geometry, const Palette& palette,
                                       double edge) {
    auto* const image = imageOf(painter);
    const double right = (geometry.left + geometry.columns()) * (image != nullptr ? image->devicePixelRatio() : 0);
    if (image == nullptr || std::lround(right) > image->width() || geometry.left < 0)
        return {};
    return MapPixels(*image, geometry, palette, edge);
}

MapPixels::MapPixels(QImage& image, const MapGeometry& geometry, const Palette& palette, double edge)
    : m_bits(image.bits()),
      m_bytesPerLine(image.bytesPerLine()),
      m_height(image.height()),
      m_ratio(image.devicePixelRatio()),
      m_rowHeight(geometry.rowHeight),
      m_edge(edge),
      m_spacing(misalignedPixels(m_ratio)),
      m_ground(palette.background.rgb()),
      m_red(palette.misaligned.rgb()) {
    for (const auto kind : allRegionKinds)
        for (std::size_t cover = 0; cover <= shadeSteps; ++cover)
            m_kinds[index(kind)][cover] = palette.of(kind, static_cast<std::uint8_t>(cover)).rgb();
    for (std::size_t shade = 0; shade <= shadeSteps; ++shade)
        m_shades[shade] = palette.shade(static_cast<double>(shade) / shadeSteps).rgb();
    const int columns = geometry.columns();
    m_edges.resize(static_cast<std::size_t>(columns) + 1);
    for (int column = 0; column <= columns; ++column)
        m_edges[static_cast<std::size_t>(column)] = qRound(geometry.x(column) * m_ratio);
    const auto width = static_cast<std::size_t>(pixel(columns));
    m_line.resize(width);
    m_edgeLine.resize(width);
    m_hatch.resize(width + static_cast<std::size_t>(m_spacing));
    for (std::size_t i = 0; i < m_hatch.size(); ++i) {
        const int sum = m_edges.front() + static_cast<int>(i);
        m_hatch[i] = isHatched(sum, m_spacing) ? m_red : m_ground;
    }
}

MapPixels::Lines MapPixels::linesOf(double top, double bottom) const {
    const int first = std::clamp(qRound(top * m_ratio), 0, m_height);
    return {first, std::clamp(qRound(bottom * m_ratio), first, m_height)};
}

/// Computes the pixels of one line of the row, above its misalignment edge.
void MapPixels::makeLine(const DrawRow& row) {
    std::ranges::fill(m_line, m_ground);
    for (const auto& run : row.runs) {
        if (run.kind) {
            std::fill(m_line.begin() + pixel(run.x0), m_line.begin() + pixel(run.x1),
                      m_kinds[index(*run.kind)][run.cover]);
        } else if (m_ratio == 1) {
            std::transform(row.shades.begin() + run.x0, row.shades.begin() + run.x1, m_line.begin() + run.x0,
                           [this](std::uint8_t shade) { return m_shades[shade]; });
        } else {
            row.eachShade(run, [this](int x0, int x1, std::uint8_t shade) {
                std::fill(m_line.begin() + pixel(x0), m_line.begin() + pixel(x1), m_shades[shade]);
            });
        }
    }
}

/// Computes the pixels of image line `y`, which crosses the row's misalignment edge.
void MapPixels::makeEdge(const DrawRow& row, int y) {
    m_edgeLine = m_line;
    const auto hatch = m_hatch.begin() + y % m_spacing;
    for (const auto& run : row.runs)
        if (run.offMarked && row.marksSome(run))
            std::fill(m_edgeLine.begin() + pixel(run.x0), m_edgeLine.begin() + pixel(run.x1), m_red);
        else if (run.offMarked)
            std::copy(hatch + pixel(run.x0), hatch + pixel(run.x1), m_edgeLine.begin() + pixel(run.x0));
}

void MapPixels::copy(const QRgb* from, int y) {
    auto* const line = reinterpret_cast<QRgb*>(m_bits + y * m_bytesPerLine) + m_edges.front();
    std::copy_n(from, m_line.size(), line);
}

void MapPixels::paintRow(const DrawRow& row, double y) {
    const bool offMarked = std::ranges::any_of(row.runs, &Run::offMarked);
    const auto all = linesOf(y, y + m_rowHeight);
    const auto edge = offMarked ? linesOf(y + m_rowHeight - m_edge, y + m_rowHeight) : Lines{all.end, all.end};
    makeLine(row);
    for (int n = all.first; n < edge.first; ++n)
        copy(m_line.data(), n);
    // The hatching repeats every m_spacing lines.
    for (int phase = 0; phase < m_spacing && edge.first + phase < edge.end; ++phase) {
        makeEdge(row, edge.first + phase);
        for (int n = edge.first + phase; n < edge.end; n += m_spacing)
            copy(m_edgeLine.data(), n);
    }
}

namespace {

struct MapPainterText {
    Q_DECLARE_TR_FUNCTIONS(MapPainterText)
};

class MapPainter {
public:
    MapPainter(QPainter& painter, const MapScene& scene, const Palette& palette)
        : m_painter(painter),
          m_scene(scene),
          m_geometry(scene.geometry),
          m_palette(palette),
          m_font(painter.font()),
          m_metrics(m_font),
          m_ascent(m_metrics.ascent()),
          m_descent(m_metrics.descent()),
          m_narrowestText(8 + 2 * m_metrics.averageCharWidth()) {
        for (const auto kind : allRegionKinds) {
            m_fills[index(kind)] = palette.of(kind);
            m_inks[index(kind)] = palette.textOn(m_fills[index(kind)]);
        }
        for (std::size_t shade = 0; shade <= shadeSteps; ++shade)
            m_fills[regionKindCount + shade] = palette.shade(static_cast<double>(shade) / shadeSteps);
    }

    /// Fills only around and between the rows: filling everything would double the fill cost of a frame.
    void paintBackground() const;
    void paintRuler() const;
    void paintBrackets() const;
    void paintRowNames() const;
    void paintFoldNotes() const;
    void paintRows() const;

private:
    void paintRow(const DrawRow& row, double y, std::optional<MapPixels>& pixels) const;
    void paintRuns(const DrawRow& row, double y) const;
    void paintEstimates(const DrawRow& row, double y) const;
    void paintMissing(const DrawRow& row, double y) const;
    void paintRunText(const Run& run, double y) const;
    void paintBracket(std::uint32_t flexGroup, std::uint64_t firstRow, std::uint64_t endRow) const;
    [[nodiscard]] const Label& label(const QString& words) const { return m_scene.labels->label(words, m_font); }
    [[nodiscard]] const QColor& colorOf(RegionKind kind) const { return m_fills[index(kind)]; }
    [[nodiscard]] const QColor& colorOf(std::uint8_t shade) const { return m_fills[regionKindCount + shade]; }
    /// Height of the misalignment edge at the bottom of a row.
    [[nodiscard]] double edge() const {
        const double minimum = std::min(3.0, m_geometry.rowHeight / 3); // low rows still show most of the kind's colour
        return std::round(std::clamp(m_geometry.rowHeight * 0.3, minimum, 7.0));
    }
    [[nodiscard]] double baseline(double top, double height) const { return top + (height + m_ascent - m_descent) / 2; }
    [[nodiscard]] std::uint64_t endRow() const { return m_scene.drawn.firstRow + m_scene.drawn.rows.size(); }

    QPainter& m_painter;
    const MapScene& m_scene;
    const MapGeometry& m_geometry;
    const Palette& m_palette;
    QFont m_font;
    QFontMetricsF m_metrics;
    double m_ascent; ///< cached: QFontMetricsF::ascent() takes two locks
    double m_descent;
    double m_narrowestText; ///< with its margin; narrower runs have no text
    std::array<QColor, regionKindCount> m_inks; ///< text colour by kind
    std::array<QColor, regionKindCount + shadeSteps + 1> m_fills; ///< by kind, then shades from free to in use
};

void MapPainter::paintBackground() const {
    const double rowsEnd = m_geometry.y(static_cast<double>(m_scene.drawn.rows.size()));
    const double right = m_geometry.left + m_geometry.columns();
    const auto fill = [&](double left, double top, double width, double height) {
        m_painter.fillRect(QRectF(left, top, width, height), m_palette.background);
    };
    fill(0, 0, m_scene.size.width(), m_geometry.top);
    fill(0, m_geometry.top, m_geometry.left, rowsEnd - m_geometry.top);
    fill(right, m_geometry.top, m_scene.size.width() - right, rowsEnd - m_geometry.top);
    fill(0, rowsEnd, m_scene.size.width(), std::max(m_scene.size.height() - rowsEnd, 0.0));
    for (std::size_t i = 0; i < m_scene.drawn.rows.size(); ++i) {
        const double y = m_geometry.y(static_cast<double>(i));
        fill(m_geometry.left, y + m_geometry.rowHeight, m_geometry.columns(),
             m_geometry.rowPitch - m_geometry.rowHeight);
        const auto& runs = m_scene.drawn.rows[i].runs;
        const int covered = runs.empty() ? 0 : runs.back().x1;
        fill(m_geometry.x(covered), y, m_geometry.columns() - covered, m_geometry.rowHeight);
    }
}

void MapPainter::paintRuler() const {
    if (!m_scene.isPicture && m_scene.viewpoint.mode == RowMode::Overview)
        return; // the window has the caption beside the buttons
    const double bottom = m_geometry.top - 3;
    const double textBase = bottom - 5 - m_descent;
    m_painter.setPen(m_palette.mutedText);
    if (m_scene.drawsMagnified()) {
        label(m_scene.viewpoint.mode == RowMode::Overview
                  ? MapPainterText::tr("metadata magnified, not to scale; flex groups that are alike are drawn once")
                  : MapPainterText::tr("metadata magnified: not to scale"))
            .draw(m_painter, QPointF(m_geometry.left, textBase));
        return;
    }
    const auto window = m_scene.viewpoint.view.window;
    const auto words = [](std::uint64_t offset) { return QStringLiteral("+") + ui::number(offset); };
    const double widest = label(words(static_cast<std::uint64_t>(window.end()))).width();
    const int maximum = static_cast<int>(m_geometry.width / (widest + 18)) + 1;
    double free = 0;
    for (const auto offset : rulerTicks(window.first, window.length, maximum)) {
        const double x =
            m_geometry.x((static_cast<double>(offset) - window.first) / window.length * m_geometry.columns());
        const auto& tick = label(words(offset));
        const double width = tick.width();
        const double left = std::min(x - width / 2, m_scene.size.width() - width - 2);
        m_painter.drawLine(QPointF(x, bottom - 4), QPointF(x, bottom));
        if (left >= free) {
            // Not Label::draw: glyph runs are rounded differently at fractional positions.
            m_painter.drawText(QPointF(left, textBase), tick.words());
            free = left + width + 6;
        }
    }
}

void MapPainter::paintBrackets() const {
    if (!m_scene.gutter.brackets || m_scene.drawn.rows.empty())
        return;
    const auto& fs = m_scene.volume->filesystem();
    const std::uint64_t flex = fs.groupsPerFlex();
    for (auto row = m_scene.drawn.firstRow; row < endRow();) {
        const auto index = row / flex;
        paintBracket(static_cast<std::uint32_t>(index), index * flex,
                     std::min((index + 1) * flex, m_scene.rows.rowCount()));
        row = (index + 1) * flex;
    }
}

void MapPainter::paintBracket(std::uint32_t flexGroup, std::uint64_t firstRow, std::uint64_t lastRowEnd) const {
    const bool begins = firstRow >= m_scene.drawn.firstRow;
    const bool ends = lastRowEnd <= endRow();
    const auto yOf = [&](std::uint64_t row) { return m_geometry.y(static_cast<double>(row - m_scene.drawn.firstRow)); };
    const double top = begins ? yOf(firstRow) + 1 : m_geometry.top;
    const double limit = m_geometry.top + m_geometry.height;
    const double bottom = ends ? std::min(yOf(lastRowEnd) - 3, limit) : limit;
    const double x = m_scene.gutter.bracketX + 1;
    m_painter.setPen(QPen(m_palette.bracket, 2));
    m_painter.drawLine(QPointF(x, top), QPointF(x, bottom));
    if (begins)
        m_painter.drawLine(QPointF(x, top), QPointF(x + 5, top));
    if (ends)
        m_painter.drawLine(QPointF(x, bottom), QPointF(x + 5, bottom));
    for (const auto& words : {MapPainterText::tr("flex group %1").arg(ui::number(flexGroup)), ui::number(flexGroup)}) {
        const double width = label(words).width();
        if (width + 4 <= bottom - top) {
            m_painter.save();
            m_painter.translate(m_scene.gutter.bracketTextX, (top + bottom) / 2);
            m_painter.rotate(-90);
            m_painter.drawText(QPointF(-width / 2, (m_ascent - m_descent) / 2), words);
            m_painter.restore();
            return;
        }
    }
}

void MapPainter::paintRowNames() const {
    m_painter.setPen(m_palette.text);
    for (std::size_t i = 0; i < m_scene.drawn.rows.size(); ++i) {
        const double top = m_geometry.y(static_cast<double>(i));
        const double base = baseline(top, m_geometry.rowHeight);
        if (base + m_descent > m_scene.size.height())
            break; // the name would be cut off
        const auto name = rowName(m_scene.rows, m_scene.volume->filesystem(), m_scene.drawn.firstRow + i);
        const auto& words = label(rowLabel(name));
        words.draw(m_painter, QPointF(m_scene.gutter.labelEnd - words.width(), base));
    }
}

void MapPainter::paintFoldNotes() const {
    for (std::size_t i = 0; i < m_scene.drawn.rows.size(); ++i) {
        const auto note = m_scene.foldNoteIn(i);
        if (!note)
            continue;
        const auto& row = m_scene.drawn.rows[i];
        m_painter.setPen(m_palette.textOn(colorOf(row.shades[static_cast<std::size_t>(row.runs.back().x1 - 1)])));
        label(note->words)
            .draw(m_painter,
                  QPointF(note->rect.left(), baseline(m_geometry.y(static_cast<double>(i)), m_geometry.rowHeight)));
    }
}

void MapPainter::paintRows() const {
    auto pixels = MapPixels::of(m_painter, m_geometry, m_palette, edge());
    m_painter.save();
    m_painter.setClipRect(QRectF(0, m_geometry.top, m_scene.size.width(), m_scene.size.height() - m_geometry.top));
    for (std::size_t i = 0; i < m_scene.drawn.rows.size(); ++i)
        paintRow(m_scene.drawn.rows[i], m_geometry.y(static_cast<double>(i)), pixels);
    m_painter.restore();
}

void MapPainter::paintRow(const DrawRow& row, double y, std::optional<MapPixels>& pixels) const {
    if (pixels)
        pixels->paintRow(row, y);
    else
        paintRuns(row, y);
    paintEstimates(row, y);
    paintMissing(row, y);
    QColor line = m_palette.background;
    line.setAlpha(120);
    for (const int column : row.partLines)
        m_painter.fillRect(QRectF(m_geometry.x(column), y, 1, m_geometry.rowHeight), line);
    for (const auto& run : row.runs)
        paintRunText(run, y);
}

void MapPainter::paintRuns(const DrawRow& row, double y) const {
    const auto alike = [&](const Run& a, const Run& b) {
        return a.x1 == b.x0 && a.offMarked == b.offMarked && a.merged() == b.merged() && a.kind == b.kind &&
               a.cover == b.cover;
    };
    for (std::size_t i = 0; i < row.runs.size();) {
        std::size_t end = i + 1;
        while (end < row.runs.size() && alike(row.runs[end - 1], row.runs[end]))
            ++end;
        const auto& run = row.runs[i];
        if (!run.kind) {
            row.eachShade(run, [&](int x0, int x1, std::uint8_t shade) {
                m_painter.fillRect(QRectF(m_geometry.x(x0), y, x1 - x0, m_geometry.rowHeight), colorOf(shade));
            });
            ++i;
            continue;
        }
        const double x = m_geometry.x(run.x0);
        const double width = m_geometry.x(row.runs[end - 1].x1) - x;
        m_painter.fillRect(QRectF(x, y, width, m_geometry.rowHeight),
                           run.cover == shadeSteps ? colorOf(*run.kind) : m_palette.of(*run.kind, run.cover));
        if (run.offMarked) {
            const QRectF bottom(x, y + m_geometry.rowHeight - edge(), width, edge());
            paintMisaligned(m_painter, bottom, row.marksSome(run), m_palette);
        }
        i = end;
    }
}

/// Dots over areas that are shaded without bitmaps.
void MapPainter::paintEstimates(const DrawRow& row, double y) const {
    for (const auto& columns : row.estimates) {
        const double x = m_geometry.x(columns.x0);
        paintEstimate(m_painter, {x, y, m_geometry.x(columns.x1) - x, m_geometry.rowHeight}, m_palette);
    }
}

/// Hatches what lies past the end of a truncated image.
void MapPainter::paintMissing(const DrawRow& row, double y) const {
    const auto here = intersection(row.blocks, m_scene.volume->missing());
    if (here.empty())
        return;
    const double first = std::clamp(std::floor(row.columnOf(here.first)), 0.0, 1.0 * m_geometry.columns());
    const double end = std::clamp(std::ceil(row.columnOf(here.end())), first, 1.0 * m_geometry.columns());
    hatch(m_painter, {m_geometry.x(first), y, end - first, m_geometry.rowHeight}, m_palette.text, 6);
}

void MapPainter::paintRunText(const Run& run, double y) const {
    const double width = run.x1 - run.x0;
    if (width < m_narrowestText || !run.kind || run.merged())
        return;
    const double height = m_geometry.rowHeight - (run.offMarked ? edge() : 0);
    if (height < m_ascent + m_descent - 1)
        return;
    const auto& region = m_scene.volume->layout().regions[run.regionBegin];
    const auto* const words = m_scene.labels->runLabel(region, m_scene.drawsMagnified(), width - 8, m_font);
    if (words != nullptr) {
        const double x = m_geometry.x(run.x0) + std::round((width - words->width()) / 2);
        const QRectF ground(x - 3, y, words->width() + 6, height); // hides the separators between parts
        m_painter.fillRect(ground, colorOf(*run.kind));
        m_painter.setPen(m_inks[index(*run.kind)]);
        words->draw(m_painter, QPointF(x, baseline(y, height)));
    }
}

} // namespace

void paintMap(QPainter& painter, const MapScene& scene, const Palette& palette) {
    if (!scene.volume) {
        painter.fillRect(QRectF({}, scene.size), palette.background);
        return;
    }
    const MapPainter map(painter, scene, palette);
    map.paintBackground();
    map.paintRows();
    map.paintRuler();
    map.paintBrackets();
    map.paintRowNames();
    map.paintFoldNotes();
}

void paintMapRows(QPainter& painter, const MapScene& scene, const Palette& palette) {
    if (scene.volume)
        MapPainter(painter, scene, palette).paintRows();
}

} // namespace atlas::ui
