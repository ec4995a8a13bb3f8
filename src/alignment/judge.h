// SPDX-License-Identifier: GPL-3.0-or-later
// The one judgement of a snapshot, shown by `check`, its JSON and the window alike. A pure function: a what-if costs no re-read.
//
// The verdict, and with it the exit status of `check`, is about one subject: the volume's structures; where there is no ext, the
// starts of all partitions (or of the one that was named) and of the layers in them. Other partitions that start off the grid are
// findings too, because the disk has that fault, but they change neither the verdict nor the cures.
#pragma once

#include "alignment/cure.h"
#include "alignment/off_granularity.h"
#include "alignment/stack.h"
#include "alignment/start_verdict.h"
#include "disk/drive_overrides.h"

namespace atlas {

/// What the user says instead of the table and the drive; what is not set stays as read.
struct Overrides {
    DriveOverrides drive{};
    std::optional<Lba> start{}; ///< what if the partition began at this logical sector?
    GranularityKind highlight = GranularityKind::PhysicalSector; ///< what is marked where structures begin off it
    std::optional<std::uint32_t> partition{}; ///< where there is no ext: the verdict is about this partition alone
    bool operator==(const Overrides&) const = default;
};

struct Judgement {
    Snapshot judged{}; ///< the snapshot with the drive and the start that the user says; the layout is shared
    Fit verdict = Fit::Whole; ///< of the alignment; without a volume, the worst of the starts that are judged
    std::optional<Alignment> alignment{}; ///< none without a volume
    std::vector<StartVerdict> starts{};
    std::optional<StartVerdict>
        subject{}; ///< the start of what the verdict is about, where that is one volume or partition
    std::vector<Finding> findings{}; ///< all of them, as sortWorstFirst() orders them
    std::vector<Cure> cures{}; ///< of what is judged, in the order in which they are to be cured; none for a what-if
    Stack stack{};
    bool whatIf = false; ///< the volume is judged at a start that is not its own
    /// What is marked in the views: the physical sector, on which blocks are judged, or a larger granularity of a known size, on
    /// which the first byte of each structure is.
    GranularityKind highlight = GranularityKind::PhysicalSector;
    std::vector<OffGranularity> offGranularity{}; ///< of a larger granularity that is highlighted; else empty

    [[nodiscard]] bool hasVolume() const { return alignment.has_value(); }
    [[nodiscard]] const Drive& drive() const { return judged.disk.drive; }
    [[nodiscard]] const std::optional<Placement>& placement() const { return judged.placement; }
    /// The grid on which first bytes are judged; none while the physical sector is highlighted.
    [[nodiscard]] std::optional<SectorGrid> startGrid() const;
    /// The granularity of that kind; unknown where nobody says its size.
    [[nodiscard]] const Granularity& granularity(GranularityKind kind) const;
};

/// Overrides of the drive that cannot be (see apply()) are left out: who takes them from a user asks apply() first.
[[nodiscard]] Judgement judge(const Snapshot& snapshot, const Overrides& overrides = {});

} // namespace atlas
