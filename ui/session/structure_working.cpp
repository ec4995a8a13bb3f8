// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/structure_working.h"

#include "layout/layout.h"
#include "layout/structures.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"
#include "report/words/verdict_text.h"
#include "report/words/volume_finding_text.h"
#include "ui/session/whereabouts.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct StructureWorking {
    Q_DECLARE_TR_FUNCTIONS(StructureWorking)
};

/// Precondition: some of `blocks` are there.
Message verdictOf(const Judgement& judgement, BlockInterval blocks) {
    const auto& layout = *judgement.snapshot.layout;
    const auto* region = layout.regionAt(blocks.first);
    if (region != nullptr && !isJudged(layout.filesystem, region->kind)) {
        return lostPrimaryVerdict();
    }
    const auto judge = judgement.structureJudge();
    return fitVerdict(judge.fit(blocks).worst.value_or(Fit::Whole), judge.worstReadModifyWrites(blocks));
}

} // namespace

std::optional<QString> structureName(const Layout& layout, const BlockPlace& place) {
    if (const auto structure = structureAskedFor(layout, place)) {
        return text(label(*structure));
    }
    const auto* region = layout.regionAt(place.block);
    return region != nullptr ? std::optional(text(label(region->kind, region->ownerOf(place.block)))) : std::nullopt;
}

QString placeName(const Judgement& judgement, const Place& place) {
    if (const auto* group = std::get_if<GroupPlace>(&place)) {
        return StructureWorking::tr("group %1").arg(number(group->group.value));
    }
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr || !judgement.hasVolume()) {
        return {};
    }
    return structureName(*judgement.snapshot.layout, *block)
        .value_or(StructureWorking::tr("block %1").arg(number(block->block.value)));
}

QString structureWorking(const Judgement& judgement, BlockInterval blocks) {
    const auto& layout = *judgement.snapshot.layout;
    const auto blockSize = layout.filesystem.blockSize;
    const auto missing = missingBlocks(layout);
    const auto presence = presenceOf(blocks, missing);
    if (presence == Presence::None) {
        return StructureWorking::tr(
                   "block %1 lies past the end of the file system, image or partition, so its bytes are not there")
            .arg(number(blocks.first.value));
    }
    const auto start = judgement.placement()->bytes.first;
    auto working =
        text(blockWorking(blocks.first, blockSize, start, judgement.drive().grid(), verdictOf(judgement, blocks)));
    const auto granularity = judgement.markedGrid();
    if (granularity && beginsJudged(layout, blocks)) {
        working = StructureWorking::tr("%1 — first byte %2")
                      .arg(working, text(boundaryVerdict(byteOf(blocks.first, blockSize, start), *granularity)));
    }
    return presence == Presence::All
               ? working
               : StructureWorking::tr("%1 — from block %2 on it lies past the end of the image or partition")
                     .arg(working, number(missing.first.value));
}

} // namespace atlas::ui
