// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts that let a shell complete the program's commands and options.
#pragma once

#include "cli/command_words.h"

#include <span>
#include <string>

namespace atlas::cli {

/// `commands` begins with the program's own options. The scripts complete file names where no word fits.
std::string bashCompletion(const std::string& program, std::span<const CommandWords> commands);
std::string zshCompletion(const std::string& program, std::span<const CommandWords> commands);
std::string fishCompletion(const std::string& program, std::span<const CommandWords> commands);

} // namespace atlas::cli
