// SPDX-License-Identifier: GPL-3.0-or-later
// A region takes the columns from floor(start) to floor(end), at least one, so that adjacent regions leave no gap.
// Regions that start in the same column are merged; only the last of them can be wider than one column.
#include "view/draw_row.h"

#include "view/shaders.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace atlas {
namespace {

constexpr double narrowestPart = 6; ///< columns; separator lines would hide narrower parts

class RowBuilder {
public:
    RowBuilder(const DrawnVolume& volume, DrawRow& row, bool shaded)
        : m_volume(volume),
          m_regions(volume.layout().regions),
          m_row(row),
          m_walk(row.scale),
          m_shader(volume, row),
          m_shaded(shaded),
          m_end(endColumn(row.blocks.end())) {
        row.shades.resize(static_cast<std::size_t>(m_end));
    }

    void build();

private:
    static constexpr int outside = std::numeric_limits<int>::max();

    [[nodiscard]] double columnOf(BlockNumber block);
    [[nodiscard]] int startColumn(std::size_t i);
    [[nodiscard]] int endColumn(BlockNumber block);
    [[nodiscard]] std::size_t firstVisible();
    [[nodiscard]] std::size_t firstPast(std::size_t i, int column);
    [[nodiscard]] BlockInterval gapBefore(std::size_t i) const;
    int addRegions(std::size_t begin, std::size_t end, int column);
    void addRun(std::size_t begin, std::size_t end, int x0, int x1);
    void trimCopies(std::size_t& begin, std::size_t& end) const;
    [[nodiscard]] std::uint8_t coverOf(std::size_t begin, std::size_t end, int x0, int x1) const;
    void addPartLines(const Region& region, int x0, int x1);
    void addGap(int x0, int x1, BlockInterval gap);

    const DrawnVolume& m_volume;
    const std::vector<Region>& m_regions;
    DrawRow& m_row;
    ScaleWalk m_walk;
    GapShader m_shader;
    std::optional<BitmapShader> m_bitmaps; ///< created for the first gap that needs it
    bool m_shaded;
    int m_end; ///< one past the row's last column in the window
    std::size_t m_guess = 1; ///< regions in the previous column, the first guess of firstPast()
};

void RowBuilder::build() {
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

/// DrawRow::columnOf(), faster for consecutive blocks.
double RowBuilder::columnOf(BlockNumber block) {
    const auto offset = std::clamp(block, m_row.blocks.first, m_row.blocks.end()) - m_row.blocks.first;
    return m_walk.columnOf(static_cast<double>(offset.value));
}

/// The column where region `i` starts; `outside` if that is past the row or the window.
int RowBuilder::startColumn(std::size_t i) {
    if (i >= m_regions.size() || m_regions[i].first >= m_row.blocks.end())
        return outside;
    const double at = std::floor(columnOf(m_regions[i].first));
    return at >= m_row.scale.columns() ? outside : static_cast<int>(std::max(at, 0.0));
}

/// One past the last column of a run that ends before `block`, clamped to the window. Rounds down, except at the end of
/// the row, which includes a partial column.
int RowBuilder::endColumn(BlockNumber block) {
    const double place = columnOf(block);
    const double at = block >= m_row.blocks.end() ? std::ceil(place) : std::floor(place);
    return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(m_row.scale.columns())));
}

std::size_t RowBuilder::firstVisible() {
    const double offset = std::max(std::floor(m_row.scale.offsetAt(0)), 0.0);
    const auto block = m_row.blocks.first + BlockCount{static_cast<std::uint64_t>(offset)};
    auto i = m_volume.layout().firstRegionEndingAfter(block);
    while (i < m_regions.size() && m_regions[i].first < m_row.blocks.end() && columnOf(m_regions[i].end()) <= 0)
        ++i;
    return i;
}

/// Index of the first region after `i` that does not start in `column`. Neighbouring columns hold about as many
/// regions, so an exponential search starts at the previous count; a binary search then finds the edge.
std::size_t RowBuilder::firstPast(std::size_t i, int column) {
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

/// The blocks between region `i` and the region before it, clipped to the row.
BlockInterval RowBuilder::gapBefore(std::size_t i) const {
    const auto first = i > 0 ? m_regions[i - 1].end() : m_row.blocks.first;
    const auto end = i < m_regions.size() ? m_regions[i].first : m_row.blocks.end();
    return intersection(between(first, end), m_row.blocks);
}

/// Adds regions [begin, end), which start in `column`, as one run, or as a merged run and the rest of the last region.
/// Returns the end column.
int RowBuilder::addRegions(std::size_t begin, std::size_t end, int column) {
    const int lastEnd = std::max(endColumn(m_regions[end - 1].end()), column + 1);
    if (end - begin == 1) {
        addRun(begin, end, column, lastEnd);
        return lastEnd;
    }
    addRun(begin, end, column, column + 1);
    if (lastEnd > column + 1)
        addRun(end - 1, end, column + 1, lastEnd);
    return lastEnd;
}

/// Excludes copies at both ends of regions [begin, end).
void RowBuilder::trimCopies(std::size_t& begin, std::size_t& end) const {
    while (begin < end && m_regions[begin].isCopy())
        ++begin;
    while (begin < end && m_regions[end - 1].isCopy())
        --end;
}

void RowBuilder::addRun(std::size_t begin, std::size_t end, int x0, int x1) {
    if (!m_row.drawsCopies) {
        const auto all = between(m_regions[begin].first, m_regions[end - 1].end());
        trimCopies(begin, end);
        if (begin == end)
            return addGap(x0, x1, intersection(all, m_row.blocks));
    }
    const auto sum = m_volume.index().summary(begin, end);
    const auto blocks = between(m_regions[begin].first, m_regions[end - 1].end());
    m_row.runs.push_back({.x0 = x0,
                          .x1 = x1,
                          .blocks = intersection(blocks, m_row.blocks),
                          .kind = shownKind(sum.kinds),
                          .regionBegin = begin,
                          .regionEnd = end,
                          .kinds = sum.kinds,
                          .pieces = sum.pieces,
                          .cover = m_row.byCover ? coverOf(begin, end, x0, x1) : std::uint8_t{shadeSteps},
                          .offMarked = m_volume.anyOffMarked(begin, end, m_row.alignmentDiffers)});
    if (end - begin == 1 && m_regions[begin].groups.value > 1)
        addPartLines(m_regions[begin], x0, x1);
}

std::uint8_t RowBuilder::coverOf(std::size_t begin, std::size_t end, int x0, int x1) const {
    const auto offset = [&](int column) { return std::max(m_row.scale.offsetAt(column), 0.0); };
    const double first = offset(x0);
    const double last = std::min(offset(x1), static_cast<double>(m_row.blocks.count.value));
    double filled = 0;
    for (auto i = begin; i < end; ++i) {
        const auto from = static_cast<double>(m_regions[i].first.value) - static_cast<double>(m_row.blocks.first.value);
        const auto to = from + static_cast<double>(m_regions[i].count.value);
        filled += std::max(0.0, std::min(to, last) - std::max(from, first));
    }
    return shadeOf(last > first ? filled / (last - first) : 1);
}

void RowBuilder::addPartLines(const Region& region, int x0, int x1) {
    const auto part = region.partSize();
    const auto seen = intersection(region.blocks(), m_row.blocks);
    const double columnsOfBlock = (columnOf(seen.end()) - columnOf(seen.first)) / static_cast<double>(seen.count.value);
    if (columnsOfBlock * static_cast<double>(part.value) < narrowestPart)
        return;
    const auto from = std::clamp(m_row.blockAt(x0), region.first, region.blocks().last());
    auto edge = region.first + BlockCount{((from - region.first).value / part.value + 1) * part.value};
    for (; edge < seen.end(); edge += part) {
        const double column = std::floor(columnOf(edge));
        if (column >= x1)
            break;
        m_row.partLines.push_back(static_cast<int>(column));
    }
}

/// Adds the columns of a gap between regions.
void RowBuilder::addGap(int x0, int x1, BlockInterval gap) {
    if (x1 > x0 && !gap.empty()) {
        if (!m_shaded)
            return;
        if (m_row.commonShade) {
            std::fill(m_row.shades.begin() + x0, m_row.shades.begin() + x1, *m_row.commonShade);
        } else if (m_volume.allocation()) {
            if (!m_bitmaps)
                m_bitmaps.emplace(m_volume, m_row, m_shader);
            m_bitmaps->shade(x0, x1, gap);
        } else {
            m_shader.shade(x0, x1, gap);
            const auto& fs = m_volume.filesystem();
            if (!m_volume.usage().isKnown(fs.groupOf(gap.first), fs.groupOf(gap.last())))
                m_row.estimates.push_back({x0, x1});
        }
        if (!m_row.drawsCopies && !m_row.runs.empty() && !m_row.runs.back().kind) { // a copy was left out
            m_row.runs.back().x1 = x1;
            m_row.runs.back().blocks = between(m_row.runs.back().blocks.first, gap.end());
        } else {
            m_row.runs.push_back({.x0 = x0, .x1 = x1, .blocks = gap});
        }
    }
}

} // namespace

double DrawRow::columnOf(BlockNumber block) const {
    const auto offset = std::clamp(block, blocks.first, blocks.end()) - blocks.first;
    return scale.columnOf(static_cast<double>(offset.value));
}

BlockNumber DrawRow::blockUnder(double column) const {
    if (blocks.empty())
        return blocks.first;
    const double maximum = static_cast<double>(blocks.count.value - 1);
    const double offset = std::clamp(std::floor(scale.offsetAt(column)), 0.0, maximum);
    return std::min(blocks.first + BlockCount{static_cast<std::uint64_t>(offset)}, blocks.last());
}

void layOutRow(const DrawnVolume& volume, DrawRow& row) {
    row.runs.clear();
    row.shades.clear();
    row.partLines.clear();
    row.estimates.clear();
    if (!row.blocks.empty())
        RowBuilder(volume, row, true).build();
}

std::vector<Run> layOutRegions(const DrawnVolume& volume, BlockInterval blocks, RowScale scale) {
    DrawRow row{.blocks = blocks, .scale = std::move(scale)};
    if (!blocks.empty())
        RowBuilder(volume, row, false).build();
    return std::move(row.runs);
}

DrawRow layOutRow(const DrawnVolume& volume, BlockInterval blocks, RowScale scale) {
    DrawRow row{.blocks = blocks, .scale = std::move(scale)};
    layOutRow(volume, row);
    return row;
}

} // namespace atlas
