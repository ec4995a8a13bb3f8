// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the disk strip, laid out for one size.
#pragma once

#include "ui/session/tinted_blocks.h"
#include "ui/strip/strip_content.h"
#include "ui/widgets/palette.h"
#include "view/strip_layout.h"

#include <QFontMetricsF>
#include <QRectF>
#include <memory>
#include <optional>

namespace atlas::ui {

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
