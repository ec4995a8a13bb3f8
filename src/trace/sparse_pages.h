// SPDX-License-Identifier: GPL-3.0-or-later
// A value for each unit of a disk, of which only the used pages take memory.
#pragma once

#include "base/units.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

namespace atlas {

/// Units of equal size from byte 0 on. When the pages take more than `limit` bytes, units are joined in pairs, so that
/// memory stays bounded and only the resolution falls.
template <class Value, std::size_t pageUnits>
class SparsePages {
public:
    using Page = std::array<Value, pageUnits>;

    SparsePages(ByteCount unit, std::size_t limit) : m_unit(unit), m_limit(limit) {}

    [[nodiscard]] ByteCount unit() const { return m_unit; }
    [[nodiscard]] bool isCoarse() const { return m_isCoarse; }

    /// The value of the unit with this number.
    [[nodiscard]] Value& at(std::uint64_t unit) {
        const auto number = unit / pageUnits;
        if (m_lastPage == nullptr || number != m_last) {
            m_last = number;
            m_lastPage = &pageOf(number);
        }
        return (*m_lastPage)[unit % pageUnits];
    }
    /// Whether the next call of at() may pass the limit. Then call coarsen().
    [[nodiscard]] bool isFull() const { return m_used * sizeof(Page) + m_slots.size() * sizeof(Slot) > m_limit; }

    /// Joins units in pairs; `join(low, high)` makes one value of two.
    template <class Join>
    void coarsen(Join join) {
        m_isCoarse = true;
        m_unit = {m_unit.value * 2};
        m_lastPage = nullptr;
        auto old = std::move(m_slots);
        m_slots.clear();
        m_used = 0;
        for (auto& slot : old) {
            if (!slot.page)
                continue;
            for (std::size_t n = 0; n < pageUnits; n += 2) {
                const auto joined = join((*slot.page)[n], (*slot.page)[n + 1]);
                if (!(joined == Value{}))
                    at((slot.number * pageUnits + n) / 2) = joined;
            }
            slot.page.reset();
        }
    }

    /// Page numbers in order, with their pages.
    [[nodiscard]] std::vector<std::pair<std::uint64_t, const Page*>> inOrder() const {
        std::vector<std::pair<std::uint64_t, const Page*>> all;
        all.reserve(m_used);
        for (const auto& slot : m_slots)
            if (slot.page)
                all.emplace_back(slot.number, slot.page.get());
        std::ranges::sort(all);
        return all;
    }

private:
    struct Slot {
        std::uint64_t number = 0;
        std::unique_ptr<Page> page{}; ///< null: the slot is free
    };

    /// The table uses open addressing, which costs two cache misses where std::unordered_map costs four.
    [[nodiscard]] std::size_t slotOf(std::uint64_t number) const {
        constexpr std::uint64_t golden = 0x9E3779B97F4A7C15; // 2^64 divided by the golden ratio spreads neighbours
        auto slot = static_cast<std::size_t>((number * golden) >> (64 - std::countr_zero(m_slots.size())));
        while (m_slots[slot].page && m_slots[slot].number != number)
            slot = (slot + 1) % m_slots.size();
        return slot;
    }
    Page& pageOf(std::uint64_t number) {
        if (2 * (m_used + 1) > m_slots.size())
            grow();
        auto& slot = m_slots[slotOf(number)];
        if (!slot.page) {
            slot = {number, std::make_unique<Page>()};
            ++m_used;
        }
        return *slot.page;
    }
    void grow() {
        constexpr std::size_t least = 1024;
        auto old = std::exchange(m_slots, std::vector<Slot>(std::max(least, 2 * m_slots.size())));
        for (auto& slot : old)
            if (slot.page)
                m_slots[slotOf(slot.number)] = std::move(slot);
    }

    ByteCount m_unit;
    std::size_t m_limit;
    bool m_isCoarse = false;
    std::vector<Slot> m_slots{}; ///< a power of two
    std::size_t m_used = 0;
    std::uint64_t m_last = 0;
    Page* m_lastPage = nullptr;
};

} // namespace atlas
