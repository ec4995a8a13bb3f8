// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/off_granularity.h"

#include "alignment/start_verdict.h"
#include "alignment/structure_judge.h"
#include "layout/structures.h"

namespace atlas {
namespace {

class Starts {
public:
    Starts(const Snapshot& snapshot, SectorGrid granularity) : m_snapshot(snapshot), m_granularity(granularity) {}

    std::vector<OffGranularity> all() {
        addStarts();
        if (m_snapshot.hasVolume()) {
            addStructures(*m_snapshot.layout);
        }
        return std::move(m_found);
    }

private:
    void addStarts() {
        const auto starts = withVolumeStart(startVerdicts(m_snapshot, m_granularity), m_snapshot, m_granularity);
        for (const auto& start : starts) {
            if (start.isOff()) {
                m_found.push_back({.partition = start.partition,
                                   .layer = start.layer ? std::optional(start.layer->kind) : std::nullopt,
                                   .first = start.start,
                                   .past = start.past,
                                   .off = 1,
                                   .total = 1});
            }
        }
    }

    void count(RegionKind kind, BlockNumber block) {
        auto& line = m_kinds[index(kind)];
        const auto first = m_snapshot.placement->byteOf(block, m_snapshot.layout->filesystem.blockSize);
        const auto past = pastBoundary(first, m_granularity);
        ++line.total;
        if (past.value == 0) {
            return;
        }
        if (line.off++ == 0) {
            line.kind = kind;
            line.first = first;
            line.past = past;
            line.block = block;
        }
    }

    void addStructures(const Layout& layout) {
        const auto judge = structureJudge(layout, m_snapshot.placement->bytes.first, m_snapshot.disk.drive.grid());
        eachJudgedStart(layout, [&](RegionKind kind, BlockNumber block) {
            if (!judge.isPastEnd(block)) {
                count(kind, block);
            }
        });
        for (const auto& line : m_kinds) {
            if (line.off > 0) {
                m_found.push_back(line);
            }
        }
    }

    const Snapshot& m_snapshot;
    SectorGrid m_granularity;
    std::array<OffGranularity, regionKindCount> m_kinds{};
    std::vector<OffGranularity> m_found;
};

} // namespace

std::optional<MarkVerdict> markVerdict(const Snapshot& snapshot, SectorGrid granularity) {
    const auto& layout = *snapshot.layout;
    const auto judge = structureJudge(layout, snapshot.placement->bytes.first, snapshot.disk.drive.grid());
    MarkVerdict there;
    bool offPastEnd = false;
    eachJudgedStart(layout, [&](RegionKind, BlockNumber block) {
        const auto first = snapshot.placement->byteOf(block, layout.filesystem.blockSize);
        const bool off = pastBoundary(first, granularity).value != 0;
        if (judge.isPastEnd(block)) {
            offPastEnd = offPastEnd || off;
            return;
        }
        ++there.total;
        there.off += off ? 1 : 0;
    });
    return there.off == 0 && offPastEnd ? std::nullopt : std::optional(there);
}

std::vector<OffGranularity> offGranularity(const Snapshot& snapshot, SectorGrid granularity) {
    return Starts(snapshot, granularity).all();
}

} // namespace atlas
