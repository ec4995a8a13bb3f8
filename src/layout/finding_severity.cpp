// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding_severity.h"

#include "disk/container.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr auto worst = static_cast<std::uint64_t>(Severity::Error);

Severity ofTableFault(TableFaultKind fault) {
    switch (fault) {
    case TableFaultKind::HybridMbr:
        return Severity::Note; // made on purpose
    // The first GPT can be read, and the table is complete.
    case TableFaultKind::BackupDamaged:
    case TableFaultKind::BackupNotAtEnd:
    case TableFaultKind::CopiesDiffer:
    case TableFaultKind::HeadersDiffer:
    case TableFaultKind::SecondExtended:
    case TableFaultKind::OutsideUsable: return Severity::Warning;
    default: return Severity::Error;
    }
}

/// Features that e2fsprogs does not know may belong to a newer kernel.
Severity ofSystemFileFault(SystemFileFault fault) {
    return fault == SystemFileFault::UnknownFeatures ? Severity::Warning : Severity::Error;
}

/// e2fsck clears a mark without orphans and asks nothing.
Severity ofFeatureRule(FeatureRule rule) {
    return rule == FeatureRule::OrphansWithoutCause ? Severity::Warning : Severity::Error;
}

/// A kind of volume that this program does not map is no fault of the image.
Severity ofObstacle(VolumeObstacle obstacle) {
    const bool sound = obstacle == VolumeObstacle::SegmentType || obstacle == VolumeObstacle::Snapshot;
    return sound ? Severity::Note : Severity::Warning;
}

/// A warning where a file system or a volume should have been found.
Severity ofUnseen(UnseenReason reason, std::uint64_t number) {
    switch (reason) {
    case UnseenReason::NoGroup: return Severity::Warning;
    case UnseenReason::NotRecognised: return number != 0 ? Severity::Warning : Severity::Note;
    case UnseenReason::Obstacle: return ofObstacle(static_cast<VolumeObstacle>(number));
    default: return Severity::Note;
    }
}

} // namespace

Severity severityOf(const Finding& finding) {
    switch (const auto& numbers = finding.numbers; finding.kind) {
    case FindingKind::ExternalJournal:
    case FindingKind::MmpInUse:
    case FindingKind::VolumeInPieces:
    case FindingKind::StartCompensated:
    case FindingKind::StartOffOptimalIo:
    case FindingKind::BogusStripeWidth:
    case FindingKind::TableOfOtherSectors:
    case FindingKind::SectorSizeAssumed: return Severity::Note;
    case FindingKind::NeedsRecovery:
    case FindingKind::Mounted:
    case FindingKind::NotClean:
    case FindingKind::ErrorsRecorded:
    case FindingKind::FreeTotalWrong:
    case FindingKind::JournalNotEmpty:
    case FindingKind::JournalErrorRecorded:
    case FindingKind::VolumesNotRead:
    case FindingKind::LayerOutdated:
    case FindingKind::BackupDiffers:
    case FindingKind::BackupDamaged:
    case FindingKind::ContentAmbiguous:
    case FindingKind::BackupsBehind: return Severity::Warning;
    case FindingKind::StartOffGrid:
    case FindingKind::LayerOffGrid:
    case FindingKind::MemberOffGrid:
    case FindingKind::KernelSaysMisaligned:
    case FindingKind::StructuresMisaligned:
    case FindingKind::OtherVolumeMisaligned:
    case FindingKind::BlockSmallerThanSector:
    case FindingKind::BlockBelowLogicalSector: return Severity::Misaligned;
    case FindingKind::SuperblockFromBackup:
    case FindingKind::OpenedTolerantly:
    case FindingKind::SuperblockChecksum:
    case FindingKind::DescriptorChecksum:
    case FindingKind::VolumePastEnd:
    case FindingKind::FileUnreadable:
    case FindingKind::CountImpossible:
    case FindingKind::FlagsImpossible:
    case FindingKind::FieldImpossible:
    case FindingKind::OrphansUnmarked:
    case FindingKind::OutsideVolume:
    case FindingKind::ClaimLost:
    case FindingKind::NotADisk:
    case FindingKind::VolumeUnreadable:
    case FindingKind::LayerChecksum:
    case FindingKind::ReadFailed:
    case FindingKind::BitmapPadding:
    case FindingKind::BitmapUnreadable:
    case FindingKind::BitmapChecksum:
    case FindingKind::FreeCountWrong:
    case FindingKind::MetadataFree: return Severity::Error;
    case FindingKind::SystemFileFaulty: return ofSystemFileFault(static_cast<SystemFileFault>(numbers[1]));
    case FindingKind::FeaturesConflict: return ofFeatureRule(static_cast<FeatureRule>(numbers[0]));
    case FindingKind::OtherVolumeFaulty: return numbers[0] > 0 ? Severity::Error : Severity::Warning;
    case FindingKind::NotLookedAt: return ofUnseen(static_cast<UnseenReason>(numbers[0]), numbers[1]);
    case FindingKind::MoreOfTheSame: return static_cast<Severity>(std::min<std::uint64_t>(numbers[1], worst));
    case FindingKind::TableFaulty: return finding.fault ? ofTableFault(finding.fault->kind) : Severity::Error;
    }
    return Severity::Error;
}

} // namespace atlas
