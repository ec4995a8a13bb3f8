// SPDX-License-Identifier: GPL-3.0-or-later
// The places on disks at which the bytes of a stacked device lie.
#pragma once

#include "disk/block_device.h"

namespace atlas {

/// Bytes of the topmost device that lie on one disk.
struct Member {
    std::string name{}; ///< the device that is a part of the disk: "sdb1", or the disk itself
    ByteInterval bytes{}; ///< of the top device
    ByteOffset at{};      ///< byte of the disk at which they begin
    ByteCount chunk{};    ///< of the finest striping between; 0 for none
    SectorGrid sectors{}; ///< of the disk, by its own bytes
    bool known = true;    ///< false: `at` is not known
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

} // namespace atlas
