// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/labels.h"

#include "report/messages/make_message.h"

#include <algorithm>

namespace atlas {
namespace {

using enum MessageId;

/// Whether `labels` has one entry for each enumerator up to `last`.
consteval bool endsWith(const auto& labels, auto last) { return labels.size() == static_cast<std::size_t>(last) + 1; }

constexpr std::array regions{PrimarySuperblock, BackupSuperblock, GroupDescriptors, BlockBitmap,
                             InodeBitmap,       InodeTable,       MmpBlock,         Journal,
                             QuotaFile,         OrphanFile,       ResizeInode,      ReservedGdtBlocks};
constexpr std::array countedRegions{PrimarySuperblocks, BackupSuperblocks, GroupDescriptorCopies,
                                    BlockBitmaps,       InodeBitmaps,      InodeTables,
                                    MmpBlocks,          Journals,          QuotaFiles,
                                    OrphanFiles,        ResizeInodes,      ReservedGdtCopies};
static_assert(regions.size() == regionKindCount && countedRegions.size() == regionKindCount);
constexpr std::array layers{Luks1, Luks2, LvmPhysicalVolume, LvmLinearVolume, MdMember};
static_assert(endsWith(layers, LayerKind::MdMember));
constexpr std::array devices{DiskDevice,  PartitionDevice,  LoopDevice,   MdArray,
                             LuksMapping, LvmLogicalVolume, MapperDevice, FileDevice};
static_assert(endsWith(devices, BlockDeviceKind::File));
/// In the order of drivePresets().
constexpr std::array presets{Sectors512n,  Sectors512e,   Sectors4kn,       Sectors512eJumper,
                             FlashPages8k, FlashPages16k, SdCardEraseBlocks};
constexpr std::array roles{Primary, Extended, Logical};
static_assert(endsWith(roles, PartitionRole::Logical));
constexpr std::array tables{NoTable, Mbr, Gpt};
static_assert(endsWith(tables, TableKind::Gpt));
constexpr std::array granularities{PhysicalSector, Partitioning, RaidStripe, EraseBlock};
static_assert(granularities.size() == allGranularityKinds.size());
constexpr std::array sources{Assumed, FromPartitionTable, FromSuperblock, ReportedByDevice, SetByUser, FromContents};
static_assert(endsWith(sources, Source::Contents));
constexpr std::array fits{Whole, Partial, Straddling};
static_assert(endsWith(fits, Fit::Straddling));
constexpr std::array severities{SeverityNote, SeverityWarning, SeverityMisaligned, SeverityError};
static_assert(endsWith(severities, Severity::Error));
constexpr std::array uses{GeneralUse, ManySmallFiles, Streaming, RaidMembers, SdCard};
static_assert(uses.size() == allUses.size());
constexpr std::array metrics{LabelBlockBitmapRuns,
                             LabelInodeBitmapRuns,
                             LabelInodeTableRuns,
                             LabelBitmapReads,
                             LabelBitmapSeconds,
                             LabelBlockBitmapDistanceMean,
                             LabelBlockBitmapDistanceLargest,
                             LabelInodeTableDistanceMean,
                             LabelInodeTableDistanceLargest,
                             LabelLongestMetadataFree,
                             LabelMetadataFreeStretches,
                             LabelMetadataBlocks,
                             LabelMetadataShare,
                             LabelInodeTableCuts,
                             LabelJournalExtents,
                             LabelStructuresWhole,
                             LabelStructuresPartial,
                             LabelStructuresStraddling,
                             LabelStructuresMisaligned,
                             LabelRaidBlockBitmapImbalance,
                             LabelRaidInodeBitmapImbalance,
                             LabelRaidInodeTableImbalance};
static_assert(endsWith(metrics, MetricKind::RaidInodeTableImbalance));
/// In the order of MetricKind.
constexpr std::array definitions{DefineBlockBitmapRuns,
                                 DefineInodeBitmapRuns,
                                 DefineInodeTableRuns,
                                 DefineBitmapReads,
                                 DefineBitmapSeconds,
                                 DefineBlockBitmapDistanceMean,
                                 DefineBlockBitmapDistanceLargest,
                                 DefineInodeTableDistanceMean,
                                 DefineInodeTableDistanceLargest,
                                 DefineLongestMetadataFree,
                                 DefineMetadataFreeStretches,
                                 DefineMetadataBlocks,
                                 DefineMetadataShare,
                                 DefineInodeTableCuts,
                                 DefineJournalExtents,
                                 DefineVerdicts,
                                 DefineVerdicts,
                                 DefineVerdicts,
                                 DefineMisaligned,
                                 DefineImbalance,
                                 DefineImbalance,
                                 DefineImbalance};
static_assert(definitions.size() == metrics.size());
constexpr std::array changes{Moved, Grew, Shrank, Split, Joined, Appeared, Vanished};
static_assert(changes.size() == changeKindCount);

/// The label of an enumerator. Precondition: `labels` is in the order of the enumerators.
Message labelIn(const auto& labels, auto kind) { return {labels.at(static_cast<std::size_t>(kind)), {}}; }

} // namespace

Message label(RegionKind kind) { return labelIn(regions, kind); }
Message label(RegionKind kind, std::uint64_t count) { return {countedRegions.at(index(kind)), {Count{count}}}; }
Message label(std::optional<RegionKind> kind, GroupNumber owner) {
    if (!kind) {
        return message<DataOrFree>();
    }
    return owner == noGroup ? label(*kind) : message<StructureOfGroup>(label(*kind), owner);
}
Message label(LayerKind kind) { return labelIn(layers, kind); }
Message label(PartitionRole role) { return labelIn(roles, role); }
Message label(TableKind kind) { return labelIn(tables, kind); }
Message label(BlockDeviceKind kind) { return labelIn(devices, kind); }
Message label(const DrivePreset& preset) {
    const auto all = drivePresets();
    const auto found = std::ranges::find(all, preset.key, &DrivePreset::key);
    return {presets.at(static_cast<std::size_t>(found - all.begin())), {Size{preset.eraseBlock}}};
}
Message label(GranularityKind kind) { return labelIn(granularities, kind); }
Message label(const Granularity& granularity) {
    const bool ofDrive = granularity.source != Source::Superblock && granularity.source != Source::User;
    return granularity.kind == GranularityKind::Stripe && ofDrive ? message<OptimalIo>() : label(granularity.kind);
}
Message label(Source source) { return labelIn(sources, source); }
Message label(Fit fit) { return labelIn(fits, fit); }
Message label(Severity severity) { return labelIn(severities, severity); }
Message label(Use use) { return labelIn(uses, use); }
Message label(MetricKind kind) { return labelIn(metrics, kind); }
Message definition(MetricKind kind) { return labelIn(definitions, kind); }
Message label(ChangeKind kind) { return labelIn(changes, kind); }
Message readModifyWritesLabel(std::uint64_t count) { return message<ReadModifyWrites>(Count{count}); }

} // namespace atlas
