// SPDX-License-Identifier: GPL-3.0-or-later
// Parses lines that name a place: I/O errors of block devices and errors of ext4 in the kernel's log, and places one by
// one, as grep lists them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace atlas {

/// The unit of sectors in the kernel's log, whatever the logical sectors of the disk (include/linux/blk_types.h).
inline constexpr std::uint64_t kernelSectorBytes = 512;

/// At least one of the numbers is set.
struct LoggedPlace {
    std::string device{}; ///< "sda3", "nvme0n1p2", "dm-0"; empty for a typed place
    std::optional<std::uint64_t> byte{}; ///< of the opened image or device
    std::optional<std::uint64_t> sector{}; ///< of the device, in units of kernelSectorBytes
    std::optional<std::uint64_t> bufferBlock{}; ///< of the device, in its block size: that of a mounted file system
    std::optional<std::uint64_t> block{}; ///< of the file system
    std::optional<std::uint64_t> inode{};
    std::optional<std::uint64_t> group{};
    bool operator==(const LoggedPlace&) const = default;
};

/// "I/O error, dev sda, sector 280576 …", "Buffer I/O error on dev sda1, logical block 12345, …", "EXT4-fs error (device
/// sda3): …: inode #131074: …: block 524320: …", with or without a time stamp. nullopt for other lines.
[[nodiscard]] std::optional<LoggedPlace> parseLogLine(std::string_view line);

/// "280576:text" as "grep -abo" writes it, "280576", "0x44800", or "byte", "sector" (512 bytes, or logical sectors of
/// `sectorBytes` without an "s" at its end), "block" or "inode" (of the file system) with a number. nullopt for other
/// lines.
[[nodiscard]] std::optional<LoggedPlace> parsePlaceLine(std::string_view line, std::uint64_t sectorBytes);

/// The partition number in a device's name: 3 for "sda3", 2 for "nvme0n1p2"; nullopt for a whole disk and for mapped
/// devices (block/genhd.c, bdevname()).
[[nodiscard]] std::optional<std::uint32_t> partitionInName(std::string_view device);

/// Whether the device lies on others, which its name does not reveal: "dm-0", "md127".
[[nodiscard]] bool isMappedName(std::string_view device);

} // namespace atlas
