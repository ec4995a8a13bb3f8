// SPDX-License-Identifier: GPL-3.0-or-later
// Inspector branches for a block group and a block.
#include "ui/inspector/group_branches.h"
#include "layout/descriptor_location.h"
#include "layout/layout.h"
#include "layout/structures.h"
#include "report/words/labels.h"
#include "ui/inspector/moved_text.h"
#include "ui/session/place_of_structure.h"
#include "ui/session/structure_working.h"
#include "ui/session/whereabouts.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct InspectorGroup {
    Q_DECLARE_TR_FUNCTIONS(InspectorGroup)
};

InspectorNode field(const char* name, std::uint64_t value) { return {QString::fromLatin1(name), number(value)}; }

InspectorNode blockField(const char* name, const Layout& layout, BlockNumber block) {
    auto node = field(name, block.value);
    if (block < layout.filesystem.end()) {
        node.link = BlockPlace{block};
    }
    return node;
}

QString lengthText(BlockCount blocks, const Filesystem& fs) {
    const QString bytes = size(bytesOf(blocks, fs.blockSize));
    return blocks.value == 1 ? InspectorGroup::tr("1 block, %1").arg(bytes)
                             : InspectorGroup::tr("%1 blocks, %2").arg(number(blocks.value), bytes);
}

/// The position of `where` in every unit, then `verdict`.
std::vector<InspectorNode> units(const Whereabouts& where, const BlockVerdict& verdict, const Judgement& judgement) {
    const auto moved = [&](const QString& value) { return movedText(value, judgement.whatIf); };
    std::vector<InspectorNode> nodes{
        {InspectorGroup::tr("block"), where.block ? number(where.block->value) : InspectorGroup::tr("none")},
        {InspectorGroup::tr("byte"), moved(number(where.byte.value))},
        {InspectorGroup::tr("logical sector"), moved(number(where.sector.value))},
        {InspectorGroup::tr("physical sector"),
         moved(
             InspectorGroup::tr("%1 + %2 B").arg(number(where.physicalSector), number(where.inPhysicalSector.value)))},
    };
    if (verdict.missing) {
        nodes.push_back({InspectorGroup::tr("bytes"), InspectorGroup::tr("not there, past the end")});
    }
    if (verdict.fit) {
        const auto blockSize = judgement.snapshot.layout->filesystem.blockSize;
        nodes.push_back({InspectorGroup::tr("alignment"), moved(fitText(*verdict.fit)), verdict.fit});
        nodes.push_back({InspectorGroup::tr("cost of one %1 write").arg(size(blockSize)),
                         moved(text(readModifyWritesLabel(verdict.readModifyWrites))), verdict.fit});
    }
    return nodes;
}

/// The verdict is that of the worst block, as in the tooltip of the map and in the title of the lens.
InspectorNode structureNode(const Judgement& judgement, RegionKind kind, BlockInterval blocks) {
    InspectorNode node{text(label(kind))};
    if (blocks.first >= judgement.snapshot.layout->filesystem.end()) {
        node.value = InspectorGroup::tr("block %1, outside the volume").arg(number(blocks.first.value));
        node.wrong = true;
        return node;
    }
    const auto where = whereabouts(judgement, blocks.first);
    const auto judge = judgement.structureJudge();
    const auto fit = judge.fit(blocks);
    const auto byte = number(where.byte.value);
    const auto place =
        fit.worst ? presenceText(InspectorGroup::tr("%1 byte %2").arg(fitText(*fit.worst).left(1), byte), fit.presence)
                  : InspectorGroup::tr("past the end: byte %1").arg(byte);
    node.value = movedText(place, judgement.whatIf);
    node.fit = fit.worst;
    node.wrong = fit.presence != Presence::All;
    node.link = BlockPlace{blocks.first};
    node.children = units(
        where,
        {.missing = where.verdict.missing, .fit = fit.worst, .readModifyWrites = judge.worstReadModifyWrites(blocks)},
        judgement);
    node.children.front() = {blocks.count.value > 1 ? InspectorGroup::tr("blocks") : InspectorGroup::tr("block"),
                             blocksText(blocks)};
    return node;
}

InspectorNode descriptorNode(const Judgement& judgement, ByteInterval bytes) {
    const auto start = judgement.placement()->bytes.first + ByteCount{bytes.first.value};
    const auto where = whereabouts(judgement, start);
    InspectorNode node{InspectorGroup::tr("descriptor"),
                       movedText(InspectorGroup::tr("byte %1 + %2").arg(number(start.value), number(bytes.count.value)),
                                 judgement.whatIf)};
    node.fit = where.verdict.fit;
    node.link = where.block ? placeAtByte(*judgement.snapshot.layout, bytes.first) : Place{};
    node.children = units(where, where.verdict, judgement);
    return node;
}

} // namespace

InspectorNode descriptorBranch(const Layout& layout, GroupNumber group) {
    const auto& groups = layout.groups;
    const auto at = group.value;
    InspectorNode node{InspectorGroup::tr("Group %1 descriptor").arg(number(at))};
    if (layout.filesystem.flexGroupSize) {
        node.value = InspectorGroup::tr("flex group %1").arg(number(layout.filesystem.flexGroupOf(group)));
    }
    node.link = GroupPlace{group};
    node.children = {
        blockField("bg_block_bitmap", layout, groups.blockBitmap[at]),
        blockField("bg_inode_bitmap", layout, groups.inodeBitmap[at]),
        blockField("bg_inode_table", layout, groups.inodeTable[at]),
        field("bg_free_blocks_count", groups.freeBlocks[at]),
        field("bg_free_inodes_count", groups.freeInodes[at]),
        field("bg_used_dirs_count", groups.usedDirectories[at]),
        {"bg_flags", flagsText(groups.flags[at])},
        field("bg_itable_unused", groups.unusedInodes[at]),
        {"bg_checksum", checksumText(layout, group), {}, groups.hasWrongChecksum(group)},
    };
    return node;
}

InspectorNode whereaboutsBranch(const Judgement& judgement, GroupNumber group) {
    const auto& layout = *judgement.snapshot.layout;
    InspectorNode node{InspectorGroup::tr("Where it lies")};
    if (const auto bytes = descriptorBytes(layout, group)) {
        node.children.push_back(descriptorNode(judgement, *bytes));
    }
    eachStructureOf(layout, group, [&](RegionKind kind, BlockInterval blocks) {
        node.children.push_back(structureNode(judgement, kind, blocks));
    });
    return node;
}

InspectorNode copiesBranch(const Layout& layout, GroupNumber group) {
    InspectorNode node{InspectorGroup::tr("Copies kept in group %1").arg(number(group.value))};
    const auto* copies = layout.copiesIn(group);
    if (copies == nullptr) {
        return node;
    }
    const auto add = [&node](const QString& name, BlockInterval blocks) {
        if (!blocks.empty()) {
            node.children.push_back({name, blocksText(blocks), {}, false, BlockPlace{blocks.first}});
        }
    };
    if (copies->superblock) {
        add(group.value == 0 ? InspectorGroup::tr("superblock (primary)") : InspectorGroup::tr("superblock (backup)"),
            {*copies->superblock, {1}});
    }
    add(InspectorGroup::tr("group descriptors"), copies->descriptors);
    add(InspectorGroup::tr("reserved GDT blocks"), copies->reservedGdt);
    return node;
}

InspectorNode blockBranch(const Judgement& judgement, const BlockPlace& place) {
    const auto& layout = *judgement.snapshot.layout;
    const auto where = *whereaboutsOf(judgement, place);
    InspectorNode node{capitalised(structureName(layout, place).value_or(text(label({}, noGroup)))),
                       InspectorGroup::tr("block %1").arg(number(place.block.value))};
    node.link = place;
    node.children = units(where, where.verdict, judgement);
    if (where.structure) {
        const auto blocks = blocksOf(layout, place);
        node.children.insert(node.children.begin(), {InspectorGroup::tr("blocks"), blocksText(blocks)});
        node.children.insert(node.children.begin() + 1,
                             {InspectorGroup::tr("length"), lengthText(blocks.count, layout.filesystem)});
    }
    node.children.push_back({InspectorGroup::tr("lies in"),
                             InspectorGroup::tr("group %1").arg(number(where.group.value)),
                             {},
                             false,
                             GroupPlace{where.group}});
    return node;
}

} // namespace atlas::ui
