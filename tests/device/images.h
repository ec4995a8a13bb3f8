// SPDX-License-Identifier: GPL-3.0-or-later
// Makes disk images with a partition table and contents by the standard tools.
#pragma once

#include "device/read_disk.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace atlas::test {

/// Creates a sparse image of `bytes`, partitioned by sfdisk with `script`; returns its path.
[[nodiscard]] std::string partitioned(const TempDir& folder, std::string_view script, std::uint64_t bytes = 64 * MiB);

/// As partitioned(), but with 4096-byte sectors; `script` are commands of fdisk, because sfdisk 2.38 cannot make such
/// tables.
[[nodiscard]] std::string partitioned4096(const TempDir& folder, std::string_view script,
                                          std::uint64_t bytes = 64 * MiB);

/// Runs `tool` on a new file of `bytes` and copies the file to byte `at` of `image`.
void fill(const TempDir& folder, const std::string& image, std::uint64_t at, std::uint64_t bytes,
          const std::string& tool);

constexpr auto mke2fs = "mke2fs -q -F -t ext4";

/// Reads the image at `path`; throws when it cannot be opened.
[[nodiscard]] Result<Disk> readDisk(const std::string& path, const DriveOverrides& options);

/// SHA-256 of the file (above 1 GiB, its allocated space) and its modification time in nanoseconds.
[[nodiscard]] std::string fingerprint(const std::string& path);

/// The `width` low bytes of `value`, little-endian.
[[nodiscard]] std::string bytesOfNumber(std::uint64_t value, std::size_t width);

} // namespace atlas::test
