// SPDX-License-Identifier: GPL-3.0-or-later
// The stack of block devices below a device, as the kernel reports it: dm on md on partitions on disks.
#pragma once

#include "disk/sector_grid.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class BlockDeviceKind : std::uint8_t { Disk, Partition, Loop, Md, Crypt, LogicalVolume, Mapper };

[[nodiscard]] std::string_view name(BlockDeviceKind kind);  ///< as in JSON: "logical_volume"

struct BlockDevice {
    BlockDeviceKind kind{};
    std::string name;        ///< kernel name: "dm-0"
    std::string label{};     ///< device-mapper's name, md's level, or the file behind a loop device; empty for others
    std::uint32_t depth = 0; ///< 0: the device itself; the devices below it follow it, at depth + 1
    std::optional<ByteOffset> carries{}; ///< byte of this device at which the device above begins; nullopt when unknown
    std::optional<ByteOffset> onDisk{}; ///< its first byte on the bottom disk; nullopt when a step is unknown
    SectorGrid grid{}; ///< physical sectors of the bottom disk
    bool operator==(const BlockDevice&) const = default;

    /// Byte of the bottom disk at which the device above begins; nullopt when unknown.
    [[nodiscard]] std::optional<ByteOffset> aboveOnDisk() const;
};

} // namespace atlas
