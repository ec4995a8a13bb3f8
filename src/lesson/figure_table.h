// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the table of figures, and what they share.
#pragma once

#include "lesson/figures.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace atlas {

using FigureValue = std::optional<std::uint64_t>;
using FigureArguments = std::span<const std::uint64_t>;

struct FigureName {
    std::string_view name;
    std::size_t arguments = 0;
    std::string_view meaning; ///< one line, for who writes lessons
};

struct Figure {
    FigureName name;
    /// Nullopt where the volume has no such figure: no such group, no journal.
    FigureValue (*value)(const LessonVolume& volume, FigureArguments arguments);
    bool needsBitmaps = false;
};

[[nodiscard]] std::span<const Figure> geometryFigures(); ///< of the superblock
[[nodiscard]] std::span<const Figure> groupFigures();    ///< of one group
[[nodiscard]] std::span<const Figure> placeFigures();     ///< of inodes, blocks and descriptors
[[nodiscard]] std::span<const Figure> alignmentFigures(); ///< of the start on the disk and its sectors
[[nodiscard]] std::span<const Figure> stateFigures();    ///< what is used, and how it lies

/// Those of all parts, in the order of the documentation.
[[nodiscard]] const std::vector<Figure>& allFigures();

} // namespace atlas
