// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/member_verdict.h"

#include "alignment/fit.h"

#include <algorithm>
#include <tuple>

namespace atlas {
namespace {

/// `alignments`: null without a volume.
MemberVerdict verdictOn(const Member& member, ByteInterval judged, Alignments* alignments) {
    MemberVerdict verdict{.member = member};
    if (!member.known) {
        return verdict;
    }
    const auto grid = member.grid();
    const auto first = std::max(judged.first, member.bytes.first);
    verdict.start = member.onDisk(first);
    verdict.past = pastBoundary(first, grid);
    verdict.fit = startFit(first, grid);
    if (alignments != nullptr) {
        const auto& alignment = alignments->on(grid);
        verdict.fit = alignment.verdict;
        verdict.misaligned = alignment.total().misaligned();
    }
    return verdict;
}

auto severity(const MemberVerdict& verdict) { return std::tuple(verdict.fit, verdict.misaligned); }

} // namespace

std::vector<MemberVerdict> memberVerdicts(const Snapshot& snapshot, Alignments& alignments) {
    const auto& drive = snapshot.disk.drive;
    const auto judged = snapshot.placement ? snapshot.placement->bytes : ByteInterval{{0}, snapshot.disk.size};
    std::vector<MemberVerdict> verdicts;
    const bool isPhaseAlone = drive.phase.source == Source::User && drive.physicalSector.source != Source::User;
    if (isPhaseAlone && !snapshot.disk.isVolumeOfImage()) {
        return verdicts; // see applyTo()
    }
    for (const auto& member : membersOf(snapshot.disk.devices)) {
        if (!intersection(member.bytes, judged).empty()) {
            verdicts.push_back(verdictOn(member, judged, snapshot.hasVolume() ? &alignments : nullptr));
        }
    }
    return verdicts;
}

const MemberVerdict* worstOf(const std::vector<MemberVerdict>& verdicts) {
    const MemberVerdict* worst = nullptr;
    for (const auto& verdict : verdicts) {
        if (verdict.member.known && (worst == nullptr || severity(verdict) > severity(*worst))) {
            worst = &verdict;
        }
    }
    return worst;
}

Drive withSectorsOfWorst(const Disk& disk, const std::vector<MemberVerdict>& verdicts) {
    auto drive = disk.drive;
    if (const auto* worst = worstOf(verdicts)) {
        const auto grid = worst->member.grid();
        // An image carries no geometry: its sectors stay assumed, and so do the boundaries that follow from them.
        const auto source = disk.isVolumeOfImage() ? Source::Assumption : Source::Device;
        if (drive.physicalSector.source != Source::User) {
            drive.physicalSector = {grid.size, source};
        }
        drive.phase = {grid.phase, source};
    }
    return drive;
}

bool isSaidByKernel(const Drive& drive, const std::vector<MemberVerdict>& verdicts) {
    const bool known =
        !verdicts.empty() && std::ranges::all_of(verdicts, [](const auto& each) { return each.member.known; });
    return drive.misaligned && drive.phase.source != Source::User && !known;
}

} // namespace atlas
