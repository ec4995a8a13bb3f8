// SPDX-License-Identifier: GPL-3.0-or-later
// Operands: texts, and the images, snapshots and option lines of compare and diff.
#pragma once

#include "base/byte_source.h"
#include "base/error.h"
#include "cli/planned_layout.h"
#include "reading/read_image.h"

#include <memory>
#include <string>

namespace atlas::cli {

/// The content of a file, or of standard input for "-". Fails above 1 MiB.
[[nodiscard]] Result<std::string> textOf(const std::string& path);

struct Operand {
    std::string label;
    LayoutPtr layout;
    std::optional<PlannedLayout> planned{}; ///< empty for an image or snapshot
    std::optional<ImageFrame> image{}; ///< set for an image or snapshot
    std::optional<ByteCount> device{}; ///< the size planned for
    std::shared_ptr<const ImageReading> reading{}; ///< of an image or snapshot; null for a plan
};

/// Operands for which isOptionLine() holds are planned, all others are files. Option lines to which plannedDevice() gives
/// no size are planned for the size of the first volume opened, except with --grow, because growing happens before the
/// sandbox is entered and images are read inside it.
[[nodiscard]] Result<std::vector<Operand>> readOperands(const PlanOptions& options, Reporter& reporter);

} // namespace atlas::cli
