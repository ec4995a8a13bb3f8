// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_parts.h"

#include "report/words/verdict_text.h"
#include "ui/drawing/map_text.h"
#include "ui/lens/lens_view.h"
#include "ui/text/descriptor_text.h"
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

/// The columns [x0, x1) of a cell; the key derives from its first number.
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
    for (const auto& cell : all)
        cells.push_back({cell.first, cell.x0, cell.x1});
    return cells;
}

bool isUnder(const Cell& cell, int column) { return cell.x0 <= column && column < cell.x1; }

/// The track that the keys move in: blocks, or sectors outside the volume.
LensTrack trackInMiddle(const LensLayout& drawn) {
    const auto middle = drawn.columns / 2;
    const bool block = std::ranges::any_of(
        drawn.blocks, [middle](const LensCell& cell) { return cell.x0 <= middle && middle < cell.x1; });
    return block ? LensTrack::Blocks : LensTrack::Physical;
}

/// At most maxParts cells around the middle.
std::vector<Cell> around(std::vector<Cell> cells, int middle) {
    if (cells.size() <= maxParts)
        return cells;
    const auto at = std::ranges::find_if(cells, [middle](const Cell& cell) { return isUnder(cell, middle); });
    const auto before = static_cast<std::size_t>(at - cells.begin());
    const auto first = std::min(before - std::min(before, maxParts / 2), cells.size() - maxParts);
    const auto from = cells.begin() + static_cast<std::ptrdiff_t>(first);
    return {from, from + static_cast<std::ptrdiff_t>(maxParts)};
}

/// Adds the verdict on the blocks if any of them exists.
QString trackTip(const LensLayout& drawn, const DrawnVolume& volume, LensTrack track) {
    const auto first = static_cast<std::uint64_t>(std::max(drawn.window.first, 0.0));
    const auto length = static_cast<std::uint64_t>(drawn.window.length);
    const auto places = LensPartsText::tr("bytes: %1 – %2")
                            .arg(ui::number(first), ui::number(first + std::max<std::uint64_t>(length, 1) - 1));
    const bool any = !drawn.blocks.empty() && !volume.judge().isPastEnd({drawn.blocks.front().first});
    if (track != LensTrack::Blocks || !any)
        return nameOf(track) + '\n' + places;
    const bool off = std::ranges::any_of(drawn.blocks, &LensCell::misaligned);
    return nameOf(track) + '\n' + places + '\n' +
           ui::marked(!off, off ? LensPartsText::tr("some are misaligned") : LensPartsText::tr("none is misaligned"));
}

} // namespace

PictureParts::Stamp LensParts::stamp() const { return {m_lens.version(), m_lens.volume() ? 1u : 0u}; }

std::vector<PicturePart> LensParts::rows() const {
    std::vector<PicturePart> parts;
    if (!m_lens.volume())
        return parts;
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
    if (!m_lens.volume() || key >= tracks.size())
        return parts;
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

namespace {

struct LensTooltipText {
    Q_DECLARE_TR_FUNCTIONS(LensTooltipText)
};

const LensCell* cellAt(const std::vector<LensCell>& cells, int column) {
    const auto at =
        std::ranges::find_if(cells, [column](const LensCell& c) { return c.x0 <= column && column < c.x1; });
    return at == cells.end() ? nullptr : &*at;
}

QString sectorTooltip(const LensCell& cell, const QString& name, ByteInterval bytes) {
    if (cell.count > 1)
        return LensTooltipText::tr("%1 %2; zoom in to tell them apart").arg(ui::number(cell.count), name);
    return LensTooltipText::tr("%1 %2: bytes %3 – %4")
        .arg(name, ui::number(cell.first), ui::number(bytes.first.value), ui::number(bytes.last().value));
}

QString physicalTooltip(const LensScene& scene, const LensCell& cell, int column) {
    const auto grid = scene.volume.grid();
    const auto byte = ByteOffset{static_cast<std::uint64_t>(std::max(scene.drawn.byteAt(column + 0.5), 0.0))};
    QString words = sectorTooltip(
        cell, cell.count > 1 ? LensTooltipText::tr("physical sectors") : LensTooltipText::tr("physical sector"),
        sectorBytes(sectorNumber(byte, grid), grid));
    if (!cell.partlyCovered)
        return words;
    const auto sharing = blocksSharing(scene.volume, byte);
    if (cell.count > 1 || sharing.empty())
        return words + '\n' + LensTooltipText::tr("Blocks share them: writing one alone costs read-modify-writes.");
    const QString last = ui::number(sharing.last().value);
    return words + '\n' +
           (sharing.count.value == 1
                ? LensTooltipText::tr(
                      "Block %1 fills only part of it: each write of it reads and writes back this sector.")
                      .arg(last)
                : LensTooltipText::tr(
                      "Blocks %1 to %2 share it: writing any one of them reads and writes back this sector.")
                      .arg(ui::number(sharing.first.value), last));
}

QString blockTooltip(const LensScene& scene, const LensCell& cell) {
    const auto blockSize = scene.volume.filesystem().blockSize;
    const auto first = scene.volume.placement().byteOf({cell.first}, blockSize);
    const QString words = sectorTooltip(
        cell, cell.count > 1 ? LensTooltipText::tr("blocks") : LensTooltipText::tr("block"), {first, blockSize});
    if (cell.count > 1)
        return words;
    const auto verdict = blockVerdict(scene.volume.layout(), scene.volume.judge(), {cell.first});
    if (verdict.missing)
        return words + '\n' + capitalised(presenceText({}, Presence::None));
    const QString start = text(startVerdictText(first, scene.volume.grid()));
    return words + '\n' +
           (verdict.fit ? clausesText({start, text(fitVerdict(*verdict.fit, verdict.readModifyWrites))}) : start);
}

QString structureTooltip(const LensScene& scene, int column) {
    for (const auto& run : scene.drawn.structures) {
        if (column < run.x0 || column >= run.x1)
            continue;
        if (!run.kind)
            return gapText(scene, run);
        if (run.merged())
            return LensTooltipText::tr("%1 pieces of metadata share this pixel").arg(ui::number(run.pieces));
        const auto& region = scene.volume.layout().regions[run.regionBegin];
        return ui::capitalised(runTexts(region, false).front()) + '\n' + structureAlignment(scene.volume, region);
    }
    return {};
}

} // namespace

QString gapText(const LensScene& scene, const LensRun& gap) {
    const auto inUse = isInUse(scene.volume, scene.drawn, gap);
    return !inUse   ? LensTooltipText::tr("data or free")
           : *inUse ? LensTooltipText::tr("data")
                    : LensTooltipText::tr("free");
}

QString lensTooltip(const LensScene& scene, LensTrack track, int column) {
    const auto& drawn = scene.drawn;
    const auto& cells = track == LensTrack::Logical    ? drawn.logical
                        : track == LensTrack::Physical ? drawn.physical
                                                       : drawn.blocks;
    const auto* cell = cellAt(cells, column);
    if (track == LensTrack::Structures)
        return structureTooltip(scene, column);
    if (cell == nullptr)
        return {};
    if (track == LensTrack::Physical)
        return physicalTooltip(scene, *cell, column);
    const auto sector = scene.volume.drive().logicalSector.value;
    return track == LensTrack::Blocks ? blockTooltip(scene, *cell)
                                      : sectorTooltip(*cell,
                                                      cell->count > 1 ? LensTooltipText::tr("logical sectors")
                                                                      : LensTooltipText::tr("logical sector"),
                                                      {byteOf(Lba{cell->first}, sector), sector});
}

} // namespace atlas::ui
