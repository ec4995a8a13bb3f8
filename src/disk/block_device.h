// SPDX-License-Identifier: GPL-3.0-or-later
// A block device with the devices below it, the disks its bytes lie on, and its row in the list of the machine's disks.
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

[[nodiscard]] std::string_view name(BlockDeviceKind kind); ///< JSON name: "logical_volume"

/// Bytes of a device that lie on a device directly below it.
struct Piece {
    ByteInterval above; ///< on the device above
    ByteOffset at{}; ///< where they begin on the device below
    ByteCount chunk{}; ///< striped over several devices in chunks of this size; 0: all lie here in order
    bool operator==(const Piece&) const = default;
};

struct BlockDevice {
    BlockDeviceKind kind{};
    std::string name; ///< kernel name: "dm-0"
    std::string label{}; ///< device-mapper name, md level, or file behind a loop device; else empty
    std::uint32_t depth = 0; ///< 0: the device itself; devices below follow at depth + 1
    std::optional<ByteOffset> carries{}; ///< byte of this device at which the device above begins; nullopt if unknown
    std::optional<ByteOffset> onDisk{}; ///< its first byte on the bottom disk; nullopt if a step is unknown
    std::vector<Piece> pieces{}; ///< the parts of the device above on this one; empty if unknown
    std::optional<ByteOffset> extents{}; ///< of an LVM physical volume that carries the device above: its first extent
    std::uint32_t luksVersion = 0; ///< of a Crypt device that is a LUKS mapping
    ByteCount optimalIo{}; ///< as reported by the device; 0 for none
    SectorGrid grid{}; ///< physical sectors of the bottom disk
    Source sectorSource = Source::Device; ///< of the size in `grid`
    ByteCount reportedSector{}; ///< Drive::reportedSector of the bottom disk
    bool operator==(const BlockDevice&) const = default;

    /// Byte of the bottom disk at which the device above begins; nullopt if unknown.
    [[nodiscard]] std::optional<ByteOffset> aboveOnDisk() const;
    /// Bytes from a boundary of the bottom disk's physical sectors to that byte; nullopt if unknown.
    [[nodiscard]] std::optional<ByteCount> abovePastBoundary() const;
};

/// Whether one of `devices` lies on several others.
[[nodiscard]] bool hasSeveralMembers(const std::vector<BlockDevice>& devices);

/// Bytes of the topmost device on one disk.
struct Member {
    std::string name{}; ///< the partition, "sdb1", or the disk itself
    ByteInterval bytes{}; ///< on the top device
    ByteOffset at{}; ///< where they begin on the disk
    ByteCount chunk{}; ///< of the finest striping in between; 0 without striping
    SectorGrid sectors{}; ///< of the disk, in its own bytes
    Source sectorSource = Source::Device; ///< of the size in `sectors`
    ByteCount reportedSector{}; ///< Drive::reportedSector of the disk
    bool known = true; ///< false: `at` is unknown
    bool operator==(const Member&) const = default;

    /// Whether chunks end inside physical sectors.
    [[nodiscard]] bool splitsSectors() const { return chunk.value % sectors.size.value != 0; }
    /// Whether the place of every byte in the physical sectors is known.
    [[nodiscard]] bool isPlaced() const { return known && !splitsSectors(); }
    /// The disk's physical sectors in terms of the top device's bytes. Valid within each chunk.
    [[nodiscard]] SectorGrid grid() const;
    /// Byte of the disk for byte `top` of the top device. Precondition: `top` is the member's first byte, or inside it
    /// without striping.
    [[nodiscard]] ByteOffset onDisk(ByteOffset top) const;
};

/// The members of `devices` in order; empty without devices.
[[nodiscard]] std::vector<Member> membersOf(const std::vector<BlockDevice>& devices);

/// A device and its byte at which the top device begins.
struct Base {
    const BlockDevice* device = nullptr;
    ByteOffset at{};
};

/// The lowest device that contains the top device in one piece: a disk or an array. Null without devices and if a step
/// is unknown.
[[nodiscard]] Base baseOf(const std::vector<BlockDevice>& devices);

/// The lowest device down to baseOf() that reports the top device's optimal I/O size, and thus owns it.
[[nodiscard]] Base ownerOfOptimalIo(const std::vector<BlockDevice>& devices);

// Disks of this machine with their partitions, as known to kernel and udev.

struct ListedPartition {
    std::string path; ///< "/dev/sda1"
    std::uint32_t number = 0;
    ByteOffset start{};
    ByteCount size{};
    std::string content{}; ///< as found by udev: "ext4", "crypto_LUKS"; empty: nothing, or not reported
    std::string label{};
    std::vector<std::string> mountedAt{};
    bool operator==(const ListedPartition&) const = default;
};

struct ListedDevice {
    std::string path; ///< "/dev/sda"
    std::string model{}; ///< empty if unknown to the kernel
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
