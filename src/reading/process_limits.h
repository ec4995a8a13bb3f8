// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace atlas {

/// Disables core dumps, which would contain user data, and limits memory and CPU time; a 64 TiB volume stays far below the
/// limits. A write beyond the file size limit fails, as on a full disk, instead of killing the process.
void limitResources();

/// For a process that only reads and writes what is open: no further process or thread (a privileged user's excepted, see
/// setrlimit(2)). The size of files is not limited: the sparse copy of a partition table has the size of its disk.
void limitToReading();

} // namespace atlas
