// SPDX-License-Identifier: GPL-3.0-or-later
// What the disk strip shows, laid out for one size.
#pragma once

#include "ui/widgets/palette.h"
#include "view/strip_layout.h"

#include <QFontMetricsF>
#include <QRectF>
#include <memory>
#include <optional>

class QPainter;

namespace atlas::ui {

struct StripScene {
    Disk disk{};
    VolumePtr volume{};                   ///< null: none is chosen
    BlockInterval window{};               ///< of the volume, as the map shows it
    std::optional<SectorGrid> highlight{}; ///< a granularity larger than the sector, on which starts are judged
    std::optional<std::size_t> focused{}; ///< index of a box, outlined for the keyboard

    // by layOut
    QSizeF size{};
    QRectF boxes{};  ///< where partitions stand
    double band = 0; ///< top of the metadata within the chosen volume's box, below its name
    StripLayout drawn{};
    std::uint64_t version = 0; ///< grows each time that it is laid out

    void layOut(QSizeF extent, const QFontMetricsF& metrics);
    [[nodiscard]] static double heightFor(const QFontMetricsF& metrics);

    [[nodiscard]] SectorGrid grid() const { return highlight.value_or(disk.drive.grid()); }
    [[nodiscard]] QRectF rectOf(const StripBox& box) const;
    [[nodiscard]] double x(ByteOffset byte) const { return boxes.left() + drawn.axis.columnOf(byte); }
    /// The frame of the map's window; null when nothing is chosen.
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] const StripBox* boxAt(QPointF point) const;
    [[nodiscard]] ByteOffset byteAt(double px) const { return drawn.axis.byteAt(px - boxes.left()); }
    /// The block of the chosen volume at `px`, cut to the volume.
    [[nodiscard]] BlockNumber blockAt(double px) const;
    /// Where a box's volume starts: the placement's start for the chosen one, else the partition's. None for tables and gaps.
    [[nodiscard]] std::optional<ByteOffset> startOf(const StripBox& box) const;
};

/// The painter's font is that of the scene's layout.
void paintStrip(QPainter& painter, const StripScene& scene, const Palette& palette);

} // namespace atlas::ui
