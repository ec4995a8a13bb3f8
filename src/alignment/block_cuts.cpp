// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/block_cuts.h"

#include "disk/block_device.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace atlas {
namespace {

/// A block that lies partly before and partly behind the end of a piece.
struct Cut {
    BlockNumber block;
    ByteOffset at; ///< of the top device: the first byte behind it
};

bool cutsEveryBlock(const Member& member, ByteCount block) {
    return member.known && member.splitsSectors() && (block > member.chunk || member.chunk.value % block.value != 0);
}

class Cutting {
public:
    explicit Cutting(const Snapshot& snapshot)
        : m_snapshot(snapshot), m_members(membersOf(snapshot.disk.devices)), m_edges(edgesOf(m_members)) {}

    [[nodiscard]] const std::vector<Member>& members() const { return m_members; }
    [[nodiscard]] ByteCount block() const { return m_snapshot.layout->filesystem.blockSize; }

    /// By block.
    [[nodiscard]] std::vector<Cut> cuts() const {
        std::vector<Cut> cuts;
        for (const auto& member : m_members) {
            if (!member.known || member.chunk.value > 0)
                continue;
            if (isOff(member, member.bytes.first) && !m_edges.ends.contains(beginOf(member)))
                add(member.bytes.first, cuts);
            if (isOff(member, member.bytes.end()) && !m_edges.begins.contains(endOf(member)))
                add(member.bytes.end(), cuts);
        }
        std::ranges::sort(cuts, {}, &Cut::block);
        const auto same = std::ranges::unique(cuts, {}, &Cut::block);
        cuts.erase(same.begin(), same.end());
        return cuts;
    }

private:
    /// A member and a byte of its disk.
    using Place = std::pair<std::string, std::uint64_t>;

    /// Where the pieces begin and end.
    struct Edges {
        std::set<Place> begins;
        std::set<Place> ends;
    };

    static Place beginOf(const Member& member) { return {member.name, member.at.value}; }
    static Place endOf(const Member& member) { return {member.name, member.at.value + member.bytes.count.value}; }

    static Edges edgesOf(const std::vector<Member>& members) {
        Edges edges;
        for (const auto& member : members) {
            if (member.chunk.value == 0) {
                edges.begins.insert(beginOf(member));
                edges.ends.insert(endOf(member));
            }
        }
        return edges;
    }

    static bool isOff(const Member& member, ByteOffset top) { return pastBoundary(top, member.grid()).value != 0; }

    /// Unless `at` is the first byte of a block, or outside the volume.
    void add(ByteOffset at, std::vector<Cut>& cuts) const {
        const auto& bytes = m_snapshot.placement->bytes;
        if (at <= bytes.first || at >= bytes.end())
            return;
        const auto into = (at - bytes.first).value;
        const BlockNumber number{into / block().value};
        if (into % block().value != 0 && number.value < m_snapshot.layout->filesystem.blockCount.value)
            cuts.push_back({number, at});
    }

    const Snapshot& m_snapshot;
    std::vector<Member> m_members;
    Edges m_edges;
};

/// The byte of its disk at which byte `top` lies; 0 if no piece is known to hold it.
std::uint64_t placeOf(ByteOffset top, const std::vector<Member>& members) {
    const auto holder = std::ranges::find_if(members, [&](const Member& member) {
        return member.known && member.chunk.value == 0 && member.bytes.contains(top);
    });
    return holder == members.end() ? 0 : holder->onDisk(top).value;
}

Finding cutFinding(const Cut& cut, const Cutting& cutting, const Snapshot& snapshot) {
    const auto first = snapshot.placement->byteOf(cut.block, cutting.block());
    Finding finding{
        .kind = FindingKind::BlockCut,
        .block = cut.block,
        .numbers = {(cut.at - first).value, placeOf(first, cutting.members()), placeOf(cut.at, cutting.members())},
        .fit = Fit::Straddling};
    if (const auto* region = snapshot.layout->regionAt(cut.block))
        finding.region = region->kind;
    return finding;
}

} // namespace

BlockCuts cutsOf(const Snapshot& snapshot) {
    BlockCuts result;
    if (!snapshot.hasVolume() || snapshot.disk.devices.size() < 2)
        return result;
    const Cutting cutting(snapshot);
    for (const auto& cut : cutting.cuts())
        result.blocks.push_back(cut.block);
    result.every = std::ranges::any_of(cutting.members(),
                                       [&](const Member& member) { return cutsEveryBlock(member, cutting.block()); });
    return result;
}

std::vector<Finding> cutFindings(const Snapshot& snapshot) {
    std::vector<Finding> findings;
    if (!snapshot.hasVolume() || snapshot.disk.devices.size() < 2)
        return findings;
    const Cutting cutting(snapshot);
    std::set<std::string> named;
    for (const auto& member : cutting.members()) {
        if (cutsEveryBlock(member, cutting.block()) && named.insert(member.name).second) {
            findings.push_back({.kind = FindingKind::ChunkCutsBlocks,
                                .numbers = {member.chunk.value, member.sectors.size.value, cutting.block().value},
                                .fit = Fit::Straddling,
                                .detail = member.name});
        }
    }
    CappedFindings blocks;
    for (const auto& cut : cutting.cuts())
        blocks.add(cutFinding(cut, cutting, snapshot));
    blocks.appendTo(findings);
    return findings;
}

} // namespace atlas
