// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace atlas {

/// What the name of a partition adds to the path of its disk: "1" for /dev/sda, "p1" for /dev/nvme0n1, "-part1" for the links of
/// udev in /dev/disk (util-linux, libfdisk/src/utils.c, fdisk_partname()).
[[nodiscard]] std::string partitionSuffix(std::string_view diskPath, std::uint32_t number);

} // namespace atlas
