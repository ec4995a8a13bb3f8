// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the program writes where the user says. Every command and every dialog of the window writes through here.
#pragma once

#include "base/error.h"

#include <functional>
#include <vector>

namespace atlas {

struct OutputFile {
    std::string path;
    /// How the new file begins, at least its first 4 bytes; empty for text. An existing file that begins otherwise is not replaced.
    std::string_view magic{};
    std::vector<std::string> inputs{}; ///< paths of what is being read
    bool force = false; ///< replaces an existing file of another kind, or one that is write-protected
    std::string_view insist = "--force"; ///< what the user can do where `force` would help, for the error's hint
};

/// Whether `output` may be written: it names a new file, or a regular file of its own kind that is no input, backs no loop
/// device, and is not write-protected. Links are followed, and files are compared by device and inode number, so that hard
/// links and bind mounts are recognised. Errors are of kind Usage.
[[nodiscard]] Status checkOutput(const OutputFile& output);

/// Checks `output`, has `write` fill a temporary file beside it, and puts that in its place once it is whole: an existing file
/// keeps its contents until then, and its mode. Nothing that exists is ever opened for writing. `write` gets the descriptor.
[[nodiscard]] Status writeOutput(const OutputFile& output, const std::function<Status(int descriptor)>& write);

/// The same with all bytes of the open file `from`.
[[nodiscard]] Status writeOutput(const OutputFile& output, int from);

/// Writes all of `bytes` to `descriptor`; `path` is used in errors.
[[nodiscard]] Status writeAll(int descriptor, std::string_view bytes, const std::string& path);

/// A system call on `path` failed, by errno: "cannot write: No space left on device" of `what` "write".
[[nodiscard]] std::unexpected<Error> cannot(const char* what, const std::string& path);

} // namespace atlas
