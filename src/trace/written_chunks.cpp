// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/written_chunks.h"

#include <algorithm>
#include <optional>

namespace atlas {
namespace {

constexpr std::size_t writtenLimit = 48 * MiB; ///< at full resolution, the places of 170 GiB
constexpr std::uint64_t firstUnit = 512;

/// The bits of a word pair, two of them joined to one, in one word.
std::uint64_t halved(std::uint64_t bits) {
    std::uint64_t out = 0;
    for (unsigned n = 0; n < 32; ++n)
        out |= ((bits >> (2 * n)) & 3U) != 0 ? std::uint64_t{1} << n : 0;
    return out;
}

} // namespace

WrittenChunks::WrittenChunks() : m_units({firstUnit * wordBits}, writtenLimit) {}

void WrittenChunks::coarsen() {
    m_units.coarsen([](std::uint64_t low, std::uint64_t high) { return halved(low) | halved(high) << 32U; });
}

void WrittenChunks::add(ByteInterval bytes) {
    while (m_units.isFull())
        coarsen();
    m_isCut |= bytes.first.value % firstUnit != 0 || bytes.count.value % firstUnit != 0;
    auto first = bytes.first.value / unit();
    const auto end = ceilDiv(bytes.end().value, unit());
    while (first < end) {
        const auto within = first % wordBits;
        const auto count = std::min(wordBits - within, end - first);
        const auto bits = count == wordBits ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
        m_units.at(first / wordBits) |= bits << within;
        first += count;
        // A discard of a whole disk fills pages within one request.
        if (m_units.isFull()) {
            const ByteOffset reached{first * unit()};
            coarsen();
            return add(between(reached, bytes.end()));
        }
    }
}

DirtyChunks WrittenChunks::count(SectorGrid grid) const {
    DirtyChunks out{.size = grid.size};
    const auto size = grid.size.value;
    const auto shift = grid.phase.value % size == 0 ? 0 : size - grid.phase.value % size;
    std::optional<std::uint64_t> last;
    visit([&](ByteInterval stretch) {
        const auto low = (stretch.first.value + shift) / size;
        const auto high = (stretch.last().value + shift) / size;
        out.chunks += high - low + (last == low ? 0 : 1);
        last = high;
    });
    out.isUpperBound = size % unit() != 0 || shift % unit() != 0 || (m_isCut && size % firstUnit != 0);
    return out;
}

} // namespace atlas
