// SPDX-License-Identifier: GPL-3.0-or-later
// A block device with what lies below it, the members on which it lies, and its row in the list of the machine's disks.
#pragma once

#include "base/units.h"
#include "disk/drive.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class BlockDeviceKind : std::uint8_t { Disk, Partition, Loop, Md, Crypt, LogicalVolume, Mapper, File };

[[nodiscard]] std::string_view name(BlockDeviceKind kind); ///< as in JSON: "logical_volume"

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
    std::string name; ///< kernel name: "dm-0"
    std::string label{}; ///< device-mapper's name, md's level, or the file behind a loop device; empty for others
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

// The places on disks at which the bytes of a stacked device lie.

/// Bytes of the topmost device that lie on one disk.
struct Member {
    std::string name{}; ///< the device that is a part of the disk: "sdb1", or the disk itself
    ByteInterval bytes{}; ///< of the top device
    ByteOffset at{}; ///< byte of the disk at which they begin
    ByteCount chunk{}; ///< of the finest striping between; 0 for none
    SectorGrid sectors{}; ///< of the disk, by its own bytes
    bool known = true; ///< false: `at` is not known
    bool operator==(const Member&) const = default;

    /// The physical sectors of the disk by the bytes of the top device. Holds within each chunk.
    [[nodiscard]] SectorGrid grid() const;
    /// Byte of the disk for byte `top` of the top device, which begins the member's bytes or lies in them unstriped.
    [[nodiscard]] ByteOffset onDisk(ByteOffset top) const;
};

/// The members of `devices`, in their order; empty for no devices.
[[nodiscard]] std::vector<Member> membersOf(const std::vector<BlockDevice>& devices);

/// A device and the byte of it at which byte 0 of the top device lies.
struct Base {
    const BlockDevice* device = nullptr;
    ByteOffset at{};
};

/// The lowest device that contains the top device in one piece: a disk or an array. Null for no devices, and when a
/// step is unknown.
[[nodiscard]] Base baseOf(const std::vector<BlockDevice>& devices);

/// The lowest device on the way to baseOf() that reports the top device's optimal I/O size, and thus owns it.
[[nodiscard]] Base ownerOfOptimalIo(const std::vector<BlockDevice>& devices);

// A disk of this machine with its partitions, as the kernel and udev know it.

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
