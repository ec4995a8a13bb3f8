// SPDX-License-Identifier: GPL-3.0-or-later
// Takes from the process what reading an open image does not need, so that a fault in a parser or library stays
// harmless.
#pragma once

#include <span>

namespace atlas {

/// From now on, no path can be opened, made, removed or renamed. Requires PR_SET_NO_NEW_PRIVS. Returns whether it took
/// effect, as far as the kernel supports it (Documentation/userspace-api/landlock.rst).
[[nodiscard]] bool closePaths();

/// From now on, for this process and the programs that it executes, only the open file `file` can be opened for
/// writing, nothing if that is -1; nothing made, removed or renamed; and without `hasNetwork` no TCP port bound or
/// connected. Reading stays possible. Returns as closePaths().
[[nodiscard]] bool allowWritingOnly(int file, bool hasNetwork = false);

/// What a child needs besides its files.
struct ChildNeeds {
    bool programs = false; ///< to read and execute what is installed on the machine
    bool network = false;  ///< to connect to other machines
};

/// From now on, for this process and the programs that it executes, only the open `files`, what is in them if they are
/// folders, and what `needs` names can be opened, and that only for reading. Returns as closePaths().
[[nodiscard]] bool allowReadingOnly(std::span<const int> files, ChildNeeds needs);

/// From now on, for this process and the programs that it executes, calls that a child for parsing has no use for fail:
/// new sockets and processes, other processes' memory, mounts, keys. One with a network may have sockets, and processes
/// for the commands that ssh is configured with. Requires PR_SET_NO_NEW_PRIVS. Returns whether it took effect.
[[nodiscard]] bool refuseCallsOfChildren(bool hasNetwork);

/// Disables core dumps, which would contain user data, and limits memory far above the needs of a 64 TiB volume. A write
/// beyond the file size limit fails, as on a full disk, instead of killing the process.
void limitResources();

/// Limits CPU time likewise. Not for computing the hash of an image, which takes as long as the image is large.
void limitProcessorTime();

/// Forbids further processes and threads (except to a privileged user, see setrlimit(2)). File sizes are not limited:
/// the sparse copy of a partition table is as large as its disk.
void limitToReading();

// The sandbox.

/// What took effect.
struct Sandbox {
    bool landlock =
        false; ///< no path can be opened, made, removed or renamed (Documentation/userspace-api/landlock.rst)
    bool seccomp = false; ///< only the calls in sandbox.cpp pass; others fail or kill
};

/// From now on the process can only read, compute, and write to open files. Irrevocable. Opening fails with EACCES,
/// requests to devices or for the user's identity with EPERM; anything else (exec, fork, sockets, ptrace, mount …)
/// kills the process with SIGSYS. Does nothing under AddressSanitizer, whose leak check needs fork and ptrace.
[[nodiscard]] Sandbox enterSandbox();

} // namespace atlas
