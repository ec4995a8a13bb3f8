// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/free_list.h"

#include "allocation/allocation_chunk.h"
#include "base/bits.h"

namespace atlas {
namespace {

/// Joins the free clusters that it is given in ascending order.
class FreeRuns {
public:
    FreeRuns(const Layout& layout, const std::function<void(BlockInterval)>& take)
        : m_missing(missingBlocks(layout)), m_end(layout.filesystem.end()), m_take(take) {}

    void add(BlockInterval blocks) {
        if (m_run.end() == blocks.first && !m_run.empty()) {
            m_run.count += blocks.count;
            return;
        }
        finish();
        m_run = blocks;
    }
    void finish() {
        // The last cluster may be longer than the file system.
        const auto there = blocksThere(between(m_run.first, std::min(m_run.end(), m_end)), m_missing);
        if (!there.empty())
            m_take(there);
        m_run = {};
    }

private:
    BlockInterval m_missing;
    BlockNumber m_end;
    const std::function<void(BlockInterval)>& m_take;
    BlockInterval m_run{};
};

} // namespace

void listFreeExtents(const ByteSource& source, ByteInterval volume, const Layout& layout, Interval<GroupNumber> groups,
                     const std::function<void(BlockInterval)>& take) {
    constexpr std::uint32_t atOnce = 256;
    const auto& fs = layout.filesystem;
    const std::uint64_t ratio = fs.blocksPerCluster();
    FreeRuns runs(layout, take);
    for (auto first = groups.first; first < groups.end();) {
        const Interval<GroupNumber> some{first, {std::min(atOnce, (groups.end() - first).value)}};
        const auto tile = readTile(source, volume, layout, some);
        for (auto group = first; group < some.end(); group += GroupCount{1}) {
            if (!tile.known[(group - first).value])
                continue;
            const auto bits = tile.of(group);
            const auto start = fs.blocksOf(group).first;
            const auto clusters = std::min<std::uint64_t>(fs.clustersOf(group), bits.size() * 8);
            for (std::uint64_t at = 0; at < clusters; ++at)
                if (at % 8 == 0 && bits[at / 8] == std::byte{0xFF})
                    at += 7;
                else if (!isBitSet(bits, at))
                    runs.add({start + BlockCount{at * ratio}, {ratio}});
        }
        first = some.end();
    }
    runs.finish();
}

} // namespace atlas
