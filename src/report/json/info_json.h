// SPDX-License-Identifier: GPL-3.0-or-later
// The disk, and the list of this machine's disks, as JSON.
#pragma once

#include "base/error.h"
#include "disk/block_device.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <string_view>

namespace atlas {

/// Schema "ext4atlas-info/1", documented in the man page.
void writeInfoJson(const Snapshot& snapshot, std::ostream& out);

/// The output of `ext4atlas-cli devices`, which the window reads back.
void writeDevicesJson(const std::string& program, const std::vector<ListedDevice>& devices, std::ostream& out);
[[nodiscard]] Result<std::vector<ListedDevice>> readDevicesJson(std::string_view json);

} // namespace atlas
