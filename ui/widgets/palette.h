// SPDX-License-Identifier: GPL-3.0-or-later
// The colours and patterns of all kinds of structures and verdicts, for light, dark and black windows.
#pragma once

#include "layout/region.h"
#include "report/words/verdict_text.h"

#include <QColor>
#include <QPalette>
#include <algorithm>
#include <optional>

class QPainter;
class QRectF;

namespace atlas::ui {

struct Palette {
    QColor background;    ///< of the map and the strip
    QColor text;
    QColor mutedText;     ///< rulers and units
    QColor line;          ///< axes, scale lines, outlines of unselected items, the hatching of gaps
    QColor frame;         ///< outlines of the selection and of linked parts, connecting lines; block boundaries
    QColor bracket;       ///< flex groups; the reference layout of a comparison
    QColor free;
    QColor dataInUse;
    QColor partition;     ///< a partition without an ext file system
    QColor volume;        ///< an ext partition
    QColor chosenVolume;
    QColor tableArea;     ///< area of the partition table
    QColor lit;           ///< blocks of the followed file
    QColor misaligned;    ///< red with hatching; reserved for misalignment
    QColor error;         ///< health; dark red, distinct from the one for misalignment
    QColor warning;       ///< amber: a verdict to look into; contrast 5 to 1 as text on the window background
    QColor good;          ///< green: the best verdict
    QColor focus;         ///< focus frame of a widget; the map's window on the strip
    bool dark = false;

    [[nodiscard]] QColor of(RegionKind kind) const;
    /// For regions that fill `cover` of `shadeSteps` of their columns: paler, but always visible.
    [[nodiscard]] QColor of(RegionKind kind, std::uint8_t cover) const;
    /// For tinted blocks: see tinted_blocks.h.
    [[nodiscard]] QColor tint(std::uint32_t tint) const;
    [[nodiscard]] QColor textOn(const QColor& fill) const; ///< black or white, whichever has more contrast
    [[nodiscard]] QColor shade(double used) const;         ///< `used` from 0 (free) to 1 (data in use)
};

// Backgrounds of badges and banners with white text, readable in light and dark windows: names for a style sheet.
inline constexpr auto* errorBanner = "#8F1D2C";
inline constexpr auto* noteBanner = "#1F4E79";
inline constexpr auto* whatIfBadge = "#8A4B00";

/// The ratio of the luminances of two colours, 1 to 21, as WCAG 2 defines it. What one needs to see of a control has at
/// least 3.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// The palette for the lightness of `window`; the one with high contrast for black.
[[nodiscard]] Palette paletteFor(const QPalette& window);

/// Hatches `rect` with diagonal lines that continue across adjacent rects. Draws lines rather than a brush, so that
/// vector formats (SVG) include them.
void hatch(QPainter& painter, const QRectF& rect, const QColor& color, double spacing = 4);

/// `from` for a `share` of 0, `to` for 1.
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

/// Draws dots over an area whose shading is an estimate.
void paintEstimate(QPainter& painter, const QRectF& rect, const Palette& palette);

inline constexpr double badgeSize = 12;
/// Draws the badge of a damaged structure, centred at `at`.
void paintBadge(QPainter& painter, QPointF at, const Palette& palette);
/// The mark of a note, with its tip at `tip`.
inline constexpr double pinHeight = 11;
void paintPin(QPainter& painter, QPointF tip, const Palette& palette);

inline constexpr int misalignedSpacing = 3; ///< between the lines of the misalignment edge
/// The period in device pixels at `ratio` pixels per unit: a whole number, one third of it red.
[[nodiscard]] int misalignedPixels(double ratio);

/// Whether the pixel (x, y) of the misalignment edge is red, with `sum` = x + y and `period` = misalignedPixels().
[[nodiscard]] constexpr bool isHatched(int sum, int period) {
    return sum % period < std::max(1, period / misalignedSpacing);
}

/// Draws the misalignment edge: hatched, or solid if several structures are merged into one narrow column.
void paintMisaligned(QPainter& painter, const QRectF& edge, bool merged, const Palette& palette);

/// nullopt for the normal text colour.
[[nodiscard]] inline std::optional<QColor> verdictColour(VerdictTone tone, const Palette& palette) {
    switch (tone) {
    case VerdictTone::Plain: break;
    case VerdictTone::Good: return palette.good;
    case VerdictTone::Misaligned: return palette.misaligned;
    case VerdictTone::Error: return palette.error;
    case VerdictTone::Warning: return palette.warning;
    }
    return std::nullopt;
}

} // namespace atlas::ui
