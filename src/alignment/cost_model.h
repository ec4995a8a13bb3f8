// SPDX-License-Identifier: GPL-3.0-or-later
// A model of what a synced write costs. It is shown as a model, with its formula.
#pragma once

#include <cstdint>

namespace atlas {

/// A rotating drive writes one block in a revolution, and needs one more for each sector that it must first read.
struct CostModel {
    double rpm = 7200;

    [[nodiscard]] double revolutionSeconds() const { return 60.0 / rpm; }
    /// A synced write of one block that needs `readModifyWrites`: (1 + read-modify-writes) revolutions.
    [[nodiscard]] double writeSeconds(int readModifyWrites) const {
        return (1 + readModifyWrites) * revolutionSeconds();
    }
    [[nodiscard]] double writesPerSecond(int readModifyWrites) const { return 1 / writeSeconds(readModifyWrites); }
    /// Time that the read-modify-writes alone add.
    [[nodiscard]] double extraSeconds(std::uint64_t readModifyWrites) const {
        return static_cast<double>(readModifyWrites) * revolutionSeconds();
    }
};

} // namespace atlas
