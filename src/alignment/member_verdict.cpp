// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/member_verdict.h"

#include "alignment/fit.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace atlas {
namespace {

/// Judges on one member after another; those with the same grid share the work.
class Judge {
public:
    Judge(const Snapshot& snapshot, ByteInterval judged) : m_snapshot(snapshot), m_judged(judged) {}

    MemberVerdict on(const Member& member) {
        MemberVerdict verdict{.member = member};
        if (!member.known) {
            return verdict;
        }
        const auto grid = member.grid();
        const auto first = std::max(m_judged.first, member.bytes.first);
        verdict.start = member.onDisk(first);
        verdict.past = pastBoundary(first, grid);
        verdict.fit = startFit(first, grid);
        if (m_snapshot.hasVolume()) {
            const auto& [fit, misaligned] = structuresOn(grid);
            verdict.fit = fit;
            verdict.misaligned = misaligned;
        }
        return verdict;
    }

private:
    using Structures = std::pair<Fit, std::uint64_t>;

    const Structures& structuresOn(SectorGrid grid) {
        const auto [at, isNew] = m_structures.try_emplace({grid.size.value, grid.phase.value});
        if (isNew) {
            const auto alignment = align(*m_snapshot.layout, *m_snapshot.placement, grid);
            at->second = {alignment.verdict, alignment.total().misaligned()};
        }
        return at->second;
    }

    const Snapshot& m_snapshot;
    ByteInterval m_judged;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Structures> m_structures;
};

auto severity(const MemberVerdict& verdict) { return std::tuple(verdict.fit, verdict.misaligned); }

} // namespace

std::vector<MemberVerdict> memberVerdicts(const Snapshot& snapshot) {
    const auto& drive = snapshot.disk.drive;
    const auto judged = snapshot.placement ? snapshot.placement->bytes : ByteInterval{{0}, snapshot.disk.size};
    std::vector<MemberVerdict> verdicts;
    const bool isPhaseAlone = drive.phase.source == Source::User && drive.physicalSector.source != Source::User;
    if (isPhaseAlone && !snapshot.disk.isVolumeOfImage()) {
        return verdicts; // see applyTo()
    }
    Judge judge(snapshot, judged);
    for (const auto& member : membersOf(snapshot.disk.devices)) {
        if (!intersection(member.bytes, judged).empty()) {
            verdicts.push_back(judge.on(member));
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
