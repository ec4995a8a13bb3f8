// SPDX-License-Identifier: GPL-3.0-or-later
// A stacked device judged on each of its members.
#pragma once

#include "alignment/judged_structures.h"
#include "disk/block_device.h"
#include "disk/layer.h"

#include <optional>

namespace atlas {

struct MemberVerdict {
    Member member;
    Fit fit =
        Fit::Whole; ///< of the structures, else of the start of what is judged, as if all of it lay on this member
    ByteOffset start{}; ///< byte of the member's disk at which what is judged starts
    ByteCount past{}; ///< bytes past the boundary below
    std::uint64_t misaligned = 0; ///< structures
    bool operator==(const MemberVerdict&) const = default;
};

/// Judges the volume, else the first byte of the device, on each known member that holds a part of it. Empty for a plain
/// disk, and when the user sets the phase of a device alone.
/// `alignments` are those of `snapshot`.
[[nodiscard]] std::vector<MemberVerdict> memberVerdicts(const Snapshot& snapshot, Alignments& alignments);

/// The worst of `verdicts`, the first of equals; null when there are none.
[[nodiscard]] const MemberVerdict* worstOf(const std::vector<MemberVerdict>& verdicts);

/// The drive of `disk` with the physical sectors of the worst of `verdicts`, so that all that is judged and shown is that of
/// this member; unchanged when there are none.
[[nodiscard]] Drive withSectorsOfWorst(const Disk& disk, const std::vector<MemberVerdict>& verdicts);

/// Whether the device is misaligned because the kernel says so of `drive`, whose word counts only where the members are not all
/// known.
[[nodiscard]] bool isSaidByKernel(const Drive& drive, const std::vector<MemberVerdict>& verdicts);

// Finds the device at fault among those below the one that is open.

/// The lowest device that starts off the physical sectors of the disk at the bottom.
struct DeviceFault {
    std::size_t below = 0; ///< row of the device that contains it
    BlockDeviceKind kind{};
    std::string name; ///< its own kernel name
    ByteCount past;
    std::optional<Layer> layer{}; ///< that places it; nullopt for a partition and for other mappings

    /// Whether a tool can place it: a partition moves, and a layer is made anew.
    [[nodiscard]] bool isCurable() const { return layer || kind == BlockDeviceKind::Partition; }
};

/// The fault on the way to the worst member; nullopt when it is not known.
[[nodiscard]] std::optional<DeviceFault> deviceFault(const Snapshot& snapshot);

} // namespace atlas
