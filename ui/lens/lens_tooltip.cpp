// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_tooltip.h"

#include "report/words/verdict_text.h"
#include "ui/drawing/map_text.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"
#include "ui/text/sentence_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace atlas::ui {
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
    if (cell.count > 1) {
        return LensTooltipText::tr("%1 %2; zoom in to tell them apart").arg(ui::number(cell.count), name);
    }
    return LensTooltipText::tr("%1 %2: bytes %3 – %4")
        .arg(name, ui::number(cell.first), ui::number(bytes.first.value), ui::number(bytes.last().value));
}

QString physicalTooltip(const LensScene& scene, const LensCell& cell, int column) {
    const auto grid = scene.volume.grid();
    const auto byte = ByteOffset{static_cast<std::uint64_t>(std::max(scene.drawn.byteAt(column + 0.5), 0.0))};
    QString words = sectorTooltip(
        cell, cell.count > 1 ? LensTooltipText::tr("physical sectors") : LensTooltipText::tr("physical sector"),
        sectorBytes(sectorNumber(byte, grid), grid));
    if (!cell.partlyCovered) {
        return words;
    }
    const auto sharing = blocksSharing(scene.volume, byte);
    if (cell.count > 1 || sharing.empty()) {
        return words + '\n' + LensTooltipText::tr("Blocks share them: writing one alone costs read-modify-writes.");
    }
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
    if (cell.count > 1) {
        return words;
    }
    const auto verdict = blockVerdict(scene.volume.layout(), scene.volume.judge(), {cell.first});
    if (verdict.missing) {
        return words + '\n' + capitalised(presenceText({}, Presence::None));
    }
    const QString start = text(startVerdictText(first, scene.volume.grid()));
    return words + '\n' +
           (verdict.fit ? clausesText({start, text(fitVerdict(*verdict.fit, verdict.readModifyWrites))}) : start);
}

QString structureTooltip(const LensScene& scene, int column) {
    for (const auto& run : scene.drawn.structures) {
        if (column < run.x0 || column >= run.x1) {
            continue;
        }
        if (!run.kind) {
            return gapText(scene, run);
        }
        if (run.merged()) {
            return LensTooltipText::tr("%1 pieces of metadata share this pixel").arg(ui::number(run.pieces));
        }
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
    if (track == LensTrack::Structures) {
        return structureTooltip(scene, column);
    }
    if (cell == nullptr) {
        return {};
    }
    if (track == LensTrack::Physical) {
        return physicalTooltip(scene, *cell, column);
    }
    const auto sector = scene.volume.drive().logicalSector.value;
    return track == LensTrack::Blocks ? blockTooltip(scene, *cell)
                                      : sectorTooltip(*cell,
                                                      cell->count > 1 ? LensTooltipText::tr("logical sectors")
                                                                      : LensTooltipText::tr("logical sector"),
                                                      {byteOf(Lba{cell->first}, sector), sector});
}

} // namespace atlas::ui
