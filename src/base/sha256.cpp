// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::array<std::uint32_t, 64> roundConstants{
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};

std::array<std::uint32_t, 64> schedule(std::span<const std::byte, 64> block) {
    std::array<std::uint32_t, 64> words{};
    for (std::size_t n = 0; n < 16; ++n)
        for (std::size_t i = 0; i < 4; ++i)
            words[n] = words[n] << 8 | std::to_integer<std::uint32_t>(block[4 * n + i]);
    for (std::size_t n = 16; n < 64; ++n) {
        const auto a = words[n - 15];
        const auto b = words[n - 2];
        words[n] = words[n - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + words[n - 7] +
                   (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
    }
    return words;
}

} // namespace

void Sha256::addBlock(std::span<const std::byte, blockBytes> block) {
    const auto words = schedule(block);
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t n = 0; n < 64; ++n) {
        const auto first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) +
                           roundConstants[n] + words[n];
        const auto second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const std::array<std::uint32_t, 8> added{a, b, c, d, e, f, g, h};
    for (std::size_t n = 0; n < added.size(); ++n)
        m_state[n] += added[n];
}

void Sha256::add(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto filled = static_cast<std::size_t>(m_count % blockBytes);
        const auto taken = std::min(bytes.size(), blockBytes - filled);
        if (taken == blockBytes) {
            addBlock(bytes.first<blockBytes>());
        } else {
            std::ranges::copy(bytes.first(taken), m_rest.begin() + static_cast<std::ptrdiff_t>(filled));
            if (filled + taken == blockBytes)
                addBlock(m_rest);
        }
        m_count += taken;
        bytes = bytes.subspan(taken);
    }
}

std::string Sha256::hex() {
    constexpr std::size_t lengthBytes = 8;
    const auto bits = m_count * 8;
    const auto filled = static_cast<std::size_t>(m_count % blockBytes);
    std::array<std::byte, 2 * blockBytes> padding{std::byte{0x80}};
    const auto size = (filled + lengthBytes < blockBytes ? 1 : 2) * blockBytes - filled;
    for (std::size_t i = 0; i < lengthBytes; ++i)
        padding[size - 1 - i] = std::byte(bits >> 8 * i);
    add(std::span(padding).first(size));
    std::string text;
    for (const auto word : m_state)
        text += fmt::format("{:08x}", word);
    return text;
}

} // namespace atlas
