// SPDX-License-Identifier: GPL-3.0-or-later
// What the strip draws of a volume's metadata. Where a run for each flex group would cover more than half of a stretch, and
// most of that is not metadata, the stretch is shaded by the share that is, and only what is odd there keeps a run of its own.
#pragma once

#include "view/draw_row.h"
#include "view/strip_segments.h"

namespace atlas {

/// Neighbouring columns with runs too close to each other.
struct DenseStretch {
    Columns columns;
    std::uint8_t cover = 0; ///< share of metadata, as shown: its root, so that 1 % and 3 % differ; 1 to shadeSteps
    bool offMarked = false; ///< most of its runs are
    bool operator==(const DenseStretch&) const = default;
};

struct StripRuns {
    std::vector<DenseStretch> dense; ///< from left to right
    std::vector<Run>
        runs; ///< the runs of regions; in a dense stretch those of kinds that are rare there, shown as such
};

[[nodiscard]] StripRuns stripRuns(const Volume& volume, const DrawRow& row);

// Layout of the disk strip: every segment gets a visible minimum width, the rest of the width is distributed by size.

/// Piecewise linear mapping between bytes and columns. Pieces are contiguous in both.
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
    /// Of the chosen volume, those that are drawn: of one that endsOnDisk() only what is there.
    BlockInterval blocks{};
    int volumeX0 = 0; ///< pixel at which column 0 of `volume` starts
    DrawRow volume; ///< the chosen volume in one row, with columns of `volumeColumn` pixels; may have no runs
    StripRuns shown; ///< what is drawn of the runs of `volume` besides its gaps
    int volumeColumn = 2; ///< pixels per column of `volume`; a single pixel is easily overlooked on so low a strip

    [[nodiscard]] const StripBox* boxAt(int column) const;
};

/// `volume` is null when no file system is chosen; otherwise its placement marks the partition or byte range that is chosen.
[[nodiscard]] StripLayout layOutStrip(const Disk& disk, const Volume* volume, const StripWidths& widths);

} // namespace atlas
