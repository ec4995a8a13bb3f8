// SPDX-License-Identifier: GPL-3.0-or-later
// The backups of the superblock, as numbers and commands to type.
#pragma once

#include "layout/snapshot.h"
#include "report/text/text_table.h"

#include <iosfwd>
#include <string>

namespace atlas {

/// What e2fsck and dumpe2fs open for the volume; "DEVICE" if the image or disk holds it among others.
[[nodiscard]] std::string deviceOf(const Snapshot& snapshot);

/// The numbers of all backups' blocks, and the commands for the first intact one.
void writeBackupNumbers(const Layout& layout, const std::string& device, std::ostream& out, TextStyle style);

/// One row per backup and the commands that use it, with numbers without separators.
void writeBackups(const Layout& layout, const std::string& device, std::ostream& out, TextStyle style);

} // namespace atlas
