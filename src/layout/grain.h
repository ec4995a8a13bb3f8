// SPDX-License-Identifier: GPL-3.0-or-later
// The grains that a start is judged by, each for itself and never mixed into one verdict.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

enum class GrainKind : std::uint8_t { PhysicalSector, Partitioning, Stripe, EraseBlock };

inline constexpr std::array allGrainKinds{GrainKind::PhysicalSector, GrainKind::Partitioning, GrainKind::Stripe,
                                          GrainKind::EraseBlock};

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

/// 33,553,920 bytes: what some controllers and USB bridges report as their optimal I/O size, 65,535 sectors of 512 bytes. It is no
/// stripe (libfdisk ignores it too).
inline constexpr ByteCount bogusOptimalIo{33553920};

/// The grains of a drive, in the order of allGrainKinds. The stripe is the drive's optimal I/O size, else what the superblock's
/// s_raid_stripe_width says; a bogus one is unknown. `fs` may be null.
[[nodiscard]] std::array<Grain, allGrainKinds.size()> grainsOf(const Drive& drive, const Filesystem* fs);

/// A stripe width in blocks that comes from a bogus optimal I/O size: 8191 or 65535 blocks, whatever the block size.
[[nodiscard]] bool isBogusStripeWidth(std::uint32_t blocks);

} // namespace atlas
