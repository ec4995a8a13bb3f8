// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of Landlock (Documentation/userspace-api/landlock.rst), as far as the kernel knows them.
#pragma once

namespace atlas {

/// From here on no path can be opened, made, removed or renamed. Needs PR_SET_NO_NEW_PRIVS. Returns whether it took effect.
[[nodiscard]] bool closePaths();

/// From here on, here and in programs that this process becomes, only the open file `file` can be opened for writing, and nothing
/// made, removed or renamed; no TCP port is bound or connected to. Reading stays free. As above.
[[nodiscard]] bool allowWritingOnly(int file);

} // namespace atlas
