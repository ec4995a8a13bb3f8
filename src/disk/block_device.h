// SPDX-License-Identifier: GPL-3.0-or-later
// The block devices that a device lies on, as the kernel stacks them: dm on md on partitions on disks.
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
    std::string name;        ///< the kernel's: "dm-0"
    std::string label{};     ///< device-mapper's name, md's level, or the file behind a loop device; empty for others
    std::uint32_t depth = 0; ///< 0: the device itself; those that it lies on follow it, one deeper
    std::optional<ByteOffset> carries{}; ///< its byte at which the device above it begins; none where nobody says
    std::optional<ByteOffset> onDisk{}; ///< its own first byte on the disk at the bottom; none where a step is unknown
    SectorGrid grid{}; ///< of the disk at the bottom
    bool operator==(const BlockDevice&) const = default;

    /// Where the device above begins on the disk at the bottom.
    [[nodiscard]] std::optional<ByteOffset> aboveOnDisk() const;
};

} // namespace atlas
