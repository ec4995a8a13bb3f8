// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/free_extents.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>

namespace atlas {
namespace {

constexpr std::uint64_t allUsed = ~std::uint64_t{0};

/// Up to 8 bytes, little-endian as the bitmap is; what is missing counts as used.
std::uint64_t wordAt(std::span<const std::byte> bits, std::size_t at) {
    auto word = allUsed;
    std::memcpy(&word, bits.data() + at, std::min(sizeof word, bits.size() - at));
    return std::endian::native == std::endian::little ? word : std::byteswap(word);
}

/// The word that each of the next eight equals, where that is all free or all in use.
std::optional<std::uint64_t> strideAt(std::span<const std::byte> bits, std::size_t at) {
    std::array<std::uint64_t, 8> words{};
    std::memcpy(words.data(), bits.data() + at, sizeof words);
    std::uint64_t any = 0;
    auto all = allUsed;
    for (const auto word : words) {
        any |= word;
        all &= word;
    }
    return any == 0 || all == allUsed ? std::optional(any) : std::nullopt;
}

} // namespace

std::size_t binOf(BlockCount blocks) {
    return std::min<std::size_t>(static_cast<std::size_t>(std::bit_width(blocks.value)), freeExtentBins - 1);
}

void FreeExtentScan::close() {
    const BlockCount blocks{m_run * m_ratio};
    m_run = 0;
    auto& bin = m_found.bins[binOf(blocks)];
    ++bin.extents;
    bin.blocks += blocks.value;
    m_found.smallest = m_found.count == 0 ? blocks : std::min(m_found.smallest, blocks);
    m_found.largest = std::max(m_found.largest, blocks);
    m_found.total += blocks;
    ++m_found.count;
}

std::uint32_t FreeExtentScan::word(std::uint64_t word, unsigned bits) {
    std::uint32_t found = 0;
    for (unsigned at = 0; at < bits;) {
        const auto rest = word >> at;
        if ((rest & 1) != 0) {
            used();
            at += static_cast<unsigned>(std::countr_one(rest));
            continue;
        }
        const auto here = std::min(static_cast<unsigned>(std::countr_zero(rest)), bits - at);
        free(here);
        found += here;
        at += here;
    }
    return found;
}

std::uint32_t FreeExtentScan::bitmap(std::span<const std::byte> bits, std::uint32_t clusters) {
    constexpr std::uint32_t stride = 512;
    std::uint32_t found = 0;
    std::uint32_t at = 0;
    while (at < clusters) {
        // Most of a bitmap is all free or all in use for long stretches.
        if (const auto alike = clusters - at >= stride ? strideAt(bits, at / 8) : std::nullopt) {
            if (*alike == 0) {
                free(stride);
                found += stride;
            } else {
                used();
            }
            at += stride;
            continue;
        }
        for (const auto end = std::min(clusters, at + stride); at < end; at += 64) {
            found += word(wordAt(bits, at / 8), std::min(clusters - at, 64u));
        }
    }
    return found;
}

const FreeExtents& FreeExtentScan::finish() {
    used();
    return m_found;
}

} // namespace atlas
