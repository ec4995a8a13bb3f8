// SPDX-License-Identifier: GPL-3.0-or-later
// How the kernel drives a disk, and how much it is used.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>

namespace atlas {

/// What the kernel says of the drive, as far as that is known.
struct DriveState {
    std::string device{};            ///< kernel name of the disk: "sda"; empty if there is none
    std::string model{};
    std::string attachment{};        ///< "ata", "usb", "nvme", "mmc", "virtio"; empty if unknown
    std::optional<double> fastest{}; ///< bytes per second that the attachment carries at most
    std::optional<bool> spins{};
    std::string writeCache{};        ///< "write back" or "write through"
    std::string scheduler{};         ///< "mq-deadline"
    std::string governor{};          ///< of the processor's frequency
    bool operator==(const DriveState&) const = default;
};

/// Requests to a disk; the kernel counts them from its start.
struct DiskUse {
    std::uint64_t requests = 0;
    ByteCount bytes{};
    bool operator==(const DiskUse&) const = default;
};

} // namespace atlas
