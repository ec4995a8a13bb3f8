// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/structure_working.h"

#include "report/messages/labels.h"
#include "ui/session/descriptor_text.h"
#include "ui/session/qt_text.h"
#include "ui/session/whereabouts.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct StructureWorking {
    Q_DECLARE_TR_FUNCTIONS(StructureWorking)
};
using Words = StructureWorking;

QString verdictOf(Fit fit, int readModifyWrites) {
    switch (fit) {
    case Fit::Whole: return Words::tr("whole, 0 read-modify-writes");
    case Fit::Partial:
        return Words::tr("partial, %1 to write one block").arg(text(readModifyWritesLabel(readModifyWrites)));
    case Fit::Straddling:
        return Words::tr("straddling, %1 to write one block").arg(text(readModifyWritesLabel(readModifyWrites)));
    }
    return {};
}

} // namespace

QString placeName(const Judgement& judgement, const Place& place) {
    if (const auto* group = std::get_if<GroupPlace>(&place)) {
        return Words::tr("group %1").arg(number(group->group.value));
    }
    const auto* block = std::get_if<BlockPlace>(&place);
    if (block == nullptr || !judgement.hasVolume()) {
        return {};
    }
    const auto* region = judgement.judged.layout->regionAt(block->block);
    return region == nullptr ? Words::tr("block %1").arg(number(block->block.value))
                             : text(label(region->kind, region->ownerOf(block->block)));
}

QString structureWorking(const Judgement& judgement, BlockInterval blocks) {
    const auto blockSize = judgement.judged.layout->filesystem.blockSize;
    const auto start = judgement.placement()->bytes.first;
    const auto grid = judgement.drive().grid();
    const auto first = start + bytesOf(BlockCount{blocks.first.value}, blockSize);
    const BlockJudge judge(blockSize, start, grid);
    const auto worst = judge.worst(blocks);
    const QString dividend = grid.phase.value == 0
                                 ? QString()
                                 : QStringLiteral("(%1 − %2) ").arg(number(first.value), number(grid.phase.value));
    return Words::tr("block %1 × %2 + %3 = %4; %5mod %6 = %7: %8")
        .arg(number(blocks.first.value), number(blockSize.value), number(start.value), number(first.value), dividend,
             number(grid.size.value), number(pastBoundary(first, grid).value),
             verdictOf(worst, judge.worstReadModifyWrites()));
}

} // namespace atlas::ui
