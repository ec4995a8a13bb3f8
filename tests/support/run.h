// SPDX-License-Identifier: GPL-3.0-or-later
// Runs external programs, such as mke2fs and dumpe2fs.
#pragma once

#include <string>
#include <string_view>

namespace atlas::test {

struct Ran {
    int exitCode = 0; ///< 128 + signal number if a signal ended the command
    std::string out;
    std::string err;
};

/// Runs `command` with /bin/sh in the C locale, with /usr/sbin and /sbin appended to PATH and `input` as standard input.
[[nodiscard]] Ran run(const std::string& command, std::string_view input = {});

/// Like run(), but returns standard output, and throws with the command's output when the exit code is not 0.
std::string mustRun(const std::string& command, std::string_view input = {});

/// Whether the program `name` is installed. Use with GTEST_SKIP, and name the missing program.
[[nodiscard]] bool hasTool(std::string_view name);

/// Detaches the loop devices that a failed script left on the image at `path`.
void detachLoops(const std::string& path);

/// `text` quoted for the shell.
[[nodiscard]] std::string shellQuoted(std::string_view text);

} // namespace atlas::test
