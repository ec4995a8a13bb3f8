// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/free_extents.h"

#include "allocation/bitmap_reader.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <optional>

namespace atlas {
namespace {

constexpr std::uint64_t allUsed = ~std::uint64_t{0};

/// The common value of the next eight words if they are all free or all in use; else nullopt.
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

void FreeExtents::add(BlockCount blocks) {
    auto& bin = bins[binOf(blocks)];
    ++bin.extents;
    bin.blocks += blocks.value;
    smallest = count == 0 ? blocks : std::min(smallest, blocks);
    largest = std::max(largest, blocks);
    total += blocks;
    ++count;
}

void FreeExtents::add(const FreeExtents& other) {
    if (other.count == 0)
        return;
    for (std::size_t n = 0; n < freeExtentBins; ++n) {
        bins[n].extents += other.bins[n].extents;
        bins[n].blocks += other.bins[n].blocks;
    }
    smallest = count == 0 ? other.smallest : std::min(smallest, other.smallest);
    largest = std::max(largest, other.largest);
    total += other.total;
    count += other.count;
}

void OpenFreeExtents::append(const OpenFreeExtents& next) {
    if (allFree) {
        leading += next.leading;
        trailing = next.allFree ? leading : next.trailing;
        allFree = next.allFree;
        inner = next.inner;
        return;
    }
    if (next.allFree) {
        trailing += next.leading;
        return;
    }
    if (const auto across = trailing + next.leading; across.value != 0)
        inner.add(across);
    inner.add(next.inner);
    trailing = next.trailing;
}

FreeExtents OpenFreeExtents::closed() const {
    auto all = inner;
    if (leading.value != 0)
        all.add(leading);
    if (!allFree && trailing.value != 0)
        all.add(trailing);
    return all;
}

void FreeExtentScan::close() {
    const BlockCount blocks{m_run * m_ratio};
    m_run = 0;
    if (m_found.allFree)
        m_found.leading = blocks;
    else
        m_found.inner.add(blocks);
}

OpenFreeExtents FreeExtentScan::open() const {
    auto found = m_found;
    found.trailing = BlockCount{m_run * m_ratio};
    if (found.allFree)
        found.leading = found.trailing;
    return found;
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
        // Most bitmaps consist of long runs of equal bits.
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
        for (const auto end = std::min(clusters, at + stride); at < end; at += 64)
            found += word(wordAt(bits, at / 8, allUsed), std::min(clusters - at, 64u));
    }
    return found;
}

} // namespace atlas
