// SPDX-License-Identifier: GPL-3.0-or-later
// The lens: logical sectors, physical sectors, file-system blocks and structures on one scale, from the whole disk to one
// logical sector. A draw list of cells in pixel columns; the widget paints it and asks it what lies under the pointer.
#pragma once

#include "view/draw_list.h"

namespace atlas {

/// Cells narrower than this many columns are folded into one, with a count.
inline constexpr double narrowestLensCell = 4;

/// Columns [x0, x1) that hold sectors or blocks `first` to first + count - 1; more than one are folded.
struct LensCell {
    int x0 = 0;
    int x1 = 0;
    std::uint64_t first = 0;
    std::uint64_t count = 1;
    bool shared = false; ///< a physical sector that a block covers in part; a block that is not whole
    bool operator==(const LensCell&) const = default;
};

/// A run of the map's row; where no region lies, a stretch of one shade.
struct LensRun : Run {
    std::uint8_t dataInUse = 0; ///< 0 to shadeSteps
    bool operator==(const LensRun&) const = default;
};

struct LensLayout {
    Window window{}; ///< bytes of the disk
    int columns = 1;
    std::vector<LensCell> logical{};
    std::vector<LensCell> physical{}; ///< `first` counted from the one that holds byte 0
    std::vector<LensCell> blocks{};
    std::vector<LensRun> structures{}; ///< and the space between them; of the volume only
    std::vector<int> cuts{}; ///< where a block begins or ends inside a physical sector, while blocks are told apart

    [[nodiscard]] double columnOf(double byte) const { return (byte - window.first) * columns / window.length; }
    /// Cut to the disk by the caller.
    [[nodiscard]] double byteAt(double column) const { return window.first + column * window.length / columns; }
};

/// `window` inside the disk, at least a logical sector long (see heldLens).
[[nodiscard]] LensLayout layOutLens(const Volume& volume, Window window, int columns);

/// Held to the disk and to one logical sector.
[[nodiscard]] Window heldLens(const Volume& volume, Window window);
[[nodiscard]] Window wholeDisk(const Volume& volume);
/// `anchor`, 0 to 1, is the share of the width that stays where it is.
[[nodiscard]] Window zoomedLens(const Volume& volume, Window window, double factor, double anchor);
/// Moved by `share` of what is shown.
[[nodiscard]] Window pannedLens(const Volume& volume, Window window, double share);
/// `blocks` in the middle where they fit beside their neighbours at a scale that tells sectors apart, else their first byte.
[[nodiscard]] Window lensOn(const Volume& volume, BlockInterval blocks);

/// The blocks that share a physical sector, by its first byte: writing one of them alone costs reading it first. May be empty.
[[nodiscard]] BlockInterval blocksSharing(const Volume& volume, ByteOffset physicalSector);

} // namespace atlas
