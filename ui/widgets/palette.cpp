// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette.h"

#include "layout/owner_map.h"
#include "ui/session/tinted_blocks.h"
#include "view/drawn_volume.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace atlas::ui {
namespace {

Palette onLight() {
    return {.background = Qt::white,
            .text = 0x24282D,
            .mutedText = 0x59636E,
            .line = 0xC3C9D0,
            .frame = Qt::black,
            .bracket = 0x0A5FB4,
            .free = 0xEEF0F2,
            .dataInUse = 0x9EA4AB,
            .partition = 0xC3C9D4,
            .volume = 0xC9E6D8,
            .chosenVolume = 0xDFF1E8,
            .tableArea = 0xA9B1BD,
            .lit = 0x6A1BB3,
            .misaligned = 0xD62839,
            .error = 0x8F1D2C,
            .warning = 0x9A5400,
            .good = 0x157A5B,
            .focus = 0x0A5FB4,
            .dark = false};
}

Palette onDark() {
    return {.background = 0x1C1E21,
            .text = 0xE4E7EA,
            .mutedText = 0xA7B0B9,
            .line = 0x4A5158,
            .frame = Qt::white,
            .bracket = 0x6DB3F2,
            .free = 0x2D3237,
            .dataInUse = 0x808992,
            .partition = 0x464D58,
            .volume = 0x2A5443,
            .chosenVolume = 0x234538,
            .tableArea = 0x5D6672,
            .lit = 0xD9B3FF,
            .misaligned = 0xFF5D6C,
            .error = 0xE79AA5,
            .warning = 0xF0A040,
            .good = 0x3CC79B,
            .focus = 0x6DB3F2,
            .dark = true};
}

Palette onBlack() {
    auto palette = onDark();
    palette.background = Qt::black;
    palette.text = Qt::white;
    palette.mutedText = 0xD8D8D8;
    palette.line = 0x909090;
    palette.free = 0x303030;
    palette.warning = 0xFFC04D;
    palette.error = 0xFFB0BA;
    palette.misaligned = 0xFF7A86;
    palette.good = 0x4DE0B0;
    palette.focus = 0xFFE000;
    return palette;
}

double luminance(const QColor& color) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    constexpr double flare = 0.05;
    return (lighter + flare) / (darker + flare);
}

QColor Palette::of(RegionKind kind) const {
    switch (kind) {
    case RegionKind::PrimarySuperblock:
    case RegionKind::BackupSuperblock: return dark ? 0xE0AC2B : 0xE9BE4E;
    case RegionKind::GroupDescriptors: return dark ? 0xCF7C23 : 0xDB9350;
    case RegionKind::ReservedGdt: return dark ? 0xD9B48F : 0xF0D9BD;
    // Far apart for three kinds of colour blindness as well: the test of the palette simulates them.
    case RegionKind::BlockBitmap: return dark ? 0x4896E7 : 0x4D8CCC;
    case RegionKind::InodeBitmap: return dark ? 0x86C2E8 : 0x95C7F3;
    case RegionKind::InodeTable: return dark ? 0x439771 : 0x8AB99A;
    case RegionKind::Journal: return dark ? 0xB37BB5 : 0xBB96C7;
    case RegionKind::Mmp:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: return dark ? 0xB4A29D : 0xA48070;
    }
    return text;
}

namespace {

/// Colours for single files: distinct from each other and from red, and different in luminance from free blocks.
constexpr std::array<QRgb, 12> darkTints{0x6A3FD1, 0x00838F, 0xB07A00, 0x2E7D32, 0x8E24AA, 0x1565C0,
                                         0x9E5A2B, 0x5D8A00, 0xC04FB3, 0x00796B, 0x4E5BA6, 0x7A6A00};
constexpr std::array<QRgb, 12> lightTints{0xA98BFF, 0x4DD0E1, 0xFFC850, 0x81C784, 0xCE93D8, 0x64B5F6,
                                          0xD7A27A, 0xBEDB5A, 0xF0A6E5, 0x6FD9C5, 0x9FA8DA, 0xD8CB5A};

} // namespace

QColor Palette::tint(std::uint32_t tint) const {
    if (tint == followedTint)
        return lit;
    if (tint == writtenTint) // unlike the journal, which histories write most
        return dark ? 0xFFF0A0 : 0x0A2540;
    if (tint >= firstHeatTint) {
        // From what few requests touched to what most did; red is for what is wrong.
        static constexpr std::array<QRgb, heatTints> onPaper{0xFFE0E6F4, 0xFFC3CEEB, 0xFFA5B1E0, 0xFF8A92D3,
                                                             0xFF7470C1, 0xFF624CA8, 0xFF50288A, 0xFF3A0A66};
        static constexpr std::array<QRgb, heatTints> onNight{0xFF33405C, 0xFF44527A, 0xFF586699, 0xFF707CB7,
                                                             0xFF8D95D0, 0xFFB0B2E3, 0xFFD3D0F2, 0xFFF6EEFF};
        return (dark ? onNight : onPaper)[std::min(tint - firstHeatTint, heatTints - 1)];
    }
    if (tint < firstKindTint) {
        const auto& tints = dark ? lightTints : darkTints;
        return tints[(tint - firstFileTint) % tints.size()];
    }
    switch (static_cast<OwnerKind>(tint - firstKindTint)) {
    case OwnerKind::File: break;
    case OwnerKind::OtherFiles: return dark ? 0x7F93A8 : 0x8295A8;
    case OwnerKind::Directories: return dark ? 0xE8EDF2 : 0x33475B;
    case OwnerKind::Maps: return dark ? 0xC9A06A : 0x8C6D46;
    case OwnerKind::Attributes: return dark ? 0x9BB8C9 : 0x567385;
    case OwnerKind::SystemFiles: return of(RegionKind::ResizeInode);
    case OwnerKind::NoFile: return text;
    }
    return text;
}

QColor Palette::textOn(const QColor& fill) const {
    // The luminance with equal contrast to black and to white (WCAG 2).
    return luminance(fill) > 0.179 ? QColor(0x1A1C1E) : QColor(Qt::white);
}

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto mix = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()),
                            mix(from.blueF(), to.blueF()));
}

namespace {

constexpr double palestRegion = 0.35; ///< share of the region's colour

} // namespace

QColor Palette::shade(double used) const { return mixed(free, dataInUse, used); }

QColor Palette::of(RegionKind kind, std::uint8_t cover) const {
    return cover >= shadeSteps ? of(kind)
                               : mixed(free, of(kind), palestRegion + (1 - palestRegion) * cover / shadeSteps);
}

Palette paletteFor(const QPalette& window) {
    constexpr int half = 128; // of what lightness() returns
    const int lightness = window.color(QPalette::Window).lightness();
    return lightness == 0 ? onBlack() : lightness < half ? onDark() : onLight();
}

int misalignedPixels(double ratio) {
    return std::max(misalignedSpacing, static_cast<int>(std::lround(misalignedSpacing * ratio)));
}

namespace {

/// A tile of the lines of hatch() on the background, because drawing lines is too slow for a hundred rows per frame.
/// The tile has whole device pixels at `ratio` pixels per unit; the brush transform scales it back to units.
QBrush edgeBrush(const Palette& palette, double ratio) {
    static QBrush brush;
    static std::tuple<QRgb, QRgb, double> made;
    const std::tuple key{palette.misaligned.rgb(), palette.background.rgb(), ratio};
    if (brush.style() != Qt::NoBrush && made == key)
        return brush;
    const int side = misalignedPixels(ratio);
    QImage tile(side, side, QImage::Format_RGB32);
    tile.fill(palette.background);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x)
            if (isHatched(x + y, side))
                tile.setPixel(x, y, palette.misaligned.rgb());
    }
    brush = QBrush(tile);
    brush.setTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    made = key;
    return brush;
}

} // namespace

void hatch(QPainter& painter, const QRectF& rect, const QColor& color, double spacing) {
    if (rect.isEmpty())
        return;
    painter.save();
    // Antialiasing would blur the lines to pink in an edge of a few pixels.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(color, 1));
    const double bottom = rect.bottom() - 1;
    const double right = rect.right() - 1;
    // Each line rises to the right, x + y = n * spacing, clipped to the rect.
    QList<QLineF> lines;
    for (double sum = std::ceil((rect.left() + rect.top()) / spacing) * spacing; sum <= right + bottom;
         sum += spacing) {
        const double x0 = std::max(rect.left(), sum - bottom);
        const double x1 = std::min(right, sum - rect.top());
        if (x1 >= x0)
            lines.emplace_back(x0, sum - x0, x1, sum - x1);
    }
    painter.drawLines(lines);
    painter.restore();
}

namespace {

constexpr int dotSpacing = 6;

/// A tile with a dot in the centre and another in a corner.
QBrush dotBrush(const QColor& color) {
    static QBrush brush;
    static QColor made;
    if (brush.style() != Qt::NoBrush && made == color)
        return brush;
    QImage tile(dotSpacing, dotSpacing, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    tile.setPixelColor(0, 0, color);
    tile.setPixelColor(dotSpacing / 2, dotSpacing / 2, color);
    brush = QBrush(tile);
    made = color;
    return brush;
}

} // namespace

void paintEstimate(QPainter& painter, const QRectF& rect, const Palette& palette) {
    if (painter.paintEngine()->type() == QPaintEngine::Raster)
        return painter.fillRect(rect, dotBrush(palette.mutedText));
    painter.save();
    QPen dots(palette.mutedText, 1);
    dots.setDashPattern({1.0, dotSpacing - 1.0});
    painter.setPen(dots);
    for (double y = std::ceil(rect.top() / dotSpacing) * dotSpacing; y < rect.bottom(); y += dotSpacing / 2.0)
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    painter.restore();
}

void paintMisaligned(QPainter& painter, const QRectF& edge, bool merged, const Palette& palette) {
    if (merged) {
        painter.fillRect(edge, palette.misaligned);
    } else if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        painter.fillRect(edge, edgeBrush(palette, painter.device()->devicePixelRatioF()));
    } else {
        painter.fillRect(edge, palette.background);
        hatch(painter, edge, palette.misaligned, misalignedSpacing);
    }
}

void paintBadge(QPainter& painter, QPointF at, const Palette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.background, 1));
    painter.setBrush(palette.error);
    painter.drawEllipse(at, badgeSize / 2, badgeSize / 2);
    // Drawn rather than written: a font may lack the weight at this size.
    painter.setPen(QPen(palette.background, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at + QPointF(0, -3.5), at + QPointF(0, 0.8));
    painter.drawLine(at + QPointF(0, 2), at + QPointF(0, 3.8));
    painter.restore();
}

void paintPin(QPainter& painter, QPointF tip, const Palette& palette) {
    constexpr double radius = 3.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette.text, 1.5));
    painter.drawLine(tip, tip - QPointF(0, pinHeight - radius));
    painter.setPen(QPen(palette.background, 1));
    painter.setBrush(palette.focus);
    painter.drawEllipse(tip - QPointF(0, pinHeight - radius), radius, radius);
    painter.restore();
}

} // namespace atlas::ui
