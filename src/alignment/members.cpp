// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/members.h"

#include "alignment/grid.h"

#include <algorithm>
#include <tuple>

namespace atlas {
namespace {

/// `alignments` is null without a volume.
MemberVerdict verdictOn(const Member& member, ByteInterval judged, Alignments* alignments) {
    MemberVerdict verdict{.member = member};
    if (!member.known)
        return verdict;
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

/// Small blocks are partial on every member, so the start decides between them.
auto severity(const MemberVerdict& verdict) {
    return std::tuple(verdict.fit, verdict.past.value > 0, verdict.misaligned);
}

} // namespace

std::vector<MemberVerdict> memberVerdicts(const Snapshot& snapshot, Alignments& alignments) {
    const auto& drive = snapshot.disk.drive;
    const auto judged = snapshot.placement ? snapshot.placement->bytes : ByteInterval{{0}, snapshot.disk.size};
    std::vector<MemberVerdict> verdicts;
    const bool isPhaseAlone = drive.phase.source == Source::User && drive.physicalSector.source != Source::User;
    if (isPhaseAlone && !snapshot.disk.isVolumeOfImage())
        return verdicts; // see applyTo()
    for (const auto& member : membersOf(snapshot.disk.devices))
        if (!intersection(member.bytes, judged).empty())
            verdicts.push_back(verdictOn(member, judged, snapshot.hasVolume() ? &alignments : nullptr));
    return verdicts;
}

const MemberVerdict* worstOf(const std::vector<MemberVerdict>& verdicts) {
    const MemberVerdict* worst = nullptr;
    for (const auto& verdict : verdicts)
        if (verdict.member.known && (worst == nullptr || severity(verdict) > severity(*worst)))
            worst = &verdict;
    return worst;
}

Drive withSectorsOfWorst(const Disk& disk, const std::vector<MemberVerdict>& verdicts) {
    auto drive = disk.drive;
    if (const auto* worst = worstOf(verdicts)) {
        const auto grid = worst->member.grid();
        // An image has no geometry: its sectors and the boundaries that follow from them stay assumptions.
        const auto source = disk.isVolumeOfImage() ? Source::Assumption : worst->member.sectorSource;
        if (drive.physicalSector.source != Source::User)
            drive.physicalSector = {grid.size, source};
        drive.phase = {grid.phase, source};
        drive.reportedSector = worst->member.reportedSector;
    }
    return drive;
}

bool isSaidByKernel(const Drive& drive, const std::vector<MemberVerdict>& verdicts) {
    const bool known =
        !verdicts.empty() && std::ranges::all_of(verdicts, [](const auto& each) { return each.member.known; });
    return drive.misaligned && drive.phase.source != Source::User && !known;
}

bool isPlaceUnknown(const Snapshot& snapshot, const std::vector<MemberVerdict>& verdicts) {
    return std::ranges::any_of(verdicts, [&](const MemberVerdict& verdict) {
        const auto& member = verdict.member;
        const bool isUnplaced = snapshot.hasVolume() ? !member.known : !member.isPlaced();
        return isUnplaced && member.sectors.size > snapshot.disk.drive.targetSector();
    });
}

namespace {

using Devices = std::vector<BlockDevice>;

std::size_t aboveOf(const Devices& devices, std::size_t row) {
    auto above = row;
    while (devices[above].depth >= devices[row].depth)
        --above;
    return above;
}

bool isBottom(const Devices& devices, std::size_t row) {
    return row + 1 == devices.size() || devices[row + 1].depth <= devices[row].depth;
}

/// Whether a logical volume begins off the grid within the extents of the physical volume `below`, so that no other
/// place of the extents puts it on the grid.
bool isOffInExtents(const BlockDevice& below) {
    return below.extents && below.carries && (*below.carries - *below.extents).value % below.grid.size.value != 0;
}

/// The layer that places the device in `row` on the one in row `below`.
std::optional<Layer> layerOf(const Devices& devices, std::size_t row, std::size_t below) {
    const auto& device = devices[row];
    switch (device.kind) {
    case BlockDeviceKind::Crypt:
        if (device.luksVersion == 0)
            return std::nullopt;
        return Layer{.kind = device.luksVersion == 1 ? LayerKind::Luks1 : LayerKind::Luks2};
    case BlockDeviceKind::LogicalVolume:
        return isOffInExtents(devices[below]) ? Layer{.kind = LayerKind::LvmLinearVolume, .name = device.label}
                                              : Layer{.kind = LayerKind::LvmPhysicalVolume};
    case BlockDeviceKind::Md: {
        Layer layer{.kind = LayerKind::MdMember};
        for (std::size_t other = row + 1; other < devices.size() && devices[other].depth > device.depth; ++other)
            layer.members += devices[other].depth == device.depth + 1 ? 1 : 0;
        return layer;
    }
    default: return std::nullopt;
    }
}

/// Searches from the disk in row `bottom` upwards for the first device that starts off the disk's physical sectors.
std::optional<DeviceFault> faultAbove(const Devices& devices, std::size_t bottom) {
    for (auto below = bottom; devices[below].depth > 0; below = aboveOf(devices, below)) {
        const auto start = devices[below].aboveOnDisk();
        if (!start)
            return std::nullopt;
        if (const auto past = pastBoundary(*start, devices[bottom].grid); past.value > 0) {
            const auto row = aboveOf(devices, below);
            return DeviceFault{below, devices[row].kind, devices[row].name, *start, past, layerOf(devices, row, below)};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<DeviceFault> deviceFault(const Snapshot& snapshot) {
    const auto& devices = snapshot.disk.devices;
    for (std::size_t row = 1; row < devices.size(); ++row) {
        const auto fault = isBottom(devices, row) ? faultAbove(devices, row) : std::nullopt;
        if (fault)
            return fault;
    }
    return std::nullopt;
}

} // namespace atlas
