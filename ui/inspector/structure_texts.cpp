// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/structure_texts.h"

#include "disk/disk_area.h"
#include "layout/structures.h"
#include "report/words/labels.h"
#include "report/words/place_text.h"
#include "report/words/structure_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(StructureTexts)
};

QString superblockText() {
    return Texts::tr(
        "1,024 bytes at byte 1,024 of the volume that say how large it is, how large its blocks and groups are, and "
        "which features it uses. The kernel reads it first when it mounts the file system and writes it while the file "
        "system is in use; e2fsck and every other tool begin here. Without it the volume opens from a backup.");
}

QString backupText() {
    return Texts::tr(
        "A copy of the superblock, in case the primary one is lost: e2fsck -b reads it. With sparse_super the copies "
        "are in groups 0, 1 and the powers of 3, 5 and 7, with sparse_super2 in at most two groups besides group 0, "
        "otherwise in every group. e2fsck, tune2fs and resize2fs keep it up to date; in daily use nobody writes it.");
}

QString descriptorsText() {
    return Texts::tr("The group descriptor table: for each block group, where its block bitmap, inode bitmap and inode "
                     "table are, how much of it is free, and whether its bitmaps have been initialised. The kernel "
                     "reads the whole table when it mounts the file system and changes a descriptor with each "
                     "allocation in its group. Copies stand behind the backup superblocks.");
}

QString blockBitmapText() {
    return Texts::tr("One bit for each block of the group, or each cluster with bigalloc: set when it is in use. The "
                     "kernel reads it before it allocates or frees in the group, and each such change writes the block "
                     "again. e2fsck compares it with what the inodes claim.");
}

QString inodeBitmapText() {
    return Texts::tr(
        "One bit for each inode of the group: set when it is in use. The kernel reads it before it creates or deletes "
        "a file or directory in the group, and each such change writes the block again.");
}

QString inodeTableText() {
    return Texts::tr("The inodes of the group side by side. An inode holds a file's owner, mode, times and size, and "
                     "where its data begin. The kernel reads a block of it whenever it opens a file whose inode is "
                     "there, and writes that block when the file changes, so it is written often.");
}

QString mmpText() {
    return Texts::tr("For multiple mount protection: a host that has mounted the file system rewrites this block every "
                     "few seconds. Another host that shares the disk reads it before it mounts, sees it change, and "
                     "refuses. e2fsck and tune2fs look at it as well.");
}

QString journalText() {
    return Texts::tr("Changes of metadata are written here first, in one run, and to their own place afterwards. After "
                     "a crash the kernel or e2fsck replays what had been committed. It is the file of inode 8 and is "
                     "written at every commit, a few seconds apart and at every fsync.");
}

QString quotaText() {
    return Texts::tr("How many blocks and inodes each user, group or project uses, and their limits. The kernel reads "
                     "it when quotas are on and updates it as files grow and shrink; e2fsck checks it. User and group "
                     "quotas are the files of inodes 3 and 4.");
}

QString orphanText() {
    return Texts::tr(
        "A list of inodes that were deleted while still open, or were being truncated. The kernel enters them here and "
        "takes them out again; at the next mount after a crash, the kernel or e2fsck frees what is still listed.");
}

QString resizeText() {
    return Texts::tr("The one block of inode 7 that maps the reserved GDT blocks, so that the rest of the file system "
                     "treats them as in use. The kernel and resize2fs read it when the file system grows.");
}

QString reservedText() {
    return Texts::tr("Room behind the group descriptors into which the table can grow when the file system is enlarged "
                     "while mounted. Until then the primary ones only list their backups for the resize inode, and "
                     "nobody reads or writes them in daily use.");
}

StructureText dataText() {
    return {Texts::tr("Data or free space"),
            Texts::tr(
                "No structure of the file system's own frame lies here: the block holds a file, a directory or part of "
                "an extent tree, or it is free. The group's block bitmap and, once it has been read, the "
                "status line show whether it is in use. Data share the alignment of the partition start and the block "
                "size.")};
}

/// `marked`: the larger granularity whose misses the map marks instead of the physical sectors'.
StructureText mapText(const std::optional<SectorGrid>& marked) {
    const auto edge = marked ? Texts::tr("that it begins off the marked granularity of %1").arg(size(marked->size))
                             : Texts::tr("that it does not fit the drive's physical sectors");
    return {Texts::tr("Reading the map"),
            Texts::tr("A row runs from its first block on the left to its last on the right. The colour says which "
                      "structure a block holds; a red hatched edge, %1. Point at a group to see where its bitmaps and "
                      "inode table lie; click to read the fields here.")
                .arg(edge)};
}

StructureText partitionText() {
    return {Texts::tr("Partition"),
            Texts::tr("A stretch of the disk that the partition table names. Everything inside inherits its start: "
                      "when that is off the drive's physical sectors, so is every block of what it holds.")};
}

/// Whether the block bitmaps of the flex group of `group` lie side by side or scattered.
QString flexParagraph(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto groups = fs.flexGroupAround(group);
    int runs = 1;
    for (auto at = groups.first.value + 1; at < groups.end().value; ++at) {
        const auto& bitmaps = layout.groups.blockBitmap;
        runs += bitmaps[at].value == bitmaps[at - 1].value + 1 ? 0 : 1;
    }
    const auto paragraph =
        runs == 1
            ? Texts::tr("Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how "
                        "much of the group is free. With flex_bg these need not lie inside the group: here the block "
                        "bitmaps of the %2 groups of flex group %3 lie side by side, so one long read loads them all.")
            : Texts::tr("Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, and how "
                        "much of the group is free. With flex_bg these need not lie inside the group: here the block "
                        "bitmaps of the %2 groups of flex group %3 lie in %4 places.");
    const auto filled = paragraph.arg(group.value).arg(groups.count.value).arg(fs.flexGroupOf(group));
    return runs == 1 ? filled : filled.arg(runs);
}

QString insideParagraph(const Layout& layout, GroupNumber group) {
    return (keepsItsTables(layout, group)
                ? Texts::tr("Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, "
                            "and how much of the group is free. Here they lie inside the group itself.")
                : Texts::tr("Tells the kernel where group %1 keeps its block bitmap, inode bitmap and inode table, "
                            "and how much of the group is free. Here they do not all lie inside the group itself."))
        .arg(group.value);
}

StructureText groupText(const Layout& layout, GroupNumber group) {
    return {Texts::tr("Group descriptor"),
            layout.filesystem.hasFlexGroups() ? flexParagraph(layout, group) : insideParagraph(layout, group)};
}

QString paragraphOf(RegionKind kind) {
    switch (kind) {
    case RegionKind::PrimarySuperblock: return superblockText();
    case RegionKind::BackupSuperblock: return backupText();
    case RegionKind::GroupDescriptors: return descriptorsText();
    case RegionKind::BlockBitmap: return blockBitmapText();
    case RegionKind::InodeBitmap: return inodeBitmapText();
    case RegionKind::InodeTable: return inodeTableText();
    case RegionKind::Mmp: return mmpText();
    case RegionKind::Journal: return journalText();
    case RegionKind::Quota: return quotaText();
    case RegionKind::OrphanFile: return orphanText();
    case RegionKind::ResizeInode: return resizeText();
    case RegionKind::ReservedGdt: return reservedText();
    }
    return {};
}

} // namespace

StructureText structureText(std::optional<RegionKind> kind) {
    return kind ? StructureText{capitalised(text(label(*kind))), paragraphOf(*kind)} : dataText();
}

/// The reasons for the place of the metadata of `group`.
QString whyText(const Layout& layout, GroupNumber group) {
    QStringList sentences;
    for (const auto& reason : placementReasons(layout, group))
        sentences << text(sentence(reason));
    return sentences.join(' ');
}

StructureText outsideText(const Disk& disk, ByteOffset byte) {
    return {Texts::tr("Outside the file system"),
            Texts::tr("The byte lies %1.").arg(text(areaText(areaAt(disk, byte))))};
}

StructureText explanationOf(const Judgement& judgement, const Place& place) {
    if (std::holds_alternative<PartitionPlace>(place))
        return partitionText();
    if (!judgement.hasVolume())
        return {};
    if (std::holds_alternative<std::monostate>(place))
        return mapText(judgement.markedGrid());
    const auto& layout = *judgement.snapshot.layout;
    if (const auto* group = std::get_if<GroupPlace>(&place); group && group->group.value < layout.groups.size().value) {
        auto words = groupText(layout, group->group);
        words.why = whyText(layout, group->group);
        return words;
    }
    if (const auto* block = std::get_if<BlockPlace>(&place)) {
        const auto* region = layout.regionAt(block->block);
        auto words = structureText(region != nullptr ? std::optional(region->kind) : std::nullopt);
        if (region != nullptr && isPerGroup(region->kind) && region->owned())
            words.why = whyText(layout, region->ownerOf(block->block));
        return words;
    }
    return {};
}

} // namespace atlas::ui
