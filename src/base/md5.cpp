// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/md5.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::size_t steps = 64;

/// The integer parts of 2^32 × |sin(n + 1)|, as the standard defines them.
std::array<std::uint32_t, steps> makeConstants() {
    std::array<std::uint32_t, steps> constants{};
    for (std::size_t n = 0; n < steps; ++n)
        constants[n] = static_cast<std::uint32_t>(std::floor(std::abs(std::sin(static_cast<double>(n + 1))) * 0x1p32));
    return constants;
}

constexpr std::array<std::array<int, 4>, 4> rotations{
    {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}}};

struct Mixed {
    std::uint32_t value;
    std::size_t word;
};

Mixed mix(std::size_t step, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    switch (step / 16) {
    case 0: return {(b & c) | (~b & d), step};
    case 1: return {(d & b) | (~d & c), (5 * step + 1) % 16};
    case 2: return {b ^ c ^ d, (3 * step + 5) % 16};
    default: return {c ^ (b | ~d), 7 * step % 16};
    }
}

} // namespace

void Md5::addBlock(std::span<const std::byte> block) {
    static const auto constants = makeConstants();
    std::array<std::uint32_t, 16> words{};
    for (std::size_t n = 0; n < block.size(); ++n)
        words[n / 4] |= std::to_integer<std::uint32_t>(block[n]) << 8 * (n % 4);
    auto [a, b, c, d] = m_state;
    for (std::size_t step = 0; step < steps; ++step) {
        const auto mixed = mix(step, b, c, d);
        const auto sum = a + mixed.value + constants[step] + words[mixed.word];
        a = d;
        d = c;
        c = b;
        b += std::rotl(sum, rotations[step / 16][step % 4]);
    }
    m_state[0] += a;
    m_state[1] += b;
    m_state[2] += c;
    m_state[3] += d;
}

void Md5::add(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto filled = static_cast<std::size_t>(m_count % blockBytes);
        const auto taken = std::min(bytes.size(), blockBytes - filled);
        if (taken == blockBytes) {
            addBlock(bytes.first(blockBytes));
        } else {
            std::ranges::copy(bytes.first(taken), m_rest.begin() + static_cast<std::ptrdiff_t>(filled));
            if (filled + taken == blockBytes)
                addBlock(m_rest);
        }
        m_count += taken;
        bytes = bytes.subspan(taken);
    }
}

std::string Md5::hex() {
    constexpr std::size_t lengthBytes = 8;
    const auto bits = m_count * 8;
    const auto filled = static_cast<std::size_t>(m_count % blockBytes);
    std::array<std::byte, 2 * blockBytes> padding{std::byte{0x80}};
    const auto size = (filled + lengthBytes < blockBytes ? 1 : 2) * blockBytes - filled;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        padding[size - lengthBytes + i] = std::byte(bits >> 8 * i);
    add(std::span(padding).first(size));
    std::string text;
    for (const auto word : m_state)
        for (int i = 0; i < 4; ++i)
            text += fmt::format("{:02x}", word >> 8 * i & 0xFFU);
    return text;
}

} // namespace atlas
