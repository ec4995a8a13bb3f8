// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/strip_runs.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace atlas {
namespace {

constexpr int stretchColumns = 16;

using Runs = std::span<const Run>;

int columnsOf(Runs runs) {
    int columns = 0;
    for (const auto& run : runs) {
        columns += run.x1 - run.x0;
    }
    return columns;
}

/// The columns' worth of metadata in the regions of `runs`.
double metadataColumns(const Volume& volume, const DrawRow& row, Runs runs) {
    const auto first = runs.front().regionBegin;
    const auto blocks = volume.index().summary(first, runs.back().regionEnd).blocks;
    const double perColumn = row.scale.offsetAt(1) - row.scale.offsetAt(0);
    return perColumn > 0 ? static_cast<double>(blocks.value) / perColumn : 0;
}

/// The kinds that at most half of the runs have.
std::uint16_t rareKinds(Runs runs) {
    std::uint16_t rare = 0;
    for (const auto kind : allRegionKinds) {
        const auto having = std::ranges::count_if(runs, [&](const Run& run) { return has(run.kinds, kind); });
        if (having * 2 <= std::ssize(runs)) {
            rare = static_cast<std::uint16_t>(rare | 1U << index(kind));
        }
    }
    return rare;
}

class Marker {
public:
    Marker(const Volume& volume, const DrawRow& row) : m_volume(volume), m_row(row) {}

    void add(Runs runs, Columns columns) {
        const double metadata = runs.empty() ? 0 : metadataColumns(m_volume, m_row, runs);
        const int taken = columnsOf(runs);
        const int width = columns.x1 - columns.x0;
        if (taken * 2 <= width || metadata * 2 >= taken) {
            m_out.runs.insert(m_out.runs.end(), runs.begin(), runs.end());
            return;
        }
        const bool offMarked = std::ranges::count(runs, true, &Run::offMarked) * 2 > std::ssize(runs);
        const double cover = std::ceil(std::sqrt(std::min(metadata / width, 1.0)) * shadeSteps);
        m_out.dense.push_back({columns, static_cast<std::uint8_t>(std::max(cover, 1.0)), offMarked});
        keepOdd(runs, offMarked);
    }

    StripRuns take() { return std::move(m_out); }

private:
    void keepOdd(Runs runs, bool offMarked) {
        const auto rare = rareKinds(runs);
        for (auto run : runs) {
            const auto odd = static_cast<std::uint16_t>(run.kinds & rare);
            if (odd == 0 && run.offMarked == offMarked) {
                continue;
            }
            run.kind = shownKind(odd == 0 ? run.kinds : odd);
            m_out.runs.push_back(run);
        }
    }

    const Volume& m_volume;
    const DrawRow& m_row;
    StripRuns m_out;
};

} // namespace

StripRuns stripRuns(const Volume& volume, const DrawRow& row) {
    std::vector<Run> regions;
    std::ranges::copy_if(row.runs, std::back_inserter(regions), [](const Run& run) { return run.kind.has_value(); });
    Marker marker(volume, row);
    for (auto first = regions.cbegin(); first != regions.cend();) {
        const int x0 = first->x0 / stretchColumns * stretchColumns;
        const int end = std::min(x0 + stretchColumns, row.scale.columns());
        const auto past = std::find_if(first, regions.cend(), [&](const Run& run) { return run.x0 >= end; });
        marker.add({first, past}, {x0, std::max(end, std::prev(past)->x1)});
        first = past;
    }
    return marker.take();
}

} // namespace atlas
