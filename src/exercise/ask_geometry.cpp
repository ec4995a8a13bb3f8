// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_judge.h"
#include "alignment/judged_structures.h"
#include "base/units.h"
#include "exercise/exercise_parts.h"

#include <algorithm>

namespace atlas {
namespace {

Answer remainder(const Exhibit& exhibit) {
    const auto past = pastBoundary(exhibit.start(), exhibit.grid).value;
    const auto sector = exhibit.start().value / exhibit.logicalSector.value;
    return Answer{.right = past}
        .except(sector % exhibit.grid.size.value, Mistake::SectorNumberDivided)
        .except(past / exhibit.logicalSector.value, Mistake::BytesForSectors)
        .except(exhibit.grid.size.value - past, Mistake::DistanceToNext);
}

Answer readModifyWritesOf(const Exhibit& exhibit, BlockNumber block) {
    const auto size = exhibit.filesystem().blockSize;
    const auto costFrom = [&](ByteOffset start) {
        return static_cast<std::uint64_t>(BlockJudge(size, start, exhibit.grid).readModifyWrites(block));
    };
    Answer answer{.right = costFrom(exhibit.start())};
    answer.except(costFrom({0}), Mistake::StartIgnored);
    if (answer.right == 2)
        answer.except(1, Mistake::OneEndOnly);
    return answer;
}

std::uint64_t straddling(const Exhibit& exhibit, ByteOffset start) {
    auto placement = exhibit.placement;
    placement.bytes.first = start;
    return align(*exhibit.layout, placement, exhibit.grid).kinds[index(RegionKind::InodeTable)].structures.straddling;
}

Answer straddlingTables(const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    const auto right = straddling(exhibit, exhibit.start());
    Answer answer{.right = right};
    answer.except(straddling(exhibit, {0}), Mistake::StartIgnored);
    if (right != 0)
        answer.except(right * fs.inodeTableBlocks, Mistake::BytesForBlocks);
    return answer;
}

Answer physicalSector(const Exhibit& exhibit, GroupNumber group) {
    const auto& fs = exhibit.filesystem();
    const auto inVolume = byteOf(exhibit.layout->groups.blockBitmap[group.value], fs.blockSize).value;
    const auto onDisk = exhibit.start().value + inVolume;
    const auto size = exhibit.grid.size.value;
    return Answer{.right = onDisk / size}
        .except(inVolume / size, Mistake::PartitionStartLeftOut)
        .except(onDisk / exhibit.logicalSector.value, Mistake::BlocksForSectors)
        .except(ceilDiv(onDisk, size), Mistake::DistanceToNext);
}

Answer nextStart(const Exhibit& exhibit, std::uint64_t unit) {
    const auto sector = exhibit.logicalSector.value;
    const auto start = exhibit.start().value;
    const auto next = ceilDiv(start, unit) * unit;
    return Answer{.right = next / sector}
        .except(start / unit * unit / sector, Mistake::RoundedDown)
        .except(next, Mistake::BytesForSectors)
        .except(next / unit, Mistake::PhysicalSectors)
        .except(ceilDiv(start / sector, unit) * unit, Mistake::SectorNumberDivided);
}

} // namespace

std::optional<Answer> answerAlign(const Question& question, const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    const auto n = question.number;
    switch (question.ask) {
    case Ask::StartRemainder: return remainder(exhibit);
    case Ask::BlockReadModifyWrites:
        return n < fs.blockCount.value ? std::optional(readModifyWritesOf(exhibit, {n})) : std::nullopt;
    case Ask::StraddlingTables: return straddlingTables(exhibit);
    case Ask::BitmapPhysicalSector:
        return n < fs.groupCount.value ? std::optional(physicalSector(exhibit, {static_cast<std::uint32_t>(n)}))
                                       : std::nullopt;
    case Ask::NextSectorStart: return nextStart(exhibit, exhibit.grid.size.value);
    case Ask::NextMebibyteStart: return nextStart(exhibit, MiB);
    default: return std::nullopt;
    }
}

std::vector<Question> askAlign(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    const auto& fs = exhibit.filesystem();
    std::vector<Question> questions{{Ask::StartRemainder},
                                    {Ask::BlockReadModifyWrites, numbers.from(1, fs.blockCount.value - 1)},
                                    {Ask::NextSectorStart},
                                    {Ask::NextMebibyteStart}};
    if (level > 1) {
        questions.insert(questions.end(),
                         {{Ask::StraddlingTables}, {Ask::BitmapPhysicalSector, numbers.below(fs.groupCount.value)}});
    }
    if (level > 2)
        questions.push_back({Ask::BlockReadModifyWrites, numbers.from(1, fs.blockCount.value - 1)});
    return questions;
}

namespace {

std::uint64_t otherDescriptorSize(const Filesystem& fs) { return fs.descriptorSize == 32 ? 64 : 32; }

Answer groups(const Filesystem& fs) {
    return Answer{.right = fs.groupCount.value}
        .except(fs.blockCount.value / fs.blocksPerGroup, Mistake::RoundedDown)
        .except(ceilDiv(fs.blockCount.value, fs.blocksPerGroup), Mistake::FirstDataBlock)
        .except(std::uint64_t{fs.groupCount.value} - 1, Mistake::RoundedDown);
}

Answer descriptorsPerBlock(const Filesystem& fs) {
    return Answer{.right = fs.descriptorsPerBlock()}.except(fs.blockSize.value / otherDescriptorSize(fs),
                                                            Mistake::OtherDescriptorSize);
}

Answer descriptorBlocks(const Filesystem& fs) {
    const auto bytes = std::uint64_t{fs.groupCount.value} * fs.descriptorSize;
    return Answer{.right = fs.descriptorBlocks}
        .except(ceilDiv(std::uint64_t{fs.groupCount.value} * otherDescriptorSize(fs), fs.blockSize.value),
                Mistake::OtherDescriptorSize)
        .except(1, Mistake::OneBlockTable)
        .except(bytes / fs.blockSize.value, Mistake::RoundedDown)
        .except(bytes, Mistake::BytesForBlocks);
}

struct BackupGroups {
    std::uint64_t count = 0;
    std::uint64_t last = 0;
};

BackupGroups backupGroups(const Layout& layout) {
    BackupGroups backups;
    for (const auto& copies : layout.copies) {
        if (copies.superblock && copies.group.value != 0) {
            ++backups.count;
            backups.last = copies.group.value;
        }
    }
    return backups;
}

Answer backupCount(const Layout& layout) {
    const auto right = backupGroups(layout).count;
    return Answer{.right = right}
        .except(right + 1, Mistake::PrimaryCounted)
        .except(std::uint64_t{layout.filesystem.groupCount.value} - 1, Mistake::EveryGroupHasBackup)
        .except(layout.filesystem.groupCount.value, Mistake::EveryGroupHasBackup);
}

Answer lastBackup(const Layout& layout) {
    return Answer{.right = backupGroups(layout).last}
        .except(std::uint64_t{layout.filesystem.groupCount.value} - 1, Mistake::LastGroupHasBackup)
        .except(backupGroups(layout).last + 1, Mistake::GroupsFromOne);
}

Answer tableLength(const Filesystem& fs) {
    const std::uint64_t other = fs.inodeSize == 128 ? 256 : 128;
    const auto bytes = std::uint64_t{fs.inodesPerGroup} * fs.inodeSize;
    return Answer{.right = fs.inodeTableBlocks}
        .except(ceilDiv(fs.inodesPerGroup * other, fs.blockSize.value), Mistake::OtherInodeSize)
        .except(bytes / fs.blockSize.value, Mistake::RoundedDown)
        .except(bytes, Mistake::BytesForBlocks);
}

Answer lastGroup(const Filesystem& fs) {
    const auto right = fs.blocksOf({fs.groupCount.value - 1}).count.value;
    return Answer{.right = right}
        .except(fs.blocksPerGroup, Mistake::WholeLastGroup)
        .except(right + fs.firstDataBlock.value, Mistake::FirstDataBlock);
}

Answer totalInodes(const Filesystem& fs) {
    return Answer{.right = fs.inodeCount}
        .except(fs.inodesPerGroup, Mistake::OneGroupOnly)
        .except(fs.inodeCount - fs.inodesPerGroup, Mistake::RoundedDown)
        .except(fs.inodeCount - 1, Mistake::InodesFromZero);
}

} // namespace

std::optional<Answer> answerArithmetic(const Question& question, const Exhibit& exhibit) {
    const auto& fs = exhibit.filesystem();
    switch (question.ask) {
    case Ask::Groups: return groups(fs);
    case Ask::DescriptorsPerBlock: return descriptorsPerBlock(fs);
    case Ask::DescriptorBlocks: return descriptorBlocks(fs);
    case Ask::Backups: return backupCount(*exhibit.layout);
    case Ask::LastBackupGroup: return lastBackup(*exhibit.layout);
    case Ask::InodeTableLength: return tableLength(fs);
    case Ask::LastGroupLength: return lastGroup(fs);
    case Ask::TotalInodes: return totalInodes(fs);
    default: return std::nullopt;
    }
}

std::vector<Question> askArithmetic(const Exhibit& /*exhibit*/, std::uint32_t level, SeededNumbers& /*numbers*/) {
    std::vector<Question> questions{
        {Ask::Groups}, {Ask::LastGroupLength}, {Ask::DescriptorsPerBlock}, {Ask::DescriptorBlocks}};
    if (level > 1)
        questions.insert(questions.end(), {{Ask::InodeTableLength}, {Ask::TotalInodes}, {Ask::Backups}});
    if (level > 2)
        questions.push_back({Ask::LastBackupGroup});
    return questions;
}

namespace {

/// Runs of adjacent block bitmaps in group order.
std::uint64_t bitmapRuns(const Layout& layout) {
    const auto& bitmaps = layout.groups.blockBitmap;
    std::uint64_t runs = bitmaps.empty() ? 0 : 1;
    for (std::size_t g = 1; g < bitmaps.size(); ++g)
        runs += bitmaps[g].value == bitmaps[g - 1].value + 1 ? 0 : 1;
    return runs;
}

Answer tableOf(const Layout& layout, GroupNumber group, std::uint64_t ofOther) {
    const auto& groups = layout.groups;
    return Answer{.right = groups.inodeTable[group.value].value}
        .except(ofOther, Mistake::GroupsForFlexGroups)
        .except(placeWithoutFlexBg(layout, group, OwnStructure::InodeTable), Mistake::FlexBgAbsent)
        .except(groups.blockBitmap[group.value].value, Mistake::BlockBitmap)
        .except(groups.inodeBitmap[group.value].value, Mistake::InodeBitmap);
}

} // namespace

std::optional<Answer> answerFlex(const Question& question, const Exhibit& exhibit) {
    const auto& layout = *exhibit.layout;
    const auto& fs = layout.filesystem;
    const auto flex = question.number;
    const bool isFlex = flex < fs.flexGroupCount();
    const auto first = isFlex ? flex * fs.groupsPerFlex() : 0;
    const auto last = std::min<std::uint64_t>(first + fs.groupsPerFlex(), fs.groupCount.value) - 1;
    const auto other = layout.groups.inodeTable[std::min<std::uint64_t>(flex, fs.groupCount.value - 1)].value;
    switch (question.ask) {
    case Ask::FlexGroups:
        return Answer{.right = fs.flexGroupCount()}
            .except(fs.groupCount.value / fs.groupsPerFlex(), Mistake::RoundedDown)
            .except(fs.groupCount.value, Mistake::GroupsForFlexGroups);
    case Ask::FlexGroupOf:
        if (question.number >= fs.groupCount.value)
            return std::nullopt;
        return Answer{.right = question.number / fs.groupsPerFlex()}
            .except(question.number / fs.groupsPerFlex() + 1, Mistake::FlexGroupsFromOne)
            .except(question.number % fs.groupsPerFlex(), Mistake::GroupsForFlexGroups);
    case Ask::BitmapRuns:
        return Answer{.right = bitmapRuns(layout)}
            .except(fs.groupCount.value, Mistake::FlexBgAbsent)
            .except(fs.groupCount.value / fs.groupsPerFlex(), Mistake::RoundedDown);
    case Ask::FirstTableOfFlexGroup:
        return isFlex ? std::optional(tableOf(layout, {static_cast<std::uint32_t>(first)}, other)) : std::nullopt;
    case Ask::LastTableOfFlexGroup:
        return isFlex ? std::optional(tableOf(layout, {static_cast<std::uint32_t>(last)}, other)) : std::nullopt;
    default: return std::nullopt;
    }
}

std::vector<Question> askFlex(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    const auto& fs = exhibit.filesystem();
    const auto flex = [&] { return numbers.below(fs.flexGroupCount()); };
    std::vector<Question> questions{{Ask::FlexGroups},
                                    {Ask::FlexGroupOf, numbers.below(fs.groupCount.value)},
                                    {Ask::FirstTableOfFlexGroup, flex()},
                                    {Ask::BitmapRuns}};
    if (level > 1)
        questions.insert(questions.end(), {{Ask::LastTableOfFlexGroup, flex()}, {Ask::FirstTableOfFlexGroup, flex()}});
    if (level > 2)
        questions.push_back({Ask::LastTableOfFlexGroup, fs.flexGroupCount() - 1});
    return questions;
}

} // namespace atlas
