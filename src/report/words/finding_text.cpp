// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/finding_text.h"

#include "alignment/grid.h"
#include "alignment/judgement.h"
#include "base/utf8.h"
#include "layout/finding.h"
#include "ondisk/field_table.h"
#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"
#include "report/language/make_message.h"
#include "report/language/message.h"
#include "report/words/copies_text.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "report/words/structure_text.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
namespace {

struct FindingWords {
    Message structure; ///< what is affected: "block bitmap"
    Message text;      ///< one sentence with the numbers, without a full stop
};

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

Message copiedText(const Finding& f) {
    const auto repair = repairCommand(f.block, f.numbers[2]);
    if (f.numbers[0] == 0)
        return message<DescriptorsNowhere>(count(f, 1), repair);
    return f.numbers[1] == 0 ? message<DescriptorsCopied>(count(f, 0), f.group, repair)
                             : message<DescriptorsCopiedAndNowhere>(count(f, 0), f.group, count(f, 1), repair);
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

Message featureOrigin(FeatureOrigin origin) {
    switch (origin) {
    case FeatureOrigin::Unknown: break;
    case FeatureOrigin::NamedOnly: return message<FeatureNamedOnly>();
    case FeatureOrigin::LinuxOnly: return message<FeatureOfLinuxOnly>();
    case FeatureOrigin::ChromeOs: return message<FeatureOfChromeOs>();
    }
    return message<FeatureUnknown>();
}

Message featureConsequence(FeatureClass featureClass, FeatureOrigin origin) {
    if (featureClass == FeatureClass::Incompat)
        return message<FeatureForbidsMount>();
    return featureClass == FeatureClass::RoCompat && origin != FeatureOrigin::LinuxOnly
               ? message<FeatureForbidsWriting>()
               : message<FeatureHarmless>();
}

Message unsupportedText(const Finding& f) {
    const auto featureClass = static_cast<FeatureClass>(f.numbers[0]);
    const auto origin = static_cast<FeatureOrigin>(f.numbers[2]);
    const auto* const word = featureClass == FeatureClass::Incompat   ? "incompat"
                             : featureClass == FeatureClass::RoCompat ? "ro_compat"
                                                                      : "compat";
    const Count features{static_cast<std::uint64_t>(std::popcount(f.numbers[1]))};
    return message<FeaturesUnsupported>(features, f.detail, word, featureOrigin(origin),
                                        featureConsequence(featureClass, origin));
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

/// The groups whose backups the finding is about.
Names backupGroupsOf(const Finding& f) {
    std::vector<GroupNumber> groups{f.group};
    groups.insert(groups.end(), f.others.begin(), f.others.end());
    return allGroups(groups);
}

/// Includes the values only of one backup, and if they are numbers of up to 8 bytes, not identifiers, flags or text.
Message differingBackupText(const Finding& f) {
    if (!f.others.empty())
        return message<BackupsDiffer>(f.detail, Count{1 + f.others.size()}, backupGroupsOf(f));
    const auto* const field = superblockTable.find(f.detail);
    const bool isNumber = field == nullptr || field->kind == FieldKind::Number || field->kind == FieldKind::Block;
    return isNumber ? message<BackupDiffers>(f.detail, number(f, 0), groupsOf(f), number(f, 1))
                    : message<BackupFieldDiffers>(f.detail, groupsOf(f));
}

Message damagedBackupText(const Finding& f) {
    const Count damaged{1 + f.others.size()};
    if (damaged.value > 1) {
        return f.numbers[0] == f.numbers[1]
                   ? message<BackupsWithoutMagic>(damaged, backupGroupsOf(f))
                   : message<BackupChecksums>(damaged, backupGroupsOf(f), hex(f, 0, 8), hex(f, 1, 8));
    }
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

Message tailText(const Finding& f) {
    const bool ofInodes = f.region == RegionKind::InodeBitmap;
    if (f.numbers[0] > 1)
        return ofInodes ? message<InodeBitmapTailsUnset>(count(f, 0), groupsOf(f))
                        : message<BlockBitmapTailsUnset>(count(f, 0), groupsOf(f));
    return ofInodes ? message<InodeBitmapTailUnset>(groupsOf(f)) : message<BlockBitmapTailUnset>(groupsOf(f));
}

/// "block bitmap ×128"; without a number if `count` is 1.
Message many(Message structure, std::uint64_t count) {
    return count > 1 ? message<ManyOfKind>(std::move(structure), Number{count}) : structure;
}

/// nullopt unless the fault is one of a directory.
std::optional<Message> directoryFaultText(const Finding& f) {
    const auto many = count(f, 1);
    switch (static_cast<FileFault>(f.numbers[0])) {
    case FileFault::DirectoryDamaged: return message<DirectoriesDamaged>(many);
    case FileFault::DirectoryChecksum: return message<DirectoryChecksumsWrong>(many);
    case FileFault::IndexDamaged: return message<IndexesDamaged>(many);
    case FileFault::DotsWrong: return message<DotsWrong>(many);
    case FileFault::EntryUnused: return message<EntriesUnused>(many);
    case FileFault::EntryType: return message<EntryTypesWrong>(many);
    case FileFault::EntryName: return message<EntryNamesWrong>(many);
    case FileFault::SecondName: return message<SecondNames>(many);
    default: return std::nullopt;
    }
}

Message inodeFaultText(const Finding& f) {
    const auto many = count(f, 1);
    switch (static_cast<FileFault>(f.numbers[0])) {
    case FileFault::InodeChecksum: return message<InodeChecksumsWrong>(many);
    case FileFault::Field: return message<InodeFieldWrong>(many, f.detail);
    case FileFault::MapDamaged: return message<MapsDamaged>(many);
    case FileFault::MapChecksum: return message<MapChecksumsWrong>(many);
    case FileFault::BlockOutside: return message<MapsOutside>(many);
    case FileFault::InodeUnmarked: return message<InodesUnmarked>(many);
    case FileFault::InodeMarked: return message<InodesMarked>(many);
    case FileFault::InodeBlank: return message<InodesBlank>(many);
    case FileFault::LinkCount: return message<LinkCountsWrong>(many);
    case FileFault::OrphanList: return message<OrphanListDamaged>();
    case FileFault::AttributesDamaged: return message<AttributesDamaged>(many);
    case FileFault::AttributesChecksum: return message<AttributeChecksumsWrong>(many);
    default: return message<InodesUnconnected>(many);
    }
}

/// With the first block, group, identifier or inode concerned.
Message fileFaultText(const Finding& f) {
    const auto many = count(f, 1);
    const auto first = number(f, 2);
    switch (static_cast<FileFault>(f.numbers[0])) {
    case FileFault::BlockContested: return message<BlocksClaimedTwice>(many);
    case FileFault::BlockFree: return message<OwnedBlocksFree>(many);
    case FileFault::BlockUnowned: return message<FirstBlock>(message<BlocksUnowned>(many), first);
    case FileFault::AttributesCount: return message<FirstBlock>(message<AttributeCountsWrong>(many), first);
    case FileFault::DirectoryCount: return message<FirstGroup>(message<DirectoryCountsWrong>(many), first);
    case FileFault::QuotaDamaged: return message<QuotaTreeDamaged>(f.detail);
    case FileFault::Quota:
        return message<FirstIdentifier>(message<QuotaUsageWrong>(many, f.detail), std::to_string(f.numbers[2]));
    default: break;
    }
    if (auto directory = directoryFaultText(f))
        return message<FirstDirectory>(std::move(*directory), first);
    return message<FirstInode>(inodeFaultText(f), first);
}

/// The file system that a set of backups describes, where they are, and how to open it.
Message backupsText(const BackupSet& set, std::optional<std::uint32_t> partition = {}) {
    constexpr std::size_t most = 8;
    std::string blocks;
    for (std::size_t n = 0; n < std::min(set.copies.size(), most); ++n)
        blocks += (n == 0 ? "" : ", ") + std::to_string(set.copies[n].block.value);
    if (set.copies.size() > most)
        blocks += ", …";
    const auto option = set.copies.empty()
                            ? std::string()
                            : fmt::format("{}-b {} -B {}", partition ? fmt::format("--partition {} ", *partition) : "",
                                          set.copies.front().block.value, set.copies.front().blockSize.value);
    return message<BackupsListed>(set.type, printable(set.label), set.uuid,
                                  set.created == 0 ? std::string() : timeText(set.created), Number{set.sound},
                                  Number{std::max<std::uint64_t>(set.expected, set.copies.size())}, blocks, option);
}

/// On what the file system was opened from; nullopt for other findings.
std::optional<FindingWords> openingWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::SuperblockFromBackup:
        return FindingWords{message<Superblock>(),
                            message<SuperblockFromBackup>(GroupNumber{static_cast<std::uint32_t>(f.numbers[0])},
                                                          block(f, 1), f.detail,
                                                          repairCommand(block(f, 1), f.numbers[2]))};
    case Kind::SuperblockChosen:
        return FindingWords{message<Superblock>(), message<SuperblockChosen>(block(f, 0), bytes(f, 1))};
    case Kind::OtherBackups:
        return FindingWords{message<Superblock>(),
                            message<OtherBackups>(f.backups ? backupsText(*f.backups) : message<Verbatim>(""))};
    case Kind::DescriptorsFromCopies: return FindingWords{message<GroupDescriptor>(), copiedText(f)};
    case Kind::OpenedTolerantly: return FindingWords{message<FileSystem>(), message<OpenedTolerantly>(f.detail)};
    default: return std::nullopt;
    }
}

/// nullopt for findings about the disk or alignment.
std::optional<FindingWords> volumeFindingWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::SuperblockChecksum:
        return FindingWords{message<Superblock>(), message<SuperblockChecksum>(hex(f, 0, 8), hex(f, 1, 8))};
    case Kind::DescriptorChecksum:
        return FindingWords{many(message<GroupDescriptor>(), f.groups.value), descriptorText(f)};
    case Kind::VolumePastEnd:
        return FindingWords{message<FileSystem>(), message<VolumePastEnd>(bytes(f, 0), bytes(f, 1))};
    case Kind::NeedsRecovery: return FindingWords{label(RegionKind::Journal), message<NeedsRecovery>()};
    case Kind::JournalReplayed:
        return FindingWords{label(RegionKind::Journal), message<JournalReplayed>(count(f, 0), count(f, 1))};
    case Kind::ReplayIncomplete:
        return FindingWords{label(RegionKind::Journal), gapText(static_cast<ReplayGap>(f.numbers[0]), f.numbers[1])};
    case Kind::Mounted:
        return FindingWords{message<FileSystem>(),
                            f.numbers[0] == 0 ? message<Mounted>(f.detail) : message<MountedWithJournal>(f.detail)};
    case Kind::ChangingWhileRead: return FindingWords{holderOf(f), message<ChangingWhileRead>(groupsOf(f))};
    case Kind::NotClean: return FindingWords{message<FileSystem>(), message<NotClean>(f.detail)};
    case Kind::ExternalJournal: return FindingWords{label(RegionKind::Journal), message<ExternalJournal>(f.detail)};
    case Kind::FileUnreadable: return FindingWords{regionOf(f), message<FileUnreadable>(number(f, 0), f.detail)};
    case Kind::SystemFileFaulty: return FindingWords{systemFileOf(f), faultText(f)};
    case Kind::ErrorsRecorded: return FindingWords{message<FileSystem>(), message<ErrorsRecorded>(count(f, 0))};
    case Kind::CountImpossible: return FindingWords{many(message<GroupDescriptor>(), f.groups.value), countText(f)};
    case Kind::FlagsImpossible: return FindingWords{many(message<GroupDescriptor>(), f.groups.value), flagsText(f)};
    case Kind::FieldImpossible: return FindingWords{holderOf(f), fieldText(f)};
    case Kind::FeaturesConflict: return FindingWords{message<Superblock>(), featureText(f)};
    case Kind::FeaturesUnsupported: return FindingWords{message<Superblock>(), unsupportedText(f)};
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
    case Kind::FileFaulty: return FindingWords{message<FilesOfVolume>(), fileFaultText(f)};
    case Kind::BitmapTailUnset: return FindingWords{many(regionOf(f), f.numbers[0]), tailText(f)};
    case Kind::BackupDiffers: return FindingWords{many(regionOf(f), 1 + f.others.size()), differingBackupText(f)};
    case Kind::BackupDamaged: return FindingWords{many(regionOf(f), 1 + f.others.size()), damagedBackupText(f)};
    case Kind::BitmapPadding:
        return FindingWords{regionOf(f), message<BitmapPadding>(groupsOf(f), count(f, 0), number(f, 1))};
    default: return openingWords(f);
    }
}

using enum MessageId;
using namespace finding_numbers;

Message layerOf(const Finding& f) {
    const auto layer = f.layer ? layerLabel(*f.layer, f.volume.logicalVolume) : message<SomeLayer>();
    const auto partition = f.volume.partition;
    return partition ? message<LayerInPartition>(layer, PartitionNumber{*partition}) : layer;
}

Message startText(const Finding& f) {
    const ByteOffset start{f.numbers[0]};
    const auto partition = f.volume.partition;
    return partition ? message<PartitionOffGrid>(PartitionNumber{*partition}, start, bytes(f, 1), bytes(f, 2))
                     : message<FileSystemOffGrid>(start, bytes(f, 1), bytes(f, 2));
}

Message startName(const Finding& f) { return f.layer ? layerOf(f) : partitionOrFileSystem(f.volume.partition); }

Message misalignedText(const Finding& f) {
    const auto all = f.numbers[1];
    const auto structures = label(f.region.value_or(RegionKind::InodeTable), all);
    return all == 1 ? message<StructureStraddles>(structures)
                    : message<StructuresStraddle>(count(f, 0), number(f, 1), structures);
}

/// With the block size to choose when the file system is made again, if every machine can mount such blocks.
Message smallBlocksText(const Finding& f) {
    const auto sector = f.numbers[1];
    const Number share{sector / std::max<std::uint64_t>(f.numbers[0], 1)};
    return sector <= usualPageSize.value
               ? message<BlockSmallerThanSector>(bytes(f, 0), share, bytes(f, 1), std::to_string(sector))
               : message<NoBlockFillsSector>(bytes(f, 0), share, bytes(f, 1), usualPageSize);
}

/// The command that extends a layer to the size of its device.
std::string growingTool(std::optional<LayerKind> layer) {
    switch (layer.value_or(LayerKind::MdMember)) {
    case LayerKind::LvmPhysicalVolume: return "pvresize";
    case LayerKind::MdMember: return "mdadm --grow --size=max";
    case LayerKind::Luks1:
    case LayerKind::Luks2:
    case LayerKind::LvmLinearVolume: break;
    }
    return "cryptsetup resize";
}

Message behindText(const Finding& f) {
    switch (static_cast<Behind>(f.numbers[1])) {
    case Behind::Verity: return message<VerityBehind>(bytes(f, 0));
    case Behind::VhdFooter: return message<VhdFooterBehind>(bytes(f, 0));
    case Behind::AvbFooter: return message<AvbFooterBehind>(bytes(f, 0));
    case Behind::AndroidCryptoFooter: return message<CryptoFooterBehind>(bytes(f, 0));
    case Behind::Unrecognised:
    case Behind::Other: break;
    }
    return message<OtherBehind>(bytes(f, 0), f.detail);
}

Message remainderText(const Finding& f, const Message& layer, ByteCount remainder) {
    auto text = message<LayerRemainder>(layer, bytes(f, 0), bytes(f, 2), remainder);
    return f.volume.partition && !f.detail.empty()
               ? message<ShortenPartition>(std::move(text), f.detail, std::to_string(*f.volume.partition))
               : text;
}

Message misfitText(const Finding& f) {
    const auto layer = label(f.layer.value_or(LayerKind::MdMember));
    const auto [has, needs, sector] = f.numbers;
    if (needs == 0)
        return remainderText(f, layer, ByteCount{has % std::max<std::uint64_t>(sector, 1)});
    if (needs <= has)
        return message<LayerRoom>(layer, Size{ByteCount{needs}}, Size{ByteCount{has - needs}}, growingTool(f.layer));
    return message<LayerTooLarge>(layer, bytes(f, 1), bytes(f, 0));
}

/// The volume of the finding; if it has no name, the partition or image that holds it.
Message volumeOf(const Finding& f) { return volumeText(f.volume); }

/// Snapshots of earlier versions have the sentence in `detail`.
Message worstText(const Finding& f) { return f.worst.empty() ? message<Verbatim>(f.detail) : phrase(f.worst[0]).text; }

Message otherVolumeText(const Finding& f) {
    const auto volume = volumeOf(f);
    if (f.numbers[1] == 0)
        return message<OtherVolumeErrors>(volume, count(f, 0), worstText(f));
    return f.numbers[0] == 0 ? message<OtherVolumeWarnings>(volume, count(f, 1), worstText(f))
                             : message<OtherVolumeErrorsAndWarnings>(volume, count(f, 0), count(f, 1), worstText(f));
}

Message displacedText(const Finding& f) {
    const auto [at, start, first] = f.numbers;
    const auto superblock = f.group == noGroup ? message<PrimaryFound>(ByteOffset{at})
                                               : message<CopyFound>(Number{f.group.value}, ByteOffset{at});
    if (start == 0)
        return message<DisplacedOffDisk>(volumeOf(f), f.detail, superblock);
    const auto begins = start - 1;
    const auto option = fmt::format("--offset {}", begins);
    return begins < first
               ? message<DisplacedBefore>(volumeOf(f), f.detail, ByteCount{first - begins}, superblock, option)
               : message<DisplacedBehind>(volumeOf(f), f.detail, ByteCount{begins - first}, superblock, option);
}

Message unseenReason(const Finding& f) {
    switch (static_cast<UnseenReason>(f.numbers[0])) {
    case UnseenReason::NotRecognised: return message<NotRecognisedInside>();
    case UnseenReason::Sealed: return message<SealedInside>();
    case UnseenReason::PartOfArray: return message<PartOfArray>(raidLevelText(static_cast<std::int32_t>(f.numbers[1])));
    case UnseenReason::NotInSync: return message<MemberNotInSync>();
    case UnseenReason::NoGroup: return message<InNoVolumeGroup>();
    case UnseenReason::NoVolume: return message<NoVolumeInside>();
    case UnseenReason::NestedGroup: return message<NestedGroupInside>();
    case UnseenReason::BesideTable: return message<ExtBesideTable>();
    case UnseenReason::Container: return message<OtherContainerInside>(f.detail);
    case UnseenReason::Obstacle: return obstacleText(static_cast<VolumeObstacle>(f.numbers[1]), f.detail);
    case UnseenReason::GuestDisk: return message<GuestDiskInside>();
    case UnseenReason::NotNamed: return message<RestNotNamed>();
    case UnseenReason::Blank: return message<BlankInside>(Size{bytes(f, 1)});
    case UnseenReason::RawData: return message<RawDataInside>(f.detail);
    case UnseenReason::Mirror: return message<MirrorInside>(PartitionNumber{static_cast<std::uint32_t>(f.numbers[1])});
    }
    return message<NotRecognisedInside>();
}

Message areaTextFault(const Finding& f) {
    const auto [fault, damaged, used] = f.numbers;
    if (used == 0)
        return message<GroupMetadataLost>();
    return damaged == 0 ? message<GroupMetadataDamaged>(number(f, 2))
                        : message<GroupMetadataReplaced>(number(f, 1), number(f, 2));
}

Message layerFaultText(const Finding& f) {
    switch (static_cast<LayerFault>(f.numbers[0])) {
    case LayerFault::None:
    case LayerFault::Superblock: break;
    case LayerFault::Label: return message<LvmLabelDamaged>();
    case LayerFault::AreaHeader: return message<LvmAreaDamaged>();
    case LayerFault::AreaText: return areaTextFault(f);
    }
    return message<LayerChecksumWrong>(f.detail);
}

Message outdatedText(const Finding& f) {
    return f.layer == LayerKind::MdMember ? message<MemberOutdated>(number(f, 0), number(f, 1))
                                          : message<GroupMetadataOutdated>(number(f, 0), number(f, 1));
}

Message tableStructure(const Finding& f) {
    const auto partition = f.volume.partition.value_or(f.fault ? f.fault->partition : 0);
    return partition == 0 ? message<PartitionTableItself>() : message<PartitionWithNumber>(PartitionNumber{partition});
}

/// With the name of the granularity.
Message startOffText(const Finding& f) {
    const ByteOffset start{f.numbers[0]};
    const Size size{bytes(f, 2)};
    const auto kind = std::ranges::find(allGranularityKinds, f.detail, [](auto each) { return name(each); });
    auto text = f.volume.partition
                    ? message<PartitionOffGranularity>(PartitionNumber{*f.volume.partition}, start, bytes(f, 1), size)
                    : message<FileSystemOffGranularity>(start, bytes(f, 1), size);
    return kind == allGranularityKinds.end() ? text : message<WithGranularityKind>(std::move(text), label(*kind));
}

Message cutText(const Finding& f) {
    const auto number = f.block.value_or(BlockNumber{});
    const ByteOffset first{f.numbers[1]};
    const ByteOffset rest{f.numbers[2]};
    return f.region ? message<StructureCut>(number, label(*f.region), bytes(f, 0), first, rest)
                    : message<DataBlockCut>(number, bytes(f, 0), first, rest);
}

/// What is known and unknown of the devices below.
FindingWords deviceWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::KernelSaysMisaligned: return {message<DriveItself>(), message<KernelSaysMisaligned>()};
    case Kind::KernelSaysOtherwise: return {message<DriveItself>(), message<KernelSaysOtherwise>()};
    case Kind::PlaceUnknown: return {message<DriveItself>(), message<PlaceBelowUnknown>()};
    case Kind::LowerStartOff:
        return {message<DriveItself>(),
                message<LowerStartOff>(f.detail, ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::FitsReportedSectors:
        return {message<DriveItself>(), message<FitsReportedSectors>(bytes(f, 0), bytes(f, 1), bytes(f, 2))};
    case Kind::BlockCut: return {f.region ? label(*f.region) : message<FileSystem>(), cutText(f)};
    case Kind::ChunkCutsBlocks:
        return {message<DriveItself>(), message<ChunkCutsBlocks>(f.detail, bytes(f, 0), bytes(f, 1), bytes(f, 2))};
    default: return {};
    }
}

FindingWords alignmentWords(const Finding& f) {
    using Kind = FindingKind;
    switch (f.kind) {
    case Kind::OtherVolumeMisaligned:
        return {volumeOf(f), message<OtherVolumeStraddles>(volumeOf(f), bytes(f, 0), bytes(f, 1))};
    case Kind::OtherVolumeOfSmallBlocks:
        return {volumeOf(f), message<OtherVolumePartial>(volumeOf(f), bytes(f, 0), bytes(f, 1))};
    case Kind::StartOffGrid: return {partitionOrFileSystem(f.volume.partition), startText(f)};
    case Kind::LayerOffGrid:
        return {layerOf(f), message<LayerOffGrid>(layerOf(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::StartCompensated:
        return {startName(f),
                message<StartCompensated>(startName(f), ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::MemberOffGrid:
        return {message<DriveItself>(),
                message<MemberOffGrid>(f.detail, ByteOffset{f.numbers[0]}, bytes(f, 1), bytes(f, 2))};
    case Kind::StartOffGranularity:
    case Kind::StartOffNamedGranularity: return {partitionOrFileSystem(f.volume.partition), startOffText(f)};
    case Kind::StartOffOptimalIo:
        return {message<FileSystem>(),
                message<StartOffOptimalIo>(ByteOffset{f.numbers[0]}, bytes(f, 1), Size{bytes(f, 2)})};
    case Kind::BogusStripeWidth:
        return {message<FileSystem>(),
                stripeWidthText(static_cast<StripeWidth>(f.numbers[2]), f.numbers[0], f.numbers[1])};
    case Kind::StructuresMisaligned: return {many(regionOf(f), f.numbers[0]), misalignedText(f)};
    case Kind::BlockSmallerThanSector: return {message<FileSystem>(), smallBlocksText(f)};
    case Kind::BlockBelowLogicalSector:
        return {message<FileSystem>(), message<BlockBelowLogicalSector>(bytes(f, 0), bytes(f, 1))};
    case Kind::TableOfOtherSectors: return {tableStructure(f), message<TableOfOtherSectors>(bytes(f, 0), bytes(f, 1))};
    case Kind::RoomBehind:
        return {message<FileSystem>(),
                f.numbers[2] == 0 ? message<RoomOfBigalloc>(Size{{f.numbers[0]}}, Size{{f.numbers[1]}})
                : f.numbers[2] > f.numbers[1]
                    ? message<RoomBehind>(Size{{f.numbers[0]}}, Size{{f.numbers[1]}}, Size{{f.numbers[2]}})
                    : message<RoomTooSmall>(bytes(f, 0), Size{{f.numbers[1]}})};
    case Kind::SomethingBehind: return {message<FileSystem>(), behindText(f)};
    case Kind::LayerMisfitting: return {volumeOf(f), misfitText(f)};
    case Kind::StartAssumed: return {message<FileSystem>(), message<StartAssumed>(bytes(f, 0))};
    case Kind::SectorSizeAssumed:
        return {message<DriveItself>(), f.numbers[1] > 0   ? message<SectorSizeUnproved>(bytes(f, 0), bytes(f, 1))
                                        : f.numbers[2] > 0 ? message<SectorSizeOfDriver>(bytes(f, 0))
                                                           : message<SectorSizeAssumed>(bytes(f, 0))};
    default: return deviceWords(f);
    }
}

FindingWords wordsOf(const Finding& f) {
    using Kind = FindingKind;
    if (auto words = volumeFindingWords(f))
        return std::move(*words);
    switch (f.kind) {
    case Kind::OtherVolumeFaulty: return {volumeOf(f), otherVolumeText(f)};
    case Kind::NotLookedAt: return {volumeOf(f), message<NotLookedAt>(unseenName(f), unseenReason(f))};
    case Kind::LayerChecksum:
        return {f.volume.partition ? message<PartitionWithNumber>(PartitionNumber{*f.volume.partition})
                                   : label(f.layer.value_or(LayerKind::MdMember)),
                message<FaultOfLayer>(volumeOf(f), layerFaultText(f))};
    case Kind::LayerOutdated:
        return {f.volume.partition ? message<PartitionWithNumber>(PartitionNumber{*f.volume.partition})
                                   : label(f.layer.value_or(LayerKind::MdMember)),
                message<FaultOfLayer>(volumeOf(f), outdatedText(f))};
    case Kind::ContentAmbiguous: return {volumeOf(f), message<ContentAmbiguous>(volumeOf(f), f.detail)};
    case Kind::DisplacedFilesystem: return {volumeOf(f), displacedText(f)};
    case Kind::BackupsBehind:
        return {volumeOf(f),
                message<BackupsBehind>(volumeOf(f), f.detail,
                                       f.backups ? backupsText(*f.backups, f.volume.partition)
                                                 : message<BackupsCounted>(count(f, 0), number(f, 1), block(f, 2)))};
    case Kind::VolumesNotRead: return {message<DriveItself>(), message<VolumesNotRead>(count(f, 0))};
    case Kind::TrailerLeftOut:
        return {message<ImageFile>(), f.numbers[1] == 0   ? message<FixedVhdFooter>(bytes(f, 0))
                                      : f.numbers[1] == 1 ? message<UdifTrailer>(bytes(f, 0))
                                                          : message<UnknownTrailer>(bytes(f, 0))};
    case Kind::ReadFromText: return {message<FileSystem>(), message<ReadFromText>(f.detail, number(f, 0), count(f, 1))};
    case Kind::TextLeavesOut: return {message<Superblock>(), message<TextLeavesOut>(count(f, 0), f.detail)};
    case Kind::TextDerived: return {message<FileSystem>(), message<TextDerived>(count(f, 0), f.detail)};
    case Kind::MetadataImage: return {message<ImageFile>(), message<MetadataImage>()};
    case Kind::EnvelopeIncomplete:
        return {message<ImageFile>(), f.numbers[0] == 0 ? message<EnvelopeCut>(f.detail)
                                                        : message<EnvelopePieceMissing>(f.detail, bytes(f, 0))};
    case Kind::EnvelopeClusterOff:
        return {message<FileSystem>(), message<EnvelopeClusterOff>(bytes(f, 0), Size{{f.numbers[1]}})};
    case Kind::RequiredExtMissing: return {volumeOf(f), message<RequiredExtMissing>(volumeOf(f))};
    case Kind::NotADisk: return {message<ImageFile>(), message<NotADisk>(f.detail)};
    case Kind::VolumeUnreadable:
        return {f.volume.logicalVolume.empty() ? partitionOrFileSystem(f.volume.partition) : volumeOf(f),
                message<VolumeUnreadable>(volumeOf(f), f.detail)};
    case Kind::ReadFailed: return {message<DriveItself>(), message<ReadFailed>(f.detail)};
    case Kind::VolumeInPieces: return {message<FileSystem>(), message<VolumeInPieces>(count(f, 0), f.detail)};
    case Kind::MoreOfTheSame: return {regionOf(f), message<MoreOfTheSame>(count(f, 0), f.detail)};
    case Kind::TableFaulty:
        return {tableStructure(f), f.fault ? phrase(*f.fault) : message<PartitionTableFaulty>(f.detail)};
    default: return alignmentWords(f);
    }
}

Message textOf(const OffGranularity& off, Size granularity) {
    if (off.layer) {
        return message<LayerOffGranularity>(layerLabel(*off.layer, off.logicalVolume), off.first, off.past,
                                            granularity);
    }
    if (!off.kind) {
        return off.partition
                   ? message<PartitionOffGranularity>(PartitionNumber{*off.partition}, off.first, off.past, granularity)
                   : message<FileSystemOffGranularity>(off.first, off.past, granularity);
    }
    const auto structures = label(*off.kind, off.total);
    return off.total == 1 ? message<StructureOffGranularity>(structures, off.past, granularity)
                          : message<StructuresOffGranularity>(Count{off.off}, Number{off.total}, structures,
                                                              granularity, off.past);
}

} // namespace

Message volumeText(const VolumeName& volume) {
    const auto& [partition, logicalVolume] = volume;
    if (!logicalVolume.empty())
        return message<LogicalVolumeName>(logicalVolume);
    return partition ? message<PartitionWithNumber>(PartitionNumber{*partition}) : message<TheWholeDisk>();
}

Message partitionOrFileSystem(std::optional<std::uint32_t> partition) {
    return partition ? message<PartitionWithNumber>(PartitionNumber{*partition}) : message<FileSystem>();
}

Message unseenName(const Finding& finding) {
    if (finding.kind == FindingKind::ExternalJournal)
        return message<JournalOnOtherDevice>();
    const auto reason = static_cast<UnseenReason>(finding.numbers[0]);
    if (reason == UnseenReason::NotNamed)
        return message<RestOfDisk>();
    const bool typed = reason == UnseenReason::NotRecognised;
    const auto& [partition, logicalVolume] = finding.volume;
    return typed && logicalVolume.empty() && partition && !finding.detail.empty()
               ? message<PartitionOfType>(PartitionNumber{*partition}, finding.detail)
               : volumeOf(finding);
}

Phrase phrase(const Finding& finding) {
    const bool costs = finding.kind == FindingKind::StructuresMisaligned;
    const Number perBlock{static_cast<std::uint64_t>(readModifyWrites(finding.fit.value_or(Fit::Whole)))};
    const auto groups = groupsOf(finding);
    auto words = wordsOf(finding);
    if (finding.in.isGiven() && finding.in != finding.volume)
        words.text = message<InVolume>(volumeText(finding.in), std::move(words.text));
    return {.structure = std::move(words.structure),
            .groups = groups.count.value == 0 ? std::nullopt : std::optional(message<GroupNumbers>(groups)),
            .text = std::move(words.text),
            .cost = costs ? std::optional(message<CostPerBlock>(perBlock)) : std::nullopt};
}

Phrase phrase(const OffGranularity& off, const Granularity& granularity) {
    return {.structure = off.kind    ? many(label(*off.kind), off.off)
                         : off.layer ? layerLabel(*off.layer, off.logicalVolume)
                                     : partitionOrFileSystem(off.partition),
            .groups = {},
            .text = textOf(off, Size{granularity.size}),
            .cost = {}};
}

Message phrase(const TableFault& fault) {
    const PartitionNumber partition{fault.partition};
    switch (fault.kind) {
    case TableFaultKind::Overlap:
        return message<PartitionsOverlap>(partition, PartitionNumber{fault.other}, Count{fault.amount});
    case TableFaultKind::PastEnd: return message<PartitionPastEnd>(partition, Count{fault.amount});
    case TableFaultKind::WhollyPastEnd: return message<PartitionWhollyPastEnd>(partition, Count{fault.amount});
    case TableFaultKind::BackupDamaged: return message<BackupGptDamaged>(fault.detail);
    case TableFaultKind::PrimaryDamaged: return message<PrimaryGptDamaged>(fault.detail);
    case TableFaultKind::ProtectiveMbrLost: return message<ProtectiveMbrLost>();
    case TableFaultKind::EntriesLeftOut: return message<PartitionsLeftOut>(Count{fault.amount});
    case TableFaultKind::Unreadable: return message<PartitionTableUnreadable>(fault.detail);
    case TableFaultKind::BackupNotAtEnd: return message<BackupGptNotAtEnd>(Count{fault.amount});
    case TableFaultKind::ProtectiveTypeWrong: return message<ProtectiveTypeWrong>(Hex{fault.amount, 2});
    case TableFaultKind::RecordUnsigned: return message<RecordUnsigned>(Lba{fault.amount});
    case TableFaultKind::CopiesDiffer: return message<GptCopiesDiffer>(Count{fault.amount}, partition);
    case TableFaultKind::HybridMbr: return message<HybridMbr>(Count{fault.amount});
    case TableFaultKind::BootFlagWrong: return message<BootFlagWrong>(partition, Hex{fault.amount, 2});
    case TableFaultKind::ProtectiveStartWrong: return message<ProtectiveStartWrong>(Lba{fault.amount});
    case TableFaultKind::UsablePastEnd: return message<GptUsablePastEnd>(Count{fault.amount});
    case TableFaultKind::UsableReversed: return message<GptUsableReversed>(Lba{fault.amount});
    case TableFaultKind::EntrySizeOther: return message<GptEntrySizeOther>(ByteCount{fault.amount});
    case TableFaultKind::EndsBeforeStart: return message<PartitionEndsBeforeStart>(partition, Lba{fault.amount});
    case TableFaultKind::OverTable: return message<PartitionOverGpt>(partition, Count{fault.amount});
    case TableFaultKind::OutsideUsable: return message<PartitionOutsideUsable>(partition, Count{fault.amount});
    case TableFaultKind::OutsideExtended:
        return message<PartitionOutsideExtended>(partition, Count{fault.amount}, PartitionNumber{fault.other});
    case TableFaultKind::SecondExtended: return message<SecondExtended>(partition);
    case TableFaultKind::RecordPastEnd: return message<RecordPastEnd>(Lba{fault.amount});
    case TableFaultKind::HeadersDiffer: return message<GptHeadersDiffer>(fault.detail);
    }
    return {};
}

} // namespace atlas
