// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/stack.h"

#include "alignment/start_verdict.h"
#include "layout/payload.h"

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

class Builder {
public:
    Builder(const Snapshot& snapshot, const Alignment* alignment, const std::vector<MemberVerdict>& members)
        : m_snapshot(snapshot), m_alignment(alignment), m_members(members) {
        m_stack.granularities =
            granularitiesOf(snapshot.disk, snapshot.layout ? &snapshot.layout->filesystem : nullptr);
    }

    Stack build() {
        add({.kind = StackRowKind::Disk, .origin = StackRowOrigin::Drive});
        addMembers();
        addPartitions();
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
            const auto& granularity = m_stack.granularities[static_cast<std::size_t>(kind)];
            if (granularity.known()) {
                row.verdicts[static_cast<std::size_t>(kind)] = {true, pastBoundary(row.first, granularity.grid())};
            }
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
            row.verdicts[0] = {verdict.member.known, verdict.past, partial};
            m_stack.rows.push_back(std::move(row));
        }
    }

    /// The volume's partition with the layers inside it; all partitions when there is no volume.
    void addPartitions() {
        const auto under = partitionUnder(m_snapshot);
        for (const auto& partition : m_snapshot.disk.table.partitions) {
            const bool isUnder = under == partition.number;
            if (isUnder || (!m_snapshot.placement && partition.role != PartitionRole::Extended)) {
                const bool moved = isUnder && m_snapshot.placement && isMoved(); // with its volume
                add({.kind = StackRowKind::Partition,
                     .first = bytesOf(m_snapshot.disk, partition).first,
                     .origin = moved ? StackRowOrigin::User : StackRowOrigin::PartitionTable,
                     .partition = partition.number});
                m_stack.rows.back().within = {};
                markCompensated(startVerdict(m_snapshot, partition, m_snapshot.disk.drive.grid()));
            }
            if (isUnder || !m_snapshot.placement) {
                addLayers(partition.number, layersIn(m_snapshot, partition.number));
            }
        }
        if (!under) {
            addLayers(under, m_snapshot.layers);
        }
    }

    void addLayers(std::optional<std::uint32_t> partition, const std::vector<Layer>& layers) {
        for (const auto& layer : layers) {
            add({.kind = StackRowKind::Layer,
                 .first = layer.data,
                 .origin = StackRowOrigin::OwnHeader,
                 .layer = layer});
            markCompensated(startVerdict(m_snapshot, partition, layer, m_snapshot.disk.drive.grid()));
        }
    }

    /// Of the last row, on the physical sectors.
    void markCompensated(const StartVerdict& start) { m_stack.rows.back().verdicts[0].compensated = start.compensated; }

    /// Judged on the physical sectors only: a bitmap need not begin on a stripe boundary.
    void addStructures() {
        const auto volume = m_snapshot.placement->bytes.first;
        for (const auto kind : allRegionKinds) {
            const auto& fits = m_alignment->kinds[index(kind)].structures;
            if (fits.total() == 0) {
                continue;
            }
            StackRow row{.kind = StackRowKind::Structures, .within = volume, .origin = originOf(kind)};
            row.structure = kind;
            row.fits = fits;
            const auto& layout = *m_snapshot.layout;
            const auto* region = layout.firstOf(kind);
            const auto block = region == nullptr ? BlockNumber{} : region->first;
            row.first = byteOf(block, layout.filesystem.blockSize, volume);
            row.verdicts[0] = {true, pastBoundary(row.first, m_stack.granularities[0].grid())};
            m_stack.rows.push_back(std::move(row));
        }
    }

    const Snapshot& m_snapshot;
    const Alignment* m_alignment;
    const std::vector<MemberVerdict>& m_members;
    Stack m_stack;
};

} // namespace

bool StackRow::isJudgedBy(std::size_t granularity) const {
    return kind == StackRowKind::Structures ? granularity == 0
                                            : kind != StackRowKind::Disk || verdicts[granularity].past.value == 0;
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
