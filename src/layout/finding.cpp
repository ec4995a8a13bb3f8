// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding.h"

#include "disk/container.h"
#include "ondisk/superblock.h"

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

namespace {

constexpr std::array kindNames{
#define FINDING(kind, json, severity) std::string_view(json),
#include "layout/findings.def"
#undef FINDING
};

} // namespace

std::string_view name(FindingKind kind) {
    const auto n = static_cast<std::size_t>(kind);
    return n < kindNames.size() ? kindNames[n] : "";
}

bool isFindingKind(std::string_view name) { return std::ranges::find(kindNames, name) != kindNames.end(); }

void CappedFindings::add(Finding finding) {
    if (m_kept.size() < m_maximum)
        m_kept.push_back(std::move(finding));
    else
        ++m_more;
}

void CappedFindings::add(const CappedFindings& other) {
    for (const auto& finding : other.m_kept)
        add(finding);
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

/// A table without a description of its fault cannot be read.
Severity ofTableFault(const std::optional<TableFault>& fault) {
    if (!fault)
        return Severity::Error;
    switch (fault->kind) {
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
Severity ofSystemFileFault(std::uint64_t fault) {
    return fault == static_cast<std::uint64_t>(SystemFileFault::UnknownFeatures) ? Severity::Warning : Severity::Error;
}

/// A layer that cannot be used because its data do not fill whole sectors, or because the device is too small.
Severity ofMisfit(std::uint64_t has, std::uint64_t needs) {
    return needs == 0 || needs > has ? Severity::Error : Severity::Note;
}

/// A value that matters only to those who use the file system, not to those who read or repair it by the backup.
Severity ofBackupField(std::string_view field) { return isReadInBackup(field) ? Severity::Warning : Severity::Note; }

/// e2fsck clears the mark without asking if there are no orphans.
Severity ofFeatureRule(std::uint64_t rule) {
    return rule == static_cast<std::uint64_t>(FeatureRule::OrphansWithoutCause) ? Severity::Warning : Severity::Error;
}

/// Where only a count or a mark is wrong, nothing is lost.
Severity ofFileFault(std::uint64_t fault) {
    switch (static_cast<FileFault>(fault)) {
    case FileFault::BlockUnowned:
    case FileFault::InodeMarked:
    case FileFault::EntryType:
    case FileFault::AttributesCount:
    case FileFault::DirectoryCount:
    case FileFault::Quota: return Severity::Warning;
    default: return Severity::Error;
    }
}

/// Linux mounts the file system despite an unknown feature of the other classes, but e2fsck, which refuses all of them,
/// can neither check nor repair it, not even at boot.
Severity ofFeatureClass(std::uint64_t featureClass) {
    return featureClass == static_cast<std::uint64_t>(FeatureClass::Incompat) ? Severity::Error : Severity::Warning;
}

/// A volume type that this program does not map is no fault of the image.
Severity ofObstacle(VolumeObstacle obstacle) {
    const bool sound = obstacle == VolumeObstacle::SegmentType || obstacle == VolumeObstacle::Snapshot;
    return sound ? Severity::Note : Severity::Warning;
}

/// A warning if a file system or volume was expected.
Severity ofUnseen(std::uint64_t reason, std::uint64_t number) {
    switch (static_cast<UnseenReason>(reason)) {
    case UnseenReason::NoGroup: return Severity::Warning;
    case UnseenReason::NotRecognised: return number != 0 ? Severity::Warning : Severity::Note;
    case UnseenReason::Obstacle: return ofObstacle(static_cast<VolumeObstacle>(number));
    default: return Severity::Note;
    }
}

/// The severity of the findings that were only counted.
Severity ofMore(std::uint64_t severity) {
    return static_cast<Severity>(std::min(severity, static_cast<std::uint64_t>(Severity::Error)));
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): one statement for each kind
Severity severityOf(const Finding& finding) {
    using enum Severity;
    const auto& numbers = finding.numbers;
    switch (finding.kind) {
#define FINDING(kind, json, severity)                                                                                  \
    case FindingKind::kind: return severity;
#include "layout/findings.def"
#undef FINDING
    }
    return Error;
}

namespace {

/// Warnings about alignment, which are no faults.
bool isOfAlignment(FindingKind kind) {
    return kind == FindingKind::BlockSmallerThanSector || kind == FindingKind::OtherVolumeOfSmallBlocks ||
           kind == FindingKind::PlaceUnknown || kind == FindingKind::FitsReportedSectors;
}

} // namespace

bool isOfHealth(const Finding& finding) {
    const auto severity = severityOf(finding);
    return severity == Severity::Error || (severity == Severity::Warning && !isOfAlignment(finding.kind));
}

} // namespace atlas
