// SPDX-License-Identifier: GPL-3.0-or-later
// A disk of this machine with its partitions, as the kernel and udev know it.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

struct ListedPartition {
    std::string path; ///< "/dev/sda1"
    std::uint32_t number = 0;
    ByteOffset start{};
    ByteCount size{};
    std::string content{}; ///< what udev found: "ext4", "crypto_LUKS"; empty: nothing, or it does not say
    std::string label{};
    std::vector<std::string> mountedAt{};
    bool operator==(const ListedPartition&) const = default;
};

struct ListedDevice {
    std::string path; ///< "/dev/sda"
    std::string model{}; ///< empty where the kernel has none
    ByteCount size{};
    std::uint64_t logicalSector = 0; ///< bytes; 0: unknown
    std::uint64_t physicalSector = 0;
    bool isReadOnly = false;
    bool isRemovable = false;
    std::string content{};
    std::string label{};
    std::vector<std::string> mountedAt{};
    std::vector<ListedPartition> partitions{}; ///< by number
    bool operator==(const ListedDevice&) const = default;
};

} // namespace atlas
