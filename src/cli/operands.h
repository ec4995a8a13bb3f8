// SPDX-License-Identifier: GPL-3.0-or-later
// Operands: texts, images and option lines.
#pragma once

#include "base/error.h"
#include "cli/planned_layout.h"

#include <string>

namespace atlas::cli {

/// All of a file, or of standard input for "-". Fails on more than 1 MiB.
[[nodiscard]] Result<std::string> textOf(const std::string& path);

// The operands of compare and diff: images, snapshots, and option lines that are planned.

/// An operand (image, snapshot or option line) and its layout.
struct Operand {
    std::string label;
    LayoutPtr layout;
    std::optional<PlannedLayout> planned{}; ///< nullopt of an image or snapshot
    std::optional<ImageFrame> image{}; ///< of an image or snapshot
    std::optional<ByteCount> device{}; ///< size that a plan is for
};

/// An operand is an option line as isOptionLine() knows it, else a file. If no size is given, option
/// lines are planned for the size of the first volume opened; with --grow a size must be given, because the lines are grown
/// before the sandbox is entered, in which the images are read.
[[nodiscard]] Result<std::vector<Operand>> readOperands(const PlanOptions& options, Reporter& reporter);

} // namespace atlas::cli
