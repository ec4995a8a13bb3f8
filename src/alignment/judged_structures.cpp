// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judged_structures.h"

#include "alignment/block_cuts.h"
#include "alignment/block_judge.h"
#include "layout/structures.h"

#include <algorithm>

namespace atlas {

void FitCounts::add(Fit fit, std::uint64_t times) {
    switch (fit) {
    case Fit::Whole: whole += times; return;
    case Fit::Partial: partial += times; return;
    case Fit::Straddling: straddling += times; return;
    }
}

FitCounts& FitCounts::operator+=(const FitCounts& other) {
    whole += other.whole;
    partial += other.partial;
    straddling += other.straddling;
    return *this;
}

Fit FitCounts::worst() const {
    if (straddling > 0)
        return Fit::Straddling;
    return partial > 0 ? Fit::Partial : Fit::Whole;
}

FitCounts Alignment::total() const {
    FitCounts sum;
    for (const auto& kind : kinds)
        sum += kind.structures;
    return sum;
}

KindAlignment Alignment::groupMetadata() const {
    KindAlignment sum;
    for (const auto kind : allRegionKinds) {
        if (isGroupMetadata(kind)) {
            sum.structures += kinds[index(kind)].structures;
            sum.blocks += kinds[index(kind)].blocks;
            sum.readModifyWrites += kinds[index(kind)].readModifyWrites;
        }
    }
    return sum;
}

namespace {

void judge(KindAlignment& kind, const BlockJudge& blocks, BlockInterval structure, std::uint64_t times = 1) {
    kind.structures.add(blocks.worst(structure), times);
    kind.blocks += structure.count.value * times;
    kind.readModifyWrites += blocks.readModifyWrites(structure) * times;
}

/// A verdict depends only on the first block modulo the period, so each residue is judged once and multiplied: O(groups
/// + period).
void judgePerGroup(KindAlignment& kind, const BlockJudge& blocks, const std::vector<BlockNumber>& first,
                   BlockCount count) {
    const auto period = blocks.period();
    if (period > first.size() || !blocks.cuts().none()) {
        for (const auto block : first)
            judge(kind, blocks, {block, count});
        return;
    }
    std::vector<std::uint64_t> starts(period);
    for (const auto block : first)
        ++starts[block.value % period];
    for (std::uint64_t at = 0; at < period; ++at)
        if (starts[at] != 0)
            judge(kind, blocks, {BlockNumber{at}, count}, starts[at]);
}

/// A file counts as one structure, however many extents it has.
void judgeFile(Alignment& alignment, const BlockJudge& blocks, const SystemFile& file) {
    if (file.extents.empty())
        return;
    auto& kind = alignment.kinds[index(file.kind)];
    Fit worst = Fit::Whole;
    for (const auto extent : file.extents) {
        worst = std::max(worst, blocks.worst(extent));
        kind.blocks += extent.count.value;
        kind.readModifyWrites += blocks.readModifyWrites(extent);
    }
    kind.structures.add(worst);
}

} // namespace

Alignment align(const Layout& layout, const Placement& placement, SectorGrid grid, const BlockCuts& cuts) {
    const auto& fs = layout.filesystem;
    const BlockJudge blocks(fs.blockSize, placement.bytes.first, grid, cuts);
    Alignment result{.grid = grid, .start = placement.bytes.first, .perBlock = blocks.worstReadModifyWrites()};
    auto& kinds = result.kinds;
    eachCopy(layout, [&](RegionKind kind, BlockInterval structure, GroupNumber) {
        if (isJudged(fs, kind))
            judge(kinds[index(kind)], blocks, structure);
    });
    eachKindOfGroup(layout, [&](RegionKind kind, const std::vector<BlockNumber>& first, BlockCount length) {
        if (layout.groups.source.empty())
            judgePerGroup(kinds[index(kind)], blocks, first, length);
        else
            judgePerGroup(kinds[index(kind)], blocks, statedPlaces(layout, first), length);
    });
    for (const auto& file : layout.files)
        judgeFile(result, blocks, file);
    result.verdict = cuts.none() ? result.total().worst() : Fit::Straddling;
    return result;
}

const BlockCuts& Alignments::cuts() {
    if (!m_cuts)
        m_cuts = cutsOf(m_snapshot);
    return *m_cuts;
}

const Alignment& Alignments::on(SectorGrid grid) {
    const auto found = std::ranges::find(m_known, grid, &Alignment::grid);
    return found != m_known.end()
               ? *found
               : m_known.emplace_back(align(*m_snapshot.layout, *m_snapshot.placement, grid, cuts()));
}

StructureFit StructureJudge::fit(BlockInterval structure) const {
    const auto there = blocksThere(structure, missing);
    return {there.empty() ? std::nullopt : std::optional(blocks.worst(there)), presenceOf(structure, missing)};
}

int StructureJudge::worstReadModifyWrites(BlockInterval structure) const {
    return blocks.worstReadModifyWrites(blocksThere(structure, missing));
}

StructureJudge structureJudge(const Layout& layout, ByteOffset start, SectorGrid grid, const BlockCuts& cuts) {
    return {{layout.filesystem.blockSize, start, grid, cuts}, missingBlocks(layout)};
}

BlockVerdict blockVerdict(const Layout& layout, const StructureJudge& judge, BlockNumber block) {
    if (judge.isPastEnd(block))
        return {.missing = true};
    const auto* region = layout.regionAt(block);
    if (region != nullptr && !isJudged(layout.filesystem, region->kind))
        return {};
    return {.fit = judge.blocks.fit(block), .readModifyWrites = judge.blocks.readModifyWrites(block)};
}

namespace {

class Looking {
public:
    Looking(const Layout& layout, const StructureJudge& judge) : m_layout(layout), m_judge(judge) {}

    void lookAtGroup(GroupNumber group) {
        eachStructureOf(m_layout, group, [this](RegionKind, BlockInterval blocks) { lookAt(blocks); });
    }

    [[nodiscard]] StructureFit seen() const {
        return {m_worst, !m_missing ? Presence::All : m_worst ? Presence::Part : Presence::None};
    }

private:
    void lookAt(BlockInterval blocks) {
        const auto fit = m_judge.fit(blocks);
        m_missing = m_missing || fit.presence != Presence::All;
        m_worst = std::max(m_worst, fit.worst);
    }

    const Layout& m_layout;
    const StructureJudge& m_judge;
    std::optional<Fit> m_worst{};
    bool m_missing = false; ///< some of it lies past the end
};

} // namespace

StructureFit groupFit(const Layout& layout, const StructureJudge& judge, GroupNumber group) {
    Looking looking(layout, judge);
    looking.lookAtGroup(group);
    return looking.seen();
}

StructureFit groupFit(const Layout& layout, const StructureJudge& judge, BlockInterval blocks) {
    Looking looking(layout, judge);
    if (!blocks.empty()) {
        const auto end = std::min(layout.filesystem.groupOf(blocks.last()).value + 1, layout.groups.size().value);
        for (auto group = layout.filesystem.groupOf(blocks.first).value; group < end; ++group)
            looking.lookAtGroup({group});
    }
    return looking.seen();
}

} // namespace atlas
