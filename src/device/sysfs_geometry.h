// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a device, from sysfs and from libblkid's topology probe.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace atlas {

/// The unit of positions and sizes in sysfs, in bytes, whatever the drive's logical sector.
inline constexpr std::uint64_t sysfsSector = 512;

/// Values in bytes; nullopt when the kernel does not report them.
struct BlockGeometry {
    std::optional<std::uint64_t> logicalSector{};
    std::optional<std::uint64_t> physicalSector{};
    std::optional<std::uint64_t> minimumIo{};
    std::optional<std::uint64_t> optimalIo{};
    std::optional<std::uint64_t> discardGranularity{};
    std::optional<std::uint64_t> eraseBlock{};     ///< SD and MMC cards only
    std::optional<std::uint64_t> rotational{}; ///< 1: a disk that spins, or a device that says nothing else; 0: flash
    std::optional<std::int64_t> alignmentOffset{}; ///< of the whole device; -1 when its layers disagree
    bool operator==(const BlockGeometry&) const = default;

    /// These values; those that are missing come from `other`.
    [[nodiscard]] BlockGeometry orElse(const BlockGeometry& other) const;
};

/// Reads the geometry from sysfs (Documentation/ABI/stable/sysfs-block). `folder` is the device's,
/// "/sys/dev/block/8:16". A partition has the geometry of its disk.
[[nodiscard]] BlockGeometry sysfsGeometry(const std::filesystem::path& folder);

/// Reads the geometry of the device opened as `fd` by libblkid's topology probe, which queries the kernel.
[[nodiscard]] BlockGeometry probedGeometry(int fd);

} // namespace atlas
