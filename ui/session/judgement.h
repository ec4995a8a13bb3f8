// SPDX-License-Identifier: GPL-3.0-or-later
// What a snapshot means on a drive: where the volume lies, how its structures fit, what is found. A pure function, so that a
// what-if costs no re-read.
#pragma once

#include "alignment/off_granularity.h"
#include "alignment/stack.h"
#include "report/messages/cure_text.h"

#include <optional>
#include <vector>

namespace atlas::ui {

/// What the user says instead of the table and the drive; what is not set stays as read.
struct Overrides {
    std::optional<ByteCount> physicalSector{};
    std::optional<ByteOffset> phase{};
    std::optional<ByteCount> optimalIo{}; ///< or the RAID stripe
    std::optional<ByteCount> eraseBlock{};
    GranularityKind highlight = GranularityKind::PhysicalSector; ///< what is marked where structures begin off it
    std::optional<Lba> start{}; ///< what if the partition began at this logical sector?
    bool operator==(const Overrides&) const = default;
};

struct Remedy {
    std::uint32_t partition = 0; ///< 0: the file system itself
    CureWords words;
};

struct Judgement {
    Drive drive;
    std::optional<Placement> placement; ///< none without an ext file system
    Alignment alignment{}; ///< of the layout; empty without one
    std::vector<Finding> findings{}; ///< the worst first
    std::vector<Remedy> remedies{}; ///< of what is misaligned; none for a what-if
    bool whatIf = false; ///< the volume is judged at a start that is not its own
    Snapshot judged{}; ///< the snapshot with the drive and the start that the user says; the layout is shared
    Stack stack{}; ///< of `judged`
    /// What is marked in the views: the physical sector, on which blocks are judged, or a larger granularity of a known size, on
    /// which the first byte of each structure is.
    GranularityKind highlight = GranularityKind::PhysicalSector;
    std::vector<OffGranularity>
        offGranularity{}; ///< of a larger granularity; instead of what is misaligned on the sector

    [[nodiscard]] bool hasVolume() const { return judged.layout && placement; }
    /// The grid on which first bytes are judged; none while the physical sector is highlighted.
    [[nodiscard]] std::optional<SectorGrid> startGrid() const {
        return highlight == GranularityKind::PhysicalSector ? std::nullopt
                                                            : std::optional(granularity(highlight).grid());
    }
    /// The granularity of that kind; unknown where nobody says its size.
    [[nodiscard]] const Granularity& granularity(GranularityKind kind) const {
        return stack.granularities[static_cast<std::size_t>(kind)];
    }
};

[[nodiscard]] Judgement judge(const Snapshot& snapshot, const Overrides& overrides);

/// The logical sector at which the partition begins, or the volume where there is no partition.
[[nodiscard]] Lba ownStart(const Snapshot& snapshot);
/// The last logical sector at which it could begin without the volume's bytes passing 2^63.
[[nodiscard]] Lba lastStart(const Snapshot& snapshot);

} // namespace atlas::ui
