// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/volume_finding_text.h"

#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"
#include "report/language/make_message.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"

#include <algorithm>

namespace atlas {
namespace {

using enum MessageId;
using namespace finding_numbers;

/// The root directory is read like a system file but is not a region.
Message systemFileOf(const Finding& f) { return f.region ? label(*f.region) : message<RootDirectory>(); }

/// The structure whose field the finding concerns. For the superblock, the copy that was read is not named.
Message holderOf(const Finding& f) {
    return f.region == RegionKind::PrimarySuperblock || f.region == RegionKind::BackupSuperblock ? message<Superblock>()
                                                                                                 : systemFileOf(f);
}

Message descriptorText(const Finding& f) {
    auto wrong = f.groups.value > 1 ? message<DescriptorChecksums>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4))
                                    : message<DescriptorChecksum>(groupsOf(f), hex(f, 0, 4), hex(f, 1, 4));
    if (f.numbers[2] == 0)
        return wrong;
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

Message many(Message structure, std::uint64_t count) {
    return count > 1 ? message<ManyOfKind>(std::move(structure), Number{count}) : structure;
}

std::optional<FindingWords> volumeFindingWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::SuperblockFromBackup:
        return FindingWords{message<Superblock>(),
                            message<SuperblockFromBackup>(GroupNumber{static_cast<std::uint32_t>(f.numbers[0])},
                                                          block(f, 1), f.detail)};
    case Kind::OpenedTolerantly: return FindingWords{message<FileSystem>(), message<OpenedTolerantly>(f.detail)};
    case Kind::SuperblockChecksum:
        return FindingWords{message<Superblock>(), message<SuperblockChecksum>(hex(f, 0, 8), hex(f, 1, 8))};
    case Kind::DescriptorChecksum:
        return FindingWords{many(message<GroupDescriptor>(), f.groups.value), descriptorText(f)};
    case Kind::VolumePastEnd:
        return FindingWords{message<FileSystem>(), message<VolumePastEnd>(bytes(f, 0), bytes(f, 1))};
    case Kind::NeedsRecovery: return FindingWords{label(RegionKind::Journal), message<NeedsRecovery>()};
    case Kind::Mounted: return FindingWords{message<FileSystem>(), message<Mounted>(f.detail)};
    case Kind::NotClean: return FindingWords{message<FileSystem>(), message<NotClean>(f.detail)};
    case Kind::ExternalJournal: return FindingWords{label(RegionKind::Journal), message<ExternalJournal>(f.detail)};
    case Kind::FileUnreadable: return FindingWords{regionOf(f), message<FileUnreadable>(number(f, 0), f.detail)};
    case Kind::SystemFileFaulty: return FindingWords{systemFileOf(f), faultText(f)};
    case Kind::ErrorsRecorded: return FindingWords{message<FileSystem>(), message<ErrorsRecorded>(count(f, 0))};
    case Kind::CountImpossible: return FindingWords{many(message<GroupDescriptor>(), f.groups.value), countText(f)};
    case Kind::FlagsImpossible: return FindingWords{many(message<GroupDescriptor>(), f.groups.value), flagsText(f)};
    case Kind::FieldImpossible: return FindingWords{holderOf(f), fieldText(f)};
    case Kind::FeaturesConflict: return FindingWords{message<Superblock>(), featureText(f)};
    case Kind::FreeTotalWrong: return FindingWords{message<Superblock>(), freeTotalText(f)};
    case Kind::JournalNotEmpty: return FindingWords{label(RegionKind::Journal), message<JournalNotEmpty>()};
    case Kind::JournalErrorRecorded:
        return FindingWords{label(RegionKind::Journal), message<JournalErrorRecorded>(number(f, 0))};
    case Kind::OrphansUnmarked:
        return FindingWords{label(RegionKind::OrphanFile), message<OrphansUnmarked>(count(f, 0))};
    case Kind::MmpInUse: return FindingWords{label(RegionKind::Mmp), mmpText(f)};
    case Kind::OutsideVolume:
        return FindingWords{regionOf(f), message<OutsideVolume>(regionOf(f), groupsOf(f), block(f, 0), count(f, 1))};
    case Kind::ClaimLost: return FindingWords{regionOf(f), lostText(f)};
    case Kind::BitmapUnreadable: return FindingWords{regionOf(f), bitmapText(f)};
    case Kind::BitmapChecksum: return FindingWords{regionOf(f), bitmapText(f)};
    case Kind::FreeCountWrong: return FindingWords{regionOf(f), bitmapText(f)};
    case Kind::MetadataFree: return FindingWords{regionOf(f), bitmapText(f)};
    case Kind::BackupDiffers: return FindingWords{regionOf(f), differingBackupText(f)};
    case Kind::BackupDamaged: return FindingWords{regionOf(f), damagedBackupText(f)};
    case Kind::BitmapPadding:
        return FindingWords{regionOf(f), message<BitmapPadding>(groupsOf(f), count(f, 0), number(f, 1))};
    default: return std::nullopt;
    }
}

} // namespace atlas
