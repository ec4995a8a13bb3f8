// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/busy_blocks.h"

#include <algorithm>
#include <limits>

namespace atlas {
namespace {

constexpr std::size_t touchesLimit = 96 * MiB;
constexpr std::uint64_t longest = 64 * MiB;

std::uint32_t sum(std::uint32_t a, std::uint64_t b) {
    constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
    return b > most - a ? most : a + static_cast<std::uint32_t>(b);
}

} // namespace

BusyBlocks::BusyBlocks(ByteCount size, ByteOffset origin, TouchMeasure measure)
    : m_units(size, touchesLimit), m_measure(measure), m_shift(size.value - origin.value % size.value) {}

void BusyBlocks::add(const TraceRequest& request, ByteInterval bytes) {
    const bool isRead = request.operation == TraceOperation::Read;
    if ((!isRead && request.operation != TraceOperation::Write) || bytes.empty() || bytes.count.value > longest)
        return;
    while (m_units.isFull())
        m_units.coarsen([](BlockTouches low, BlockTouches high) {
            return BlockTouches{sum(low.reads, high.reads), sum(low.writes, high.writes)};
        });
    const auto size = m_units.unit().value;
    for (auto unit = (bytes.first.value + m_shift) / size; unit <= (bytes.last().value + m_shift) / size; ++unit) {
        auto& touches = m_units.at(unit);
        auto& count = isRead ? touches.reads : touches.writes;
        // A unit counts from m_shift bytes in front of the disk on.
        const auto first = std::max(unit * size, bytes.first.value + m_shift);
        const auto end = std::min((unit + 1) * size, bytes.end().value + m_shift);
        count = sum(count, m_measure == TouchMeasure::Bytes ? end - first : 1);
    }
}

std::vector<BusyBlock> BusyBlocks::busiest(std::size_t most) const {
    const auto busier = [](const BusyBlock& a, const BusyBlock& b) {
        return a.touches.sum() != b.touches.sum() ? a.touches.sum() > b.touches.sum() : a.bytes.first < b.bytes.first;
    };
    std::vector<BusyBlock> heap; // the least busy of them in front
    visit([&](const BusyBlock& block) {
        if (heap.size() == most && (most == 0 || !busier(block, heap.front())))
            return;
        if (heap.size() == most) {
            std::ranges::pop_heap(heap, busier);
            heap.pop_back();
        }
        heap.push_back(block);
        std::ranges::push_heap(heap, busier);
    });
    std::ranges::sort(heap, busier);
    return heap;
}

} // namespace atlas
