// SPDX-License-Identifier: GPL-3.0-or-later
// Runs external programs, such as mke2fs and dumpe2fs.
#pragma once

#include <cstdint>
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

/// What dumpe2fs prints about the file system that begins at byte `offset` of `image`. From e2fsprogs 1.47.2 on dumpe2fs opens no
/// "image?offset=N", so it gets a sparse copy of the volume.
[[nodiscard]] Ran runDumpe2fs(const std::string& options, const std::string& image, std::uint64_t offset);

/// What makes a file system of revision 0: "-r 0", or "-E revision=0" from e2fsprogs 1.47.2 on.
[[nodiscard]] const std::string& revision0Option();

/// Whether the program `name` is installed. Use with GTEST_SKIP, and name the missing program.
[[nodiscard]] bool hasTool(std::string_view name);

/// Detaches the loop devices that a failed script left on the image at `path`.
void detachLoops(const std::string& path);

/// `text` quoted for the shell.
[[nodiscard]] std::string shellQuoted(std::string_view text);

} // namespace atlas::test
