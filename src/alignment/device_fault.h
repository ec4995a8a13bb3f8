// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the device at fault among those below the one that is open.
#pragma once

#include "alignment/member_verdict.h"
#include "disk/layer.h"

#include <optional>

namespace atlas {

/// The lowest device that starts off the physical sectors of the disk at the bottom.
struct DeviceFault {
    std::size_t below = 0; ///< row of the device that contains it
    BlockDeviceKind kind{};
    std::string name; ///< its own kernel name
    ByteCount past;
    std::optional<Layer> layer{}; ///< that places it; nullopt for a partition and for other mappings

    /// Whether a tool can place it: a partition moves, and a layer is made anew.
    [[nodiscard]] bool isCurable() const { return layer || kind == BlockDeviceKind::Partition; }
};

/// The fault on the way to the worst member; nullopt when it is not known.
[[nodiscard]] std::optional<DeviceFault> deviceFault(const Snapshot& snapshot);

} // namespace atlas
