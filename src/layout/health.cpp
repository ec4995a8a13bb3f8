// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/health.h"

#include "base/number_text.h"
#include "base/utf8.h"
#include "disk/choose_volume.h"
#include "layout/finding.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

HealthScope scopeOf(const Snapshot& snapshot) {
    if (snapshot.layout)
        return isOfText(*snapshot.layout) ? HealthScope::Text : HealthScope::Volume;
    if (snapshot.disk.table.kind != TableKind::None)
        return HealthScope::PartitionTable;
    return snapshot.hasContent() ? HealthScope::OtherContent : HealthScope::Nothing;
}

/// How many volumes, or parts of them, the finding reports as not examined.
std::uint64_t unseenBy(const Finding& finding) {
    switch (finding.kind) {
    case FindingKind::NotLookedAt:
    case FindingKind::ExternalJournal: return 1;
    case FindingKind::VolumesNotRead: return finding.numbers[0];
    case FindingKind::MoreOfTheSame: return finding.detail == name(FindingKind::NotLookedAt) ? finding.numbers[0] : 0;
    default: return 0;
    }
}

bool isAbout(const Finding& finding, FindingKind kind) {
    return finding.kind == kind || (finding.kind == FindingKind::MoreOfTheSame && finding.detail == name(kind));
}

bool isOfChecksums(FileFault fault) {
    return fault == FileFault::InodeChecksum || fault == FileFault::MapChecksum ||
           fault == FileFault::DirectoryChecksum || fault == FileFault::AttributesChecksum;
}

/// How many wrong checksums the finding reports. A faulty system file or backup may have correct ones.
std::uint64_t wrongChecksumsIn(const Finding& finding) {
    const auto more = finding.kind == FindingKind::MoreOfTheSame ? finding.numbers[0] : 1;
    if (isAbout(finding, FindingKind::SuperblockChecksum) || isAbout(finding, FindingKind::BitmapChecksum))
        return more;
    if (isAbout(finding, FindingKind::DescriptorChecksum))
        return finding.kind == FindingKind::MoreOfTheSame ? more : finding.groups.value;
    if (finding.kind == FindingKind::BackupDamaged)
        return finding.numbers[0] != finding.numbers[1] ? 1 + finding.others.size() : 0;
    if (finding.kind == FindingKind::FileFaulty)
        return isOfChecksums(static_cast<FileFault>(finding.numbers[0])) ? finding.numbers[1] : 0;
    const auto fault = static_cast<SystemFileFault>(finding.numbers[1]);
    return finding.kind == FindingKind::SystemFileFaulty &&
                   (fault == SystemFileFault::WrongChecksum || fault == SystemFileFault::ContentChecksum)
               ? 1
               : 0;
}

std::optional<ChecksumCover> coverOf(const Layout* layout) {
    if (layout == nullptr)
        return std::nullopt;
    const auto& fs = layout->filesystem;
    return fs.has("metadata_csum")     ? ChecksumCover::Metadata
           : fs.checksumsDescriptors() ? ChecksumCover::Descriptors
                                       : ChecksumCover::None;
}

void count(Health& health, const Finding& finding) {
    health.unseenCount += unseenBy(finding);
    health.wrongChecksums += wrongChecksumsIn(finding);
    if (finding.kind == FindingKind::NotLookedAt || finding.kind == FindingKind::ExternalJournal)
        health.unseen.push_back(finding);
    if (!isOfHealth(finding))
        return;
    const auto severity = severityOf(finding);
    auto& sum = severity == Severity::Error ? health.errors : health.warnings;
    sum += finding.kind == FindingKind::MoreOfTheSame ? finding.numbers[0] : 1;
    if (!health.worst || severity > severityOf(*health.worst))
        health.worst = finding;
}

HealthVerdict verdictOf(const Health& health) {
    if (health.errors > 0)
        return HealthVerdict::Error;
    if (health.warnings > 0)
        return HealthVerdict::Warning;
    return health.scope == HealthScope::Volume ? HealthVerdict::Healthy : HealthVerdict::Unknown;
}

} // namespace

std::string_view name(HealthVerdict verdict) {
    switch (verdict) {
    case HealthVerdict::Healthy: return "healthy";
    case HealthVerdict::Unknown: return "unknown";
    case HealthVerdict::Warning: return "warning";
    case HealthVerdict::Error: return "error";
    }
    return "";
}

std::string_view name(ChecksumCover cover) {
    switch (cover) {
    case ChecksumCover::None: return "none";
    case ChecksumCover::Descriptors: return "uninit_bg";
    case ChecksumCover::Metadata: return "metadata_csum";
    }
    return "";
}

std::string_view name(FilesRead files) {
    switch (files) {
    case FilesRead::No: return "no";
    case FilesRead::Partly: return "partly";
    case FilesRead::All: return "all";
    }
    return "";
}

std::uint64_t notCovered(const Health& health) {
    const bool lacksBitmaps =
        health.othersWithoutBitmaps > 0 || (health.scope == HealthScope::Volume && !health.bitmapsRead);
    return health.unseenCount + (lacksBitmaps ? 1 : 0);
}

Health tally(std::span<const Finding> findings) {
    Health health;
    for (const auto& finding : findings)
        count(health, finding);
    return health;
}

Health healthOf(std::span<const Finding> findings, const Snapshot& snapshot) {
    auto health = tally(findings);
    health.scope = scopeOf(snapshot);
    health.checksums = coverOf(snapshot.layout.get());
    health.isOfMetadataImage = snapshot.layout && isOfMetadataImage(*snapshot.layout);
    health.othersWithoutBitmaps = snapshot.otherVolumes.size();
    health.verdict = verdictOf(health);
    return health;
}

Health withBitmaps(Health health, std::span<const Finding> findings, bool complete) {
    for (const auto& finding : findings)
        count(health, finding);
    health.bitmapsRead = complete;
    health.verdict = verdictOf(health);
    return health;
}

Health withFiles(Health health, std::span<const Finding> findings, FilesRead files) {
    for (const auto& finding : findings)
        count(health, finding);
    health.files = files;
    health.verdict = verdictOf(health);
    return health;
}

void sortWorstFirst(std::vector<Finding>& findings) {
    std::ranges::stable_sort(findings, std::ranges::greater{}, severityOf);
}

std::vector<Finding> readingFindings(const Snapshot& snapshot) {
    auto findings = snapshot.findings;
    if (snapshot.layout)
        findings.insert(findings.end(), snapshot.layout->findings.begin(), snapshot.layout->findings.end());
    const auto& physical = snapshot.disk.drive.physicalSector;
    if (physical.source == Source::Assumption)
        findings.push_back({.kind = FindingKind::SectorSizeAssumed,
                            .numbers = {physical.value.value, snapshot.disk.drive.reportedSector.value,
                                        snapshot.opened().isDevice ? 1ULL : 0ULL}});
    sortWorstFirst(findings);
    return findings;
}

namespace {

const Finding* firstOf(FindingKind kind, const Snapshot& snapshot) {
    const auto found = std::ranges::find(snapshot.findings, kind, &Finding::kind);
    return found == snapshot.findings.end() ? nullptr : &*found;
}

Error noDiskImage(std::string_view kind) {
    return {.kind = ErrorKind::Unsupported, .what = fmt::format("this is {}, not a disk image", kind)};
}

Error noneFound(const Disk& disk) {
    auto error = noExtFileSystem({});
    error.found = contentsOf(disk);
    error.expected = "ext2, ext3 or ext4";
    return error;
}

/// The detail names the image unless it was redacted.
Error unreadable(const Finding& finding, const std::string& opened) {
    const bool isRedacted = finding.detail.starts_with(": ");
    return {.kind = ErrorKind::Corrupt, .what = isRedacted ? opened + finding.detail : finding.detail};
}

/// Adds where else a file system was found.
void suggest(const Finding& displaced, Error& error) {
    const auto [at, start, first] = displaced.numbers;
    error.found = displaced.group == noGroup
                      ? fmt::format("an {} superblock at byte {}", displaced.detail, grouped(at))
                      : fmt::format("a copy of an {} superblock, of group {}, at byte {}", displaced.detail,
                                    grouped(displaced.group.value), grouped(at));
    error.expected.clear();
    if (start != 0)
        error.hint = fmt::format("--offset {}", start - 1);
}

/// The texts may come from a snapshot file written by anybody.
Error cleaned(Error error) {
    for (auto* text : {&error.what, &error.where, &error.found, &error.expected, &error.hint})
        *text = printable(*text);
    return error;
}

} // namespace

Error whyNoVolume(const Snapshot& snapshot, const std::string& opened) {
    Error error;
    if (const auto* const plain = firstOf(FindingKind::NotADisk, snapshot))
        error = noDiskImage(plain->detail);
    else if (snapshot.noVolume)
        error = *snapshot.noVolume;
    else if (const auto* const likeliest = firstOf(FindingKind::VolumeUnreadable, snapshot))
        return cleaned(unreadable(*likeliest, opened));
    else
        error = noneFound(snapshot.opened());
    if (const auto* const displaced = firstOf(FindingKind::DisplacedFilesystem, snapshot))
        suggest(*displaced, error);
    if (error.where.empty()) {
        const auto& image = snapshot.opened().path;
        error.where = image.empty() ? opened : image;
    }
    return cleaned(std::move(error));
}

std::optional<ByteOffset> displacedStart(const Snapshot& snapshot) {
    for (const auto& finding : snapshot.findings)
        if (finding.kind == FindingKind::DisplacedFilesystem && finding.numbers[1] != 0)
            return ByteOffset{finding.numbers[1] - 1};
    return std::nullopt;
}

bool isOneVolumeMissing(const Snapshot& snapshot) { return snapshot.isVolumeNamed || !snapshot.otherVolumes.empty(); }

std::optional<Error> whyUnreadable(const Snapshot& snapshot, const VolumeName& volume, const std::string& opened) {
    const auto found = std::ranges::find_if(snapshot.findings, [&](const Finding& each) {
        return each.kind == FindingKind::VolumeUnreadable && each.volume == volume;
    });
    return found == snapshot.findings.end() ? std::nullopt : std::optional(cleaned(unreadable(*found, opened)));
}

} // namespace atlas
