// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/other_volumes.h"

#include "alignment/health.h"
#include "disk/choose_inner_volume.h"
#include "ext4/read_layout.h"
#include "report/messages/finding_text.h"

#include <set>

namespace atlas::cli {
namespace {

/// A hostile table lists thousands of partitions, each of which may cost as much as a volume.
constexpr std::size_t maxVolumes = 64;

std::optional<Finding> findingOf(const ByteSource& source, const Placement& placement) {
    auto claims = readLayout(source, placement);
    if (!claims) {
        return Finding{.kind = FindingKind::VolumeUnreadable,
                       .severity = Severity::Error,
                       .partition = placement.partition,
                       .detail = sentence(claims.error())};
    }
    const auto health = tally(resolve(std::move(*claims)).findings);
    if (!health.worst) {
        return std::nullopt;
    }
    return Finding{.kind = FindingKind::OtherVolumeFaulty,
                   .severity = health.errors > 0 ? Severity::Error : Severity::Warning,
                   .numbers = {health.errors, health.warnings},
                   .partition = placement.partition,
                   .detail = format(phrase(*health.worst).text)};
}

} // namespace

void judgeOtherVolumes(const ByteSource& source, Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    std::set<ByteOffset> seen;
    if (snapshot.placement && !snapshot.image) {
        seen.insert(snapshot.placement->bytes.first);
    }
    const bool inContainer = snapshot.image || !snapshot.layers.empty();
    std::uint64_t unread = extVolumesInside(disk) - (inContainer && extVolumesInside(disk) > 0 ? 1 : 0);
    for (const auto& partition : disk.table.partitions) {
        const auto bytes = bytesOf(disk, partition);
        const bool onDisk = !bytes.empty() && bytes.first.value < disk.size.value;
        if (!partition.content.isExt() || !onDisk || !seen.insert(bytes.first).second) {
            continue;
        }
        if (seen.size() > maxVolumes) {
            ++unread;
        } else if (auto finding =
                       findingOf(source, {.bytes = bytes, .partition = partition.number, .source = Source::Table})) {
            snapshot.findings.push_back(std::move(*finding));
        }
    }
    if (unread > 0) {
        snapshot.findings.push_back(
            {.kind = FindingKind::VolumesNotRead, .severity = Severity::Warning, .numbers = {unread}});
    }
}

} // namespace atlas::cli
