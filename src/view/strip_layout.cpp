// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/strip_layout.h"

#include "layout/layout.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace atlas {
namespace {

constexpr int stretchColumns = 16;

using Runs = std::span<const Run>;

int columnsOf(Runs runs) {
    int columns = 0;
    for (const auto& run : runs)
        columns += run.x1 - run.x0;
    return columns;
}

/// Columns that the metadata of `runs` would fill.
double metadataColumns(const DrawnVolume& volume, const DrawRow& row, Runs runs) {
    const auto first = runs.front().regionBegin;
    const auto blocks = volume.index().summary(first, runs.back().regionEnd).blocks;
    const double perColumn = row.scale.offsetAt(1) - row.scale.offsetAt(0);
    return perColumn > 0 ? static_cast<double>(blocks.value) / perColumn : 0;
}

/// Kinds of at most half of the runs.
std::uint16_t rareKinds(Runs runs) {
    std::uint16_t rare = 0;
    for (const auto kind : allRegionKinds) {
        const auto having = std::ranges::count_if(runs, [&](const Run& run) { return has(run.kinds, kind); });
        if (having * 2 <= std::ssize(runs))
            rare = static_cast<std::uint16_t>(rare | 1U << index(kind));
    }
    return rare;
}

class Marker {
public:
    Marker(const DrawnVolume& volume, const DrawRow& row) : m_volume(volume), m_row(row) {}

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
            if (odd == 0 && run.offMarked == offMarked)
                continue;
            run.kind = shownKind(odd == 0 ? run.kinds : odd);
            m_out.runs.push_back(run);
        }
    }

    const DrawnVolume& m_volume;
    const DrawRow& m_row;
    StripRuns m_out;
};

} // namespace

StripRuns stripRuns(const DrawnVolume& volume, const DrawRow& row) {
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

namespace {

double minimumWidth(const StripWidths& widths, StripSegment::Kind kind) {
    switch (kind) {
    case StripSegment::Kind::Table: return widths.table;
    case StripSegment::Kind::Partition:
    case StripSegment::Kind::Volume: return widths.partition;
    case StripSegment::Kind::Missing:
    case StripSegment::Kind::Gap: return widths.gap;
    }
    return 1;
}

/// Gives every segment its minimum width and distributes the rest by size. If the minimum widths do not fit, all are
/// scaled down equally.
std::vector<double> share(const std::vector<StripSegment>& segments, const StripWidths& widths) {
    std::vector<double> result(segments.size(), -1);
    double columns = widths.columns;
    double bytes = 0;
    double wanted = 0;
    for (const auto& segment : segments) {
        bytes += static_cast<double>(segment.bytes.count.value);
        wanted += minimumWidth(widths, segment.kind);
    }
    const double shrink = std::min(1.0, columns / std::max(wanted, 1.0));
    for (bool settled = false; !settled;) {
        settled = true;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            const double size = static_cast<double>(segments[i].bytes.count.value);
            const double minimum = minimumWidth(widths, segments[i].kind) * shrink;
            if (result[i] < 0 && size * columns <= minimum * bytes) {
                result[i] = minimum;
                columns -= minimum;
                bytes -= size;
                settled = false;
            }
        }
    }
    for (std::size_t i = 0; i < segments.size(); ++i)
        if (result[i] < 0)
            result[i] = static_cast<double>(segments[i].bytes.count.value) / bytes * columns;
    return result;
}

BlockInterval blocksDrawn(const Disk& disk, const DrawnVolume& volume) {
    const auto all = volume.filesystem().blocks();
    return endsOnDisk(disk, volume.placement()) ? blocksThere(all, volume.missing()) : all;
}

void layOutVolume(StripLayout& drawn, const DrawnVolume& volume, int columns) {
    if (drawn.blocks.empty())
        return;
    const auto bytes = bytesOnDisk(volume, drawn.blocks);
    drawn.volumeX0 = std::clamp(static_cast<int>(std::lround(drawn.axis.columnOf(bytes.first))), 0, columns - 1);
    const int end =
        std::clamp(static_cast<int>(std::lround(drawn.axis.columnOf(bytes.end()))), drawn.volumeX0 + 1, columns);
    const Window window{0, static_cast<double>(drawn.blocks.count.value)};
    drawn.volume = layOutRow(volume, drawn.blocks,
                             RowScale(window, (end - drawn.volumeX0 + drawn.volumeColumn - 1) / drawn.volumeColumn));
    drawn.shown = stripRuns(volume, drawn.volume);
}

} // namespace

double StripAxis::columnOf(ByteOffset byte) const {
    const auto past =
        std::ranges::upper_bound(m_pieces, byte, {}, [](const Piece& piece) { return piece.bytes.first; });
    if (past == m_pieces.begin())
        return 0;
    // Empty pieces are partitions outside the disk, placed at its end.
    auto piece = std::prev(past);
    while (piece->bytes.empty() && piece != m_pieces.begin())
        --piece;
    const double size = static_cast<double>(std::max<std::uint64_t>(piece->bytes.count.value, 1));
    const double inside = std::min(static_cast<double>((byte - piece->bytes.first).value) / size, 1.0);
    return piece->x0 + inside * (piece->x1 - piece->x0);
}

ByteOffset StripAxis::byteAt(double column) const {
    const auto past = std::ranges::upper_bound(m_pieces, column, {}, &Piece::x0);
    if (past == m_pieces.begin())
        return {};
    const auto& piece = *std::prev(past);
    const double width = piece.x1 - piece.x0;
    const double inside = width > 0 ? std::clamp((column - piece.x0) / width, 0.0, 1.0) : 0;
    const double bytes = std::floor(inside * static_cast<double>(piece.bytes.count.value));
    const auto maximum = piece.bytes.count.value == 0 ? 0 : piece.bytes.count.value - 1;
    return piece.bytes.first +
           ByteCount{bytes >= static_cast<double>(maximum) ? maximum : static_cast<std::uint64_t>(bytes)};
}

const StripBox* StripLayout::boxAt(int column) const {
    const auto past = std::ranges::upper_bound(boxes, column, {}, &StripBox::x0);
    // Boxes of width 0 start at the same column as the next box.
    return past == boxes.begin() || std::prev(past)->x1 <= column ? nullptr : &*std::prev(past);
}

StripLayout layOutStrip(const Disk& disk, const DrawnVolume* volume, const StripWidths& widths) {
    const auto segments = volume ? stripSegments(disk, volume->placement(), bytesOnDisk(*volume, volume->missing()))
                                 : stripSegments(disk, std::nullopt);
    const auto shares = share(segments, widths);
    StripLayout drawn;
    std::vector<StripAxis::Piece> pieces;
    double x = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const double end = x + shares[i];
        pieces.push_back({segments[i].bytes, x, end});
        drawn.boxes.push_back({segments[i], static_cast<int>(std::lround(x)), static_cast<int>(std::lround(end))});
        x = end;
    }
    drawn.axis = StripAxis(std::move(pieces));
    if (volume != nullptr) {
        drawn.blocks = blocksDrawn(disk, *volume);
        layOutVolume(drawn, *volume, widths.columns);
    }
    return drawn;
}

} // namespace atlas
