// SPDX-License-Identifier: GPL-3.0-or-later
// The granularities that a start is judged by, each for itself and never mixed into one verdict.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

enum class GranularityKind : std::uint8_t { PhysicalSector, Partitioning, Stripe, EraseBlock };

inline constexpr std::array allGranularityKinds{GranularityKind::PhysicalSector, GranularityKind::Partitioning,
                                                GranularityKind::Stripe, GranularityKind::EraseBlock};

[[nodiscard]] std::string_view name(GranularityKind kind);  ///< as in JSON: "physical_sector"

struct Granularity {
    GranularityKind kind{};
    ByteCount size;                    ///< 0 where unknown
    ByteOffset phase;
    Source source = Source::Assumption;
    bool operator==(const Granularity&) const = default;

    [[nodiscard]] bool known() const { return size.value > 0; }
    [[nodiscard]] SectorGrid grid() const { return {size, phase}; }
};

/// The granularities of a drive, in the order of allGranularityKinds. The stripe is the drive's optimal I/O size, else what the superblock's
/// s_raid_stripe_width says, else its s_raid_stride, the chunk; a bogus one is unknown. `fs` may be null.
[[nodiscard]] std::array<Granularity, allGranularityKinds.size()> granularitiesOf(const Drive& drive,
                                                                                  const Filesystem* fs);

/// A stripe width in blocks that comes from a bogus optimal I/O size: 8191 or 65535 blocks, whatever the block size.
[[nodiscard]] bool isBogusStripeWidth(std::uint32_t blocks);

} // namespace atlas
