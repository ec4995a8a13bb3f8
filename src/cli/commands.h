// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands: each adds itself to the command line.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace atlas::cli {

void addInfo(CommandLine& line);
void addLayout(CommandLine& line);
void addCheck(CommandLine& line);
void addScan(CommandLine& line);
void addSnapshot(CommandLine& line);
void addPlan(CommandLine& line);
void addSweep(CommandLine& line);
void addCompare(CommandLine& line);
void addDiff(CommandLine& line);
void addMeasure(CommandLine& line);
void addTrace(CommandLine& line);
void addFree(CommandLine& line);
void addDevices(CommandLine& line);
void addShow(CommandLine& line);
void addOwners(CommandLine& line);
void addBytes(CommandLine& line);
void addExercise(CommandLine& line);
void addHistory(CommandLine& line);
void addLesson(CommandLine& line);
void addCompletion(CommandLine& line);
void addHelp(CommandLine& line);

} // namespace atlas::cli
