// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel says of a block device's geometry, figure by figure.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace atlas {

/// None where the kernel does not say. Bytes.
struct BlockGeometry {
    std::optional<std::uint64_t> logicalSector{};
    std::optional<std::uint64_t> physicalSector{};
    std::optional<std::uint64_t> minimumIo{};
    std::optional<std::uint64_t> optimalIo{};
    std::optional<std::uint64_t> discardGranularity{};
    std::optional<std::uint64_t> eraseBlock{};     ///< of SD and MMC cards
    std::optional<std::int64_t> alignmentOffset{}; ///< of the whole device; -1 where its layers disagree
    bool operator==(const BlockGeometry&) const = default;

    /// These figures, and the other's where there is none.
    [[nodiscard]] BlockGeometry orElse(const BlockGeometry& other) const;
};

/// By sysfs (Documentation/ABI/stable/sysfs-block): `folder` is that of the device, "/sys/dev/block/8:16". A partition has the
/// geometry of its disk.
[[nodiscard]] BlockGeometry sysfsGeometry(const std::filesystem::path& folder);

/// By libblkid's topology of the device that is open as `fd`, which asks the kernel itself.
[[nodiscard]] BlockGeometry probedGeometry(int fd);

} // namespace atlas
