// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_parts.h"
#include "layout/descriptor_location.h"
#include "layout/structure_place.h"

#include <algorithm>

namespace atlas {
namespace {

Answer ofGroup(const Exhibit& exhibit, Ask ask, GroupNumber group) {
    const auto& layout = *exhibit.layout;
    const auto& groups = layout.groups;
    const auto g = group.value;
    const std::uint64_t n = ask == Ask::BlockBitmapBlock ? 0 : ask == Ask::InodeBitmapBlock ? 1 : 2;
    const std::uint64_t places[] = {groups.blockBitmap[g].value, groups.inodeBitmap[g].value,
                                    groups.inodeTable[g].value};
    Answer answer{.right = places[n]};
    answer.except(placeWithoutFlexBg(layout, group, static_cast<OwnStructure>(n)), Mistake::FlexBgAbsent)
        .except(places[0], Mistake::BlockBitmap)
        .except(places[1], Mistake::InodeBitmap)
        .except(places[2], Mistake::InodeTable);
    if (g > 0) {
        const auto before = g - 1;
        const std::uint64_t earlier[] = {groups.blockBitmap[before].value, groups.inodeBitmap[before].value,
                                         groups.inodeTable[before].value};
        answer.except(earlier[n], Mistake::GroupsFromOne);
    }
    return answer;
}

/// The byte in the volume where `inode` would begin if inodes had `size` bytes and were numbered from `first`.
std::uint64_t inodeByte(const Layout& layout, std::uint64_t inode, std::uint64_t size, std::uint64_t first) {
    const auto& fs = layout.filesystem;
    const auto n = inode - first;
    const auto group = std::min<std::uint64_t>(n / fs.inodesPerGroup, fs.groupCount.value - 1);
    return layout.groups.inodeTable[group].value * fs.blockSize.value + n % fs.inodesPerGroup * size;
}

Answer inodePosition(const Exhibit& exhibit, std::uint64_t inode, std::uint64_t unit, std::uint64_t start) {
    const auto& fs = exhibit.filesystem();
    const auto at = [&](std::uint64_t size, std::uint64_t first) {
        return (start + inodeByte(*exhibit.layout, inode, size, first)) / unit;
    };
    const std::uint64_t other = fs.inodeSize == 128 ? 256 : 128;
    Answer answer{.right = at(fs.inodeSize, 1)};
    answer.except(at(fs.inodeSize, 0), Mistake::InodesFromZero).except(at(other, 1), Mistake::OtherInodeSize);
    if (unit == 1) {
        answer.except(answer.right - start, Mistake::PartitionStartLeftOut)
            .except((answer.right - start) / fs.blockSize.value * fs.blockSize.value + start, Mistake::BlockStart);
    } else {
        answer.except((exhibit.start().value + inodeByte(*exhibit.layout, inode, fs.inodeSize, 1)) / unit,
                      Mistake::PartitionStartAdded);
    }
    return answer;
}

Answer sectorOfBlock(const Exhibit& exhibit, std::uint64_t block) {
    const auto sector = exhibit.logicalSector.value;
    const auto first = exhibit.start().value / sector;
    const auto inVolume = block * exhibit.filesystem().blockSize.value;
    return Answer{.right = first + inVolume / sector}
        .except(inVolume / sector, Mistake::PartitionStartLeftOut)
        .except(first + block, Mistake::BlocksForSectors)
        .except(exhibit.start().value + inVolume, Mistake::BytesForSectors)
        .except((exhibit.start().value + inVolume) / exhibit.grid.size.value, Mistake::PhysicalSectors);
}

Answer groupOfBlock(const Exhibit& exhibit, BlockNumber block) {
    const auto& fs = exhibit.filesystem();
    const auto right = fs.groupOf(block).value;
    return Answer{.right = right}
        .except(block.value / fs.blocksPerGroup, Mistake::FirstDataBlock)
        .except(std::uint64_t{right} + 1, Mistake::GroupsFromOne);
}

std::optional<Answer> descriptorByte(const Exhibit& exhibit, GroupNumber group) {
    const auto place = descriptorBytes(*exhibit.layout, group);
    if (!place)
        return std::nullopt;
    const auto& fs = exhibit.filesystem();
    const auto other = fs.descriptorSize == 32 ? 64 : 32;
    const auto table = place->first.value - std::uint64_t{group.value} * fs.descriptorSize;
    const auto inTable = std::uint64_t{group.value} * fs.descriptorSize;
    return Answer{.right = place->first.value}
        .except(table + std::uint64_t{group.value} * other, Mistake::OtherDescriptorSize)
        .except(fs.blockSize.value * (fs.blockSize.value == 1024 ? 1 : 2) + inTable, Mistake::TableInBlockOne)
        .except(2048 + inTable, Mistake::TableInBlockOne)
        .except(exhibit.start().value + place->first.value, Mistake::PartitionStartAdded)
        .except(table + inTable + fs.descriptorSize, Mistake::GroupsFromOne);
}

Answer superblockByte(const Exhibit& exhibit) {
    const auto start = exhibit.start().value;
    return Answer{.right = start + 1024}
        .except(1024, Mistake::PartitionStartLeftOut)
        .except(start, Mistake::BootBlockLeftOut)
        .except(start + exhibit.filesystem().blockSize.value, Mistake::FirstDataBlock);
}

std::optional<Answer> backupBlock(const Exhibit& exhibit, GroupNumber group) {
    const auto* const copies = exhibit.layout->copiesIn(group);
    if (copies == nullptr || !copies->superblock || group.value == 0)
        return std::nullopt;
    const auto& fs = exhibit.filesystem();
    const auto right = copies->superblock->value;
    return Answer{.right = right}
        .except(right - fs.firstDataBlock.value, Mistake::FirstDataBlock)
        .except(right * fs.blockSize.value, Mistake::BytesForBlocks)
        .except(right - fs.blocksPerGroup, Mistake::GroupsFromOne);
}

std::uint64_t someBackupGroup(const Layout& layout, SeededNumbers& numbers) {
    std::vector<std::uint32_t> backups;
    for (const auto& copies : layout.copies)
        if (copies.superblock && copies.group.value != 0)
            backups.push_back(copies.group.value);
    return backups.empty() ? 0 : backups[numbers.below(backups.size())];
}

} // namespace

std::optional<Answer> answerLocate(const Question& question, const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    const auto n = question.number;
    const GroupNumber group{static_cast<std::uint32_t>(n)};
    const bool isGroup = n < fs.groupCount.value;
    const bool isInode = n > 0 && n <= fs.inodeCount;
    const bool isBlock = fs.blocksOfGroups().contains({n});
    switch (question.ask) {
    case Ask::BlockBitmapBlock:
    case Ask::InodeBitmapBlock:
    case Ask::InodeTableBlock: return isGroup ? std::optional(ofGroup(exhibit, question.ask, group)) : std::nullopt;
    case Ask::InodeBlock:
        return isInode ? std::optional(inodePosition(exhibit, n, fs.blockSize.value, 0)) : std::nullopt;
    case Ask::InodeByteOfDisk:
        return isInode ? std::optional(inodePosition(exhibit, n, 1, exhibit.start().value)) : std::nullopt;
    case Ask::BlockSector: return isBlock ? std::optional(sectorOfBlock(exhibit, n)) : std::nullopt;
    case Ask::BlockGroup: return isBlock ? std::optional(groupOfBlock(exhibit, {n})) : std::nullopt;
    case Ask::DescriptorByte: return isGroup ? descriptorByte(exhibit, group) : std::nullopt;
    case Ask::SuperblockByteOfDisk: return superblockByte(exhibit);
    case Ask::BackupSuperblock: return isGroup ? backupBlock(exhibit, group) : std::nullopt;
    default: return std::nullopt;
    }
}

std::vector<Question> askLocate(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    const auto& fs = exhibit.filesystem();
    const auto group = [&] { return numbers.below(fs.groupCount.value); };
    const auto block = [&] { return numbers.from(fs.firstDataBlock.value, fs.blockCount.value - 1); };
    const auto inode = [&] { return numbers.from(1, fs.inodeCount); };
    // The first inode and the last block of a group reveal off-by-one counting.
    const auto lastInode = [&] { return (group() + 1) * fs.inodesPerGroup; };
    const auto lastBlock = [&] { return fs.blocksOf({static_cast<std::uint32_t>(group())}).last().value; };
    std::vector<Question> questions{{Ask::SuperblockByteOfDisk},
                                    {Ask::BlockBitmapBlock, group()},
                                    {Ask::InodeTableBlock, group()},
                                    {Ask::BlockSector, block()},
                                    {Ask::BlockGroup, level > 1 ? lastBlock() : block()},
                                    {Ask::InodeBlock, level > 1 ? lastInode() : inode()}};
    if (level > 1) {
        questions.insert(questions.end(), {{Ask::InodeBitmapBlock, group()},
                                           {Ask::InodeByteOfDisk, inode()},
                                           {Ask::BackupSuperblock, someBackupGroup(*exhibit.layout, numbers)}});
    }
    if (level > 2)
        questions.insert(questions.end(), {{Ask::DescriptorByte, group()}, {Ask::InodeByteOfDisk, lastInode()}});
    return questions;
}

namespace {

std::uint64_t contentBlocks(const FileMap& map) {
    std::uint64_t blocks = 0;
    for (const auto& extent : map.extents)
        blocks += extent.blocks.count.value;
    return blocks;
}

std::optional<std::uint64_t> physicalBlock(const FileMap& map, std::uint64_t logical) {
    for (const auto& extent : map.extents)
        if (logical >= extent.logical && logical < extent.end())
            return extent.blocks.first.value + (logical - extent.logical);
    return std::nullopt;
}

std::optional<Answer> blockOf(const FileMap& map, std::uint64_t logical) {
    const auto right = physicalBlock(map, logical);
    if (!right)
        return std::nullopt;
    return Answer{.right = *right}
        .except(map.extents.front().blocks.first.value + logical, Mistake::OnePiece)
        .except(logical, Mistake::LogicalBlock);
}

std::optional<Answer> sectorOf(const FileMap& map, std::uint64_t logical, const Exhibit& exhibit) {
    const auto block = physicalBlock(map, logical);
    if (!block)
        return std::nullopt;
    const auto sector = exhibit.logicalSector.value;
    const auto first = exhibit.start().value / sector;
    const auto perBlock = exhibit.filesystem().blockSize.value / sector;
    return Answer{.right = first + *block * perBlock}
        .except(*block * perBlock, Mistake::PartitionStartLeftOut)
        .except(first + *block, Mistake::BlocksForSectors)
        .except(*block, Mistake::BlocksForSectors)
        .except(first + (map.extents.front().blocks.first.value + logical) * perBlock, Mistake::OnePiece);
}

Answer lengthOf(const FileMap& map, const Exhibit& exhibit) {
    const auto right = contentBlocks(map);
    const auto all = right + map.mapping.size();
    return Answer{.right = right}.except(all * exhibit.filesystem().blockSize.value / 512, Mistake::SectorUnits);
}

} // namespace

std::optional<Answer> answerWalk(const Question& question, const Exhibit& exhibit) {
    const auto file = std::ranges::find(exhibit.files, question.field, &WalkedFile::path);
    if (file == exhibit.files.end() || file->map.extents.empty())
        return std::nullopt;
    const auto& map = file->map;
    switch (question.ask) {
    case Ask::FileInode:
        return Answer{.right = map.inode}
            .except(file->directory, Mistake::DirectoryInode)
            .except(std::uint64_t{map.inode} - 1, Mistake::InodesFromZero);
    case Ask::FileBlock: return blockOf(map, question.number);
    case Ask::FileSector: return sectorOf(map, question.number, exhibit);
    case Ask::FileBlocks: return lengthOf(map, exhibit);
    case Ask::FilePieces: return Answer{.right = map.pieces()}.except(1, Mistake::OnePiece);
    default: return std::nullopt;
    }
}

std::vector<Question> askWalk(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    std::vector<Question> questions;
    for (const auto& file : exhibit.files) {
        if (file.map.extents.empty())
            continue;
        const auto last = file.map.extents.back().end() - 1;
        questions.insert(questions.end(),
                         {{Ask::FileInode, 0, file.path},
                          {Ask::FileBlocks, 0, file.path},
                          {Ask::FileBlock, numbers.from(1, std::max<std::uint64_t>(last, 1)), file.path}});
        if (level > 1)
            questions.push_back({Ask::FileSector, last, file.path});
        if (level > 2)
            questions.push_back({Ask::FilePieces, 0, file.path});
    }
    return questions;
}

} // namespace atlas
