// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands: each adds itself to the command line and, where it was chosen, leaves what to run in `chosen`.
#pragma once

#include "cli/console.h"

#include <CLI/CLI.hpp>
#include <functional>

namespace atlas::cli {

/// Runs a command; its result is the exit code, an Error's kind decides it otherwise.
using Command = std::function<Result<int>(Messages&)>;

void addInfo(CLI::App& app, Command& chosen);
void addLayout(CLI::App& app, Command& chosen);
void addCheck(CLI::App& app, Command& chosen);
void addSnapshot(CLI::App& app, Command& chosen);
void addPlan(CLI::App& app, Command& chosen);
void addSweep(CLI::App& app, Command& chosen);
void addCompare(CLI::App& app, Command& chosen);
void addDiff(CLI::App& app, Command& chosen);
void addFree(CLI::App& app, Command& chosen);

/// The image and where to look on it, common to all.
void addImageOptions(CLI::App& command, InspectOptions& options);

/// inspect(), with progress to `messages`.
[[nodiscard]] Result<Inspection> inspectWatched(InspectOptions options, Messages& messages);

/// The same, and a note where one of several file systems was taken.
[[nodiscard]] Result<Inspection> inspectNoting(const InspectOptions& options, Messages& messages);

} // namespace atlas::cli
