// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/cure.h"

#include "layout/grain.h"

namespace atlas {
namespace {

class Diagnosis {
public:
    Diagnosis(const Snapshot& snapshot, const Alignment& alignment)
        : m_snapshot(snapshot), m_alignment(alignment), m_fs(snapshot.layout->filesystem) {}

    std::vector<Cure> cures() {
        if (m_alignment.startFit != Fit::Whole) {
            m_cures.push_back(startCure());
        }
        if (m_fs.blockSize < m_alignment.grid.size) {
            addBlockSize();
        }
        addStripe();
        return std::move(m_cures);
    }

private:
    Cure cureOf(CauseKind cause) const {
        return {.cause = cause,
                .past = m_alignment.startRemainder,
                .grain = m_alignment.grid.size,
                .partition = m_snapshot.placement->partition.value_or(0),
                .misaligned = m_alignment.total().misaligned()};
    }

    Cure startCure() const {
        const auto* partition =
            m_snapshot.placement->partition ? m_snapshot.disk.table.find(*m_snapshot.placement->partition) : nullptr;
        Cure cure = cureOf(CauseKind::VolumeStart);
        ByteOffset newStart = m_snapshot.placement->bytes.first - m_alignment.startRemainder;
        if (partition != nullptr) {
            const auto first = bytesOf(m_snapshot.disk, *partition).first;
            const bool partitionOnGrid = startFit(first, m_alignment.grid) == Fit::Whole;
            if (partitionOnGrid && !m_snapshot.layers.empty()) {
                cure.cause = CauseKind::LayerOffset;
                cure.layer = blamed();
            } else {
                cure.cause = CauseKind::PartitionStart;
                cure.move = bestStart(*partition);
                newStart = first - pastBoundary(first, m_alignment.grid) + (m_snapshot.placement->bytes.first - first);
            }
        }
        cure.madeWhole = madeWholeAt(newStart);
        return cure;
    }

    /// The first layer whose data lie off the grid.
    Layer blamed() const {
        for (const auto& layer : m_snapshot.layers) {
            if (startFit(layer.data, m_alignment.grid) != Fit::Whole) {
                return layer;
            }
        }
        return m_snapshot.layers.back();
    }

    /// On the partitioning grain where there is room, else on the physical sectors.
    std::optional<AlignedStart> bestStart(const Partition& partition) const {
        const SectorGrid grain{{std::uint64_t{1} << 20}, m_alignment.grid.phase};
        const auto wide = nearestAlignedStart(m_snapshot.disk, partition, grain);
        if (wide && !wide->shrinks) {
            return wide;
        }
        return nearestAlignedStart(m_snapshot.disk, partition, m_alignment.grid);
    }

    std::uint64_t madeWholeAt(ByteOffset start) const {
        Placement placement = *m_snapshot.placement;
        placement.bytes.first = start;
        const auto after = align(*m_snapshot.layout, placement, m_alignment.grid).total();
        const auto before = m_alignment.total();
        return after.whole > before.whole ? after.whole - before.whole : 0;
    }

    /// A file system made anew has other structures, of which none is misaligned once the start is on the grid.
    void addBlockSize() {
        auto cure = cureOf(CauseKind::BlockSmallerThanSector);
        cure.madeWhole = cure.misaligned;
        m_cures.push_back(cure);
    }

    void addStripe() {
        if (isBogusStripeWidth(m_fs.raidStripeWidth)) {
            auto cure = cureOf(CauseKind::BogusStripeWidth);
            cure.grain = {m_fs.raidStripeWidth};
            m_cures.push_back(cure);
            return;
        }
        const auto grains = grainsOf(m_snapshot.disk.drive, &m_fs);
        const auto& stripe = grains[static_cast<std::size_t>(GrainKind::Stripe)];
        const auto past = stripe.known() ? pastBoundary(m_alignment.start, stripe.grid()) : ByteCount{0};
        if (past.value > 0) {
            auto cure = cureOf(CauseKind::StripeStart);
            cure.past = past;
            cure.grain = stripe.size;
            const auto* partition = m_snapshot.disk.table.find(cure.partition);
            if (partition != nullptr && m_snapshot.layers.empty()) {
                cure.move = nearestAlignedStart(m_snapshot.disk, *partition, stripe.grid());
            }
            m_cures.push_back(cure);
        }
    }

    const Snapshot& m_snapshot;
    const Alignment& m_alignment;
    const Filesystem& m_fs;
    std::vector<Cure> m_cures;
};

} // namespace

std::vector<Cure> curesOf(const Snapshot& snapshot, const Alignment& alignment) {
    return Diagnosis(snapshot, alignment).cures();
}

} // namespace atlas
