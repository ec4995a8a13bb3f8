// SPDX-License-Identifier: GPL-3.0-or-later
// CRC-32C as ext4 uses it, by the CPU's own instruction where it has one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

/// The same as ext2fs_crc32c_le: `seed` goes in as it is, and nothing is inverted at the end.
[[nodiscard]] std::uint32_t crc32c(std::uint32_t seed, std::span<const std::byte> bytes);

} // namespace atlas
