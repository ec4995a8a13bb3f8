// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/lens_layout.h"

#include "layout/layout.h"

#include <algorithm>
#include <cmath>

namespace atlas {
namespace {

/// The blocks of the volume in the image or partition.
BlockInterval presentBlocks(const DrawnVolume& volume) {
    return blocksThere(volume.filesystem().blocks(), volume.missing());
}

/// Those that overlap `bytes` of the disk.
BlockInterval blocksTouching(const DrawnVolume& volume, ByteInterval bytes) {
    const auto inside = intersection(bytes, bytesOnDisk(volume, presentBlocks(volume)));
    if (inside.empty())
        return {};
    const auto blockSize = volume.filesystem().blockSize;
    const auto start = volume.placement().bytes.first;
    return between(blockOf(inside.first, blockSize, start), blockOf(inside.last(), blockSize, start) + BlockCount{1});
}

/// In columns; narrower cells are merged.
constexpr double narrowestLensCell = 4;

/// A row of equal cells (sectors of the disk or blocks of the volume), in bytes of the disk.
struct Cells {
    double size; ///< of one cell
    double phase; ///< offset of any cell boundary
    double begin; ///< of the range that contains cells
    double end;
};

class LensBuilder {
public:
    LensBuilder(const DrawnVolume& volume, LensWindow window, int columns)
        : m_volume(volume), m_drawn{.window = window, .columns = std::max(columns, 1)} {}

    LensLayout build() {
        layOutLogical();
        layOutPhysical();
        layOutBlocks();
        addBoundaries();
        layOutStructures();
        return std::move(m_drawn);
    }

private:
    [[nodiscard]] double volumeStart() const { return static_cast<double>(m_volume.placement().bytes.first.value); }
    [[nodiscard]] double blockSize() const { return static_cast<double>(m_volume.filesystem().blockSize.value); }
    [[nodiscard]] double volumeEnd() const {
        return static_cast<double>(bytesOnDisk(m_volume, m_volume.filesystem().blocks()).end().value);
    }
    /// End of the blocks in the image.
    [[nodiscard]] double thereEnd() const {
        return static_cast<double>(bytesOnDisk(m_volume, presentBlocks(m_volume)).end().value);
    }

    [[nodiscard]] int column(double byte) const {
        return static_cast<int>(
            std::clamp(std::floor(m_drawn.columnOf(byte)), 0.0, static_cast<double>(m_drawn.columns)));
    }

    [[nodiscard]] bool toldApart(double size) const {
        return size * m_drawn.columns / m_drawn.window.length >= narrowestLensCell;
    }

    /// Adds the cells inside the window, merged if they are too narrow, and calls `mark(cell, index)` for each, with
    /// the first index of merged ones. Cell 0 contains byte `origin`.
    template <class Mark>
    void addCells(std::vector<LensCell>& to, Cells cells, double origin, Mark mark) const {
        const double begin = std::max(cells.begin, m_drawn.window.first);
        const double end = std::min(cells.end, m_drawn.window.end());
        if (begin >= end)
            return;
        const auto indexOf = [&](double byte) { return std::floor((byte - cells.phase) / cells.size); };
        const double zero = indexOf(origin);
        const double first = indexOf(begin);
        const double last = std::ceil((end - cells.phase) / cells.size) - 1;
        if (!toldApart(cells.size)) {
            to.push_back({column(begin), std::max(column(end), column(begin) + 1),
                          static_cast<std::uint64_t>(first - zero), static_cast<std::uint64_t>(last - first + 1)});
            return mark(to.back(), first);
        }
        // Counted by columns: far behind the end of any disk, a double no longer changes by 1.
        for (int n = 0; n <= m_drawn.columns && first + n <= last; ++n) {
            const double i = first + n;
            const double from = std::max(cells.phase + i * cells.size, cells.begin);
            const double to_ = std::min(cells.phase + (i + 1) * cells.size, cells.end);
            to.push_back({column(from), column(to_), static_cast<std::uint64_t>(i - zero), 1});
            mark(to.back(), i);
        }
    }

    static void markNone(LensCell&, double) {}

    void layOutLogical() {
        const double size = static_cast<double>(m_volume.drive().logicalSector.value.value);
        addCells(m_drawn.logical, {size, 0, 0, diskEnd()}, 0, markNone);
    }

    [[nodiscard]] double diskEnd() const { return static_cast<double>(m_volume.diskSize().value); }

    /// If merged, the range of the blocks in the image gets a cell of its own, because only its sectors can be partly
    /// covered.
    void layOutPhysical() {
        const auto grid = m_volume.grid();
        const double size = static_cast<double>(grid.size.value);
        const double phase = static_cast<double>(grid.phase.value % grid.size.value);
        if (toldApart(size)) {
            addCells(m_drawn.physical, {size, phase, 0, diskEnd()}, 0, [&](LensCell& cell, double i) {
                const ByteOffset first{static_cast<std::uint64_t>(std::max(phase + i * size, 0.0))};
                cell.partlyCovered = !blocksSharing(m_volume, first).empty();
            });
            return;
        }
        const double end = std::min(thereEnd(), diskEnd());
        addCells(m_drawn.physical, {size, phase, 0, std::min(volumeStart(), diskEnd())}, 0, markNone);
        addCells(m_drawn.physical, {size, phase, volumeStart(), end}, 0, [&](LensCell& cell, double) {
            const auto bytes =
                between(sectorBytes(cell.first, grid).first, sectorBytes(cell.first + cell.count - 1, grid).end());
            cell.partlyCovered = m_volume.judge().worstReadModifyWrites(blocksTouching(m_volume, bytes)) > 0;
        });
        addCells(m_drawn.physical, {size, phase, end, diskEnd()}, 0, markNone);
    }

    void layOutBlocks() {
        const bool apart = toldApart(blockSize());
        const auto& judge = m_volume.judge();
        addCells(m_drawn.blocks, {blockSize(), volumeStart(), volumeStart(), volumeEnd()}, volumeStart(),
                 [&](LensCell& cell, double) {
                     cell.misaligned = apart ? blockVerdict(m_volume.layout(), judge, {cell.first}).isMisaligned()
                                             : judge.fit({{cell.first}, {cell.count}}).isMisaligned();
                 });
        if (apart)
            addCuts();
    }

    void addBoundaries() {
        const auto& granularity = m_volume.markedGrid();
        if (!granularity || !toldApart(static_cast<double>(granularity->size.value)))
            return;
        const double step = static_cast<double>(granularity->size.value);
        const double phase = static_cast<double>(granularity->phase.value);
        const double first = std::ceil((m_drawn.window.first - phase) / step);
        for (int n = 0; n <= m_drawn.columns; ++n) {
            const double place = m_drawn.columnOf(phase + (first + n) * step);
            if (place >= m_drawn.columns)
                return;
            m_drawn.boundaries.push_back(static_cast<int>(place));
        }
    }

    /// The boundaries of each block in the image.
    void addCuts() {
        const auto there = presentBlocks(m_volume);
        if (there.empty())
            return;
        const auto add = [&](std::uint64_t block) {
            const auto byte = bytesOnDisk(m_volume, {{block}, {}}).first;
            const double place = m_drawn.columnOf(static_cast<double>(byte.value));
            if (block <= there.end().value && pastBoundary(byte, m_volume.grid()).value != 0 && place >= 0 &&
                place < m_drawn.columns) {
                m_drawn.cuts.push_back(static_cast<int>(place));
            }
        };
        for (const auto& cell : m_drawn.blocks)
            add(cell.first);
        if (!m_drawn.blocks.empty())
            add(m_drawn.blocks.back().first + 1);
    }

    /// Lays out one row of the map, shifted to the volume start and clipped to the volume.
    void layOutStructures() {
        const Window row{(m_drawn.window.first - volumeStart()) / blockSize(), m_drawn.window.length / blockSize()};
        const int begin = column(volumeStart());
        const int end = column(volumeEnd());
        if (row.end() <= 0 || m_drawn.window.first >= volumeEnd())
            return;
        const auto add = [&](Run run, std::uint8_t shade) {
            run.x0 = std::max(run.x0, run.kind ? run.x0 : begin);
            run.x1 = std::min(run.x1, std::max(end, run.x0 + 1));
            if (run.x1 > run.x0)
                m_drawn.structures.push_back({run, shade});
        };
        const auto drawn = layOutRow(m_volume, m_volume.filesystem().blocks(), RowScale(row, m_drawn.columns));
        for (const auto& run : drawn.runs) {
            if (run.kind) {
                add(run, 0);
                continue;
            }
            drawn.eachShade(run, [&](int x0, int x1, std::uint8_t shade) {
                auto stretch = run;
                stretch.x0 = x0;
                stretch.x1 = x1;
                add(stretch, shade);
            });
        }
    }

    const DrawnVolume& m_volume;
    LensLayout m_drawn;
};

constexpr double shownUnits = 6; ///< shown by a lens on one structure

/// The larger of physical sector and block, in bytes.
double lensUnit(const DrawnVolume& volume) {
    return static_cast<double>(std::max(volume.filesystem().blockSize.value, volume.grid().size.value));
}

double lengthOf(const DrawnVolume& volume, BlockInterval blocks) {
    return static_cast<double>(bytesOf(blocks.count, volume.filesystem().blockSize).value);
}

} // namespace

LensLayout layOutLens(const DrawnVolume& volume, LensWindow window, int columns) {
    return LensBuilder(volume, window, columns).build();
}

LensWindow wholeDiskWindow(const DrawnVolume& volume) {
    const auto end = bytesOnDisk(volume, volume.filesystem().blocks()).end();
    return {0, static_cast<double>(std::max(volume.diskSize().value, end.value))};
}

std::optional<bool> isInUse(const DrawnVolume& volume, const LensLayout& drawn, const LensRun& gap) {
    const auto& allocation = volume.allocation();
    const auto blockSize = volume.filesystem().blockSize;
    if (!allocation || allocation->stale() || blockSize.value == 0)
        return std::nullopt;
    const auto start = volume.placement().bytes.first;
    const auto blockAt = [&](double column) {
        const ByteOffset byte{static_cast<std::uint64_t>(std::max(drawn.byteAt(column), 0.0))};
        return blockOf(std::max(byte, start), blockSize, start);
    };
    const auto seen = between(blockAt(gap.x0 + 0.5), blockAt(gap.x1 - 0.5) + BlockCount{1});
    const auto share = allocation->inUse(intersection(seen, gap.blocks));
    return share && (*share == 0 || *share == 1) ? std::optional(*share == 1) : std::nullopt;
}

LensWindow heldLens(const DrawnVolume& volume, LensWindow window) {
    const double all = wholeDiskWindow(volume).length;
    const double length =
        std::clamp(window.length, std::min(static_cast<double>(volume.drive().logicalSector.value.value), all), all);
    return {std::clamp(window.first, 0.0, all - length), length};
}

LensWindow zoomedLens(const DrawnVolume& volume, LensWindow window, double factor, double anchor) {
    const double all = wholeDiskWindow(volume).length;
    const double minimum = std::min(static_cast<double>(volume.drive().logicalSector.value.value), all);
    const double length = std::clamp(window.length / factor, minimum, all);
    return heldLens(volume, {window.first + (window.length - length) * anchor, length});
}

LensWindow pannedLens(const DrawnVolume& volume, LensWindow window, double share) {
    return heldLens(volume, {window.first + window.length * share, window.length});
}

bool fitsLens(const DrawnVolume& volume, BlockInterval blocks) {
    return lengthOf(volume, blocks) <= (shownUnits - 2) * lensUnit(volume);
}

namespace {

LensWindow centredOn(const DrawnVolume& volume, double byte) {
    const double unit = lensUnit(volume);
    return heldLens(volume, {byte - shownUnits / 2 * unit, shownUnits * unit});
}

} // namespace

LensWindow lensOn(const DrawnVolume& volume, BlockInterval blocks) {
    const auto first = static_cast<double>(bytesOnDisk(volume, blocks).first.value);
    return centredOn(volume, fitsLens(volume, blocks) ? first + lengthOf(volume, blocks) / 2 : first);
}

LensWindow lensOn(const DrawnVolume& volume, ByteOffset byte) {
    return centredOn(volume, static_cast<double>(byte.value));
}

BlockInterval blocksSharing(const DrawnVolume& volume, ByteOffset physicalSector) {
    const auto grid = volume.grid();
    const auto whole = sectorBytes(sectorNumber(physicalSector, grid), grid);
    const auto touched = blocksTouching(volume, whole);
    const auto bytes = bytesOnDisk(volume, {touched.first, {1}});
    const bool covered = touched.count.value == 1 && bytes.first <= whole.first && bytes.end() >= whole.end();
    return covered ? BlockInterval{} : touched;
}

} // namespace atlas
