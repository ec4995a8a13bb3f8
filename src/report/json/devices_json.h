// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of `ext4atlas-cli devices`, which the window reads back.
#pragma once

#include "base/error.h"
#include "disk/block_device.h"

#include <iosfwd>
#include <string_view>

namespace atlas {

void writeDevicesJson(const std::string& program, const std::vector<ListedDevice>& devices, std::ostream& out);
[[nodiscard]] Result<std::vector<ListedDevice>> readDevicesJson(std::string_view json);

} // namespace atlas
