// SPDX-License-Identifier: GPL-3.0-or-later
// The grains that a start is judged by, each for itself and never mixed into one verdict.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

enum class GrainKind : std::uint8_t { PhysicalSector, Partitioning, Stripe, EraseBlock };

inline constexpr std::array allGrainKinds{GrainKind::PhysicalSector, GrainKind::Partitioning, GrainKind::Stripe,
                                          GrainKind::EraseBlock};

[[nodiscard]] std::string_view name(GrainKind kind);  ///< as in JSON: "physical_sector"
[[nodiscard]] std::string_view label(GrainKind kind); ///< "physical sector", "partitioning grain" …

struct Grain {
    GrainKind kind{};
    ByteCount size;                    ///< 0 where unknown
    ByteOffset phase;
    Source source = Source::Assumption;
    bool operator==(const Grain&) const = default;

    [[nodiscard]] bool known() const { return size.value > 0; }
    [[nodiscard]] SectorGrid grid() const { return {size, phase}; }
};

/// The grains of a drive, in the order of allGrainKinds. The stripe is the drive's optimal I/O size, else what the superblock's
/// s_raid_stripe_width says, else its s_raid_stride, the chunk; a bogus one is unknown. `fs` may be null.
[[nodiscard]] std::array<Grain, allGrainKinds.size()> grainsOf(const Drive& drive, const Filesystem* fs);

/// A stripe width in blocks that comes from a bogus optimal I/O size: 8191 or 65535 blocks, whatever the block size.
[[nodiscard]] bool isBogusStripeWidth(std::uint32_t blocks);

} // namespace atlas
