// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/off_granularity.h"

#include "alignment/start_verdict.h"
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
        eachJudgedStart(layout, [&](RegionKind kind, BlockNumber block) { count(kind, block); });
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

std::uint64_t structuresOff(const std::vector<OffGranularity>& found) {
    std::uint64_t off = 0;
    for (const auto& line : found) {
        off += line.kind ? line.off : 0;
    }
    return off;
}

std::vector<OffGranularity> offGranularity(const Snapshot& snapshot, SectorGrid granularity) {
    return Starts(snapshot, granularity).all();
}

} // namespace atlas
