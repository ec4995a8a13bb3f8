// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/crc32.h"

#include <array>

namespace atlas {
namespace {

constexpr std::array<std::uint32_t, 256> makeTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t remainder = byte;
        for (int bit = 0; bit < 8; ++bit) {
            remainder = (remainder >> 1) ^ ((remainder & 1) != 0 ? 0xEDB88320u : 0u);
        }
        table[byte] = remainder;
    }
    return table;
}

constexpr auto table = makeTable();

} // namespace

void Crc32::add(std::span<const std::byte> bytes) {
    for (const auto byte : bytes) {
        m_state = (m_state >> 8) ^ table[(m_state ^ std::to_integer<std::uint32_t>(byte)) & 0xFF];
    }
}

} // namespace atlas
