// SPDX-License-Identifier: GPL-3.0-or-later
// The disk strip as columns: every stretch is wide enough to be seen, the rest of the width is shared by size.
#pragma once

#include "view/draw_list.h"
#include "view/strip_segments.h"

namespace atlas {

/// Bytes against columns: linear inside each piece, and pieces follow each other in both.
class StripAxis {
public:
    struct Piece {
        ByteInterval bytes;
        double x0;
        double x1;
    };
    StripAxis() = default;
    explicit StripAxis(std::vector<Piece> pieces) : m_pieces(std::move(pieces)) {}

    [[nodiscard]] double columnOf(ByteOffset byte) const;
    [[nodiscard]] ByteOffset byteAt(double column) const;

private:
    std::vector<Piece> m_pieces;
};

/// Device pixels.
struct StripWidths {
    int columns = 1;
    double table = 1;     ///< least width of a partition table, so that its name fits
    double partition = 1; ///< least width of a partition or volume
    double gap = 1;       ///< least width of a gap
    bool operator==(const StripWidths&) const = default;
};

struct StripBox {
    StripSegment segment;
    int x0 = 0;
    int x1 = 0;
};

struct StripLayout {
    StripAxis axis;
    std::vector<StripBox> boxes; ///< from left to right, each starts where the one before it ends
    int volumeX0 = 0;            ///< where the columns of `volume` begin
    DrawRow volume; ///< the chosen volume's metadata in one row, in columns of `volumeColumn`; may have no runs
    int volumeColumn = 2; ///< pixels: one alone is easily overlooked on a strip this low

    [[nodiscard]] const StripBox* boxAt(int column) const;
};

/// `volume` is null where no file system is chosen; its placement then says where it lies, be it on a partition or not.
[[nodiscard]] StripLayout layOutStrip(const Disk& disk, const Volume* volume, const StripWidths& widths);

/// The bytes of `blocks` of a volume on its disk.
[[nodiscard]] ByteInterval bytesOnDisk(const Volume& volume, BlockInterval blocks);

} // namespace atlas
