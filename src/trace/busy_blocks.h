// SPDX-License-Identifier: GPL-3.0-or-later
// How often each block of the disk was read and written.
#pragma once

#include "trace/request.h"
#include "trace/sparse_pages.h"

#include <vector>

namespace atlas {

/// By what BlockTouches are counted.
enum class TouchMeasure : std::uint8_t { Requests, Bytes };

/// Reads and writes, or bytes read and written, with the largest number for more.
struct BlockTouches {
    std::uint32_t reads = 0;
    std::uint32_t writes = 0;
    bool operator==(const BlockTouches&) const = default;

    [[nodiscard]] std::uint64_t sum() const { return std::uint64_t{reads} + writes; }
};

struct BusyBlock {
    ByteInterval bytes{};
    BlockTouches touches{};
    bool operator==(const BusyBlock&) const = default;
};

class BusyBlocks {
public:
    /// Blocks of `size` bytes, one of which begins at byte `origin`.
    BusyBlocks(ByteCount size, ByteOffset origin, TouchMeasure measure = TouchMeasure::Requests);

    /// Counts reads and writes, but none longer than any request that a drive is sent (64 MiB).
    void add(const TraceRequest& request, ByteInterval bytes);
    /// Calls `visit(block)` for each block that was touched, in order.
    template <class Visit>
    void visit(Visit visit) const {
        const auto size = m_units.unit().value;
        for (const auto& [number, page] : m_units.inOrder()) {
            for (std::size_t n = 0; n < pageUnits; ++n) {
                if ((*page)[n] == BlockTouches{})
                    continue;
                const auto begin = (number * pageUnits + n) * size;
                const ByteOffset first{begin - std::min(begin, m_shift)};
                visit(BusyBlock{between(first, ByteOffset{begin + size - m_shift}), (*page)[n]});
            }
        }
    }
    /// At most `most`, the busiest first, by place among equals.
    [[nodiscard]] std::vector<BusyBlock> busiest(std::size_t most) const;
    /// Larger than the size that was asked for if so many places were touched that blocks were counted together; of
    /// requests, one for both then counts twice.
    [[nodiscard]] ByteCount unit() const { return m_units.unit(); }
    [[nodiscard]] bool isCoarse() const { return m_units.isCoarse(); }

private:
    static constexpr std::size_t pageUnits = 64;

    SparsePages<BlockTouches, pageUnits> m_units;
    TouchMeasure m_measure;
    std::uint64_t m_shift; ///< from the first byte of unit 0 to byte 0
};

} // namespace atlas
