// SPDX-License-Identifier: GPL-3.0-or-later
// How bytes lie on a grid of sectors or of a larger granularity, and the read-modify-writes that follow.
#pragma once

#include "disk/drive.h"
#include "disk/raid_geometry.h"
#include "layout/filesystem.h"
#include "layout/snapshot.h"

#include <array>
#include <cstdint>
#include <optional>

namespace atlas {

inline constexpr std::array allFits{Fit::Whole, Fit::Partial, Fit::Straddling};

/// How many of several starts or structures lie off a grid.
struct OffCount {
    std::uint64_t off = 0;
    std::uint64_t total = 0;
    bool operator==(const OffCount&) const = default;
};

/// The fit of `bytes` on `grid`. Empty intervals are Whole.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// Whether each block fills only part of a physical sector, wherever the volume starts.
[[nodiscard]] constexpr bool isSmallerThanSector(ByteCount block, ByteCount physicalSector) {
    return block < physicalSector;
}

/// Verdict on the start of a partition or layer: Whole on the grid, else Straddling.
[[nodiscard]] Fit startFit(ByteOffset start, SectorGrid grid);

// The granularities against which a start is judged. Each has its own verdict; verdicts of different granularities are
// never combined.

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

// What writes cost on the physical sectors of a drive: a write of part of a sector reads it first.

/// The read-modify-writes for writing one block: what fills part of a sector shares that one, and what straddles shares
/// those at both of its ends, because blocks and sectors are powers of two.
[[nodiscard]] constexpr int readModifyWrites(Fit block) {
    switch (block) {
    case Fit::Whole: return 0;
    case Fit::Partial: return 1;
    case Fit::Straddling: return 2;
    }
    return 0;
}

/// The same for writing any `bytes` once: of those that straddle, one end may be on a boundary.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

// The array that a superblock describes, and whether its s_raid_stripe_width is that of any.

/// What is to be thought of the superblock's s_raid_stripe_width, which nobody checks when it is written.
enum class StripeWidth : std::uint8_t {
    None, ///< 0
    Plausible, ///< stride × data disks of some array
    MadeUp, ///< derives from a bogus optimal I/O size of 33,553,920 bytes: in blocks, or in sectors
    NotOfStride, ///< no multiple of s_raid_stride
    TooManyDisks ///< odd for so many data disks that no array has them
};

[[nodiscard]] StripeWidth stripeWidthOf(const Filesystem& fs);

/// A stripe width that belongs to no array: neither it nor the stride beside it is a granularity.
[[nodiscard]] bool isBogusStripeWidth(const Filesystem& fs);

/// The array that the superblock describes by s_raid_stride, s_raid_stripe_width or both, in blocks; nullopt where both are 0
/// or the width is bogus.
[[nodiscard]] std::optional<Stripe> stripeIn(const Filesystem& fs);

} // namespace atlas
