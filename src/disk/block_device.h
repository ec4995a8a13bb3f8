// SPDX-License-Identifier: GPL-3.0-or-later
// The block devices below a device, as the kernel reports them: dm on md on partitions on disks.
#pragma once

#include "disk/sector_grid.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class BlockDeviceKind : std::uint8_t { Disk, Partition, Loop, Md, Crypt, LogicalVolume, Mapper, File };

[[nodiscard]] std::string_view name(BlockDeviceKind kind);  ///< as in JSON: "logical_volume"

/// Bytes of a device that lie on a device directly below it.
struct Piece {
    ByteInterval above; ///< of the device above
    ByteOffset at{}; ///< byte of the device below at which they begin
    ByteCount
        chunk{}; ///< they are dealt out to several devices in chunks of this size; 0: all of them lie here in order
    bool operator==(const Piece&) const = default;
};

struct BlockDevice {
    BlockDeviceKind kind{};
    std::string name;        ///< kernel name: "dm-0"
    std::string label{};     ///< device-mapper's name, md's level, or the file behind a loop device; empty for others
    std::uint32_t depth = 0; ///< 0: the device itself; the devices below it follow it, at depth + 1
    std::optional<ByteOffset> carries{}; ///< byte of this device at which the device above begins; nullopt when unknown
    std::optional<ByteOffset> onDisk{}; ///< its first byte on the bottom disk; nullopt when a step is unknown
    std::vector<Piece> pieces{}; ///< of the device above that lie on this one; empty when unknown
    std::uint32_t luksVersion = 0; ///< of a Crypt device that is a LUKS mapping
    ByteCount optimalIo{}; ///< as the device reports it; 0 for none
    SectorGrid grid{}; ///< physical sectors of the bottom disk
    bool operator==(const BlockDevice&) const = default;

    /// Byte of the bottom disk at which the device above begins; nullopt when unknown.
    [[nodiscard]] std::optional<ByteOffset> aboveOnDisk() const;
    /// How far past a boundary of that disk's physical sectors it begins; nullopt when unknown.
    [[nodiscard]] std::optional<ByteCount> abovePastBoundary() const;
};

/// Whether a device of `devices` lies on several others.
[[nodiscard]] bool hasSeveralMembers(const std::vector<BlockDevice>& devices);

} // namespace atlas
