// SPDX-License-Identifier: GPL-3.0-or-later
// A value for each unit of a disk, of which only the used pages take memory.
#pragma once

#include "base/units.h"

#include <array>
#include <bit>
#include <memory>
#include <unordered_map>
#include <vector>

namespace atlas {

/// Units of equal size from byte 0 on. When the pages take more than `limit` bytes, units are joined in pairs, so that
/// memory stays bounded and only the resolution falls. `Value` is joined with +=.
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
            auto& page = m_pages[number];
            if (!page)
                page = std::make_unique<Page>();
            m_last = number;
            m_lastPage = page.get();
        }
        return (*m_lastPage)[unit % pageUnits];
    }
    /// Whether the next call of at() may pass the limit. Then call coarsen().
    [[nodiscard]] bool isFull() const { return m_pages.size() * (sizeof(Page) + perPage) > m_limit; }

    /// Joins units in pairs; `join(low, high)` makes one value of two.
    template <class Join>
    void coarsen(Join join) {
        m_isCoarse = true;
        m_unit = {m_unit.value * 2};
        m_lastPage = nullptr;
        auto old = std::move(m_pages);
        m_pages.clear();
        while (!old.empty()) {
            const auto page = old.extract(old.begin());
            for (std::size_t n = 0; n < pageUnits; n += 2) {
                const auto joined = join((*page.mapped())[n], (*page.mapped())[n + 1]);
                if (joined == Value{})
                    continue;
                at((page.key() * pageUnits + n) / 2) = joined;
            }
        }
    }

    /// Page numbers in order, with their pages.
    [[nodiscard]] std::vector<std::pair<std::uint64_t, const Page*>> inOrder() const {
        std::vector<std::pair<std::uint64_t, const Page*>> all;
        all.reserve(m_pages.size());
        for (const auto& [number, page] : m_pages)
            all.emplace_back(number, page.get());
        std::ranges::sort(all);
        return all;
    }

private:
    static constexpr std::size_t perPage = 64; ///< the node of the map and its bucket, about

    ByteCount m_unit;
    std::size_t m_limit;
    bool m_isCoarse = false;
    std::unordered_map<std::uint64_t, std::unique_ptr<Page>> m_pages{};
    std::uint64_t m_last = 0;
    Page* m_lastPage = nullptr;
};

} // namespace atlas
