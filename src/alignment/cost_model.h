// SPDX-License-Identifier: GPL-3.0-or-later
// A cost model of synchronous writes. The user interface labels it as a model and shows its formula.
#pragma once

#include <cstdint>

namespace atlas {

/// A rotating drive writes one block per revolution, and needs one more revolution for each physical sector that it
/// must read first.
struct CostModel {
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

} // namespace atlas
