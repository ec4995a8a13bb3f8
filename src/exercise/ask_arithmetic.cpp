// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"
#include "exercise/exercise_parts.h"

namespace atlas {
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
    if (level > 1) {
        questions.insert(questions.end(), {{Ask::InodeTableLength}, {Ask::TotalInodes}, {Ask::Backups}});
    }
    if (level > 2) {
        questions.push_back({Ask::LastBackupGroup});
    }
    return questions;
}

} // namespace atlas
