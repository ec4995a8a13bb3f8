// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/labels.h"

#include "ondisk/field_table.h"
#include "ondisk/group_descriptor.h"
#include "report/language/make_message.h"

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
struct PresetLabels {
    std::string_view key;
    MessageId whole;
    MessageId brief;
};
constexpr std::array presets{
    PresetLabels{"512n", Sectors512n, Short512n},       PresetLabels{"512e", Sectors512e, Short512e},
    PresetLabels{"4kn", Sectors4kn, Short4kn},          PresetLabels{"512e-jumper", Sectors512eJumper, Short512eJumper},
    PresetLabels{"flash-8k", FlashPages8k, ShortFlash}, PresetLabels{"flash-16k", FlashPages16k, ShortFlash},
    PresetLabels{"sd", SdCardEraseBlocks, ShortSdCard}};
static_assert(std::ranges::equal(presets, drivePresets(), {}, &PresetLabels::key, &DrivePreset::key));
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
constexpr std::array uses{GeneralUse, ManySmallFiles, Streaming, RaidMembers, SdCard, VmImage, Database};
static_assert(uses.size() == allUses.size());
constexpr std::array media{HardDisk, SolidState, SdCard, EmmcModule};
static_assert(media.size() == allMedia.size());
/// Labels of the kinds before and behind those with composed labels (reads of a structure, works).
constexpr std::array metricsBefore{LabelBlockBitmapRuns, LabelInodeBitmapRuns, LabelInodeTableRuns};
constexpr std::array metricsBehind{LabelBlockBitmapDistanceMean,
                                   LabelBlockBitmapDistanceLargest,
                                   LabelInodeTableDistanceMean,
                                   LabelInodeTableDistanceLargest,
                                   LabelLongestMetadataFree,
                                   LabelMetadataFreeStretches,
                                   LabelMetadataBlocks,
                                   LabelMetadataShare,
                                   LabelInodeTableCuts,
                                   LabelJournalExtents,
                                   LabelJournalMappingBlocks,
                                   LabelInodes,
                                   LabelFileSizeAtLastInode,
                                   LabelSmallestAllocation,
                                   LabelLargestMounted,
                                   LabelLargestUnmounted,
                                   LabelMetadataWritten,
                                   LabelMetadataWrittenLater,
                                   LabelJournalSize,
                                   LabelUsableSpace,
                                   LabelDescriptorMemory,
                                   LabelStructuresWhole,
                                   LabelStructuresPartial,
                                   LabelStructuresStraddling,
                                   LabelStructuresMisaligned,
                                   LabelBitmapEraseBlocks,
                                   LabelRaidBlockBitmapImbalance,
                                   LabelRaidInodeBitmapImbalance,
                                   LabelRaidInodeTableImbalance};
constexpr std::array definitionsBefore{DefineBlockBitmapRuns, DefineInodeBitmapRuns, DefineInodeTableRuns};
constexpr std::array definitionsBehind{DefineBlockBitmapDistanceMean,
                                       DefineBlockBitmapDistanceLargest,
                                       DefineInodeTableDistanceMean,
                                       DefineInodeTableDistanceLargest,
                                       DefineLongestMetadataFree,
                                       DefineMetadataFreeStretches,
                                       DefineMetadataBlocks,
                                       DefineMetadataShare,
                                       DefineInodeTableCuts,
                                       DefineJournalExtents,
                                       DefineJournalMappingBlocks,
                                       DefineInodes,
                                       DefineFileSizeAtLastInode,
                                       DefineSmallestAllocation,
                                       DefineLargestMounted,
                                       DefineLargestUnmounted,
                                       DefineMetadataWritten,
                                       DefineMetadataWrittenLater,
                                       DefineJournalSize,
                                       DefineUsableSpace,
                                       DefineDescriptorMemory,
                                       DefineVerdicts,
                                       DefineVerdicts,
                                       DefineVerdicts,
                                       DefineMisaligned,
                                       DefineBitmapEraseBlocks,
                                       DefineImbalance,
                                       DefineImbalance,
                                       DefineImbalance};
static_assert(definitionsBehind.size() == metricsBehind.size());
constexpr std::array readStructures{RegionKind::BlockBitmap, RegionKind::InodeBitmap, RegionKind::InodeTable};
constexpr std::array readDefinitions{DefineBlockBitmapReads, DefineInodeBitmapReads, DefineInodeTableReads};
constexpr std::array workLabels{WorkFirstWrite, WorkFsck, WorkFind, WorkDeleteTree, WorkMount};
constexpr std::array workDefinitions{DefineFirstWrite, DefineFsck, DefineFind, DefineDeleteTree, DefineMount};
static_assert(workLabels.size() == allWorks.size() && workDefinitions.size() == allWorks.size());
constexpr std::array workQuantities{QuantityReads, QuantityBytes, QuantitySeekBytes, QuantitySeconds};

/// The position of a kind in one of the four ranges of MetricKind.
struct MetricPlace {
    enum class Range : std::uint8_t { Before, OfStructure, OfWork, Behind } range{};
    std::size_t index = 0;
};

MetricPlace placeOf(MetricKind kind) {
    const auto at = [&](MetricKind first) { return static_cast<std::size_t>(kind) - static_cast<std::size_t>(first); };
    using enum MetricPlace::Range;
    return kind < MetricKind::BlockBitmapReadsFresh ? MetricPlace{Before, at({})}
           : kind < MetricKind::FirstWriteReads     ? MetricPlace{OfStructure, at(MetricKind::BlockBitmapReadsFresh)}
           : kind < MetricKind::BlockBitmapDistanceMean ? MetricPlace{OfWork, at(MetricKind::FirstWriteReads)}
                                                        : MetricPlace{Behind, at(MetricKind::BlockBitmapDistanceMean)};
}

constexpr std::array changes{Moved, Grew, Shrank, Split, Joined, Appeared, Vanished};
static_assert(changes.size() == changeKindCount);

/// The label of an enumerator. Precondition: `labels` is in the order of the enumerators.
Message labelIn(const auto& labels, auto kind) { return {labels.at(static_cast<std::size_t>(kind)), {}}; }

const PresetLabels& labelsOf(const DrivePreset& preset) {
    return *std::ranges::find(presets, preset.key, &PresetLabels::key);
}

} // namespace

Message label(RegionKind kind) { return labelIn(regions, kind); }
Message label(RegionKind kind, std::uint64_t count) { return {countedRegions.at(index(kind)), {Count{count}}}; }
Message labelOfAll(RegionKind kind) {
    if (kind == RegionKind::GroupDescriptors || kind == RegionKind::ReservedGdt)
        return label(kind); // "group descriptors": the other form counts copies
    const bool several = kind == RegionKind::Quota || (belongsToGroup(kind) && kind != RegionKind::PrimarySuperblock);
    return label(kind, several ? 2 : 1);
}

Message label(std::optional<RegionKind> kind, GroupNumber owner) {
    if (!kind)
        return message<DataOrFree>();
    return owner == noGroup ? label(*kind) : message<StructureOfGroup>(label(*kind), owner);
}
Message label(LayerKind kind) { return labelIn(layers, kind); }
Message label(PartitionRole role) { return labelIn(roles, role); }
Message label(TableKind kind) { return labelIn(tables, kind); }
Message label(BlockDeviceKind kind) { return labelIn(devices, kind); }
Message label(const DrivePreset& preset) { return {labelsOf(preset).whole, {Size{preset.eraseBlock}}}; }
Message shortLabel(const DrivePreset& preset) { return {labelsOf(preset).brief, {Size{preset.physicalSector}}}; }
Message label(GranularityKind kind) { return labelIn(granularities, kind); }
Message label(const Granularity& granularity) {
    return granularity.ofOneDisk ? message<OptimalIo>() : label(granularity.kind);
}
Message labelWithSize(const Granularity& granularity) {
    return granularity.known() ? message<LabelWithSize>(label(granularity), Size{granularity.size})
                               : message<LabelUnknown>(label(granularity));
}
Message label(Source source) { return labelIn(sources, source); }
Message label(Fit fit) { return labelIn(fits, fit); }
Message label(Severity severity) { return labelIn(severities, severity); }
Message label(Use use) { return labelIn(uses, use); }
Message label(Medium medium) { return labelIn(media, medium); }
Message label(MetricKind kind) {
    const auto [range, at] = placeOf(kind);
    const auto named = [](MessageId id) { return Message{id, {}}; };
    switch (range) {
    case MetricPlace::Range::Before: return labelIn(metricsBefore, at);
    case MetricPlace::Range::OfStructure:
        return message<ReadsOfStructure>(label(readStructures.at(at / 4), 2), named(at % 4 < 2 ? FillFresh : FillFull),
                                         named(at % 2 == 0 ? QuantityReads : QuantitySeconds));
    case MetricPlace::Range::OfWork:
        return message<QuantityOfWork>(labelIn(workLabels, at / 4), labelIn(workQuantities, at % 4));
    case MetricPlace::Range::Behind: break;
    }
    return labelIn(metricsBehind, at);
}
Message definition(MetricKind kind) {
    const auto [range, at] = placeOf(kind);
    switch (range) {
    case MetricPlace::Range::Before: return labelIn(definitionsBefore, at);
    case MetricPlace::Range::OfStructure: return labelIn(readDefinitions, at / 4);
    case MetricPlace::Range::OfWork: return labelIn(workDefinitions, at / 4);
    case MetricPlace::Range::Behind: break;
    }
    return labelIn(definitionsBehind, at);
}
Message label(ChangeKind kind) { return labelIn(changes, kind); }
Message label(BlockStatus status) {
    switch (status) {
    case BlockStatus::Unknown: break;
    case BlockStatus::InUse: return message<BlockInUse>();
    case BlockStatus::Free: return message<BlockFree>();
    case BlockStatus::NeverWritten: return message<BlockNeverWritten>();
    case BlockStatus::WasInUse: return message<BlockWasInUse>();
    case BlockStatus::WasFree: return message<BlockWasFree>();
    }
    return message<BlockNotRead>();
}

Message readModifyWritesLabel(std::uint64_t count) { return message<ReadModifyWrites>(Count{count}); }

Message onMedium(Medium medium) {
    switch (medium) {
    case Medium::HardDisk: return message<OnHardDisk>();
    case Medium::SolidState: return message<OnSolidState>();
    case Medium::SdCard: return message<OnSdCard>();
    case Medium::Emmc: return message<OnEmmc>();
    }
    return {};
}

Message stripeWidthText(StripeWidth kind, std::uint64_t width, std::uint64_t stride) {
    switch (kind) {
    case StripeWidth::NotOfStride: return message<CauseStripeWidthNotOfStride>(Count{width}, Count{stride});
    case StripeWidth::TooManyDisks: return message<CauseStripeWidthTooManyDisks>(Count{width});
    default: return message<CauseBogusStripeWidth>(Count{width});
    }
}

std::vector<std::string> flagNames(std::uint16_t flags) { return flagNames(groupFlags, flags); }

std::optional<std::string_view> superblockName(const GroupCopies* copies) {
    if (copies == nullptr || !copies->superblock)
        return std::nullopt;
    return copies->group.value == 0 ? "primary" : "backup";
}

} // namespace atlas
