// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of the disk strip and its metadata. Where runs would be too dense, the stretch is shaded by its share of
// metadata, and only rare kinds keep runs of their own.
#pragma once

#include "view/draw_row.h"
#include "view/strip_segments.h"

namespace atlas {

/// Neighbouring columns with runs too close to each other.
struct DenseStretch {
    Columns columns;
    std::uint8_t cover = 0; ///< square root of the share of metadata, so that 1 % and 3 % differ; 1 to shadeSteps
    bool offMarked = false; ///< for most of its runs
    bool operator==(const DenseStretch&) const = default;
};

struct StripRuns {
    std::vector<DenseStretch> dense; ///< from left to right
    std::vector<Run> runs; ///< the runs of regions; in a dense stretch only those of rare kinds
};

[[nodiscard]] StripRuns stripRuns(const DrawnVolume& volume, const DrawRow& row);

// Every segment gets a visible minimum width; the rest of the width is distributed by size.

/// Piecewise linear mapping between bytes and columns, contiguous in both.
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

/// In device pixels.
struct StripWidths {
    int columns = 1;
    double table = 1; ///< minimum width of a partition table, so that its name fits
    double partition = 1; ///< minimum width of a partition or volume
    double gap = 1; ///< minimum width of a gap
    bool operator==(const StripWidths&) const = default;
};

struct StripBox {
    StripSegment segment;
    int x0 = 0;
    int x1 = 0;
};

struct StripLayout {
    StripAxis axis;
    std::vector<StripBox> boxes; ///< from left to right, contiguous
    /// The drawn blocks of the chosen volume; if it endsOnDisk(), only those in the image.
    BlockInterval blocks{};
    int volumeX0 = 0; ///< pixel at which column 0 of `volume` starts
    DrawRow volume; ///< the chosen volume in one row, with columns of `volumeColumn` pixels; may have no runs
    StripRuns shown; ///< the runs of `volume` to draw, without gaps
    int volumeColumn = 2; ///< pixels per column of `volume`; single pixels are easily overlooked in a low strip

    [[nodiscard]] const StripBox* boxAt(int column) const;
};

/// `volume` is null if no file system is chosen; else its placement marks the chosen partition or byte range.
[[nodiscard]] StripLayout layOutStrip(const Disk& disk, const DrawnVolume* volume, const StripWidths& widths);

} // namespace atlas
