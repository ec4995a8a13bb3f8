// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/read_volume.h"

#include "ext4/replay_journal.h"
#include "reading/settled_layout.h"

#include <algorithm>

namespace atlas {
namespace {

/// Whether the journal holds transactions: by the superblock, or, where that is a copy or was repaired, by the journal.
bool hasToReplay(const LayoutClaims& claims) {
    const auto isNotEmpty = [](const Finding& finding) { return finding.kind == FindingKind::JournalNotEmpty; };
    return claims.filesystem.needsRecovery || std::ranges::any_of(claims.findings, isNotEmpty);
}

void addFindings(const JournalReplay& replay, std::vector<Finding>& findings) {
    findings.push_back({.kind = FindingKind::JournalReplayed,
                        .region = RegionKind::Journal,
                        .numbers = {replay.transactions, replay.blocks, replay.revoked}});
    for (const auto& [gap, number] : replay.gaps()) {
        findings.push_back({.kind = FindingKind::ReplayIncomplete,
                            .region = RegionKind::Journal,
                            .numbers = {static_cast<std::uint64_t>(gap), number}});
    }
}

Error mountedError(const ByteSource& disk, const MountedInside& mounted) {
    return {.kind = ErrorKind::Unsupported,
            .what = "the journal cannot be replayed: the file system is mounted at " + mounted.point,
            .where = disk.name(),
            .hint = "unmount it first, or leave out --replay"};
}

/// The journal's overlay in the bytes of the volume; nullopt without anything to replay.
Result<std::optional<ReplayedJournal>> replayOf(const ByteSource& bytes, const VolumePlace& place,
                                                const ReadOptions& reading) {
    const auto before = readLayout(bytes, place.placement, reading);
    if (!before)
        return std::unexpected(before.error());
    if (!hasToReplay(*before))
        return std::nullopt;
    auto replayed = replayJournal(bytes, place.placement.bytes.first, *before);
    if (!replayed)
        return std::unexpected(replayed.error());
    return std::move(*replayed);
}

} // namespace

Result<VolumeReading> readVolume(const VolumePlace& place, const ByteSource& disk, const ImageOptions& options,
                                 const std::vector<MountedInside>& mounted, ReadOptions reading) {
    auto bytes = bytesAround(place, disk);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto* const inUse = mountedAt(mounted, place.starts().front());
    reading.maxGroups = options.groupLimit();
    reading.superblock = options.superblock;
    reading.isMetadataImage = options.isMetadataImage;
    if (options.replay && inUse != nullptr)
        return std::unexpected(mountedError(disk, *inUse));
    auto replayed =
        options.replay ? replayOf(**bytes, place, reading) : Result<std::optional<ReplayedJournal>>(std::nullopt);
    if (!replayed)
        return std::unexpected(replayed.error());
    VolumeReading result{.bytes = std::move(*bytes), .claims = {}};
    if (*replayed) {
        result.bytes = overlaid(std::move(result.bytes), (*replayed)->overlay);
        result.overlay = mappedTo(place.pieces, (*replayed)->overlay);
    }
    auto claims = readSettledLayout(*result.bytes, place.placement, reading, inUse);
    if (!claims)
        return std::unexpected(claims.error());
    result.claims = std::move(*claims);
    if (*replayed) {
        auto& fs = result.claims.filesystem;
        fs.replay = (*replayed)->replay;
        if (!fs.replay->isComplete() && fs.state == "clean")
            fs.state = "needs recovery";
        addFindings((*replayed)->replay, result.claims.findings);
    }
    return result;
}

} // namespace atlas
