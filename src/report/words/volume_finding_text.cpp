// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/volume_finding_text.h"

#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"
#include "report/language/make_message.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"

#include <algorithm>

namespace atlas {

Message imageName(const Disk& disk) {
    return disk.path.empty() ? message<MessageId::RedactedImage>() : message<MessageId::ImageName>(disk.path);
}

Message subject(const Snapshot& snapshot) {
    const auto image = imageName(snapshot.disk);
    if (!snapshot.hasVolume()) {
        return message<MessageId::DiskSubject>(image, Size{snapshot.disk.size});
    }
    const auto& fs = snapshot.layout->filesystem;
    const auto type = fs.extName();
    const Size size{fs.size()};
    if (const auto volume = snapshot.logicalVolume(); !volume.empty()) {
        return message<MessageId::VolumeInVolumeSubject>(image, volume, type, fs.label, size);
    }
    if (const auto number = snapshot.placement->partition) {
        return message<MessageId::VolumeInPartitionSubject>(image, PartitionNumber{*number}, type, fs.label, size);
    }
    const auto start = snapshot.placement->bytes.first;
    return start.value > 0 ? message<MessageId::VolumeAtOffsetSubject>(image, start, type, fs.label, size)
                           : message<MessageId::VolumeSubject>(image, type, fs.label, size);
}

Message startWorking(Lba start, const Drive& drive) {
    const auto sector = drive.logicalSector.value;
    const auto byte = byteOf(start, sector);
    const auto grid = drive.grid();
    const auto past = pastBoundary(byte, grid);
    return grid.phase.value == 0
               ? message<MessageId::SectorWorking>(start, sector, byte, grid.size, past)
               : message<MessageId::SectorWorkingPhase>(start, sector, byte, grid.phase, grid.size, past);
}

Message startWorking(ByteOffset start, SectorGrid grid) {
    const auto past = pastBoundary(start, grid);
    return grid.phase.value == 0 ? message<MessageId::ByteWorking>(start, grid.size, past)
                                 : message<MessageId::ByteWorkingPhase>(start, grid.phase, grid.size, past);
}

Message blockWorking(BlockNumber block, ByteCount blockSize, ByteOffset volumeStart, SectorGrid grid, Message verdict) {
    const auto first = byteOf(block, blockSize, volumeStart);
    const auto past = pastBoundary(first, grid);
    return grid.phase.value == 0 ? message<MessageId::JudgedBlock>(block, blockSize, volumeStart, first, grid.size,
                                                                   past, std::move(verdict))
                                 : message<MessageId::JudgedBlockPhase>(block, blockSize, volumeStart, first, grid.size,
                                                                        past, std::move(verdict), grid.phase);
}

Message startWorking(const Disk& disk, const Placement& placement) {
    const auto* partition = placement.partition ? disk.table.find(*placement.partition) : nullptr;
    if (partition != nullptr && bytesOf(disk, *partition).first == placement.bytes.first) {
        return startWorking(partition->sectors.first, disk.drive);
    }
    return startWorking(placement.bytes.first, disk.drive.grid());
}

Message contentText(const Content& content) {
    return content.type.empty() ? message<MessageId::NothingRecognised>()
                                : message<MessageId::ContentNamed>(content.type, content.label);
}

Message sizeText(Known<ByteCount> size) { return message<MessageId::BytesFrom>(size.value, label(size.source)); }

namespace {

using enum MessageId;
using namespace finding_numbers;

Message descriptorText(const Finding& f) {
    auto wrong = f.groups.value > 1 ? message<DescriptorChecksums>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4))
                                    : message<DescriptorChecksum>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4));
    if (f.numbers[2] == 0) {
        return wrong;
    }
    const GroupNumber intact{static_cast<std::uint32_t>(f.numbers[2] - 1)};
    return message<WithIntactCopy>(std::move(wrong), Count{f.groups.value}, intact);
}

Message lostText(const Finding& f) {
    const auto winner = f.numbers[1];
    const auto ofGroup =
        f.numbers[2] == 0 ? GroupRange{} : GroupRange{{static_cast<std::uint32_t>(f.numbers[2] - 1)}, {1}};
    return winner < regionKindCount
               ? message<ClaimLost>(regionOf(f), groupsOf(f), block(f, 0), label(allRegionKinds[winner], 1), ofGroup)
               : message<ClaimLostToUnknown>(regionOf(f), groupsOf(f), block(f, 0));
}

Message faultText(const Finding& f) {
    const auto inode = number(f, 0);
    const auto file = systemFileOf(f);
    switch (static_cast<SystemFileFault>(f.numbers[1])) {
    case SystemFileFault::NoInode:
        return f.region == RegionKind::Mmp ? message<SystemBlockMissing>(file) : message<SystemInodeMissing>(file);
    case SystemFileFault::NotInUse: return message<SystemInodeUnused>(inode, file);
    case SystemFileFault::NotRegular: return message<SystemInodeNotRegular>(inode, file);
    case SystemFileFault::NoMap: return message<SystemInodeWithoutMap>(inode, file);
    case SystemFileFault::NoBlocks: return message<SystemInodeWithoutBlocks>(inode, file);
    case SystemFileFault::TooShort: return message<SystemInodeTooShort>(inode, file);
    case SystemFileFault::WrongChecksum: return message<SystemInodeChecksum>(inode, file);
    case SystemFileFault::NoHeader: return message<SystemHeaderLost>(file);
    case SystemFileFault::WrongReserve: return message<ReserveNotListed>(inode, file);
    case SystemFileFault::Holes: return message<SystemInodeHoles>(inode, file);
    case SystemFileFault::TooSmall: return message<SystemInodeTooSmall>(inode, file, count(f, 2));
    case SystemFileFault::WrongBlockCount: return message<SystemInodeBlockCount>(inode, file, count(f, 2));
    case SystemFileFault::WrongSize: return message<SystemInodeSize>(inode, file, bytes(f, 2));
    case SystemFileFault::WrongLinks: return message<SystemInodeLinks>(inode, file, number(f, 2));
    case SystemFileFault::BlockOutside: return message<SystemBlockOutside>(inode, file, block(f, 2));
    case SystemFileFault::ContentDamaged: return message<SystemBlockDamaged>(file, block(f, 2));
    case SystemFileFault::ContentChecksum: return message<SystemBlockChecksum>(file, block(f, 2));
    case SystemFileFault::UnknownFeatures: return message<SystemFeaturesUnknown>(file, hex(f, 2, 0));
    case SystemFileFault::WrongFlags: return message<SystemInodeFlags>(inode, file, hex(f, 2, 0));
    case SystemFileFault::BlockTaken: return message<SystemBlockTaken>(inode, file, block(f, 2));
    case SystemFileFault::Unclaimed: return message<SystemInodeUnclaimed>(inode, file);
    }
    return message<FileUnreadable>(inode, f.detail);
}

Message countText(const Finding& f) {
    const auto groups = groupsOf(f);
    switch (static_cast<GroupCounter>(f.numbers[2])) {
    case GroupCounter::FreeBlocks: return message<FreeBlocksImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::FreeInodes: return message<FreeInodesImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::UnusedInodes: return message<UnusedInodesImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::FreeClusters: return message<FreeClustersImpossible>(groups, number(f, 0), number(f, 1));
    case GroupCounter::UsedDirectories: break;
    }
    return message<UsedDirectoriesImpossible>(groups, number(f, 0), number(f, 1));
}

Message fieldText(const Finding& f) {
    return f.numbers[1] == f.numbers[2]
               ? message<FieldNotAsExpected>(f.detail, holderOf(f), number(f, 0), number(f, 1))
               : message<FieldNotInRange>(f.detail, holderOf(f), number(f, 0), number(f, 1), number(f, 2));
}

Message featureText(const Finding& f) {
    switch (static_cast<FeatureRule>(f.numbers[0])) {
    case FeatureRule::BigallocWithoutExtents: return message<BigallocWithoutExtents>();
    case FeatureRule::ResizeInodeWithMetaBg: return message<ResizeInodeWithMetaBg>();
    case FeatureRule::TwoGroupChecksums: return message<TwoGroupChecksums>();
    case FeatureRule::JournalWithoutFeature: return message<JournalWithoutFeature>();
    case FeatureRule::ReserveWithoutInode: return message<ReserveWithoutInode>();
    case FeatureRule::WideWithoutExtents: return message<WideWithoutExtents>();
    case FeatureRule::TwoJournals: return message<TwoJournals>();
    case FeatureRule::TypesWithoutFiletype: return message<TypesWithoutFiletype>();
    case FeatureRule::TablesWithoutFlexBg: return message<TablesWithoutFlexBg>(groupsOf(f));
    case FeatureRule::OrphansWithoutCause: break;
    }
    return message<OrphansWithoutCause>();
}

Message freeTotalText(const Finding& f) {
    return static_cast<GroupCounter>(f.numbers[2]) == GroupCounter::FreeInodes
               ? message<FreeInodesTotalWrong>(number(f, 0), number(f, 1))
               : message<FreeBlocksTotalWrong>(number(f, 0), number(f, 1));
}

Message flagsText(const Finding& f) {
    return static_cast<GroupFlagFault>(f.numbers[0]) == GroupFlagFault::WithoutChecksums
               ? message<UninitWithoutChecksums>(groupsOf(f))
               : message<UninitButInUse>(groupsOf(f));
}

Message mmpText(const Finding& f) {
    return f.numbers[0] == mmpHeldByFsck ? message<MmpHeldByFsck>(f.detail) : message<MmpInUse>(number(f, 0), f.detail);
}

/// Includes the values only if they are numbers of up to 8 bytes, not identifiers, flags or text.
Message differingBackupText(const Finding& f) {
    const auto* const field = superblockTable.find(f.detail);
    const bool isNumber = field == nullptr || field->kind == FieldKind::Number || field->kind == FieldKind::Block;
    return isNumber ? message<BackupDiffers>(f.detail, number(f, 0), groupsOf(f), number(f, 1))
                    : message<BackupFieldDiffers>(f.detail, groupsOf(f));
}

Message damagedBackupText(const Finding& f) {
    return f.numbers[0] == f.numbers[1] ? message<BackupWithoutMagic>(groupsOf(f))
                                        : message<BackupChecksum>(groupsOf(f), hex(f, 0, 8), hex(f, 1, 8));
}

Message bitmapText(const Finding& f) {
    const bool ofInodes = f.region == RegionKind::InodeBitmap;
    const auto groups = groupsOf(f);
    switch (f.kind) {
    case FindingKind::BitmapUnreadable:
        return ofInodes ? message<InodeBitmapUnreadable>(groups, f.detail)
                        : message<BitmapUnreadable>(groups, f.detail);
    case FindingKind::BitmapChecksum:
        return ofInodes ? message<InodeBitmapChecksum>(groups, hex(f, 0, 8), hex(f, 1, 8))
                        : message<BitmapChecksum>(groups, hex(f, 0, 8), hex(f, 1, 8));
    case FindingKind::MetadataFree:
        return ofInodes ? message<SystemInodesFree>(groups, count(f, 0), number(f, 1))
                        : message<MetadataFree>(
                              groups, count(f, 0), f.block.value_or(BlockNumber{}),
                              label(allRegionKinds[std::min<std::size_t>(f.numbers[1], regionKindCount - 1)], 1));
    default:
        return ofInodes ? message<FreeInodesWrong>(groups, number(f, 0), number(f, 1))
                        : message<FreeCountWrong>(groups, number(f, 0), number(f, 1));
    }
}

} // namespace

Message systemFileOf(const Finding& f) { return f.region ? label(*f.region) : message<RootDirectory>(); }

Message holderOf(const Finding& f) {
    return f.region == RegionKind::PrimarySuperblock || f.region == RegionKind::BackupSuperblock ? message<Superblock>()
                                                                                                 : systemFileOf(f);
}

std::optional<Message> volumeFindingText(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::SuperblockFromBackup:
        return message<SuperblockFromBackup>(GroupNumber{static_cast<std::uint32_t>(f.numbers[0])}, block(f, 1),
                                             f.detail);
    case Kind::OpenedTolerantly: return message<OpenedTolerantly>(f.detail);
    case Kind::SuperblockChecksum: return message<SuperblockChecksum>(hex(f, 0, 8), hex(f, 1, 8));
    case Kind::DescriptorChecksum: return descriptorText(f);
    case Kind::VolumePastEnd: return message<VolumePastEnd>(bytes(f, 0), bytes(f, 1));
    case Kind::NeedsRecovery: return message<NeedsRecovery>();
    case Kind::Mounted: return message<Mounted>(f.detail);
    case Kind::NotClean: return message<NotClean>(f.detail);
    case Kind::ExternalJournal: return message<ExternalJournal>(f.detail);
    case Kind::FileUnreadable: return message<FileUnreadable>(number(f, 0), f.detail);
    case Kind::SystemFileFaulty: return faultText(f);
    case Kind::ErrorsRecorded: return message<ErrorsRecorded>(count(f, 0));
    case Kind::CountImpossible: return countText(f);
    case Kind::FlagsImpossible: return flagsText(f);
    case Kind::FieldImpossible: return fieldText(f);
    case Kind::FeaturesConflict: return featureText(f);
    case Kind::FreeTotalWrong: return freeTotalText(f);
    case Kind::JournalNotEmpty: return message<JournalNotEmpty>();
    case Kind::JournalErrorRecorded: return message<JournalErrorRecorded>(number(f, 0));
    case Kind::OrphansUnmarked: return message<OrphansUnmarked>(count(f, 0));
    case Kind::MmpInUse: return mmpText(f);
    case Kind::OutsideVolume: return message<OutsideVolume>(regionOf(f), groupsOf(f), block(f, 0), count(f, 1));
    case Kind::ClaimLost: return lostText(f);
    case Kind::BitmapUnreadable:
    case Kind::BitmapChecksum:
    case Kind::FreeCountWrong:
    case Kind::MetadataFree: return bitmapText(f);
    case Kind::BackupDiffers: return differingBackupText(f);
    case Kind::BackupDamaged: return damagedBackupText(f);
    case Kind::BitmapPadding: return message<BitmapPadding>(groupsOf(f), count(f, 0), number(f, 1));
    default: break;
    }
    return std::nullopt;
}

} // namespace atlas
