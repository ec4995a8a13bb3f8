// SPDX-License-Identifier: GPL-3.0-or-later
// The fit of bytes on a grid of sectors or larger granularity, and the resulting read-modify-writes.
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

/// The fit of `bytes` on `grid`; Whole if empty.
[[nodiscard]] Fit fit(ByteInterval bytes, SectorGrid grid);

/// Whether each block fills only part of a physical sector, wherever the volume starts.
[[nodiscard]] constexpr bool isSmallerThanSector(ByteCount block, ByteCount physicalSector) {
    return block < physicalSector;
}

/// Verdict on the start of a partition or layer: Whole on the grid, else Straddling.
[[nodiscard]] Fit startFit(ByteOffset start, SectorGrid grid);

// Granularities by which starts are judged; their verdicts are never combined.

enum class GranularityKind : std::uint8_t { PhysicalSector, Partitioning, Stripe, EraseBlock };

inline constexpr std::array allGranularityKinds{GranularityKind::PhysicalSector, GranularityKind::Partitioning,
                                                GranularityKind::Stripe, GranularityKind::EraseBlock};

/// Those that a start may be off although it lies on physical sectors. 1 MiB is only a convention.
inline constexpr std::array coarseGranularities{GranularityKind::Stripe, GranularityKind::EraseBlock};

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

[[nodiscard]] std::string_view name(GranularityKind kind); ///< in JSON, for example "physical_sector"

struct Granularity {
    GranularityKind kind{};
    ByteCount size{}; ///< 0 when unknown
    ByteOffset phase{};
    Source source = Source::Assumption;
    bool placed = true; ///< false: its boundaries are unknown, or differ between the pieces of a logical volume
    bool ofOneDisk = false; ///< a Stripe that is a single disk's optimal I/O size: a hint, not a RAID stripe
    bool operator==(const Granularity&) const = default;

    [[nodiscard]] bool known() const { return size.value > 0 && placed; }
    [[nodiscard]] SectorGrid grid() const { return {size, phase}; }
};

/// The granularities of a disk. The stripe is the drive's optimal I/O size, else the superblock's s_raid_stripe_width,
/// else its s_raid_stride (the RAID chunk); unknown if the width is bogus. `fs` may be null.
[[nodiscard]] PerGranularity<Granularity> granularitiesOf(const Disk& disk, const Filesystem* fs);
/// Those of the volume and of the disk that it lies on.
[[nodiscard]] PerGranularity<Granularity> granularitiesOf(const Snapshot& snapshot);

/// Erase blocks for estimates: those of granularitiesOf() if known, else the usual size of SD cards with
/// Source::Assumption, which must not decide a verdict.
[[nodiscard]] Granularity eraseBlocksOf(const Disk& disk);

// Read-modify-writes on the physical sectors: a partial sector is read before it is written.

/// For one block: a partial block shares one sector, a straddling block shares one at each end, because blocks and
/// sectors are powers of two.
[[nodiscard]] constexpr int readModifyWrites(Fit block) {
    switch (block) {
    case Fit::Whole: return 0;
    case Fit::Partial: return 1;
    case Fit::Straddling: return 2;
    }
    return 0;
}

/// For `bytes`, written once. If they straddle, one end may still be on a boundary.
[[nodiscard]] int readModifyWrites(ByteInterval bytes, SectorGrid grid);

// The array that the superblock describes.

/// Plausibility of the superblock's s_raid_stripe_width, which nobody checks when it is written.
enum class StripeWidth : std::uint8_t {
    None, ///< 0
    Plausible, ///< stride × data disks of a possible array
    MadeUp, ///< from a bogus optimal I/O size of 33,553,920 bytes: in blocks, or in sectors
    NotOfStride, ///< not a multiple of s_raid_stride
    TooManyDisks ///< requires more data disks than any array has
};

[[nodiscard]] StripeWidth stripeWidthOf(const Filesystem& fs);

/// Whether the stripe width belongs to no array; neither it nor the stride is then a granularity.
[[nodiscard]] bool isBogusStripeWidth(const Filesystem& fs);

/// The array that s_raid_stride and s_raid_stripe_width describe, in blocks; nullopt if both are 0 or the width is
/// bogus.
[[nodiscard]] std::optional<Stripe> stripeIn(const Filesystem& fs);

} // namespace atlas
