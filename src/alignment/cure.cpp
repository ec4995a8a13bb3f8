// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure.h"

#include "alignment/better_start.h"
#include "alignment/granularity.h"
#include "alignment/start_verdict.h"

namespace atlas {
namespace {

class Diagnosis {
public:
    Diagnosis(const Snapshot& snapshot, const Alignment& alignment)
        : m_snapshot(snapshot),
          m_alignment(alignment),
          m_fs(snapshot.layout->filesystem),
          m_partition(snapshot.placement->partition ? snapshot.disk.table.find(*snapshot.placement->partition)
                                                    : nullptr) {}

    std::vector<Cure> cures() {
        if (m_alignment.startFit != Fit::Whole) {
            m_cures.push_back(startCure());
        }
        if (m_fs.blockSize < m_alignment.grid.size) {
            addBlockSize();
        }
        if (isBogusStripeWidth(m_fs.raidStripeWidth)) {
            auto cure = cureOf(CauseKind::BogusStripeWidth);
            cure.granularity = {m_fs.raidStripeWidth};
            m_cures.push_back(cure);
        }
        addCoarse(GranularityKind::Stripe, CauseKind::StripeStart);
        addCoarse(GranularityKind::EraseBlock, CauseKind::EraseBlockStart);
        for (std::size_t n = 1; n < m_cures.size(); ++n) {
            m_cures[n].movedBefore = m_cures[n - 1].move ? m_cures[n - 1].move : m_cures[n - 1].movedBefore;
        }
        return std::move(m_cures);
    }

private:
    Cure cureOf(CauseKind cause) const {
        return {.cause = cause,
                .past = m_alignment.startRemainder,
                .granularity = m_alignment.grid.size,
                .partition = m_snapshot.placement->partition.value_or(0),
                .misaligned = m_alignment.total().misaligned()};
    }

    ByteOffset partitionStart() const { return bytesOf(m_snapshot.disk, *m_partition).first; }

    Cure startCure() const {
        Cure cure = cureOf(CauseKind::VolumeStart);
        ByteOffset newStart = m_snapshot.placement->bytes.first - m_alignment.startRemainder;
        if (m_partition != nullptr) {
            const auto first = partitionStart();
            const auto past = pastBoundary(first, m_alignment.grid);
            if (past.value == 0 && !m_snapshot.layers.empty()) {
                cure.cause = CauseKind::LayerOffset;
                cure.layer = blamed(m_alignment.grid);
            } else {
                cure.cause = CauseKind::PartitionStart;
                cure.past = past;
                cure.move = betterStart(m_snapshot, *m_partition);
                newStart = first - past + (m_snapshot.placement->bytes.first - first);
            }
        }
        cure.madeWhole = madeWholeAt(newStart);
        return cure;
    }

    /// The outermost layer whose data start is off the grid; the innermost layer when all are on it. Precondition:
    /// there is a layer.
    Layer blamed(SectorGrid grid) const {
        for (const auto& layer : m_snapshot.layers) {
            if (startFit(layer.data, grid) != Fit::Whole) {
                return layer;
            }
        }
        return m_snapshot.layers.back();
    }

    std::uint64_t madeWholeAt(ByteOffset start) const {
        Placement placement = *m_snapshot.placement;
        placement.bytes.first = start;
        const auto after = align(*m_snapshot.layout, placement, m_alignment.grid).total();
        const auto before = m_alignment.total();
        return after.whole > before.whole ? after.whole - before.whole : 0;
    }

    /// Assumes that the file system is recreated with larger blocks: none of its structures is misaligned once the
    /// start is on the grid.
    void addBlockSize() {
        auto cure = cureOf(CauseKind::BlockSmallerThanSector);
        cure.madeWhole = m_alignment.grid.size <= maxMountableBlock ? cure.misaligned : 0;
        m_cures.push_back(cure);
    }

    /// Missing a stripe or erase-block boundary changes no structure's verdict. Adds no cause when the move of an
    /// earlier cure already aligns the volume to this granularity.
    void addCoarse(GranularityKind kind, CauseKind cause) {
        const auto granularities = granularitiesOf(m_snapshot.disk.drive, &m_fs);
        const auto& granularity = granularities[static_cast<std::size_t>(kind)];
        const auto past = granularity.known() ? pastBoundary(m_alignment.start, granularity.grid()) : ByteCount{0};
        if (past.value == 0 || curedBesides(granularity.grid())) {
            return;
        }
        auto cure = cureOf(cause);
        cure.past = past;
        cure.granularity = granularity.size;
        const bool partitionOnIt =
            m_partition != nullptr && pastBoundary(partitionStart(), granularity.grid()).value == 0;
        if (partitionOnIt && !m_snapshot.layers.empty()) {
            cure.layer = blamed(granularity.grid());
        } else if (m_partition != nullptr) {
            cure.move = betterStart(m_snapshot, *m_partition);
            if (cure.move && pastBoundary(movedTo(*cure.move), granularity.grid()).value > 0) {
                cure.move.reset();
            }
        }
        m_cures.push_back(cure);
    }

    ByteOffset movedTo(const AlignedStart& move) const {
        return byteOf(move.start, m_snapshot.disk.drive.logicalSector.value);
    }

    bool curedBesides(SectorGrid grid) const {
        for (const auto& cure : m_cures) {
            const bool moves = cure.move && m_partition != nullptr;
            const auto shift = moves ? m_alignment.start - partitionStart() : ByteCount{0};
            if (moves && pastBoundary(movedTo(*cure.move) + shift, grid).value == 0) {
                return true;
            }
        }
        return false;
    }

    const Snapshot& m_snapshot;
    const Alignment& m_alignment;
    const Filesystem& m_fs;
    const Partition* m_partition;
    std::vector<Cure> m_cures;
};

} // namespace

std::string_view name(CauseKind kind) {
    switch (kind) {
    case CauseKind::PartitionStart: return "partition_start";
    case CauseKind::LayerOffset: return "layer_offset";
    case CauseKind::VolumeStart: return "volume_start";
    case CauseKind::BlockSmallerThanSector: return "block_smaller_than_sector";
    case CauseKind::BogusStripeWidth: return "bogus_stripe_width";
    case CauseKind::StripeStart: return "stripe_start";
    case CauseKind::EraseBlockStart: return "erase_block_start";
    }
    return "";
}

std::vector<Cure> curesOf(const Snapshot& snapshot, const Alignment& alignment) {
    return Diagnosis(snapshot, alignment).cures();
}

std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only) {
    const auto grid = snapshot.disk.drive.grid();
    std::vector<Cure> cures;
    for (const auto& partition : snapshot.disk.table.partitions) {
        const auto past = pastBoundary(bytesOf(snapshot.disk, partition).first, grid);
        const bool asked = only.value_or(partition.number) == partition.number;
        if (!asked || past.value == 0 || partition.role == PartitionRole::Extended) {
            continue;
        }
        Cure cure{
            .cause = CauseKind::PartitionStart, .past = past, .granularity = grid.size, .partition = partition.number};
        cure.move = betterStart(snapshot, partition);
        if (cure.move && cure.move->shrinks) { // without an ext file system, nothing here can shrink the contents
            cure.move.reset();
        }
        cures.push_back(cure);
    }
    for (const auto& layer : snapshot.layers) {
        const auto past = pastBoundary(layer.data, grid);
        if (past.value != 0 && startFit(snapshot.layers.front().header, grid) == Fit::Whole) {
            cures.push_back({.cause = CauseKind::LayerOffset,
                             .past = past,
                             .granularity = grid.size,
                             .partition = partitionUnder(snapshot).value_or(0),
                             .layer = layer});
            break;
        }
    }
    return cures;
}

} // namespace atlas
