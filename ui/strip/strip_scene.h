// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the disk strip, laid out for one size.
#pragma once

#include "alignment/starts.h"
#include "ui/session/bookmarks.h"
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

inline constexpr double margin = 10; ///< on the left and right
inline constexpr double topMargin = 3;
inline constexpr double triangle = 6; ///< height of the markers above the boxes
inline constexpr double triangleGap = 2;
inline constexpr double nameGap = 5;     ///< around the name in a box
inline constexpr double bandHeight = 16; ///< of the metadata band below the name
inline constexpr double tintHeight = 6; ///< of the tints of a file, at the bottom of the band
inline constexpr double rulerGap = 8;
inline constexpr double tablePadding = 8; ///< on both sides of the partition table's name

// Narrower parts get these widths, to stay visible and clickable.
inline constexpr double minFrame = 7; ///< of the range that the map shows
inline constexpr double minPartition = 8;
inline constexpr double minGap = 3;

} // namespace atlas::ui::strip

namespace atlas::ui {

/// The session's part of the strip, the same with and without a window.
struct StripContent {
    Disk disk{}; ///< as judged: a what-if moves the partition unless it has no room there
    DrawnVolumePtr volume{}; ///< null: none chosen
    /// The granularity by which `starts` are judged.
    Granularity by{.kind = GranularityKind::PhysicalSector, .size = Drive{}.physicalSector.value};
    std::vector<StartVerdict> starts{}; ///< of the partitions or of the whole disk, judged by `by`
    bool isStartKnown = true; ///< see AlignmentVerdict
    QString refusal{}; ///< why a what-if start is not drawn
    std::string logicalVolume{}; ///< "vg/root" if the volume is a logical one, else empty
    std::vector<Finding> others{}; ///< on ext file systems that are not shown
};

[[nodiscard]] StripContent stripContentOf(const Session& session);

struct StripScene {
    StripContent content{};
    bool isPicture = true; ///< with the verdict on the start above it; the window has that in its verdict bar
    BlockInterval window{}; ///< the range of the volume that the map shows
    TintsPtr tints{}; ///< null: none
    std::vector<BlockInterval> damaged{}; ///< structures with a fault, marked with a badge
    std::vector<NotePin> pins{}; ///< notes
    std::optional<ByteOffset> place{}; ///< of the selection, marked below the boxes
    std::optional<std::size_t> focused{}; ///< index of the box with keyboard focus

    // set by layOut
    QSizeF size{};
    QRectF boxes{}; ///< the rectangle of the partitions
    double band = 0; ///< top of the metadata band in the chosen volume's box
    StripLayout drawn{};
    std::uint64_t version = 0; ///< incremented by each layOut()

    void layOut(QSizeF extent, const QFontMetricsF& metrics);
    [[nodiscard]] double heightFor(const QFontMetricsF& metrics) const;
    /// The height of the words above the boxes.
    [[nodiscard]] double wordsHeight(const QFontMetricsF& metrics) const;

    [[nodiscard]] QRectF rectOf(const StripBox& box) const;
    [[nodiscard]] double x(ByteOffset byte) const { return boxes.left() + drawn.axis.columnOf(byte); }
    /// The x of a block of the chosen volume, clamped to the end of what is drawn of it.
    [[nodiscard]] double xOf(BlockNumber block) const;
    /// The frame of the range that the map shows; null if no volume is chosen.
    [[nodiscard]] QRectF frame() const;
    /// Whether the map shows the whole volume, which makes the frame pointless.
    [[nodiscard]] bool showsAll() const;
    /// The rectangles of all tints; tints that share a pixel are represented by the first.
    [[nodiscard]] QList<TintedRect> tintedRects() const;
    [[nodiscard]] const StripBox* boxAt(QPointF point) const;
    [[nodiscard]] ByteOffset byteAt(double px) const { return drawn.axis.byteAt(px - boxes.left()); }
    /// The block of the chosen volume at `px`, clamped to what is drawn of it.
    [[nodiscard]] BlockNumber blockAt(double px) const;
    /// The verdict on the start of a box: for the chosen volume its placement's, else the partition's or the whole
    /// disk's. nullopt for tables, gaps, the rest of a disk after the chosen volume, and extended partitions, which
    /// hold no volume themselves.
    [[nodiscard]] std::optional<StartVerdict> startOf(const StripBox& box) const;
};

} // namespace atlas::ui
