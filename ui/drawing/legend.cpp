// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/drawing/legend.h"

#include "ui/drawing/map_scene.h"
#include "ui/session/tinted_blocks.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <cmath>

namespace atlas::ui {
namespace {

struct Entry {
    QString text;
    QColor fill;
    QColor hatched{}; ///< colour of the hatching; invalid: none
    bool dotted = false;
    bool badge = false;
    bool pin = false;
};

constexpr double gapBeforeText = 3;
constexpr double gapBetweenEntries = 8;
constexpr double legendMargin = 8;

/// Slightly smaller than the text of the window: one line beside the panel in a window of 1,280 pixels.
QFont legendFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QList<Entry> entries(const Palette& palette, LegendExtras extras) {
    using enum RegionKind;
    QList<Entry> all{{Legend::tr("superblock"), palette.of(PrimarySuperblock)},
                     {Legend::tr("descriptors"), palette.of(GroupDescriptors)},
                     {Legend::tr("reserved GDT"), palette.of(ReservedGdt)},
                     {Legend::tr("block bitmap"), palette.of(BlockBitmap)},
                     {Legend::tr("inode bitmap"), palette.of(InodeBitmap)},
                     {Legend::tr("inode table"), palette.of(InodeTable)},
                     {Legend::tr("journal"), palette.of(Journal)},
                     {Legend::tr("system files"), palette.of(Quota)},
                     {Legend::tr("data"), palette.dataInUse},
                     {Legend::tr("free"), palette.free},
                     {Legend::tr("misaligned"), palette.background, palette.misaligned}};
    if (extras.estimates) {
        all.insert(all.size() - 1,
                   {Legend::tr("estimate: no bitmap read, or an old one"), palette.shade(0.3), {}, true});
    }
    if (extras.missing)
        all.push_back({Legend::tr("missing: past the end of the image or partition"), palette.free, palette.text});
    if (extras.damaged)
        all.push_back({Legend::tr("damaged"), palette.background, {}, false, true});
    if (extras.tint) {
        const auto words = *extras.tint == writtenTint     ? Legend::tr("written in this step")
                           : *extras.tint >= firstHeatTint ? Legend::tr("requests of the trace: the stronger, the more")
                           : *extras.tint == followedTint  ? Legend::tr("blocks of this file")
                                                           : Legend::tr("by owner: see Owners");
        all.push_back({words, palette.tint(*extras.tint)});
    }
    if (extras.notes)
        all.push_back({Legend::tr("note"), palette.background, {}, false, false, true});
    return all;
}

struct Placed {
    Entry entry;
    QRectF swatch;
    QPointF baseline;
};

/// Lays out the entries from left to right in lines of `width`.
QList<Placed> place(const QList<Entry>& all, const QFontMetricsF& metrics, double width) {
    const double side = std::round(metrics.ascent());
    const double line = std::ceil(metrics.height()) + 4;
    QPointF at(legendMargin, 2);
    QList<Placed> placed;
    for (const auto& entry : all) {
        const double needed = side + gapBeforeText + metrics.horizontalAdvance(entry.text);
        if (at.x() > legendMargin && at.x() + needed > width - legendMargin)
            at = {legendMargin, at.y() + line};
        const QRectF swatch(at.x(), at.y() + std::round((line - side) / 2), side, side);
        placed.push_back(
            {entry,
             swatch,
             {swatch.right() + gapBeforeText, at.y() + (line + metrics.ascent() - metrics.descent()) / 2}});
        at.rx() = std::ceil(at.x() + needed + gapBetweenEntries);
    }
    return placed;
}

void paint(QPainter& painter, const QPalette& window, double width, LegendExtras extras) {
    const auto palette = paletteFor(window);
    painter.setFont(legendFont(painter.font()));
    for (const auto& item : place(entries(palette, extras), QFontMetricsF(painter.font()), width)) {
        painter.fillRect(item.swatch, item.entry.fill);
        if (item.entry.hatched.isValid())
            hatch(painter, item.swatch, item.entry.hatched);
        if (item.entry.dotted)
            paintEstimate(painter, item.swatch, palette);
        if (item.entry.badge || item.entry.pin) {
            if (item.entry.badge)
                paintBadge(painter, item.swatch.center(), palette);
            else
                paintPin(painter, {item.swatch.center().x(), item.swatch.bottom()}, palette);
            painter.setPen(palette.text);
            painter.drawText(item.baseline, item.entry.text);
            continue;
        }
        painter.setPen(item.entry.hatched.isValid() ? item.entry.hatched : palette.line);
        painter.drawRect(item.swatch.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(palette.text);
        painter.drawText(item.baseline, item.entry.text);
    }
}

} // namespace

LegendExtras legendExtras(const DrawnVolume* volume) {
    if (volume == nullptr)
        return {};
    const auto* allocation = volume->allocation().get();
    return {.estimates =
                allocation != nullptr ? allocation->stale() || !allocation->complete() : !volume->usage().isKnown(),
            .missing = !volume->missing().empty()};
}

LegendExtras legendExtras(const MapScene& scene) {
    auto extras = legendExtras(scene.volume.get());
    extras.damaged = !scene.damaged.empty();
    extras.notes = !scene.pins.empty();
    if (scene.tints && !scene.tints->empty())
        extras.tint = scene.tints->front().tint;
    return extras;
}

Legend::Legend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Legend"));
    describe();
}

void Legend::describe() {
    QStringList names;
    for (const auto& entry : entries(paletteFor(palette()), m_extras))
        names << entry.text;
    setAccessibleDescription(tr("The map has a colour for each of: %1").arg(listText(names)));
}

void Legend::setExtras(LegendExtras extras) {
    if (m_extras != extras) {
        m_extras = extras;
        m_heights.clear();
        describe();
        updateGeometry();
        update();
    }
}

QSize Legend::sizeHint() const { return {900, heightForWidth(900)}; }

QSize Legend::minimumSizeHint() const { return {200, heightForWidth(std::max(width(), 200))}; }

int Legend::heightForWidth(int width) const {
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const QFontMetricsF metrics(legendFont(font()));
    const auto placed = place(entries(paletteFor(palette()), m_extras), metrics, width);
    const int height = static_cast<int>(std::ceil(placed.back().baseline.y() + metrics.descent() + 4));
    m_heights.insert(width, height);
    return height;
}

void Legend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    m_heights.clear(); // the font or the language changed
}

void Legend::renderTo(QPainter& painter, QSize size) const {
    painter.save();
    painter.setFont(font());
    painter.fillRect(QRect({}, size), paletteFor(palette()).background);
    paint(painter, palette(), size.width(), m_extras);
    painter.restore();
}

void Legend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, palette(), width(), m_extras);
}

} // namespace atlas::ui
