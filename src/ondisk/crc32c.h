// SPDX-License-Identifier: GPL-3.0-or-later
// CRC-32C as used by ext4, by the CPU's instruction when available.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

/// Equals ext2fs_crc32c_le: neither `seed` nor the result is inverted.
[[nodiscard]] std::uint32_t crc32c(std::uint32_t seed, std::span<const std::byte> bytes);

} // namespace atlas
