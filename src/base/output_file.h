// SPDX-License-Identifier: GPL-3.0-or-later
// Writes files that the user names, for every command and dialog, without damaging existing ones.
#pragma once

#include "base/error.h"

#include <functional>
#include <vector>

namespace atlas {

struct OutputFile {
    std::string path;
    /// First bytes of the new file, at least 4; empty for text. An existing file that starts differently is not
    /// replaced.
    std::string_view magic{};
    std::vector<std::string> inputs{}; ///< paths being read
    bool force = false; ///< also replaces files of another kind and write-protected ones
    std::string_view insist = "--force"; ///< how the user can set `force`, for the error's hint
};

/// Whether `output` may be written: a new file, or a regular file of the same kind that is not an input, does not back
/// a loop device, and is not write-protected. Links are followed and files compared by device and inode number, so hard
/// links and bind mounts are recognised. Refusals have kind Usage.
[[nodiscard]] Status checkOutput(const OutputFile& output);

/// Checks `output`, lets `write` fill the descriptor of a temporary file in the same folder, and renames it to the
/// target when complete. A replaced file keeps its mode. Existing files are never opened for writing.
[[nodiscard]] Status writeOutput(const OutputFile& output, const std::function<Status(int descriptor)>& write);

/// Writes all bytes of the open file `from` that way.
[[nodiscard]] Status writeOutput(const OutputFile& output, int from);

/// Writes all of `bytes` to `descriptor`; `path` is used in errors.
[[nodiscard]] Status writeAll(int descriptor, std::string_view bytes, const std::string& path);

/// The error of a system call on `path` that failed with errno: "cannot write: No space left on device" for `what`
/// "write".
[[nodiscard]] std::unexpected<Error> cannot(const char* what, const std::string& path);

} // namespace atlas
