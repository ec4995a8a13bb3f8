// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding.h"

#include "disk/container.h"

#include <algorithm>

namespace atlas {

std::string_view name(Severity severity) {
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Misaligned: return "misaligned";
    case Severity::Error: return "error";
    }
    return "";
}

std::string_view name(FindingKind kind) {
    switch (kind) {
    case FindingKind::SuperblockFromBackup: return "superblock_from_backup";
    case FindingKind::OpenedTolerantly: return "opened_tolerantly";
    case FindingKind::SuperblockChecksum: return "superblock_checksum";
    case FindingKind::DescriptorChecksum: return "descriptor_checksum";
    case FindingKind::VolumePastEnd: return "volume_past_end";
    case FindingKind::NeedsRecovery: return "needs_recovery";
    case FindingKind::Mounted: return "mounted";
    case FindingKind::NotClean: return "not_clean";
    case FindingKind::ExternalJournal: return "external_journal";
    case FindingKind::FileUnreadable: return "file_unreadable";
    case FindingKind::OutsideVolume: return "outside_volume";
    case FindingKind::ClaimLost: return "claim_lost";
    case FindingKind::SystemFileFaulty: return "system_file_faulty";
    case FindingKind::ErrorsRecorded: return "errors_recorded";
    case FindingKind::CountImpossible: return "count_impossible";
    case FindingKind::FlagsImpossible: return "flags_impossible";
    case FindingKind::FieldImpossible: return "field_impossible";
    case FindingKind::FeaturesConflict: return "features_conflict";
    case FindingKind::FreeTotalWrong: return "free_total_wrong";
    case FindingKind::JournalNotEmpty: return "journal_not_empty";
    case FindingKind::JournalErrorRecorded: return "journal_error_recorded";
    case FindingKind::OrphansUnmarked: return "orphans_unmarked";
    case FindingKind::MmpInUse: return "mmp_in_use";
    case FindingKind::NotADisk: return "not_a_disk";
    case FindingKind::OtherVolumeFaulty: return "other_volume_faulty";
    case FindingKind::OtherVolumeMisaligned: return "other_volume_misaligned";
    case FindingKind::NotLookedAt: return "not_looked_at";
    case FindingKind::VolumesNotRead: return "volumes_not_read";
    case FindingKind::VolumeUnreadable: return "volume_unreadable";
    case FindingKind::LayerChecksum: return "layer_checksum";
    case FindingKind::LayerOutdated: return "layer_outdated";
    case FindingKind::ReadFailed: return "read_failed";
    case FindingKind::VolumeInPieces: return "volume_in_pieces";
    case FindingKind::MoreOfTheSame: return "more_of_the_same";
    case FindingKind::BackupDiffers: return "backup_differs";
    case FindingKind::BackupDamaged: return "backup_damaged";
    case FindingKind::BitmapPadding: return "bitmap_padding";
    case FindingKind::ContentAmbiguous: return "content_ambiguous";
    case FindingKind::BackupsBehind: return "backups_behind";
    case FindingKind::TableFaulty: return "table_faulty";
    case FindingKind::StartOffGrid: return "start_off_grid";
    case FindingKind::StartCompensated: return "start_compensated";
    case FindingKind::MemberOffGrid: return "member_off_grid";
    case FindingKind::KernelSaysMisaligned: return "kernel_says_misaligned";
    case FindingKind::StartOffOptimalIo: return "start_off_optimal_io";
    case FindingKind::BogusStripeWidth: return "bogus_stripe_width";
    case FindingKind::LayerOffGrid: return "layer_off_grid";
    case FindingKind::StructuresMisaligned: return "structures_misaligned";
    case FindingKind::BlockSmallerThanSector: return "block_smaller_than_sector";
    case FindingKind::BlockBelowLogicalSector: return "block_below_logical_sector";
    case FindingKind::TableOfOtherSectors: return "table_of_other_sectors";
    case FindingKind::SectorSizeAssumed: return "sector_size_assumed";
    case FindingKind::BitmapUnreadable: return "bitmap_unreadable";
    case FindingKind::BitmapChecksum: return "bitmap_checksum";
    case FindingKind::FreeCountWrong: return "free_count_wrong";
    case FindingKind::MetadataFree: return "metadata_free";
    }
    return "";
}

void CappedFindings::add(Finding finding) {
    if (m_kept.size() < m_maximum) {
        m_kept.push_back(std::move(finding));
    } else {
        ++m_more;
    }
}

void CappedFindings::add(const CappedFindings& other) {
    for (const auto& finding : other.m_kept) {
        add(finding);
    }
    m_more += other.m_more;
}

void CappedFindings::appendTo(std::vector<Finding>& into) const {
    into.insert(into.end(), m_kept.begin(), m_kept.end());
    if (m_more > 0) {
        into.push_back({.kind = FindingKind::MoreOfTheSame,
                        .numbers = {m_more, static_cast<std::uint64_t>(severityOf(m_kept.front()))},
                        .detail = std::string(name(m_kept.front().kind))});
    }
}

namespace {

constexpr auto worst = static_cast<std::uint64_t>(Severity::Error);

Severity ofTableFault(TableFaultKind fault) {
    switch (fault) {
    case TableFaultKind::HybridMbr:
        return Severity::Note; // created on purpose
    // The primary GPT can be read, and the table is complete.
    case TableFaultKind::BackupDamaged:
    case TableFaultKind::BackupNotAtEnd:
    case TableFaultKind::CopiesDiffer:
    case TableFaultKind::HeadersDiffer:
    case TableFaultKind::SecondExtended:
    case TableFaultKind::OutsideUsable: return Severity::Warning;
    default: return Severity::Error;
    }
}

/// Unknown features may belong to a newer kernel.
Severity ofSystemFileFault(SystemFileFault fault) {
    return fault == SystemFileFault::UnknownFeatures ? Severity::Warning : Severity::Error;
}

/// e2fsck clears the mark without asking if there are no orphans.
Severity ofFeatureRule(FeatureRule rule) {
    return rule == FeatureRule::OrphansWithoutCause ? Severity::Warning : Severity::Error;
}

/// A volume type that this program does not map is no fault of the image.
Severity ofObstacle(VolumeObstacle obstacle) {
    const bool sound = obstacle == VolumeObstacle::SegmentType || obstacle == VolumeObstacle::Snapshot;
    return sound ? Severity::Note : Severity::Warning;
}

/// A warning if a file system or volume was expected.
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
