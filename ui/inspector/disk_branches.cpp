// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's branches of the disk, a partition and the file system.
#include "ui/inspector/disk_branches.h"
#include "alignment/grid.h"
#include "report/words/labels.h"
#include "report/words/verdict_text.h"
#include "report/words/volume_finding_text.h"
#include "ui/inspector/moved_text.h"
#include "ui/session/shown_disk.h"
#include "ui/text/content_name.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>
#include <bit>

namespace atlas::ui {

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
    if (!value.empty()) {
        node.children.push_back({name, diskText(value)});
    }
}

QString tableText(const PartitionTable& table) {
    if (table.kind == TableKind::None) {
        return text(label(table.kind));
    }
    const auto count = table.partitions.size();
    return count == 1 ? InspectorDisk::tr("%1, 1 partition").arg(text(label(table.kind)))
                      : InspectorDisk::tr("%1, %2 partitions").arg(text(label(table.kind))).arg(count);
}

/// The group whose superblock was read; 0 for the primary one.
GroupNumber superblockRead(const Layout& layout) {
    const auto found = std::ranges::find(layout.findings, FindingKind::SuperblockFromBackup, &Finding::kind);
    return found == layout.findings.end() ? GroupNumber{0} : found->group;
}

void addFeatures(InspectorNode& node, const Filesystem& fs) {
    InspectorNode features{InspectorDisk::tr("features"), number(fs.features.size())};
    for (const auto& feature : fs.features) {
        features.children.push_back({diskText(feature)});
    }
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
    if (partition == nullptr) {
        return {InspectorDisk::tr("No partition %1").arg(number_)};
    }
    const auto* own = read.disk.table.find(number_);
    const bool moved = own != nullptr && own->sectors.first != partition->sectors.first;
    const auto place = bytesOf(shown.disk, *partition);
    const auto by = judgement.startGrid();
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
    InspectorNode node{InspectorDisk::tr("File system"),
                       InspectorDisk::tr("%1 in %2 groups").arg(size(fs.size()), number(fs.groupCount.value))};
    if (const auto* copies = layout.copiesIn(source); copies != nullptr && copies->superblock) {
        node.link = BlockPlace{*copies->superblock};
    }
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
        {"s_r_blocks_count", number(fs.reservedBlocks)},
        {"s_free_blocks_count", number(fs.freeBlocks)},
        {"s_free_inodes_count", number(fs.freeInodes)},
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
    addFeatures(node, fs);
    return node;
}

} // namespace atlas::ui
