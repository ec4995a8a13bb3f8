// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of a synchronous write: a model. The user interface labels it as one and shows its formula.
//
// It assumes one write at a time (queue depth 1), no write cache, the raw device and no journal.
#pragma once

#include "disk/sector_grid.h"

#include <variant>

namespace atlas {

/// A rotating drive writes one block per revolution, and needs one more revolution for each physical sector that it
/// must read first.
struct RevolutionCost {
    double rpm = 7200;

    [[nodiscard]] double revolutionSeconds() const { return 60.0 / rpm; }
    /// Seconds for a synchronous write of one block: (1 + read-modify-writes) revolutions.
    [[nodiscard]] double writeSeconds(int readModifyWrites) const {
        return (1 + readModifyWrites) * revolutionSeconds();
    }
    [[nodiscard]] double writesPerSecond(int readModifyWrites) const { return 1 / writeSeconds(readModifyWrites); }
    /// Seconds that the read-modify-writes alone add.
    [[nodiscard]] double extraSeconds(std::uint64_t readModifyWrites) const {
        return static_cast<double>(readModifyWrites) * revolutionSeconds();
    }
};

/// What flash rewrites for one block: whole units, which are pages or erase blocks.
struct RewriteCost {
    SectorGrid unit;
    ByteCount blockSize;
    std::uint64_t units = 0; ///< that the worst block touches

    /// Bytes written for each byte asked.
    [[nodiscard]] double writtenPerAsked() const {
        return static_cast<double>(units) * static_cast<double>(unit.size.value) / static_cast<double>(blockSize.value);
    }
};

/// In revolutions where the drive spins; on flash, in what it rewrites.
using WriteCost = std::variant<RevolutionCost, RewriteCost>;

/// The worst block of a volume that begins at `start`.
[[nodiscard]] RewriteCost rewriteCost(ByteCount blockSize, ByteOffset start, SectorGrid unit);

} // namespace atlas
