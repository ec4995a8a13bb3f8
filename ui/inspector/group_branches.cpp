// SPDX-License-Identifier: GPL-3.0-or-later
// Inspector branches for a block group and a block.
#include "ui/inspector/group_branches.h"
#include "layout/descriptor_location.h"
#include "layout/missing_bytes.h"
#include "layout/structures.h"
#include "report/messages/labels.h"
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

/// The position in every unit, and the alignment verdict of the block there.
std::vector<InspectorNode> units(const Whereabouts& where, const Layout& layout) {
    std::vector<InspectorNode> nodes{
        {InspectorGroup::tr("block"), where.block ? number(where.block->value) : InspectorGroup::tr("none")},
        {InspectorGroup::tr("byte"), number(where.byte.value)},
        {InspectorGroup::tr("logical sector"), number(where.sector.value)},
        {InspectorGroup::tr("physical sector"),
         InspectorGroup::tr("%1 + %2 B").arg(number(where.physicalSector), number(where.inPhysicalSector.value))},
    };
    if (where.verdict.missing) {
        nodes.push_back({InspectorGroup::tr("bytes"), InspectorGroup::tr("not there, past the end")});
    }
    if (where.verdict.fit) {
        nodes.push_back({InspectorGroup::tr("alignment"), fitText(*where.verdict.fit), where.verdict.fit});
        nodes.push_back({InspectorGroup::tr("cost of one %1 write").arg(size(layout.filesystem.blockSize)),
                         text(readModifyWritesLabel(where.verdict.readModifyWrites)), where.verdict.fit});
    }
    return nodes;
}

InspectorNode structureNode(const Snapshot& snapshot, const Judgement& judgement, RegionKind kind,
                            BlockInterval blocks) {
    const auto& layout = *snapshot.layout;
    InspectorNode node{text(label(kind))};
    if (blocks.first >= layout.filesystem.end()) {
        node.value = InspectorGroup::tr("block %1, outside the volume").arg(number(blocks.first.value));
        node.wrong = true;
        return node;
    }
    const auto where = whereabouts(judgement, blocks.first);
    const auto fit = judgement.structureJudge().fit(blocks);
    const auto byte = number(where.byte.value);
    node.value =
        fit.worst ? presenceText(InspectorGroup::tr("%1 byte %2").arg(fitText(*fit.worst).left(1), byte), fit.presence)
                  : InspectorGroup::tr("past the end: byte %1").arg(byte);
    node.fit = fit.worst;
    node.wrong = fit.presence != Presence::All;
    node.link = BlockPlace{blocks.first};
    node.children = units(where, layout);
    node.children.front() = {blocks.count.value > 1 ? InspectorGroup::tr("blocks") : InspectorGroup::tr("block"),
                             blocksText(blocks)};
    return node;
}

InspectorNode descriptorNode(const Snapshot& snapshot, const Judgement& judgement, ByteInterval bytes) {
    const auto start = judgement.placement()->bytes.first + ByteCount{bytes.first.value};
    const auto where = whereabouts(judgement, start);
    InspectorNode node{InspectorGroup::tr("descriptor"),
                       InspectorGroup::tr("byte %1 + %2").arg(number(start.value), number(bytes.count.value))};
    node.fit = where.verdict.fit;
    node.link = where.block ? placeAtByte(*snapshot.layout, bytes.first) : Place{};
    node.children = units(where, *snapshot.layout);
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

InspectorNode whereaboutsBranch(const Snapshot& snapshot, const Judgement& judgement, GroupNumber group) {
    const auto& layout = *snapshot.layout;
    InspectorNode node{InspectorGroup::tr("Where it lies")};
    if (const auto bytes = descriptorBytes(layout, group)) {
        node.children.push_back(descriptorNode(snapshot, judgement, *bytes));
    }
    eachStructureOf(layout, group, [&](RegionKind kind, BlockInterval blocks) {
        node.children.push_back(structureNode(snapshot, judgement, kind, blocks));
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

InspectorNode blockBranch(const Snapshot& snapshot, const Judgement& judgement, const BlockPlace& place) {
    const auto& layout = *snapshot.layout;
    const auto where = *whereaboutsOf(judgement, place);
    InspectorNode node{capitalised(structureName(layout, place).value_or(text(label({}, noGroup)))),
                       InspectorGroup::tr("block %1").arg(number(place.block.value))};
    node.link = place;
    node.children = units(where, layout);
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
