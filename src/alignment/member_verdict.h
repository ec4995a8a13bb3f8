// SPDX-License-Identifier: GPL-3.0-or-later
// Judges a device that lies on several others on each of them.
#pragma once

#include "alignment/alignments.h"
#include "disk/block_device.h"

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

} // namespace atlas
