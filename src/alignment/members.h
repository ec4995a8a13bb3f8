// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on a stacked device for each of its members.
#pragma once

#include "alignment/judged_structures.h"
#include "disk/block_device.h"
#include "disk/layer.h"

#include <optional>

namespace atlas {

struct MemberVerdict {
    Member member;
    Fit fit = Fit::Whole; ///< of the structures, else of the judged start, as if all of it lay on this member
    ByteOffset start{}; ///< byte of the member's disk at which the judged volume or device starts
    ByteCount past{}; ///< bytes past the boundary below
    std::uint64_t misaligned = 0; ///< misaligned structures
    bool operator==(const MemberVerdict&) const = default;
};

/// Judges the volume, else the first byte of the device, on each known member that holds a part of it. Empty for a
/// plain disk, and if the user sets only the phase of a device. `alignments` must be those of `snapshot`.
[[nodiscard]] std::vector<MemberVerdict> memberVerdicts(const Snapshot& snapshot, Alignments& alignments);

/// The worst of the known members, the first of equals; null if there are none.
[[nodiscard]] const MemberVerdict* worstOf(const std::vector<MemberVerdict>& verdicts);

/// The drive of `disk` with the physical sectors of the worst member; unchanged without known members.
[[nodiscard]] Drive withSectorsOfWorst(const Disk& disk, const std::vector<MemberVerdict>& verdicts);

/// Whether the kernel reports `drive` as misaligned and its word counts: not if all members are known or the user sets
/// the phase.
[[nodiscard]] bool isSaidByKernel(const Drive& drive, const std::vector<MemberVerdict>& verdicts);

/// Whether the place of some bytes in the physical sectors of their disk is unknown: a mapping between them cannot be
/// read. False if every multiple of a logical sector fits.
[[nodiscard]] bool isPlaceUnknown(const Snapshot& snapshot, const std::vector<MemberVerdict>& verdicts);

// The device at fault among those below the open one.

/// The lowest device that starts off the physical sectors of its disk.
struct DeviceFault {
    std::size_t below = 0; ///< row of the device that contains it
    BlockDeviceKind kind{};
    std::string name; ///< kernel name
    ByteOffset start; ///< byte of the disk
    ByteCount past;
    std::optional<Layer> layer{}; ///< that places it; nullopt for partitions and other mappings

    /// Whether a tool can place it: a partition moves, a layer is created again.
    [[nodiscard]] bool isCurable() const { return layer || kind == BlockDeviceKind::Partition; }
};

/// The first fault found from the disks upwards; nullopt if none is known.
[[nodiscard]] std::optional<DeviceFault> deviceFault(const Snapshot& snapshot);

} // namespace atlas
