// SPDX-License-Identifier: GPL-3.0-or-later
// The option --no-sandbox, and the sandbox as the commands enter it.
#pragma once

#include "cli/arguments.h"

namespace atlas::cli {

void addSandboxOption(const CommandLine& line);

/// Enters the sandbox, unless --no-sandbox was given; what is missing of it is a note. To be called once all inputs are open and
/// before the first byte of them is parsed.
void enterSandboxNoting(const Reporter& reporter);

} // namespace atlas::cli
