// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/off_granularity.h"

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
    void addStart(ByteOffset first, std::optional<std::uint32_t> partition) {
        if (const auto past = pastBoundary(first, m_granularity); past.value > 0) {
            m_found.push_back({.partition = partition, .first = first, .past = past, .off = 1, .total = 1});
        }
    }

    void addStarts() {
        for (const auto& partition : m_snapshot.disk.table.partitions) {
            if (partition.role != PartitionRole::Extended) {
                addStart(bytesOf(m_snapshot.disk, partition).first, partition.number);
            }
        }
        if (m_snapshot.placement && !m_snapshot.placement->partition) {
            addStart(m_snapshot.placement->bytes.first, std::nullopt);
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
