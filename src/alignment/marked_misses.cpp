// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/marked_misses.h"

#include "alignment/judged_structures.h"
#include "alignment/starts.h"
#include "layout/structures.h"

namespace atlas {
namespace {

class Starts {
public:
    Starts(const Snapshot& snapshot, SectorGrid granularity) : m_snapshot(snapshot), m_granularity(granularity) {}

    StartsByGranularity judged() {
        addStarts();
        if (m_snapshot.hasVolume())
            addStructures(*m_snapshot.layout);
        return std::move(m_judged);
    }

private:
    void addStarts() {
        const auto starts = withVolumeStart(startVerdicts(m_snapshot, m_granularity), m_snapshot, m_granularity);
        for (const auto& start : starts) {
            if (start.isOff()) {
                m_judged.off.push_back({.partition = start.partition,
                                        .layer = start.layer ? std::optional(start.layer->kind) : std::nullopt,
                                        .logicalVolume = start.layer ? start.layer->name : std::string(),
                                        .first = start.start,
                                        .past = start.past,
                                        .off = 1,
                                        .total = 1});
            }
        }
    }

    void count(RegionKind kind, BlockNumber block, ByteOffset first, ByteCount past) {
        auto& line = m_kinds[index(kind)];
        ++line.total;
        if (past.value == 0)
            return;
        if (line.off++ == 0) {
            line.kind = kind;
            line.first = first;
            line.past = past;
            line.block = block;
        }
    }

    void addStructures(const Layout& layout) {
        const auto judge = structureJudge(layout, m_snapshot.placement->bytes.first, m_snapshot.disk.drive.grid());
        bool offPastEnd = false;
        eachJudgedStart(layout, [&](RegionKind kind, BlockNumber block) {
            const auto first = m_snapshot.placement->byteOf(block, layout.filesystem.blockSize);
            const auto past = pastBoundary(first, m_granularity);
            if (judge.isPastEnd(block))
                offPastEnd = offPastEnd || past.value != 0;
            else
                count(kind, block, first, past);
        });
        OffCount volume;
        for (const auto& line : m_kinds) {
            volume.off += line.off;
            volume.total += line.total;
            if (line.off > 0)
                m_judged.off.push_back(line);
        }
        if (volume.off > 0 || !offPastEnd)
            m_judged.volume = volume;
    }

    const Snapshot& m_snapshot;
    SectorGrid m_granularity;
    std::array<OffGranularity, regionKindCount> m_kinds{};
    StartsByGranularity m_judged;
};

} // namespace

StartsByGranularity judgeByGranularity(const Snapshot& snapshot, SectorGrid granularity) {
    return Starts(snapshot, granularity).judged();
}

} // namespace atlas
