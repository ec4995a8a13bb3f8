// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/simulation.h"

#include "alignment/block_cuts.h"
#include "alignment/block_judge.h"
#include "alignment/findings.h"
#include "alignment/judged_structures.h"
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

std::uint64_t Simulation::othersOff() const {
    const auto grid = m_snapshot.disk.drive.grid();
    const auto starts = startVerdicts(m_snapshot, grid);
    const auto isOwn = [&](const StartVerdict& start) {
        return start.partition == m_partition && (!start.layer || isAmong(layers(), *start.layer));
    };
    const auto off = std::ranges::count_if(starts, [&](const auto& start) { return start.isOff() && !isOwn(start); });
    const auto straddling = std::ranges::count_if(
        m_snapshot.otherVolumes, [&](const auto& volume) { return fitOf(volume, grid) == Fit::Straddling; });
    return static_cast<std::uint64_t>(off + straddling);
}

void Simulation::judgeOnWorstMember() {
    Alignments alignments(m_snapshot);
    m_snapshot.disk.drive = withSectorsOfWorst(m_snapshot.disk, memberVerdicts(m_snapshot, alignments));
}

Simulation Simulation::withLayerDataAt(const Layer& layer, ByteOffset data) const {
    auto result = *this;
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

Simulation Simulation::withDeviceDataAt(std::size_t row, ByteOffset data) const {
    auto result = *this;
    auto& below = result.m_snapshot.disk.devices.at(row);
    const auto from = below.extents.value_or(*below.carries);
    for (auto& piece : below.pieces)
        piece.at = data + (piece.at - from);
    below.carries = data + (*below.carries - from);
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
