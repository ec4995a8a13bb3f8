// SPDX-License-Identifier: GPL-3.0-or-later
// One row of the plan. A region takes the columns from floor(its start) to floor(its end), so that neighbours meet in one
// column, and at least one; regions that start in the same column are folded, and only the last of them can be wider.
#include "view/draw_plan.h"

#include <cmath>
#include <limits>

namespace atlas {
namespace {

constexpr double narrowestPart = 6; ///< columns; lines between narrower parts would hide the parts

class RowPlanner {
public:
    RowPlanner(const Volume& volume, PlannedRow& row)
        : m_volume(volume), m_regions(volume.layout().regions), m_row(row), m_end(endColumn(row.blocks.end())) {}

    void plan();

private:
    static constexpr int outside = std::numeric_limits<int>::max();

    [[nodiscard]] int startColumn(std::size_t i) const;
    [[nodiscard]] int endColumn(BlockNumber block) const;
    [[nodiscard]] std::size_t firstVisible() const;
    [[nodiscard]] std::size_t firstPast(std::size_t i, int column);
    [[nodiscard]] BlockInterval gapBefore(std::size_t i) const;
    [[nodiscard]] GroupNumber groupAt(int column, BlockInterval gap) const;
    int addRegions(std::size_t begin, std::size_t end, int column);
    void addRun(std::size_t begin, std::size_t end, int x0, int x1);
    void addPartLines(const Region& region, int x0, int x1);
    void addGap(int x0, int x1, BlockInterval gap);
    void addShade(int x0, int x1, BlockInterval gap, double used);

    const Volume& m_volume;
    const std::vector<Region>& m_regions;
    PlannedRow& m_row;
    int m_end; ///< one past the row's last column in the window
    std::size_t m_guess = 1; ///< regions in a column, by the last one
};

void RowPlanner::plan() {
    auto i = firstVisible();
    int drawn = 0;
    for (int column = startColumn(i); column < m_end; column = startColumn(i)) {
        addGap(drawn, column, gapBefore(i));
        const auto next = firstPast(i, column);
        drawn = addRegions(i, next, column);
        i = next;
    }
    addGap(drawn, m_end, gapBefore(i));
}

/// The column where region `i` starts; `outside` for one past the row or the window.
int RowPlanner::startColumn(std::size_t i) const {
    if (i >= m_regions.size() || m_regions[i].first >= m_row.blocks.end()) {
        return outside;
    }
    const double at = std::floor(m_row.placeOf(m_regions[i].first));
    return at >= m_row.scale.columns() ? outside : static_cast<int>(std::max(at, 0.0));
}

/// One past the last column of what ends before `block`, within the window. The row's own end takes in a column begun.
int RowPlanner::endColumn(BlockNumber block) const {
    const double place = m_row.placeOf(block);
    const double at = block >= m_row.blocks.end() ? std::ceil(place) : std::floor(place);
    return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(m_row.scale.columns())));
}

std::size_t RowPlanner::firstVisible() const {
    const double offset = std::max(std::floor(m_row.scale.offsetAt(0)), 0.0);
    const auto block = m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(offset)};
    auto i = m_volume.layout().firstRegionEndingAfter(block);
    while (i < m_regions.size() && m_regions[i].first < m_row.blocks.end() && m_row.placeOf(m_regions[i].end()) <= 0) {
        ++i;
    }
    return i;
}

/// The first region after `i` that does not start in `column`. Neighbouring columns hold about as many regions each, so the
/// search starts where the last one ended: growing steps until the edge is between two regions, then halving ones.
std::size_t RowPlanner::firstPast(std::size_t i, int column) {
    std::size_t inside = i;
    std::size_t past = i + m_guess;
    for (std::size_t step = 1; startColumn(past) == column; step *= 2) {
        inside = past;
        past += step;
    }
    for (std::size_t step = 1; past - inside > 1 && step < past - inside; step *= 2) {
        const auto probe = past - step;
        if (startColumn(probe) == column) {
            inside = probe;
            break;
        }
        past = probe;
    }
    while (past - inside > 1) {
        const auto middle = inside + (past - inside) / 2;
        (startColumn(middle) == column ? inside : past) = middle;
    }
    m_guess = past - i;
    return past;
}

/// What no region covers between region `i` and the one before it.
BlockInterval RowPlanner::gapBefore(std::size_t i) const {
    const auto first = i > 0 ? m_regions[i - 1].end() : m_row.blocks.first;
    const auto end = i < m_regions.size() ? m_regions[i].first : m_row.blocks.end();
    return intersection(between(first, end), m_row.blocks);
}

/// Regions [begin, end) start in `column`: one run when alone, else a fold and the rest of the last one. Returns the end.
int RowPlanner::addRegions(std::size_t begin, std::size_t end, int column) {
    const int lastEnd = std::max(endColumn(m_regions[end - 1].end()), column + 1);
    if (end - begin == 1) {
        addRun(begin, end, column, lastEnd);
        return lastEnd;
    }
    addRun(begin, end, column, column + 1);
    if (lastEnd > column + 1) {
        addRun(end - 1, end, column + 1, lastEnd);
    }
    return lastEnd;
}

void RowPlanner::addRun(std::size_t begin, std::size_t end, int x0, int x1) {
    const auto sum = m_volume.index().summary(begin, end);
    const auto blocks = between(m_regions[begin].first, m_regions[end - 1].end());
    m_row.runs.push_back({.x0 = x0,
                          .x1 = x1,
                          .blocks = intersection(blocks, m_row.blocks),
                          .kind = shownKind(sum.kinds),
                          .regionBegin = begin,
                          .regionEnd = end,
                          .kinds = sum.kinds,
                          .structures = sum.structures,
                          .misaligned = m_volume.anyMisaligned(begin, end)});
    if (end - begin == 1 && m_regions[begin].groups.value > 1) {
        addPartLines(m_regions[begin], x0, x1);
    }
}

void RowPlanner::addPartLines(const Region& region, int x0, int x1) {
    const auto part = region.partSize();
    const auto seen = intersection(region.blocks(), m_row.blocks);
    const double columnsOfBlock =
        (m_row.placeOf(seen.end()) - m_row.placeOf(seen.first)) / static_cast<double>(seen.count.value);
    if (columnsOfBlock * static_cast<double>(part.value) < narrowestPart) {
        return;
    }
    const auto from = std::clamp(m_row.blockAt(x0), region.first, region.blocks().last());
    auto edge = region.first + BlockCount{((from - region.first).value / part.value + 1) * part.value};
    for (; edge < seen.end(); edge += part) {
        const double column = std::floor(m_row.placeOf(edge));
        if (column >= x1) {
            break;
        }
        m_row.partLines.push_back(static_cast<int>(column));
    }
}

GroupNumber RowPlanner::groupAt(int column, BlockInterval gap) const {
    return m_volume.filesystem().groupOf(std::clamp(m_row.blockAt(column), gap.first, gap.last()));
}

/// Columns that no region takes, shaded group by group; groups narrower than a column share one.
void RowPlanner::addGap(int x0, int x1, BlockInterval gap) {
    if (x1 > x0 && !gap.empty()) {
        const double used = m_volume.usage().dataInUse(groupAt(x0, gap), groupAt(x1 - 1, gap));
        if (used <= 0 || used >= 1) { // then so is each of its groups
            addShade(x0, x1, gap, used);
            return;
        }
    }
    for (int x = x0; x < x1 && !gap.empty();) {
        const auto group = groupAt(x, gap);
        const auto groupEnd = m_volume.filesystem().blocksOf(group).end();
        const int end = groupEnd >= gap.end() ? x1 : std::clamp(endColumn(groupEnd), x + 1, x1);
        addShade(x, end, gap, m_volume.usage().dataInUse(group, groupAt(end - 1, gap)));
        x = end;
    }
}

void RowPlanner::addShade(int x0, int x1, BlockInterval gap, double used) {
    const auto shade = static_cast<std::uint8_t>(std::lround(std::clamp(used, 0.0, 1.0) * shadeSteps));
    auto& runs = m_row.runs;
    const bool goesOn = !runs.empty() && !runs.back().kind && runs.back().x1 == x0 && runs.back().blocks == gap;
    if (goesOn && runs.back().dataInUse == shade) {
        runs.back().x1 = x1;
        return;
    }
    runs.push_back({.x0 = x0, .x1 = x1, .blocks = gap, .dataInUse = shade});
}

} // namespace

PlannedRow planRow(const Volume& volume, BlockInterval blocks, RowScale scale) {
    PlannedRow row{.blocks = blocks, .scale = std::move(scale), .runs = {}, .partLines = {}};
    if (!blocks.empty()) {
        RowPlanner(volume, row).plan();
    }
    return row;
}

} // namespace atlas
