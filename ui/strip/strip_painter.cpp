// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/strip_painter.h"

#include "ui/strip/strip_scene.h"
#include "ui/strip/strip_text.h"
#include "ui/text/qt_text.h"
#include "view/scale.h"

#include <QPainter>
#include <cmath>

namespace atlas::ui {
namespace {

using Kind = StripSegment::Kind;

class StripPainter {
public:
    StripPainter(QPainter& painter, const StripScene& scene, const Palette& palette)
        : m_painter(painter), m_scene(scene), m_palette(palette), m_metrics(painter.font()) {}

    void paintBox(const StripBox& box) const;
    void paintMetadata() const;
    void paintMissing() const;
    void paintText(const StripBox& box) const;
    void paintMarkers() const;
    void paintRuler() const;
    void paintFrame() const;
    void paintDamage() const;
    void paintNotes() const;
    void paintFocus() const;
    void paintPlace() const;

private:
    [[nodiscard]] QColor fillOf(const StripBox& box) const;
    void paintMarker(double x) const;
    void paintWords(double at, bool off) const;
    [[nodiscard]] double baseline(const QRectF& rect) const {
        return rect.center().y() + (m_metrics.ascent() - m_metrics.descent()) / 2;
    }

    QPainter& m_painter;
    const StripScene& m_scene;
    const Palette& m_palette;
    QFontMetricsF m_metrics;
};

QColor StripPainter::fillOf(const StripBox& box) const {
    if (box.segment.chosen)
        return m_palette.chosenVolume;
    switch (box.segment.kind) {
    case Kind::Table: return m_palette.tableArea;
    case Kind::Missing:
    case Kind::Gap: return m_palette.free;
    case Kind::Volume: return m_scene.content.disk.content.isExt() ? m_palette.volume : m_palette.partition;
    case Kind::Partition: break;
    }
    const auto& partition = m_scene.content.disk.table.partitions[box.segment.partition];
    return partition.content.isExt() ? m_palette.volume : m_palette.partition;
}

void StripPainter::paintBox(const StripBox& box) const {
    const auto rect = m_scene.rectOf(box);
    m_painter.fillRect(rect, fillOf(box));
    if (box.segment.kind == Kind::Gap && rect.width() > 6)
        hatch(m_painter, rect, m_palette.line, 7);
    // A line in the background colour separates boxes that are wide enough.
    if (rect.width() > 3)
        m_painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), m_palette.background);
}

void StripPainter::paintMetadata() const {
    const double height = m_scene.boxes.bottom() - m_scene.band;
    const double left = m_scene.boxes.left() + m_scene.drawn.volumeX0;
    const double column = m_scene.drawn.volumeColumn;
    const auto rectOf = [&](int x0, int x1) {
        const double right = std::min(left + x1 * column, m_scene.boxes.right());
        return QRectF(left + x0 * column, m_scene.band, right - (left + x0 * column), height);
    };
    const auto paint = [&](const QRectF& rect, const QColor& color, bool offMarked, bool merged) {
        m_painter.fillRect(rect, color);
        if (offMarked) {
            const QRectF edge(rect.left(), rect.bottom() - 4, rect.width(), 4);
            paintMisaligned(m_painter, edge, merged, m_palette);
        }
    };
    for (const auto& run : m_scene.drawn.volume.runs) {
        if (!run.kind) {
            m_scene.drawn.volume.eachShade(run, [&](int x0, int x1, int shade) {
                m_painter.fillRect(rectOf(x0, x1), m_palette.shade(static_cast<double>(shade) / shadeSteps));
            });
        }
    }
    for (const auto& stretch : m_scene.drawn.shown.dense) {
        // Nearly all metadata is inode tables.
        paint(rectOf(stretch.columns.x0, stretch.columns.x1), m_palette.of(RegionKind::InodeTable, stretch.cover),
              stretch.offMarked, false);
    }
    for (const auto& run : m_scene.drawn.shown.runs)
        paint(rectOf(run.x0, run.x1), m_palette.of(*run.kind), run.offMarked, run.merged());
    for (const auto& columns : m_scene.drawn.volume.estimates)
        paintEstimate(m_painter, rectOf(columns.x0, columns.x1), m_palette);
}

/// Hatches what a truncated image lacks, over the metadata expected there.
void StripPainter::paintMissing() const {
    for (const auto& box : m_scene.drawn.boxes)
        if (box.segment.kind == Kind::Missing)
            hatch(m_painter, m_scene.rectOf(box), m_palette.text, 6);
}

void StripPainter::paintText(const StripBox& box) const {
    auto rect = m_scene.rectOf(box);
    if ((box.segment.chosen || box.segment.kind == Kind::Missing) && !m_scene.drawn.volume.runs.empty())
        rect.setBottom(m_scene.band);
    for (const auto& words : boxTexts(m_scene, box)) {
        const double width = m_metrics.horizontalAdvance(words);
        if (width + 7 > rect.width())
            continue;
        const bool empty = box.segment.kind == Kind::Gap || box.segment.kind == Kind::Missing;
        const bool centred = box.segment.kind == Kind::Table || empty;
        const double x =
            centred ? rect.center().x() - width / 2 : rect.left() + std::min(8.0, (rect.width() - width) / 2);
        if (empty) {
            m_painter.fillRect(
                QRectF(x - 4, baseline(rect) - m_metrics.ascent() - 1, width + 8, m_metrics.height() + 2),
                m_palette.free);
        }
        m_painter.setPen(empty ? m_palette.mutedText : m_palette.textOn(fillOf(box)));
        m_painter.drawText(QPointF(x, baseline(rect)), words);
        return;
    }
}

void StripPainter::paintMarker(double x) const {
    const double tip = m_scene.boxes.top() - 1;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_palette.misaligned);
    m_painter.drawPolygon(
        QPolygonF{QPointF(x, tip), QPointF(x - 5, tip - strip::triangle), QPointF(x + 5, tip - strip::triangle)});
    m_painter.restore();
}

/// The verdict on the start of the chosen volume, or why a what-if start is not drawn.
void StripPainter::paintWords(double at, bool off) const {
    if (m_scene.wordsHeight(m_metrics) == 0)
        return;
    const bool refused = !m_scene.content.refusal.isEmpty();
    const auto words = refused ? m_scene.content.refusal : startText(m_scene);
    const double width = m_metrics.horizontalAdvance(words);
    const double x = std::clamp(at, 2.0, std::max(2.0, m_scene.size.width() - width - 2));
    m_painter.setPen(refused ? m_palette.error : off ? m_palette.misaligned : m_palette.mutedText);
    m_painter.drawText(QPointF(x, strip::topMargin + m_metrics.ascent()), words);
}

/// Paints a red triangle above each misaligned start; for the chosen volume also a text.
void StripPainter::paintMarkers() const {
    for (const auto& box : m_scene.drawn.boxes) {
        const auto start = m_scene.startOf(box);
        if (!start)
            continue;
        const bool off = start->isOff();
        const double at = m_scene.x(start->start);
        if (off)
            paintMarker(at);
        if (box.segment.chosen && m_scene.content.volume) {
            paintWords(at, off);
            if (off) {
                m_painter.fillRect(QRectF(at - 1, m_scene.boxes.top() - 1, 2, m_scene.boxes.height() + 5),
                                   m_palette.misaligned);
            }
        }
    }
}

void StripPainter::paintRuler() const {
    const double top = m_scene.boxes.bottom() + 2;
    const double widest = m_metrics.horizontalAdvance(QStringLiteral("1,023.9 GiB"));
    const int maximum = static_cast<int>(m_scene.boxes.width() / (widest + 24)) + 1;
    m_painter.setPen(m_palette.mutedText);
    double free = 0;
    for (const auto byte : rulerTicks(0, static_cast<double>(m_scene.content.disk.size.value), maximum)) {
        const double x = m_scene.x(ByteOffset{byte});
        const auto words = byte == 0 ? QStringLiteral("0") : ui::size(ByteCount{byte});
        const double width = m_metrics.horizontalAdvance(words);
        const double left = std::clamp(x - width / 2, 2.0, std::max(2.0, m_scene.size.width() - width - 2));
        m_painter.drawLine(QPointF(x, top), QPointF(x, top + 4));
        if (left >= free) {
            m_painter.drawText(QPointF(left, top + 5 + m_metrics.ascent()), words);
            free = left + width + 8;
        }
    }
}

void StripPainter::paintFrame() const {
    const auto frame = m_scene.frame();
    if (frame.isNull() || m_scene.showsAll())
        return;
    // Only around the metadata: around the whole box, a frame would look like the extent of the partition.
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.focus, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    m_painter.drawRect(QRectF(frame.left(), m_scene.band, frame.width(), frame.bottom() - m_scene.band));
}

void StripPainter::paintDamage() const {
    if (!m_scene.content.volume || m_scene.drawn.blocks.empty())
        return;
    double last = -badgeSize;
    for (const auto& blocks : m_scene.damaged) {
        const double x = m_scene.xOf(blocks.first);
        if (std::abs(x - last) >= badgeSize)
            paintBadge(m_painter, {x, m_scene.boxes.bottom() - badgeSize / 2}, m_palette);
        last = x;
    }
}

void StripPainter::paintNotes() const {
    for (const auto& pin : m_scene.pins)
        if (pin.byte.value < m_scene.content.disk.size.value)
            paintPin(m_painter, {m_scene.x(pin.byte), m_scene.boxes.bottom() - 1}, m_palette);
}

/// A pin below the boxes, where it covers no name.
void StripPainter::paintPlace() const {
    if (!m_scene.place || m_scene.place->value >= m_scene.content.disk.size.value)
        return;
    const double x = std::clamp(m_scene.x(*m_scene.place), m_scene.boxes.left(), m_scene.boxes.right());
    const double tip = m_scene.boxes.bottom() + 1;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(m_palette.background, 1));
    m_painter.setBrush(m_palette.frame);
    m_painter.drawPolygon(
        QPolygonF{QPointF(x, tip), QPointF(x - 5, tip + strip::rulerGap), QPointF(x + 5, tip + strip::rulerGap)});
    m_painter.restore();
}

void StripPainter::paintFocus() const {
    if (m_scene.focused && *m_scene.focused < m_scene.drawn.boxes.size()) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_palette.focus, 2, Qt::DashLine));
        m_painter.drawRect(m_scene.rectOf(m_scene.drawn.boxes[*m_scene.focused]).adjusted(2, 2, -3, -2));
    }
}

} // namespace

void paintStrip(QPainter& painter, const StripScene& scene, const Palette& palette) {
    painter.fillRect(QRectF({}, scene.size), palette.background);
    const StripPainter strip(painter, scene, palette);
    for (const auto& box : scene.drawn.boxes)
        strip.paintBox(box);
    strip.paintMetadata();
    strip.paintMissing();
    for (const auto& [rect, tint] : scene.tintedRects())
        painter.fillRect(rect, palette.tint(tint));
    for (const auto& box : scene.drawn.boxes)
        strip.paintText(box);
    strip.paintRuler();
    strip.paintFrame();
    strip.paintMarkers();
    strip.paintDamage();
    strip.paintNotes();
    strip.paintPlace();
    strip.paintFocus();
}

} // namespace atlas::ui
