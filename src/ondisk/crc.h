// SPDX-License-Identifier: GPL-3.0-or-later
// CRC-32 as used by GPT and LVM, and CRC-32C as used by metadata_csum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

class Crc32 {
public:
    Crc32() = default;
    /// LVM starts with another state and does not invert the result (lib/misc/crc.c).
    explicit Crc32(std::uint32_t initial) : m_state(initial) {}
    void add(std::span<const std::byte> bytes);
    [[nodiscard]] std::uint32_t value() const { return ~m_state; }
    [[nodiscard]] std::uint32_t state() const { return m_state; }

private:
    std::uint32_t m_state = ~std::uint32_t{0};
};

/// CRC-32C, computed by the CPU's instruction if available. Like ext2fs_crc32c_le, inverts neither `seed` nor the
/// result.
[[nodiscard]] std::uint32_t crc32c(std::uint32_t seed, std::span<const std::byte> bytes);

} // namespace atlas
