// SPDX-License-Identifier: GPL-3.0-or-later
// The one palette: what every kind looks like, in light and dark windows.
#pragma once

#include "layout/region.h"

#include <QColor>
#include <QPalette>

class QPainter;
class QRectF;

namespace atlas::ui {

struct Palette {
    QColor background;    ///< of the map and the strip
    QColor text;
    QColor mutedText;     ///< rulers and units
    QColor line;          ///< ticks, outlines of what is not chosen
    QColor frame;         ///< the map's window on the strip, the outline of the selection
    QColor bracket;       ///< flex groups
    QColor free;
    QColor dataInUse;
    QColor partition;     ///< what holds no ext file system
    QColor volume;        ///< an ext partition
    QColor chosenVolume;
    QColor tableArea;     ///< of the partition table
    QColor misaligned;    ///< red; with hatching, and for nothing else
    QColor good;          ///< green: the best there is
    QColor focus;         ///< the frame of the widget that has the keyboard
    bool dark = false;

    [[nodiscard]] QColor of(RegionKind kind) const;
    [[nodiscard]] QColor textOn(const QColor& fill) const; ///< black or white, whichever reads better
    [[nodiscard]] QColor shade(double used) const;         ///< from free (0) to data in use (1)
};

/// Light or dark, by the lightness of the window's own palette.
[[nodiscard]] Palette paletteFor(const QPalette& window);

/// Hatches `rect` with diagonal lines that go on from one rect to the next: as lines, so that drawings (SVG) have them too.
void hatch(QPainter& painter, const QRectF& rect, const QColor& color, double spacing = 4);

/// Dots over what is shaded by an estimate.
void paintEstimate(QPainter& painter, const QRectF& rect, const Palette& palette);

inline constexpr int misalignedSpacing = 3; ///< of the lines in the red edge
/// The same on a surface of `ratio` pixels for each unit: whole pixels, a third of them red.
[[nodiscard]] int misalignedPixels(double ratio);

/// The red edge of what is misaligned: hatched, or solid where several structures are folded into one narrow column.
void paintMisaligned(QPainter& painter, const QRectF& edge, bool folded, const Palette& palette);

} // namespace atlas::ui
