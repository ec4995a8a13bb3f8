// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tools that make images and those that say what is in them.
#pragma once

#include <string>
#include <string_view>

namespace atlas::test {

struct Ran {
    int exitCode = 0; ///< 128 + the signal's number where one ended it
    std::string out;
    std::string err;
};

/// Runs `command` by /bin/sh in the C locale, with /usr/sbin and /sbin in the PATH and `input` as its standard input.
[[nodiscard]] Ran run(const std::string& command, std::string_view input = {});

/// Like run(); throws with what it said where the command fails. Returns its standard output.
std::string mustRun(const std::string& command, std::string_view input = {});

/// Whether the program `name` is installed. Use with GTEST_SKIP, naming what is missing.
[[nodiscard]] bool hasTool(std::string_view name);

/// `text` quoted for the shell.
[[nodiscard]] std::string shellQuoted(std::string_view text);

} // namespace atlas::test
