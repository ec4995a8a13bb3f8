// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/strip_segments.h"

#include "disk/disk.h"

#include <set>

namespace atlas {
namespace {

using Kind = StripSegment::Kind;

/// A claim on a byte range; of overlapping claims, the lowest rank gets the bytes.
struct Claim {
    int rank = 0;
    std::size_t partition = 0;
    Kind kind = Kind::Gap;
    ByteInterval bytes;
    bool chosen = false; ///< the shown volume
};

constexpr int rankOfVolume = 0; ///< before partitions, whose rank is their precedence
constexpr int rankOfTable = 4;
constexpr int rankOfContent = 5; ///< content of a disk without partitions

ByteInterval onDisk(const Disk& disk, ByteInterval bytes) {
    // An end that overflows 2^64 must not wrap around to the start of the disk.
    const bool wraps = bytes.end() < bytes.first;
    return intersection(wraps ? between(bytes.first, ByteOffset{~std::uint64_t{0}}) : bytes,
                        ByteInterval{{}, disk.size});
}

/// Sectors of the partition table: one for an MBR; for a GPT with unread headers, the usual places of both copies.
std::vector<Interval<Lba>> sectorsOfTable(const Disk& disk) {
    switch (disk.table.kind) {
    case TableKind::None: return {};
    case TableKind::Mbr: return {{Lba{0}, {1}}};
    case TableKind::Gpt: break;
    }
    if (!disk.table.own.empty())
        return disk.table.own;
    const Lba end{disk.size.value / disk.drive.logicalSector.value.value};
    const auto copy = gptCopySectors(disk);
    const auto backup = std::min(copy, SectorCount{end.value});
    return {{Lba{0}, SectorCount{1} + copy}, {end - backup, backup}};
}

void claimTables(const Disk& disk, std::vector<Claim>& claims) {
    for (const auto& sectors : sectorsOfTable(disk))
        claims.push_back({rankOfTable, 0, Kind::Table, onDisk(disk, bytesOf(disk, sectors))});
}

/// Whether a disk without partitions has content that keeps the bytes left by the chosen volume. A volume as long as
/// the disk is itself that content, even if a what-if moved it.
bool hasOwnContent(const Disk& disk, const std::optional<Placement>& chosen) {
    const bool any = !disk.content.type.empty() || !disk.inside.containers.empty();
    return disk.table.kind == TableKind::None && any && !(chosen && chosen->bytes.count >= disk.size);
}

bool isChosen(const Partition& partition, const std::optional<Placement>& chosen) {
    return chosen && chosen->partition == partition.number;
}

std::vector<Claim> claimsOf(const Disk& disk, const std::optional<Placement>& chosen) {
    std::vector<Claim> claims;
    claimTables(disk, claims);
    const auto& partitions = disk.table.partitions;
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        const auto bytes = onDisk(disk, bytesOf(disk, partitions[i]));
        claims.push_back({precedence(partitions[i].role), i, Kind::Partition, bytes});
    }
    if (chosen && std::ranges::none_of(partitions, [&](const auto& p) { return isChosen(p, chosen); }))
        claims.push_back({rankOfVolume, 0, Kind::Volume, onDisk(disk, chosen->bytes), true});
    if (hasOwnContent(disk, chosen))
        claims.push_back({rankOfContent, 0, Kind::Volume, {{}, disk.size}});
    return claims;
}

/// Walks over the starts and ends of the claims; between two of them, the claim of the lowest rank gets the bytes.
class ClaimWalk {
public:
    explicit ClaimWalk(std::vector<Claim> claims) : m_claims(std::move(claims)) {
        for (std::size_t i = 0; i < m_claims.size(); ++i) {
            if (!m_claims[i].bytes.empty()) {
                m_events.push_back({m_claims[i].bytes.first, true, i});
                m_events.push_back({m_claims[i].bytes.end(), false, i});
            }
        }
        std::ranges::sort(m_events, {}, &Event::at);
    }

    std::vector<StripSegment> run(ByteOffset end) {
        ByteOffset done{};
        for (const auto& event : m_events) {
            add(between(done, event.at));
            done = event.at;
            const Key key{m_claims[event.claim].rank, event.claim};
            event.starts ? void(m_open.insert(key)) : void(m_open.erase(key));
        }
        add(between(done, end));
        return std::move(m_segments);
    }

private:
    using Key = std::pair<int, std::size_t>;
    struct Event {
        ByteOffset at;
        bool starts;
        std::size_t claim;
    };

    void add(ByteInterval bytes) {
        if (bytes.empty())
            return;
        const Claim none{};
        const auto& owner = m_open.empty() ? none : m_claims[m_open.begin()->second];
        if (!m_segments.empty() && m_segments.back().kind == owner.kind &&
            m_segments.back().partition == owner.partition && m_segments.back().chosen == owner.chosen) {
            m_segments.back().bytes.count += bytes.count;
            return;
        }
        m_segments.push_back(
            {.kind = owner.kind, .bytes = bytes, .partition = owner.partition, .chosen = owner.chosen});
    }

    std::vector<Claim> m_claims;
    std::vector<Event> m_events;
    std::set<Key> m_open;
    std::vector<StripSegment> m_segments;
};

bool faulty(const PartitionTable& table, const Partition& partition) {
    return std::ranges::any_of(table.faults, [&](const TableFault& fault) {
        const bool about = fault.partition == partition.number || fault.other == partition.number;
        return about && isMisplacement(fault.kind);
    });
}

} // namespace

bool endsOnDisk(const Disk& disk, const Placement& placement) {
    const auto end = placement.bytes.end();
    const bool wraps = end < placement.bytes.first;
    return !wraps && end.value < disk.size.value;
}

std::vector<StripSegment> stripSegments(const Disk& disk, const std::optional<Placement>& chosen,
                                        ByteInterval missing) {
    auto segments = ClaimWalk(claimsOf(disk, chosen)).run(ByteOffset{disk.size.value});
    const auto& partitions = disk.table.partitions;
    for (std::size_t i = 0; i < partitions.size(); ++i)
        if (!isOnDisk(disk, partitions[i]))
            segments.push_back({.kind = Kind::Partition, .bytes = {ByteOffset{disk.size.value}, {}}, .partition = i});
    for (auto& segment : segments) {
        if (segment.kind == Kind::Partition) {
            segment.faulty = faulty(disk.table, partitions[segment.partition]);
            segment.chosen = isChosen(partitions[segment.partition], chosen);
        }
    }
    const bool ends = chosen && endsOnDisk(disk, *chosen);
    if (!ends && !missing.empty() && missing.end().value > disk.size.value) {
        const auto first = std::max(missing.first, ByteOffset{disk.size.value});
        segments.push_back({.kind = Kind::Missing, .bytes = between(first, missing.end())});
    }
    return segments;
}

} // namespace atlas
