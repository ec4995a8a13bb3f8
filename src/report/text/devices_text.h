// SPDX-License-Identifier: GPL-3.0-or-later
// The disks of this machine as text.
#pragma once

#include "disk/block_device.h"
#include "report/text/text_table.h"

namespace atlas {

/// The output of `ext4atlas-cli devices`.
void writeDevicesText(const std::vector<ListedDevice>& devices, std::ostream& out, TextStyle style = {});

} // namespace atlas
