// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a device, from sysfs and from libblkid's topology probe.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace atlas {

/// Unit of positions and sizes in sysfs, in bytes, whatever the drive's logical sector.
inline constexpr std::uint64_t sysfsSector = 512;

/// Values in bytes; nullopt if not reported by the kernel.
struct BlockGeometry {
    std::optional<std::uint64_t> logicalSector{};
    std::optional<std::uint64_t> physicalSector{};
    std::optional<std::uint64_t> minimumIo{};
    std::optional<std::uint64_t> optimalIo{};
    std::optional<std::uint64_t> discardGranularity{};
    std::optional<std::uint64_t> eraseBlock{};     ///< SD and MMC cards only
    std::optional<std::uint64_t> rotational{}; ///< 1: a spinning disk, or the default; 0: flash
    std::optional<std::uint64_t> readahead{};
    std::optional<std::int64_t> alignmentOffset{}; ///< of the whole device; -1 if its layers disagree
    /// The driver chose the sectors: of a loop device, nbd, zram or RAM disk, which are no facts about a drive.
    bool isChosenByDriver = false;
    bool operator==(const BlockGeometry&) const = default;

    /// These values, with missing ones taken from `other`.
    [[nodiscard]] BlockGeometry orElse(const BlockGeometry& other) const;
};

/// Reads sysfs (Documentation/ABI/stable/sysfs-block). `folder` is the device's, "/sys/dev/block/8:16". A partition has
/// the geometry of its disk.
[[nodiscard]] BlockGeometry sysfsGeometry(const std::filesystem::path& folder);

/// Queries the kernel through libblkid's topology probe for the device opened as `fd`.
[[nodiscard]] BlockGeometry probedGeometry(int fd);

} // namespace atlas
