// SPDX-License-Identifier: GPL-3.0-or-later
// The granularities against which a start is judged. Each has its own verdict; verdicts of different granularities are
// never combined.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

enum class GranularityKind : std::uint8_t { PhysicalSector, Partitioning, Stripe, EraseBlock };

inline constexpr std::array allGranularityKinds{GranularityKind::PhysicalSector, GranularityKind::Partitioning,
                                                GranularityKind::Stripe, GranularityKind::EraseBlock};

/// A value for each kind, in the order of allGranularityKinds.
template <class T>
struct PerGranularity : std::array<T, allGranularityKinds.size()> {
    using Values = std::array<T, allGranularityKinds.size()>;
    using Values::operator[];
    [[nodiscard]] T& operator[](GranularityKind kind) { return Values::operator[](static_cast<std::size_t>(kind)); }
    [[nodiscard]] const T& operator[](GranularityKind kind) const {
        return Values::operator[](static_cast<std::size_t>(kind));
    }
};

[[nodiscard]] std::string_view name(GranularityKind kind);  ///< as in JSON: "physical_sector"

struct Granularity {
    GranularityKind kind{};
    ByteCount size{};                    ///< bytes; 0 when unknown
    ByteOffset phase{};
    Source source = Source::Assumption;
    bool placed = true; ///< false: where its boundaries lie is unknown, or differs in the pieces of a logical volume
    bool ofOneDisk = false;            ///< a Stripe that is the optimal I/O size of one disk: a hint, no RAID stripe
    bool operator==(const Granularity&) const = default;

    [[nodiscard]] bool known() const { return size.value > 0 && placed; }
    [[nodiscard]] SectorGrid grid() const { return {size, phase}; }
};

/// The granularities of a disk. The stripe is the drive's optimal I/O size, else
/// the superblock's s_raid_stripe_width, else its s_raid_stride (the RAID chunk); a bogus width leaves it unknown. `fs`
/// may be null.
[[nodiscard]] PerGranularity<Granularity> granularitiesOf(const Disk& disk, const Filesystem* fs);
/// Those of the disk that the volume lies on, and of the volume.
[[nodiscard]] PerGranularity<Granularity> granularitiesOf(const Snapshot& snapshot);

/// The erase blocks to count on where some have to be: those of granularitiesOf() where they are known, else the usual ones of
/// SD cards with Source::Assumption, on which no verdict counts.
[[nodiscard]] Granularity eraseBlocksOf(const Disk& disk);

} // namespace atlas
