// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/crc.h"

#include <array>
#include <cstring>

namespace atlas {
namespace {

constexpr std::array<std::uint32_t, 256> makeTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t remainder = byte;
        for (int bit = 0; bit < 8; ++bit)
            remainder = (remainder >> 1) ^ ((remainder & 1) != 0 ? 0xEDB88320u : 0u);
        table[byte] = remainder;
    }
    return table;
}

constexpr auto table = makeTable();

} // namespace

void Crc32::add(std::span<const std::byte> bytes) {
    for (const auto byte : bytes)
        m_state = (m_state >> 8) ^ table[(m_state ^ std::to_integer<std::uint32_t>(byte)) & 0xFF];
}

namespace {

/// The Castagnoli polynomial, reflected.
constexpr auto castagnoli = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t n = 0; n < table.size(); ++n) {
        std::uint32_t state = n;
        for (int bit = 0; bit < 8; ++bit)
            state = (state >> 1) ^ ((state & 1) != 0 ? 0x82F63B78 : 0);
        table[n] = state;
    }
    return table;
}();

std::uint32_t byTable(std::uint32_t state, std::span<const std::byte> bytes) {
    for (const auto byte : bytes)
        state = (state >> 8) ^ castagnoli[(state ^ std::to_integer<std::uint32_t>(byte)) & 0xFF];
    return state;
}

#ifdef __x86_64__
// The table is eight times slower, and the bitmaps of 64 TiB have 2 GiB.
[[gnu::target("sse4.2")]] std::uint32_t byInstruction(std::uint32_t seed, std::span<const std::byte> bytes) {
    std::uint64_t state = seed;
    while (bytes.size() >= sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        state = __builtin_ia32_crc32di(state, word);
        bytes = bytes.subspan(sizeof word);
    }
    return byTable(static_cast<std::uint32_t>(state), bytes);
}
#endif

} // namespace

std::uint32_t crc32c(std::uint32_t seed, std::span<const std::byte> bytes) {
#ifdef __x86_64__
    static const bool hasInstruction = __builtin_cpu_supports("sse4.2") != 0;
    if (hasInstruction)
        return byInstruction(seed, bytes);
#endif
    return byTable(seed, bytes);
}

} // namespace atlas
