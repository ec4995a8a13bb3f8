// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/simulation.h"

#include "alignment/block_cuts.h"
#include "alignment/block_judge.h"
#include "alignment/findings.h"
#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "alignment/starts.h"
#include "alignment/what_if.h"
#include "layout/snapshot.h"

#include <algorithm>

namespace atlas {
namespace {

/// It is unknown where the structures will lie, so the worst possible block decides.
void judgeNewBlocks(Outcome& outcome, ByteCount size, ByteOffset start, SectorGrid grid) {
    const BlockJudge blocks(size, start, grid);
    outcome.readModifyWrites = static_cast<std::uint64_t>(blocks.worstReadModifyWrites());
    outcome.verdict = blocks.worst();
}

} // namespace

bool isWorse(const Outcome& after, const Outcome& before) {
    if (after.verdict > before.verdict || after.partition > before.partition || after.misaligned > before.misaligned ||
        after.readModifyWrites > before.readModifyWrites) {
        return true;
    }
    return std::ranges::any_of(allGranularityKinds, [&](GranularityKind kind) {
        return before.on(kind).known && before.on(kind).past.value == 0 && after.on(kind).past.value > 0;
    });
}

bool isCure(const Outcome& after, GranularityKind kind, const Outcome& before) {
    return after.on(kind).past.value == 0 && !isWorse(after, before);
}

const Partition* Simulation::partition() const {
    return m_partition ? m_snapshot.disk.table.find(*m_partition) : nullptr;
}

const std::vector<Layer>& Simulation::layers() const {
    static const std::vector<Layer> none;
    return partitionUnder(m_snapshot) == m_partition ? m_snapshot.layers : none;
}

ByteOffset Simulation::payload() const { return payloadOf(m_snapshot, m_partition); }

Simulation Simulation::withPartitionAt(const AlignedStart& start) const {
    auto result = *this;
    auto& snapshot = result.m_snapshot;
    const auto from = bytesOf(m_snapshot.disk, *partition()).first;
    const auto to = byteOf(start.start, snapshot.disk.drive.logicalSector.value);
    displaceContents(snapshot, bytesOf(m_snapshot.disk, *partition()), {from, to});
    if (partitionUnder(m_snapshot) == m_partition)
        displace(snapshot, {from, to});
    if (auto* const moved = snapshot.disk.table.find(*m_partition))
        moved->sectors = {start.start, start.size};
    result.judgeOnWorstMember();
    return result;
}

std::vector<Simulation::Other> Simulation::others() const {
    const auto grid = m_snapshot.disk.drive.grid();
    std::vector<Other> others;
    for (const auto& start : startVerdicts(m_snapshot, grid)) {
        const bool isOwn = start.partition == m_partition && (!start.layer || isAmong(layers(), *start.layer));
        if (!isOwn) {
            others.push_back({.fit = start.isOff() ? start.fit : Fit::Whole,
                              .start = start.counts() ? std::optional(start.start) : std::nullopt});
        }
    }
    for (const auto& volume : m_snapshot.otherVolumes)
        for (const auto start : volume.starts)
            others.push_back({.fit = fitOf(volume, grid), .start = start});
    return others;
}

bool Simulation::breaksAnyOf(const Simulation& before) const {
    const auto was = before.others();
    const auto is = others();
    const auto granularities = granularitiesOf(m_snapshot.disk, nullptr);
    const auto leaves = [&](std::size_t n, const Granularity& granularity) {
        return granularity.known() && !granularity.ofOneDisk && was[n].start && is[n].start &&
               pastBoundary(*was[n].start, granularity.grid()).value == 0 &&
               pastBoundary(*is[n].start, granularity.grid()).value > 0;
    };
    for (std::size_t n = 0; n < std::min(was.size(), is.size()); ++n) {
        if (is[n].fit > was[n].fit || std::ranges::any_of(coarseGranularities, [&](GranularityKind kind) {
                return leaves(n, granularities[kind]);
            })) {
            return true;
        }
    }
    return is.size() != was.size();
}

void Simulation::judgeOnWorstMember() {
    Alignments alignments(m_snapshot);
    m_snapshot.disk.drive = withSectorsOfWorst(m_snapshot.disk, memberVerdicts(m_snapshot, alignments));
}

Simulation Simulation::withLayerDataAt(const Layer& layer, ByteOffset data) const {
    auto result = *this;
    const auto& containers = m_snapshot.disk.inside.containers;
    const auto own = std::ranges::find_if(
        containers, [&](const Container& container) { return container.innermost().isSamePlace(layer); });
    const auto end = own != containers.end() && !own->inner.empty() ? own->inner.end()
                     : partition() != nullptr                       ? bytesOf(m_snapshot.disk, *partition()).end()
                                                                    : ByteOffset{m_snapshot.disk.size.value};
    displaceContents(result.m_snapshot, between(layer.header, std::max(end, layer.header)), {layer.data, data});
    displace(result.m_snapshot, {layer.data, data});
    return result;
}

Simulation Simulation::withPayloadAt(ByteOffset start) const {
    auto result = *this;
    if (result.m_snapshot.placement)
        result.m_snapshot.placement->bytes.first = start;
    else if (!result.m_snapshot.layers.empty())
        result.m_snapshot.layers.back().data = start;
    return result;
}

namespace {

/// The rows of the members of an array, one of which is in `row`; else `row` alone.
std::vector<std::size_t> membersBeside(const std::vector<BlockDevice>& devices, std::size_t row) {
    auto above = row;
    while (devices[above].depth >= devices[row].depth)
        --above;
    if (devices[above].kind != BlockDeviceKind::Md)
        return {row};
    std::vector<std::size_t> rows;
    for (auto each = above + 1; each < devices.size() && devices[each].depth > devices[above].depth; ++each)
        if (devices[each].depth == devices[row].depth && devices[each].carries)
            rows.push_back(each);
    return rows;
}

} // namespace

Simulation Simulation::withDeviceDataAt(std::size_t row, ByteOffset data) const {
    auto result = *this;
    auto& devices = result.m_snapshot.disk.devices;
    for (const auto member : membersBeside(devices, row)) {
        auto& below = devices[member];
        const auto from = below.extents.value_or(*below.carries);
        for (auto& piece : below.pieces)
            piece.at = data + (piece.at - from);
        below.carries = data + (*below.carries - from);
    }
    result.judgeOnWorstMember();
    return result;
}

Simulation Simulation::withBlocksOf(ByteCount size) const {
    auto result = *this;
    result.m_newBlocks = size;
    return result;
}

Outcome Simulation::outcome() const {
    const auto& disk = m_snapshot.disk;
    const auto grid = disk.drive.grid();
    const bool volume = m_snapshot.hasVolume() && m_snapshot.placement->partition == m_partition;
    Outcome outcome{.verdict = startFit(payload(), grid)};
    if (partition() != nullptr)
        outcome.partition = startFit(bytesOf(disk, *partition()).first, grid);
    for (const auto& granularity : granularitiesOf(disk, volume ? m_snapshot.filesystem() : nullptr))
        if (granularity.known())
            outcome.payload[granularity.kind] = {true, pastBoundary(payload(), granularity.grid())};
    if (m_newBlocks) {
        judgeNewBlocks(outcome, *m_newBlocks, payload(), grid);
    } else if (volume) {
        const auto alignment = align(*m_snapshot.layout, *m_snapshot.placement, grid, cutsOf(m_snapshot));
        outcome.verdict = alignment.verdict;
        outcome.misaligned = alignment.total().misaligned();
        outcome.readModifyWrites = alignment.totalReadModifyWrites();
    }
    return outcome;
}

} // namespace atlas
