// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of Landlock (Documentation/userspace-api/landlock.rst), as far as the kernel knows them.
#pragma once

namespace atlas {

/// From here on no path can be opened, made, removed or renamed. Needs PR_SET_NO_NEW_PRIVS. Returns whether it took effect.
[[nodiscard]] bool closePaths();

/// From here on, here and in programs that this process becomes, only the open file `file` can be opened for writing, and nothing
/// made, removed or renamed; no TCP port is bound or connected to. Reading stays free. As above.
[[nodiscard]] bool allowWritingOnly(int file);

/// Disables core dumps, which would contain user data, and limits memory and CPU time; a 64 TiB volume stays far below the
/// limits. A write beyond the file size limit fails, as on a full disk, instead of killing the process.
void limitResources();

/// For a process that only reads and writes what is open: no further process or thread (a privileged user's excepted, see
/// setrlimit(2)). The size of files is not limited: the sparse copy of a partition table has the size of its disk.
void limitToReading();

// Takes from the process what reading an open image does not need, so that a fault in a parser or a library stays harmless.

/// What the kernel took part in; what is false could not be had.
struct Sandbox {
    bool landlock =
        false; ///< no path can be opened, made, removed or renamed (Documentation/userspace-api/landlock.rst)
    bool seccomp = false; ///< only the calls in sandbox.cpp pass; see there for those that fail and those that kill
};

/// From here on the process reads, computes, and writes to what is open. It cannot be undone. Opening fails with EACCES, asking a
/// device or the user's identity with EPERM; anything else (exec, fork, sockets, ptrace, mount …) ends the process with SIGSYS.
/// Does nothing under AddressSanitizer, whose leak check needs fork and ptrace.
[[nodiscard]] Sandbox enterSandbox();

} // namespace atlas
