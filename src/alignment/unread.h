// SPDX-License-Identifier: GPL-3.0-or-later
// What the verdict covers and what was not read.
#pragma once

#include "alignment/judgement.h"

#include <variant>

namespace atlas {

/// The blocks of the volume are smaller than the logical sectors.
struct CannotMount {
    ByteCount block;
    ByteCount sector;
};

/// The partition table counts in sectors of another size than the drive's, so nothing in it is found.
struct TableLost {
    ByteCount counted;
    ByteCount sector;
};

/// No block straddles, but each fills only part of a physical sector.
struct SmallBlocks {
    ByteCount block;
    ByteCount sector; ///< physical
    ByteCount past; ///< bytes of the volume's start past the boundary below; 0: placed right
};

/// Only the starts were judged, because the structures of these ext file systems cannot be read.
struct UnreadVolumes {
    OffCount starts;
    std::uint64_t volumes = 0;
};

/// It is unknown where on the disks below the bytes of the device lie.
struct PlaceNotKnown {};

/// Structures if there is a volume, else starts; std::monostate if nothing was judged. AlignmentVerdict::saidByKernel
/// comes first.
using VerdictBasis = std::variant<std::monostate, CannotMount, TableLost, PlaceNotKnown, SmallBlocks, FitCounts,
                                  UnreadVolumes, OffCount>;

[[nodiscard]] VerdictBasis basisOf(const Judgement& judgement);

// What was not read and is covered by no verdict.

struct NotJudged {
    /// Unreadable ext file systems of which only the start was judged. 0 if there is a volume.
    std::uint64_t volumes = 0;
    /// Judged containers whose content was not read: encrypted, spread over several disks, not the one that was opened,
    /// or a partition table. 0 if there is a volume.
    std::uint64_t containers = 0;
    /// Unreadable ext file systems other than the volume, and volumes and containers over the limits of the reader.
    std::uint64_t others = 0;
    /// Places not looked into that may hold ext file systems: partitions listed only by the MBR of a GPT disk or by a
    /// second extended partition; with a volume, also the containers and guest disks that `containers` counts
    /// otherwise.
    std::uint64_t hidden = 0;
    bool operator==(const NotJudged&) const = default;

    [[nodiscard]] bool isNothing() const { return *this == NotJudged{}; }
};

/// From the reader's findings and the starts of `judgement`; needs no state.
[[nodiscard]] NotJudged notJudged(const Judgement& judgement);

/// Whether everything that may hold an ext file system was read and judged completely, and nothing is misaligned.
[[nodiscard]] bool isNothingMisaligned(const Judgement& judgement);

} // namespace atlas
