// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands: each adds itself to the command line.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace atlas::cli {

void addInfo(CommandLine& line);
void addLayout(CommandLine& line);
void addCheck(CommandLine& line);
void addSnapshot(CommandLine& line);
void addPlan(CommandLine& line);
void addSweep(CommandLine& line);
void addCompare(CommandLine& line);
void addDiff(CommandLine& line);
void addFree(CommandLine& line);

/// The image and where to look on it, common to all.
void addImageOptions(const Arguments& arguments, InspectOptions& options);

/// inspect(), with progress to `messages`.
[[nodiscard]] Result<Inspection> inspectWatched(InspectOptions options, Messages& messages);

/// The same, and a note where one of several file systems was taken.
[[nodiscard]] Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages);

} // namespace atlas::cli
