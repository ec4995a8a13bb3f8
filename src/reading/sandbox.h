// SPDX-License-Identifier: GPL-3.0-or-later
// Takes from the process what reading an open image does not need, so that a fault in a parser or a library stays harmless.
#pragma once

namespace atlas {

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
