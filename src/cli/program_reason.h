// SPDX-License-Identifier: GPL-3.0-or-later
// Finds in the output of a program of e2fsprogs why it failed.
#pragma once

#include <string>
#include <string_view>

namespace atlas::cli {

/// One line without the name of the program: no line with its version, progress, usage or advice. Prefers what was
/// written to standard error; empty if there is nothing but such lines.
[[nodiscard]] std::string reasonOf(std::string_view program, std::string_view output, std::string_view errors);

/// Whether a program that ended with exit status 0 reports that it failed. debugfs does so for every request.
[[nodiscard]] bool reportsFailure(std::string_view program, std::string_view errors);

} // namespace atlas::cli
