// SPDX-License-Identifier: GPL-3.0-or-later
// The lens: logical sectors, physical sectors, blocks and structures on one scale, from the whole disk down to one
// logical sector.
#pragma once

#include "view/draw_row.h"

#include <optional>

namespace atlas {

/// The visible bytes of the disk. Invariant: `length` is above 0.
struct LensWindow {
    double first = 0;
    double length = 1;
    bool operator==(const LensWindow&) const = default;
    [[nodiscard]] double end() const { return first + length; }
};

/// Columns [x0, x1) with sectors or blocks `first` to first + count - 1; merged if count > 1.
struct LensCell {
    int x0 = 0;
    int x1 = 0;
    std::uint64_t first = 0;
    std::uint64_t count = 1;
    bool partlyCovered = false; ///< physical sector: a block covers only part of it; for merged ones, some block may
    bool misaligned = false; ///< block: it straddles physical sectors; for merged ones, some block does
    bool operator==(const LensCell&) const = default;
};

/// A run of the structures row. Gaps between regions are split by shade.
struct LensRun : Run {
    std::uint8_t dataInUse = 0; ///< 0 to shadeSteps
    bool operator==(const LensRun&) const = default;
};

struct LensLayout {
    LensWindow window{};
    int columns = 1;
    std::vector<LensCell> logical{};
    std::vector<LensCell> physical{}; ///< LensCell::first counts from the sector that contains byte 0
    std::vector<LensCell> blocks{};
    std::vector<LensRun> structures{}; ///< inside the volume, including the gaps between regions
    std::vector<int>
        cuts{}; ///< columns where a block in the image begins or ends inside a physical sector; not if merged
    std::vector<int> boundaries{}; ///< columns of the marked granularity's boundaries; empty if they are too close

    [[nodiscard]] double columnOf(double byte) const { return (byte - window.first) * columns / window.length; }
    /// Not clamped to the disk.
    [[nodiscard]] double byteAt(double column) const { return window.first + column * window.length / columns; }
};

/// Precondition: `window` is inside the disk and at least one logical sector long (heldLens()).
[[nodiscard]] LensLayout layOutLens(const DrawnVolume& volume, LensWindow window, int columns);

/// Whether the blocks of a gap are all in use or all free; nullopt if mixed, or if bitmaps were not read.
[[nodiscard]] std::optional<bool> isInUse(const DrawnVolume& volume, const LensLayout& drawn, const LensRun& gap);

/// `window` clamped to the disk and to at least one logical sector.
[[nodiscard]] LensWindow heldLens(const DrawnVolume& volume, LensWindow window);
[[nodiscard]] LensWindow wholeDiskWindow(const DrawnVolume& volume);
/// The position `anchor`, from 0 (left) to 1 (right), stays in place.
[[nodiscard]] LensWindow zoomedLens(const DrawnVolume& volume, LensWindow window, double factor, double anchor);
/// Pans by `share` of the window's length.
[[nodiscard]] LensWindow pannedLens(const DrawnVolume& volume, LensWindow window, double share);
/// Whether `blocks` and their neighbours fit into a window that shows single sectors.
[[nodiscard]] bool fitsLens(const DrawnVolume& volume, BlockInterval blocks);
/// The window at that scale, centred on `blocks` if they fit, else on their first byte.
[[nodiscard]] LensWindow lensOn(const DrawnVolume& volume, BlockInterval blocks);
/// The window at that scale, centred on a byte of the disk.
[[nodiscard]] LensWindow lensOn(const DrawnVolume& volume, ByteOffset byte);

/// The blocks in the image that partly cover the physical sector at byte `physicalSector`, so that writing one of them
/// costs a read-modify-write. May be empty.
[[nodiscard]] BlockInterval blocksSharing(const DrawnVolume& volume, ByteOffset physicalSector);

} // namespace atlas
