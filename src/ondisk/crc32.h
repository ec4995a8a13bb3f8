// SPDX-License-Identifier: GPL-3.0-or-later
// CRC-32 of ISO 3309 (polynomial 0x04C11DB7, reflected), as used by GPT. ext4 uses a different polynomial.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

class Crc32 {
public:
    Crc32() = default;
    /// LVM begins with another state and does not invert the result (lib/misc/crc.c).
    explicit Crc32(std::uint32_t initial) : m_state(initial) {}
    void add(std::span<const std::byte> bytes);
    [[nodiscard]] std::uint32_t value() const { return ~m_state; }
    [[nodiscard]] std::uint32_t state() const { return m_state; }

private:
    std::uint32_t m_state = ~std::uint32_t{0};
};

} // namespace atlas
