// SPDX-License-Identifier: GPL-3.0-or-later
// Disk images with a partition table and contents, made by the tools that make them everywhere.
#pragma once

#include "device/read_disk.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace atlas::test {

constexpr std::uint64_t MiB = 1 << 20;

/// A sparse image of `bytes`, partitioned by sfdisk with `script`.
[[nodiscard]] std::string partitioned(const TempDir& folder, std::string_view script, std::uint64_t bytes = 64 * MiB);

/// The same by fdisk with its commands as `script`, which unlike sfdisk 2.38 makes tables for 4096-byte sectors.
[[nodiscard]] std::string partitioned4096(const TempDir& folder, std::string_view script,
                                          std::uint64_t bytes = 64 * MiB);

/// Writes what `tool` with the name of a new file of `bytes` makes there to byte `at` of `image`.
void fill(const TempDir& folder, const std::string& image, std::uint64_t at, std::uint64_t bytes,
          const std::string& tool);

constexpr auto mke2fs = "mke2fs -q -F -t ext4";

/// Of the image of that name; throws where it cannot be opened.
[[nodiscard]] Result<Disk> readDisk(const std::string& path, const DriveOverrides& options);

/// Sha256 (of more than 1 GiB the space used) and modification time, to the nanosecond.
[[nodiscard]] std::string fingerprint(const std::string& path);

/// Little-endian bytes of `value`.
[[nodiscard]] std::string bytesOfNumber(std::uint64_t value, std::size_t width);

} // namespace atlas::test
