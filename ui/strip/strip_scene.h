// SPDX-License-Identifier: GPL-3.0-or-later
// The disk strip: what it shows and where.
#pragma once

#include "alignment/starts.h"
#include "ui/session/session.h"
#include "ui/session/tinted_blocks.h"
#include "ui/widgets/palette.h"
#include "view/strip_layout.h"

#include <QFontMetricsF>
#include <QRectF>
#include <memory>
#include <optional>
#include <string>

namespace atlas::ui::strip {

inline constexpr double margin = 10; ///< at the left and right
inline constexpr double topMargin = 4;
inline constexpr double triangle = 8; ///< height of the markers above the boxes
inline constexpr double triangleGap = 2;
inline constexpr double nameGap = 5;     ///< around the name in a box
inline constexpr double bandHeight = 16; ///< of the metadata band below the name
inline constexpr double tintHeight = 6; ///< of the tints of a file, at the bottom of the band
inline constexpr double rulerGap = 8;
inline constexpr double tablePadding = 8; ///< beside the name of the partition table

// Narrower parts get these widths, so that they can be seen and hit.
inline constexpr double minFrame = 7; ///< of the range that the map shows
inline constexpr double minPartition = 8;
inline constexpr double minGap = 3;

} // namespace atlas::ui::strip

namespace atlas::ui {

// What the disk strip shows of a session: the window and a picture without one show the same.

struct StripContent {
    Disk disk{}; ///< as judged: a what-if moves the partition, unless something is in its way
    VolumePtr volume{}; ///< null: none chosen
    std::optional<SectorGrid> markedGrid{}; ///< a granularity larger than the physical sector that starts are judged by
    std::vector<StartVerdict> starts{}; ///< of the partitions, or of the whole disk, by grid()
    QString refusal{}; ///< why a what-if start is not drawn
    std::string logicalVolume{}; ///< "vg/root", where the volume is a logical one; else empty

    /// What starts are judged by.
    [[nodiscard]] StartGrid startGrid() const { return {disk.drive.grid(), markedGrid}; }
    /// The grid on which they must lie.
    [[nodiscard]] SectorGrid grid() const { return startGrid().grid(); }
};

[[nodiscard]] StripContent stripContentOf(const Session& session);

// The contents of the disk strip, laid out for one size.

struct StripScene {
    StripContent content{};
    BlockInterval window{}; ///< the range of the volume that the map shows
    TintsPtr tints{}; ///< blocks of files; null: none
    std::optional<std::size_t> focused{}; ///< index of the box with the keyboard focus

    // set by layOut
    QSizeF size{};
    QRectF boxes{}; ///< the rectangle of the partitions
    double band = 0; ///< top of the metadata band in the chosen volume's box, below its name
    StripLayout drawn{};
    std::uint64_t version = 0; ///< incremented by each layOut()

    void layOut(QSizeF extent, const QFontMetricsF& metrics);
    [[nodiscard]] static double heightFor(const QFontMetricsF& metrics);

    [[nodiscard]] QRectF rectOf(const StripBox& box) const;
    [[nodiscard]] double x(ByteOffset byte) const { return boxes.left() + drawn.axis.columnOf(byte); }
    /// Of a block of the chosen volume, at most the end of what is drawn of it.
    [[nodiscard]] double xOf(BlockNumber block) const;
    /// The frame of the map's visible range; null if nothing is chosen.
    [[nodiscard]] QRectF frame() const;
    /// Whether the map shows the whole volume, so that the frame says nothing.
    [[nodiscard]] bool showsAll() const;
    /// Those of the tints; of all that share a pixel the first one.
    [[nodiscard]] QList<TintedRect> tintedRects() const;
    [[nodiscard]] const StripBox* boxAt(QPointF point) const;
    [[nodiscard]] ByteOffset byteAt(double px) const { return drawn.axis.byteAt(px - boxes.left()); }
    /// The block of the chosen volume at `px`, clamped to what is drawn of it.
    [[nodiscard]] BlockNumber blockAt(double px) const;
    /// The verdict on the start of a box's volume: for the chosen one the placement's start, else that of the partition or
    /// the whole disk; nullopt for tables and gaps, for what the chosen volume leaves of the disk behind it, and for an
    /// extended partition, which contains no volume itself.
    [[nodiscard]] std::optional<StartVerdict> startOf(const StripBox& box) const;
};

} // namespace atlas::ui
