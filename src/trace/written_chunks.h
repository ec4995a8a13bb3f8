// SPDX-License-Identifier: GPL-3.0-or-later
// How many chunks of a size were written at least once: what a snapshot, a qcow2 file or a flash drive has to copy.
#pragma once

#include "disk/drive.h"
#include "trace/sparse_pages.h"

namespace atlas {

/// Whether chunks of this size can be counted: 512 bytes to 1 PiB.
[[nodiscard]] constexpr bool isChunkSize(std::uint64_t bytes) {
    constexpr std::uint64_t largest = std::uint64_t{1} << 50;
    return bytes >= minSector.value && bytes <= largest;
}

struct DirtyChunks {
    ByteCount size{};
    std::uint64_t chunks = 0;
    bool isUpperBound = false; ///< two writes are too close for what was remembered of them
    bool operator==(const DirtyChunks&) const = default;
};

class WrittenChunks {
public:
    WrittenChunks();

    void add(ByteInterval bytes);
    /// The chunks of `grid` that hold a written byte. Precondition: the size of the grid is not 0.
    [[nodiscard]] DirtyChunks count(SectorGrid grid) const;
    /// Calls `visit(bytes)` for each stretch of written units, in order.
    template <class Visit>
    void visit(Visit visit) const {
        ByteInterval stretch;
        for (const auto& [number, page] : m_units.inOrder()) {
            for (std::size_t word = 0; word < pageWords; ++word) {
                for (auto bits = (*page)[word]; bits != 0;) {
                    const auto low = static_cast<std::uint64_t>(std::countr_zero(bits));
                    const auto length = static_cast<std::uint64_t>(std::countr_one(bits >> low));
                    bits = low + length == wordBits ? 0 : bits >> (low + length) << (low + length);
                    const auto first = (number * pageWords + word) * wordBits + low;
                    const ByteInterval next{{first * unit()}, {length * unit()}};
                    if (!stretch.empty() && stretch.end() != next.first)
                        visit(stretch);
                    stretch =
                        !stretch.empty() && stretch.end() == next.first ? between(stretch.first, next.end()) : next;
                }
            }
        }
        if (!stretch.empty())
            visit(stretch);
    }

private:
    static constexpr std::size_t pageWords = 64;
    static constexpr std::uint64_t wordBits = 64;

    [[nodiscard]] std::uint64_t unit() const { return m_units.unit().value / wordBits; }
    void coarsen();

    SparsePages<std::uint64_t, pageWords> m_units; ///< a bit for each 512 bytes at first, in words of 64
    bool m_isCut = false; ///< a write began or ended inside a unit
};

} // namespace atlas
