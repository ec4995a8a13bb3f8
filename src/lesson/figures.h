// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that lessons can name, with their values on the open volume.
#pragma once

#include "allocation/allocation.h"
#include "base/number_text.h"
#include "disk/disk.h"
#include "disk/drive.h"
#include "layout/layout.h"
#include "lesson/expression.h"
#include "lesson/lesson_files.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace atlas {

/// The subject of a lesson: a layout, its place, and what is known of its bitmaps.
struct LessonVolume {
    LayoutPtr layout;
    Placement placement{};
    ByteCount logicalSector{512};
    SectorGrid grid{};
    std::shared_ptr<const Allocation> allocation{}; ///< of all groups; null until the bitmaps are read
    std::shared_ptr<const LessonFiles> files{}; ///< null until they are looked up
    NumberStyle numbers{}; ///< format of figures

    [[nodiscard]] const Filesystem& filesystem() const { return layout->filesystem; }
};

/// Looks up figures of `volume`, which must outlive the result. Fails with ErrorKind::Limit for figures that need
/// unread bitmaps, and for paths that are not looked up yet.
[[nodiscard]] FigureLookup figuresOf(const LessonVolume& volume);

/// Accepts all names without a volume; each figure is 1.
[[nodiscard]] FigureLookup anyFigures();

using FigureValue = std::optional<std::uint64_t>;
using FigureArguments = std::span<const std::uint64_t>;

struct FigureName {
    std::string_view name;
    std::size_t arguments = 0;
    std::string_view meaning; ///< one line, for authors of lessons
};

struct Figure {
    FigureName name;
    /// nullopt if the volume has no such figure: no such group, no journal.
    FigureValue (*value)(const LessonVolume& volume, FigureArguments arguments);
    bool needsBitmaps = false;
    bool needsFiles = false;
};

[[nodiscard]] std::span<const Figure> geometryFigures(); ///< of the superblock
[[nodiscard]] std::span<const Figure> groupFigures(); ///< of one group
[[nodiscard]] std::span<const Figure> placeFigures(); ///< of inodes, blocks and descriptors
[[nodiscard]] std::span<const Figure> alignmentFigures(); ///< of the start on the disk and its sectors
[[nodiscard]] std::span<const Figure> fileFigures(); ///< of files, by the inode that a path stands for
[[nodiscard]] std::span<const Figure> stateFigures(); ///< use and placement of blocks and inodes

/// All parts, in the order of the documentation.
[[nodiscard]] const std::vector<Figure>& allFigures();

} // namespace atlas
