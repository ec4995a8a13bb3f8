// SPDX-License-Identifier: GPL-3.0-or-later
// Places of the disk in words, for `show` and the window.
#pragma once

#include "disk/disk_area.h"
#include "report/words/shown.h"

namespace atlas {

/// "in partition 2 (swap), byte 4,096 of it", "between partitions 1 and 2".
[[nodiscard]] Message areaText(const DiskArea& area);

/// The structure or file content around the requested byte: "inode table of group 3", "data or free". Precondition: the
/// byte lies in a block of the volume.
[[nodiscard]] Message liesInText(const Shown& shown);

/// How the requested sector was taken, with what the other unit would give on the same line; nullopt if there is nothing
/// to distinguish.
[[nodiscard]] std::optional<Message> takenText(const Shown& shown);

/// What a line of the kernel's log names: "sda, sector 280576". The words are those of the log.
[[nodiscard]] std::string logSubject(const LoggedPlace& place);

/// The answer in short, for one line: place, block, structure, inode and paths.
[[nodiscard]] Names placeParts(const Shown& shown);

/// "copy of block 41 (inode table of group 0), transaction 2, committed …".
[[nodiscard]] Message journalCopyText(const JournalCopy& copy, const Layout& layout);

} // namespace atlas
