// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/stack.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

StackRowOrigin originOf(RegionKind structure) {
    switch (structure) {
    case RegionKind::BlockBitmap:
    case RegionKind::InodeBitmap:
    case RegionKind::InodeTable: return StackRowOrigin::GroupDescriptors;
    case RegionKind::Journal:
    case RegionKind::Quota:
    case RegionKind::OrphanFile:
    case RegionKind::ResizeInode: return StackRowOrigin::Inode;
    default: return StackRowOrigin::Superblock;
    }
}

/// Indexes of `starts` in display order.
std::vector<std::size_t> layersAfterTheirPartition(const std::vector<StartVerdict>& starts) {
    std::vector<std::size_t> order(starts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t n) {
        return std::ranges::find(starts, starts[n].partition, &StartVerdict::partition) - starts.begin();
    });
    return order;
}

class Builder {
public:
    Builder(const Snapshot& snapshot, const Alignment* alignment, const std::vector<MemberVerdict>& members)
        : m_snapshot(snapshot), m_alignment(alignment), m_members(members) {
        m_stack.granularities = granularitiesOf(snapshot);
    }

    Stack build() {
        add({.kind = StackRowKind::Disk, .origin = StackRowOrigin::Drive});
        addMembers();
        addStarts();
        if (m_snapshot.hasVolume()) {
            add({.kind = StackRowKind::Filesystem,
                 .first = m_snapshot.placement->bytes.first,
                 .origin = isMoved() ? StackRowOrigin::User : StackRowOrigin::Superblock});
            addStructures();
        }
        return std::move(m_stack);
    }

private:
    [[nodiscard]] bool isMoved() const { return m_snapshot.placement->source == Source::User; }

    void add(StackRow row) {
        for (const auto kind : allGranularityKinds) {
            const auto& granularity = m_stack.granularities[kind];
            if (granularity.known())
                row.verdicts[kind] = {true, pastBoundary(row.first, granularity.grid())};
        }
        const bool hasOuter = !m_stack.rows.empty() && m_stack.rows.back().kind != StackRowKind::Member;
        row.within = hasOuter ? m_stack.rows.back().first : ByteOffset{0};
        m_stack.rows.push_back(std::move(row));
    }

    void addMembers() {
        for (const auto& verdict : m_members) {
            StackRow row{.kind = StackRowKind::Member,
                         .first = verdict.start,
                         .origin =
                             m_snapshot.disk.isVolumeOfImage() ? StackRowOrigin::OwnHeader : StackRowOrigin::Device};
            row.member = verdict.member.name;
            const bool partial = verdict.past.value == 0 && verdict.fit != Fit::Whole;
            row.verdicts[GranularityKind::PhysicalSector] = {verdict.member.known, verdict.past, partial};
            m_stack.rows.push_back(std::move(row));
        }
    }

    void addStarts() {
        // The starts and their order are the same for every granularity.
        PerGranularity<std::vector<StartVerdict>> lists;
        for (const auto kind : allGranularityKinds) {
            const auto& granularity = m_stack.granularities[kind];
            if (granularity.known())
                lists[kind] = startVerdicts(m_snapshot, granularity.grid());
        }
        const auto starts = startVerdicts(m_snapshot, m_snapshot.disk.drive.grid());
        for (const auto n : layersAfterTheirPartition(starts)) {
            if (!starts[n].covered)
                continue;
            auto& row = addStart(starts[n]);
            for (const auto kind : allGranularityKinds)
                row.verdicts[kind].compensated = !lists[kind].empty() && lists[kind][n].compensated;
        }
    }

    StackRow& addStart(const StartVerdict& start) {
        if (start.layer) {
            add({.kind = StackRowKind::Layer,
                 .first = start.start,
                 .origin = StackRowOrigin::OwnHeader,
                 .layer = start.layer});
        } else if (start.partition) {
            const bool moved = m_snapshot.hasVolume() && isMoved(); // together with its volume
            add({.kind = StackRowKind::Partition,
                 .first = start.start,
                 .origin = moved ? StackRowOrigin::User : StackRowOrigin::PartitionTable,
                 .partition = start.partition});
        } else {
            m_stack.rows.front().content = !start.aroundLayers && !m_snapshot.hasVolume();
            return m_stack.rows.front();
        }
        m_stack.rows.back().within = start.within;
        return m_stack.rows.back();
    }

    /// Structures are judged by physical sectors only: a bitmap need not begin on a stripe boundary.
    void addStructures() {
        const auto volume = m_snapshot.placement->bytes.first;
        for (const auto kind : allRegionKinds) {
            const auto& fits = m_alignment->kinds[index(kind)].structures;
            const auto& layout = *m_snapshot.layout;
            const auto* region = layout.firstOf(kind);
            if (fits.total() == 0 || region == nullptr)  // none at all, or none within the volume
                continue;
            StackRow row{.kind = StackRowKind::Structures, .within = volume, .origin = originOf(kind)};
            row.structure = kind;
            row.fits = fits;
            row.first = byteOf(region->first, layout.filesystem.blockSize, volume);
            row.verdicts[GranularityKind::PhysicalSector] = {
                true, pastBoundary(row.first, m_stack.granularities[GranularityKind::PhysicalSector].grid())};
            m_stack.rows.push_back(std::move(row));
        }
    }

    const Snapshot& m_snapshot;
    const Alignment* m_alignment;
    const std::vector<MemberVerdict>& m_members;
    Stack m_stack;
};

} // namespace

bool StackRow::isStart() const {
    return kind == StackRowKind::Disk ? content : kind != StackRowKind::Structures && kind != StackRowKind::Member;
}

bool StackRow::isJudgedBy(GranularityKind granularity) const {
    if (kind == StackRowKind::Structures)
        return granularity == GranularityKind::PhysicalSector;
    return isStart() || kind == StackRowKind::Member || verdicts[granularity].past.value == 0;
}

OffCount Stack::startsOn(GranularityKind granularity) const {
    OffCount counts;
    for (const auto& row : rows) {
        const auto& verdict = row.verdicts[granularity];
        const bool counted = row.isStart() && verdict.counts();
        counts.total += counted ? 1 : 0;
        counts.off += counted && verdict.past.value > 0 ? 1 : 0;
    }
    return counts;
}

std::string_view name(StackRowOrigin origin) {
    switch (origin) {
    case StackRowOrigin::Drive: return "drive";
    case StackRowOrigin::PartitionTable: return "table";
    case StackRowOrigin::OwnHeader: return "header";
    case StackRowOrigin::Superblock: return "superblock";
    case StackRowOrigin::GroupDescriptors: return "group_descriptors";
    case StackRowOrigin::Inode: return "inode";
    case StackRowOrigin::Device: return "device";
    case StackRowOrigin::User: return "user";
    }
    return "";
}

std::string_view name(StackRowKind kind) {
    switch (kind) {
    case StackRowKind::Disk: return "disk";
    case StackRowKind::Partition: return "partition";
    case StackRowKind::Layer: return "layer";
    case StackRowKind::Filesystem: return "filesystem";
    case StackRowKind::Structures: return "structures";
    case StackRowKind::Member: return "member";
    }
    return "";
}

Stack stackOf(const Snapshot& snapshot, const Alignment* alignment, const std::vector<MemberVerdict>& members) {
    return Builder(snapshot, alignment, members).build();
}

} // namespace atlas
