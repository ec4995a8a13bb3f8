// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_tree.h"

#include "alignment/grid.h"
#include "layout/descriptor_location.h"
#include "layout/df_figures.h"
#include "layout/layout.h"
#include "layout/structures.h"
#include "report/words/envelope_text.h"
#include "report/words/geometry_facts.h"
#include "report/words/labels.h"
#include "report/words/subject_text.h"
#include "report/words/verdict_text.h"
#include "ui/inspector/file_words_text.h"
#include "ui/session/place.h"
#include "ui/session/session.h"
#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <bit>

namespace atlas::ui {
namespace {

using Nodes = std::vector<InspectorNode>;

Nodes overview(const Judgement& judgement) {
    Nodes nodes{diskBranch(judgement)};
    if (const auto& layout = judgement.snapshot.layout)
        nodes.push_back(superblockBranch(*layout));
    return nodes;
}

void appendGroup(Nodes& nodes, const Judgement& judgement, GroupNumber group) {
    const auto& layout = *judgement.snapshot.layout;
    nodes.push_back(descriptorBranch(layout, group));
    nodes.push_back(whereaboutsBranch(judgement, group));
    if (auto copies = copiesBranch(layout, group); !copies.children.empty())
        nodes.push_back(std::move(copies));
}

bool isSuperblock(const Region* region) {
    return region != nullptr &&
           (region->kind == RegionKind::PrimarySuperblock || region->kind == RegionKind::BackupSuperblock);
}

Nodes inspectBlock(const Judgement& judgement, const BlockPlace& place) {
    const auto& layout = *judgement.snapshot.layout;
    Nodes nodes{blockBranch(judgement, place)};
    const auto* region = layout.regionAt(place.block);
    if (isSuperblock(region))
        nodes.push_back(superblockBranch(layout, region->ownerOf(place.block)));
    appendGroup(nodes, judgement, groupOf(layout, place));
    return nodes;
}

} // namespace

Nodes inspect(const Snapshot& read, const Judgement& judgement, const Place& place) {
    if (const auto* partition = std::get_if<PartitionPlace>(&place))
        return {partitionBranch(read, judgement, partition->number)};
    if (!judgement.hasVolume())
        return overview(judgement);
    const auto& layout = *judgement.snapshot.layout;
    if (const auto* block = std::get_if<BlockPlace>(&place); block && block->block < layout.filesystem.end())
        return inspectBlock(judgement, *block);
    if (const auto* group = std::get_if<GroupPlace>(&place); group && group->group.value < layout.groups.size().value) {
        Nodes nodes;
        appendGroup(nodes, judgement, group->group);
        return nodes;
    }
    return overview(judgement);
}

namespace {

struct InspectorDisk {
    Q_DECLARE_TR_FUNCTIONS(InspectorDisk)
};

QString fileNameOf(const std::string& path) { return diskText(path).section('/', -1); }

QString bytes(std::uint64_t value) { return InspectorDisk::tr("%1 B").arg(number(value)); }

QString sizeInBoth(ByteCount count) {
    return count.value < 1024 ? size(count) : QStringLiteral("%1 (%2)").arg(size(count), bytes(count.value));
}

QString time(std::int64_t seconds) {
    return seconds == 0 ? InspectorDisk::tr("never")
                        : QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(Qt::ISODate);
}

QString log2Text(ByteCount bytes) {
    const int exponent = static_cast<int>(std::bit_width(bytes.value >> 10U)) - 1;
    return QStringLiteral("%1 (%2)").arg(exponent).arg(size(bytes));
}

void addUnlessEmpty(InspectorNode& node, const QString& name, const std::string& value) {
    if (!value.empty())
        node.children.push_back({name, diskText(value)});
}

QString tableText(const PartitionTable& table) {
    if (table.kind == TableKind::None)
        return text(label(table.kind));
    const auto count = table.partitions.size();
    return count == 1 ? InspectorDisk::tr("%1, 1 partition").arg(text(label(table.kind)))
                      : InspectorDisk::tr("%1, %2 partitions").arg(text(label(table.kind))).arg(count);
}

/// "3,840 (15 MiB)".
QString inBlocks(std::uint64_t blocks, const Filesystem& fs) {
    return QStringLiteral("%1 (%2)").arg(number(blocks), size(bytesOf(BlockCount{blocks}, fs.blockSize)));
}

/// A count, or that it is not known where the superblock is a copy.
QString known(std::optional<std::uint64_t> count) {
    return count ? number(*count) : InspectorDisk::tr("not known: the superblock is an old copy");
}

/// The group whose superblock was read; 0 for the primary one.
GroupNumber superblockRead(const Layout& layout) {
    const auto found = std::ranges::find(layout.findings, FindingKind::SuperblockFromBackup, &Finding::kind);
    return found == layout.findings.end() ? GroupNumber{0} : found->group;
}

void addFeatures(InspectorNode& node, const Filesystem& fs) {
    InspectorNode features{InspectorDisk::tr("features"), number(fs.features.size())};
    for (const auto& feature : fs.features)
        features.children.push_back({diskText(feature)});
    node.children.push_back(std::move(features));
}

} // namespace

InspectorNode diskBranch(const Judgement& judgement) {
    const auto& disk = judgement.snapshot.disk;
    const auto& drive = judgement.drive();
    const auto name = disk.isDevice ? InspectorDisk::tr("Device") : InspectorDisk::tr("Disk image");
    InspectorNode node = disk.logicalVolume.empty()
                             ? InspectorNode{name, fileNameOf(disk.path)}
                             : InspectorNode{InspectorDisk::tr("Logical volume"), diskText(disk.logicalVolume)};
    node.children = {
        {InspectorDisk::tr("path"), diskText(disk.path)},
        {InspectorDisk::tr("size"), sizeInBoth(disk.size)},
        {InspectorDisk::tr("logical sector"), text(sizeText(drive.logicalSector))},
        {InspectorDisk::tr("physical sector"), text(sizeText(drive.physicalSector))},
        {InspectorDisk::tr("first physical boundary"), text(sizeText({{drive.phase.value.value}, drive.phase.source}))},
        {InspectorDisk::tr("partition table"), tableText(disk.table)},
    };
    addUnlessEmpty(node, InspectorDisk::tr("table ID"), disk.table.id);
    addUnlessEmpty(node, InspectorDisk::tr("content"), disk.content.type);
    if (disk.envelope)
        for (const auto& [fact, value] : envelopeFacts(*disk.envelope))
            node.children.push_back({text(format(fact)), text(format(value))});
    for (const auto& partition : disk.table.partitions) {
        node.children.push_back(
            {InspectorDisk::tr("partition %1").arg(partition.number),
             QStringLiteral("%1, %2").arg(contentName(partition), size(bytesOf(disk, partition).count)),
             {},
             false,
             PartitionPlace{partition.number}});
    }
    addUnlessEmpty(node, InspectorDisk::tr("read by"), judgement.snapshot.program);
    return node;
}

InspectorNode partitionBranch(const Snapshot& read, const Judgement& judgement, std::uint32_t number_) {
    const auto& shown = shownDisk(read, judgement);
    const auto* partition = shown.disk.table.find(number_);
    if (partition == nullptr)
        return {InspectorDisk::tr("No partition %1").arg(number_)};
    const auto* own = read.disk.table.find(number_);
    const bool moved = own != nullptr && own->sectors.first != partition->sectors.first;
    const auto place = bytesOf(shown.disk, *partition);
    const auto& by = judgement.startGranularity();
    const auto start = startVerdict(shown, *partition, by.grid());
    InspectorNode node{InspectorDisk::tr("Partition %1").arg(number_), text(label(partition->role))};
    node.children = {
        {InspectorDisk::tr("first sector"), movedText(number(partition->sectors.first.value), moved)},
        {InspectorDisk::tr("last sector"), movedText(number(partition->sectors.last().value), moved)},
        {InspectorDisk::tr("first byte"), movedText(number(place.first.value), moved)},
        {InspectorDisk::tr("size"), sizeInBoth(place.count)},
        {InspectorDisk::tr("start"), movedText(text(markedStart(start, by)), moved), start.countedFit()},
    };
    addUnlessEmpty(node, InspectorDisk::tr("type"), partition->typeName);
    addUnlessEmpty(node, InspectorDisk::tr("type code"), partition->typeCode);
    addUnlessEmpty(node, InspectorDisk::tr("name"), partition->name);
    addUnlessEmpty(node, InspectorDisk::tr("partition UUID"), partition->uuid);
    addUnlessEmpty(node, InspectorDisk::tr("content"), partition->content.type);
    addUnlessEmpty(node, InspectorDisk::tr("version"), partition->content.version);
    addUnlessEmpty(node, InspectorDisk::tr("label"), partition->content.label);
    addUnlessEmpty(node, InspectorDisk::tr("UUID"), partition->content.uuid);
    return node;
}

InspectorNode superblockBranch(const Layout& layout, std::optional<GroupNumber> lookedAt) {
    const auto& fs = layout.filesystem;
    const auto source = superblockRead(layout);
    InspectorNode node{InspectorDisk::tr("File system"), text(extentText(fs))};
    if (const auto* copies = layout.copiesIn(source); copies != nullptr && copies->superblock)
        node.link = BlockPlace{*copies->superblock};
    if (source != lookedAt.value_or(source)) {
        node.children.push_back({InspectorDisk::tr("read from"),
                                 source.value == 0
                                     ? InspectorDisk::tr("the primary superblock; Fields shows this copy beside it")
                                     : InspectorDisk::tr("the copy in group %1; Fields shows this one beside it")
                                           .arg(number(source.value))});
    }
    const std::vector<InspectorNode> fields{
        {"s_inodes_count", number(fs.inodeCount)},
        {"s_blocks_count", number(fs.blockCount.value)},
        {"s_r_blocks_count", inBlocks(fs.reservedBlocks, fs)},
        {"s_free_blocks_count", known(fs.freeBlocks)},
        {"s_free_inodes_count", known(fs.freeInodes)},
        {"s_first_data_block", number(fs.firstDataBlock.value)},
        {"s_log_block_size", log2Text(fs.blockSize)},
        {"s_log_cluster_size", log2Text(fs.clusterSize)},
        {"s_blocks_per_group", number(fs.blocksPerGroup)},
        {"s_clusters_per_group", number(fs.clustersPerGroup)},
        {"s_inodes_per_group", number(fs.inodesPerGroup)},
        {"s_inode_size", bytes(fs.inodeSize)},
        {"s_desc_size", bytes(fs.descriptorSize)},
        {"s_log_groups_per_flex", fs.flexGroupSize ? InspectorDisk::tr("%1 (%2 groups)")
                                                         .arg(std::bit_width(*fs.flexGroupSize) - 1)
                                                         .arg(number(*fs.flexGroupSize))
                                                   : InspectorDisk::tr("no flex_bg")},
        {"s_reserved_gdt_blocks", number(fs.reservedGdtBlocks)},
        {"s_first_meta_bg", number(fs.firstMetaBg)},
        {"s_raid_stride", number(fs.raidStride)},
        {"s_raid_stripe_width", number(fs.raidStripeWidth)},
        {"s_state", diskText(fs.state)},
        {"s_rev_level", number(fs.revision)},
        {"s_mkfs_time", time(fs.created)},
        {"s_mtime", time(fs.lastMountTime)},
        {"s_wtime", time(fs.lastWriteTime)},
        {"s_uuid", diskText(fs.uuid)},
    };
    node.children.insert(node.children.end(), fields.begin(), fields.end());
    addUnlessEmpty(node, "s_volume_name", fs.label);
    addUnlessEmpty(node, "s_last_mounted", fs.lastMounted);
    addUnlessEmpty(node, "s_journal_uuid", fs.journalUuid);
    for (const auto& facts : {spaceFacts(layout, freeByDescriptors(layout)), errorFacts(fs)})
        for (const auto& [name, value] : facts)
            node.children.push_back({text(name), text(value)});
    addFeatures(node, fs);
    return node;
}

namespace {

struct InspectorGroup {
    Q_DECLARE_TR_FUNCTIONS(InspectorGroup)
};

InspectorNode field(const char* name, std::uint64_t value) { return {QString::fromLatin1(name), number(value)}; }

InspectorNode blockField(const char* name, const Layout& layout, BlockNumber block) {
    auto node = field(name, block.value);
    if (block < layout.filesystem.end())
        node.link = BlockPlace{block};
    return node;
}

QString lengthText(BlockCount blocks, const Filesystem& fs) {
    const QString bytes = size(bytesOf(blocks, fs.blockSize));
    return blocks.value == 1 ? InspectorGroup::tr("1 block, %1").arg(bytes)
                             : InspectorGroup::tr("%1 blocks, %2").arg(number(blocks.value), bytes);
}

/// The position `where` in every unit, then `verdict`.
std::vector<InspectorNode> units(const Whereabouts& where, const BlockVerdict& verdict, const Judgement& judgement) {
    const auto moved = [&](const QString& value) { return movedText(value, judgement.remedies.whatIf); };
    std::vector<InspectorNode> nodes{
        {InspectorGroup::tr("block"), where.block ? number(where.block->value) : InspectorGroup::tr("none")},
        {InspectorGroup::tr("byte"), moved(number(where.byte.value))},
        {InspectorGroup::tr("logical sector"), moved(number(where.sector.value))},
        {InspectorGroup::tr("physical sector"),
         moved(
             InspectorGroup::tr("%1 + %2 B").arg(number(where.physicalSector), number(where.inPhysicalSector.value)))},
    };
    if (verdict.missing)
        nodes.push_back({InspectorGroup::tr("bytes"), InspectorGroup::tr("missing, past the end")});
    if (verdict.fit) {
        const auto blockSize = judgement.snapshot.layout->filesystem.blockSize;
        nodes.push_back({InspectorGroup::tr("alignment"), moved(fitText(*verdict.fit)), verdict.fit});
        nodes.push_back({InspectorGroup::tr("cost of one %1 write").arg(size(blockSize)),
                         moved(text(readModifyWritesLabel(verdict.readModifyWrites))), verdict.fit});
    }
    return nodes;
}

/// Shows the verdict of the worst block, as in the map's tooltip and the lens's title.
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
    node.value = movedText(place, judgement.remedies.whatIf);
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
                                 judgement.remedies.whatIf)};
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
    if (layout.filesystem.flexGroupSize)
        node.value = InspectorGroup::tr("flex group %1").arg(number(layout.filesystem.flexGroupOf(group)));
    node.link = GroupPlace{group};
    node.children = {};
    if (!groups.isCurrent(group)) {
        node.children.push_back(
            {InspectorGroup::tr("read from"), groups.sourceOf(group) == DescriptorSource::Copy
                                                  ? InspectorGroup::tr("a copy, whose counts and flags are old")
                                              : groups.sourceOf(group) == DescriptorSource::Unstated
                                                  ? InspectorGroup::tr("a text, which leaves out this group")
                                                  : InspectorGroup::tr("nowhere: no usable descriptor was found")});
    }
    const std::vector<InspectorNode> fields{
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
    node.children.insert(node.children.end(), fields.begin(), fields.end());
    return node;
}

InspectorNode whereaboutsBranch(const Judgement& judgement, GroupNumber group) {
    const auto& layout = *judgement.snapshot.layout;
    InspectorNode node{InspectorGroup::tr("Where it lies")};
    if (const auto bytes = descriptorBytes(layout, group))
        node.children.push_back(descriptorNode(judgement, *bytes));
    eachStructureOf(layout, group, [&](RegionKind kind, BlockInterval blocks) {
        node.children.push_back(structureNode(judgement, kind, blocks));
    });
    return node;
}

InspectorNode copiesBranch(const Layout& layout, GroupNumber group) {
    InspectorNode node{InspectorGroup::tr("Copies kept in group %1").arg(number(group.value))};
    const auto* copies = layout.copiesIn(group);
    if (copies == nullptr)
        return node;
    const auto add = [&node](const QString& name, BlockInterval blocks) {
        if (!blocks.empty())
            node.children.push_back({name, blocksText(blocks), {}, false, BlockPlace{blocks.first}});
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
