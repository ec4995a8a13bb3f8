// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that a lesson takes from the volume.
#pragma once

#include "allocation/allocation.h"
#include "base/number_text.h"
#include "disk/disk.h"
#include "disk/sector_grid.h"
#include "layout/layout.h"
#include "lesson/expression.h"

#include <memory>
#include <vector>

namespace atlas {

/// What a lesson is about: a layout, where it lies, and what is known of its bitmaps.
struct LessonVolume {
    LayoutPtr layout;
    Placement placement{};
    ByteCount logicalSector{512};
    SectorGrid grid{};
    std::shared_ptr<const Allocation> allocation{}; ///< of all groups; null while the bitmaps are not read
    NumberStyle numbers{}; ///< how figures are written

    [[nodiscard]] const Filesystem& filesystem() const { return layout->filesystem; }
};

/// Looks up the figures of `volume`, which must outlive the result. ErrorKind::Limit: not known before the bitmaps are read.
[[nodiscard]] FigureLookup figuresOf(const LessonVolume& volume);

/// Knows the names without a volume: each figure is 1.
[[nodiscard]] FigureLookup anyFigures();

} // namespace atlas
