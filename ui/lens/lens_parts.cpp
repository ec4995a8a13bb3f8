// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_parts.h"

#include "ui/lens/lens_tooltip.h"
#include "ui/lens/lens_view.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <memory>

namespace atlas::ui {
namespace {

struct LensPartsText {
    Q_DECLARE_TR_FUNCTIONS(LensPartsText)
};

constexpr std::array tracks{LensTrack::Logical, LensTrack::Physical, LensTrack::Blocks, LensTrack::Structures};

/// The columns [x0, x1) of one cell, and what it begins with.
struct Cell {
    std::uint64_t key;
    int x0;
    int x1;
};

QString nameOf(LensTrack track) {
    switch (track) {
    case LensTrack::Logical: return LensPartsText::tr("Logical sectors");
    case LensTrack::Physical: return LensPartsText::tr("Physical sectors");
    case LensTrack::Blocks: return LensPartsText::tr("Blocks");
    case LensTrack::Structures: return LensPartsText::tr("Structures");
    }
    return {};
}

std::vector<Cell> cellsOf(const LensLayout& drawn, LensTrack track) {
    std::vector<Cell> cells;
    if (track == LensTrack::Structures) {
        for (const auto& run : drawn.structures) {
            // A gap is split into runs of one shade.
            cells.push_back({run.blocks.first.value * 2 + (run.kind ? 1 : 0), run.x0, run.x1});
        }
        const auto sameKey = [](const Cell& a, const Cell& b) { return a.key == b.key; };
        cells.erase(std::unique(cells.begin(), cells.end(), sameKey), cells.end());
        return cells;
    }
    const auto& all = track == LensTrack::Logical    ? drawn.logical
                      : track == LensTrack::Physical ? drawn.physical
                                                     : drawn.blocks;
    for (const auto& cell : all) {
        cells.push_back({cell.first, cell.x0, cell.x1});
    }
    return cells;
}

bool isUnder(const Cell& cell, int column) { return cell.x0 <= column && column < cell.x1; }

/// The track that the keys move in: blocks, or sectors beside the volume.
LensTrack trackInMiddle(const LensLayout& drawn) {
    const auto middle = drawn.columns / 2;
    const bool block = std::ranges::any_of(
        drawn.blocks, [middle](const LensCell& cell) { return cell.x0 <= middle && middle < cell.x1; });
    return block ? LensTrack::Blocks : LensTrack::Physical;
}

/// No more cells than maxParts, around the middle.
std::vector<Cell> around(std::vector<Cell> cells, int middle) {
    if (cells.size() <= maxParts) {
        return cells;
    }
    const auto at = std::ranges::find_if(cells, [middle](const Cell& cell) { return isUnder(cell, middle); });
    const auto before = static_cast<std::size_t>(at - cells.begin());
    const auto first = std::min(before - std::min(before, maxParts / 2), cells.size() - maxParts);
    const auto from = cells.begin() + static_cast<std::ptrdiff_t>(first);
    return {from, from + static_cast<std::ptrdiff_t>(maxParts)};
}

/// With the verdict on the blocks, where one of them is there.
QString trackTip(const LensLayout& drawn, const Volume& volume, LensTrack track) {
    const auto first = static_cast<std::uint64_t>(std::max(drawn.window.first, 0.0));
    const auto length = static_cast<std::uint64_t>(drawn.window.length);
    const auto places = LensPartsText::tr("bytes: %1 – %2")
                            .arg(ui::number(first), ui::number(first + std::max<std::uint64_t>(length, 1) - 1));
    const bool any = !drawn.blocks.empty() && !volume.judge().isPastEnd({drawn.blocks.front().first});
    if (track != LensTrack::Blocks || !any) {
        return nameOf(track) + '\n' + places;
    }
    const bool off = std::ranges::any_of(drawn.blocks, &LensCell::misaligned);
    return nameOf(track) + '\n' + places + '\n' +
           ui::marked(!off, off ? LensPartsText::tr("some are misaligned") : LensPartsText::tr("none is misaligned"));
}

} // namespace

PictureParts::Stamp LensParts::stamp() const { return {m_lens.version(), m_lens.volume() ? 1u : 0u}; }

std::vector<PicturePart> LensParts::rows() const {
    std::vector<PicturePart> parts;
    if (!m_lens.volume()) {
        return parts;
    }
    const auto drawn = std::make_shared<const LensLayout>(m_lens.drawn());
    for (const auto track : tracks) {
        parts.push_back({static_cast<std::uint64_t>(track), m_lens.trackRect(track),
                         [drawn, volume = m_lens.volume(), track] { return trackTip(*drawn, *volume, track); },
                         track == trackInMiddle(*drawn)});
    }
    return parts;
}

std::vector<PicturePart> LensParts::inRow(std::uint64_t key) const {
    std::vector<PicturePart> parts;
    if (!m_lens.volume() || key >= tracks.size()) {
        return parts;
    }
    const auto track = tracks.at(key);
    const auto drawn = std::make_shared<const LensLayout>(m_lens.drawn());
    const auto rect = m_lens.trackRect(track);
    const auto middle = drawn->columns / 2;
    const bool current = track == trackInMiddle(*drawn);
    for (const auto& cell : around(cellsOf(*drawn, track), middle)) {
        parts.push_back({cell.key,
                         QRect(rect.left() + cell.x0, rect.top(), std::max(cell.x1 - cell.x0, 1), rect.height()),
                         [drawn, volume = m_lens.volume(), track, column = (cell.x0 + cell.x1) / 2] {
                             return lensTooltip({*drawn, *volume, {}, {}}, track, column);
                         },
                         current && isUnder(cell, middle)});
    }
    return parts;
}

} // namespace atlas::ui
