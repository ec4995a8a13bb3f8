// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cure.h"

#include "alignment/better_start.h"
#include "alignment/device_fault.h"
#include "alignment/fit.h"
#include "alignment/mountable.h"
#include "alignment/start_verdict.h"
#include "alignment/stripe_width.h"
#include "base/units.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}

/// nullopt when the tools do not align to that much.
std::optional<NewLayerData> newDataOf(LayerKind kind, ByteCount granularity) {
    constexpr std::uint64_t luks1KeySlots = 4040 * 512; // eight of 256,000 bytes, with a key of 512 bits
    constexpr std::uint64_t luks2Header = 16 * MiB;     // cryptsetup's default
    const auto multiple = std::lcm(std::max<std::uint64_t>(granularity.value, 512), MiB);
    if (multiple > 64 * MiB) {
        return std::nullopt;
    }
    const auto header = kind == LayerKind::Luks1 ? luks1KeySlots : kind == LayerKind::Luks2 ? luks2Header : 1;
    return NewLayerData{{multiple}, {roundedUp(header, multiple)}};
}

class Diagnosis {
public:
    Diagnosis(const Snapshot& snapshot, std::optional<std::uint32_t> partition)
        : m_grid(snapshot.disk.drive.grid()),
          m_simulation(snapshot, partition),
          m_now(m_simulation.outcome()),
          m_before(m_now) {}

    std::vector<Cure> ofVolume() {
        addStart();
        const auto& fs = m_simulation.snapshot().layout->filesystem;
        if (isSmallerThanSector(fs.blockSize, m_grid.size)) {
            addBlockSize();
        }
        if (isBogusStripeWidth(fs)) {
            auto cure = cureOf(CauseKind::BogusStripeWidth, {}, {});
            cure.remadeBefore = isRemade();
            m_cures.push_back(cure);
        }
        addCoarse(GranularityKind::Stripe, CauseKind::StripeStart);
        addCoarse(GranularityKind::EraseBlock, CauseKind::EraseBlockStart);
        return std::move(m_cures);
    }

    std::vector<Cure> withoutExt() {
        addStart();
        return std::move(m_cures);
    }

private:
    Cure cureOf(CauseKind cause, ByteCount past, ByteCount granularity) const {
        return {.cause = cause,
                .past = past,
                .granularity = granularity,
                .partition = m_simulation.partition() != nullptr ? m_simulation.partition()->number : 0,
                .movedBefore = m_moved,
                .before = m_before,
                .after = m_before};
    }

    ByteOffset partitionStart() const { return bytesOf(m_simulation.snapshot().disk, *m_simulation.partition()).first; }

    /// The outermost header, or where the payload starts when no layer precedes it.
    ByteOffset container() const {
        if (m_simulation.partition() != nullptr) {
            return partitionStart();
        }
        return m_simulation.layers().empty() ? m_simulation.payload() : m_simulation.layers().front().header;
    }

    void addStart() {
        const auto past = pastBoundary(m_simulation.payload(), m_grid);
        const auto* partition = m_simulation.partition();
        const bool unread = partition != nullptr && !payloadStart(m_simulation.snapshot(), *partition);
        if (past.value == 0) {
            return;
        }
        auto cure = startCause(past);
        cure.unreadContainer = unread;
        if (!unread) {
            cureStart(cure, GranularityKind::PhysicalSector);
        }
        m_cures.push_back(cure);
    }

    /// Of a device that is open: the device at fault below the one that was opened.
    Cure lowerCause(const DeviceFault& fault) const {
        auto cure = cureOf(fault.layer ? CauseKind::LayerOffset : CauseKind::PartitionStart, fault.past, m_grid.size);
        cure.layer = fault.layer;
        const auto& disk = m_simulation.snapshot().disk;
        const auto& name = fault.layer ? disk.devices[fault.below].name : fault.name;
        cure.device = disk.isVolumeOfImage() ? name : "/dev/" + name;
        return cure;
    }

    std::optional<DeviceFault> lowerFault() const {
        const bool open = m_simulation.partition() == nullptr && m_simulation.layers().empty();
        const auto fault = open ? deviceFault(m_simulation.snapshot()) : std::nullopt;
        return fault && fault->isCurable() ? fault : std::nullopt;
    }

    Cure startCause(ByteCount past) const {
        if (const auto fault = lowerFault()) {
            return lowerCause(*fault);
        }
        const auto outside = pastBoundary(container(), m_grid);
        if (outside.value == 0 && !m_simulation.layers().empty()) {
            auto cure = cureOf(CauseKind::LayerOffset, past, m_grid.size);
            cure.layer = blamed(m_grid);
            return cure;
        }
        return m_simulation.partition() != nullptr ? cureOf(CauseKind::PartitionStart, outside, m_grid.size)
                                                   : cureOf(CauseKind::VolumeStart, past, m_grid.size);
    }

    /// The outermost layer whose data start is off the grid; the innermost layer when all are on it. Precondition:
    /// there is a layer.
    Layer blamed(SectorGrid grid) const {
        for (const auto& layer : m_simulation.layers()) {
            if (startFit(layer.data, grid) != Fit::Whole) {
                return layer;
            }
        }
        return m_simulation.layers().back();
    }

    /// Offers a new start or a layer made anew that puts the payload on the granularity of `kind`.
    void cureStart(Cure& cure, GranularityKind kind) {
        if (cure.layer) {
            remakeLayer(cure, kind);
        } else if (m_simulation.partition() != nullptr) {
            movePartition(cure, kind);
        }
        if (!cure.move && !cure.newData) {
            const auto past = m_before.on(kind).past;
            cure.after = m_simulation.withPayloadAt(m_simulation.payload() - past).outcome();
        }
    }

    void movePartition(Cure& cure, GranularityKind kind) {
        const auto& layout = m_simulation.snapshot().layout;
        cure.missing = layout ? layout->missing : ByteCount{};
        if (cure.missing.value > 0) {
            return;
        }
        for (const auto& start : betterStarts(m_simulation.snapshot(), *m_simulation.partition())) {
            if (accept(cure, m_simulation.withPartitionAt(start), kind)) {
                cure.move = m_moved = start;
                return;
            }
        }
    }

    /// The layer's device is only known when no other layer lies between it and the partition.
    void remakeLayer(Cure& cure, GranularityKind kind) {
        const auto& layer = *cure.layer;
        if (!cure.device.empty()) {
            remakeLowerLayer(cure, kind);
            return;
        }
        const bool outermost = layer.header == m_simulation.layers().front().header;
        const auto data = outermost ? newDataOf(layer.kind, cure.granularity) : std::nullopt;
        if (data && accept(cure, m_simulation.withLayerDataAt(layer, layer.header + data->offset), kind)) {
            cure.newData = data;
        }
    }

    void remakeLowerLayer(Cure& cure, GranularityKind kind) {
        const auto below = lowerFault()->below;
        const auto data = newDataOf(cure.layer->kind, cure.granularity);
        if (data && accept(cure, m_simulation.withDeviceDataAt(below, ByteOffset{data->offset.value}), kind)) {
            cure.newData = data;
        }
    }

    /// Applies the cure when the simulation finds the payload on the granularity of `kind` and no verdict worse.
    bool accept(Cure& cure, Simulation simulation, GranularityKind kind) {
        const auto outcome = simulation.outcome();
        if (outcome.on(kind).past.value != 0 || isWorse(outcome, m_before)) {
            return false;
        }
        cure.after = m_before = outcome;
        m_simulation = std::move(simulation);
        return true;
    }

    [[nodiscard]] bool isRemade() const {
        return std::ranges::any_of(m_cures, [](const Cure& cure) { return cure.newBlocks.has_value(); });
    }

    void addBlockSize() {
        auto cure = cureOf(CauseKind::BlockSmallerThanSector, {}, m_grid.size);
        const auto blocks = std::max(m_grid.size, usualPageSize);
        if (fitsEveryPage(blocks)) {
            const auto simulation = m_simulation.withBlocksOf(blocks);
            if (simulation.outcome().verdict == Fit::Whole &&
                accept(cure, simulation, GranularityKind::PhysicalSector)) {
                cure.newBlocks = blocks;
                for (auto& preceding : m_cures) {
                    preceding.remadeLater = true;
                }
            }
        }
        m_cures.push_back(cure);
    }

    /// One disk's optimal I/O size is a hint and moves no data.
    void addCoarse(GranularityKind kind, CauseKind cause) {
        const auto& snapshot = m_simulation.snapshot();
        const auto granularity =
            granularitiesOf(snapshot.disk, &snapshot.layout->filesystem)[static_cast<std::size_t>(kind)];
        if (m_before.on(kind).past.value == 0 || granularity.ofOneDisk) {
            return;
        }
        // Said of the snapshot as it is, unless a preceding cure brought it about.
        const auto now = m_now.on(kind).past;
        auto cure = cureOf(cause, now.value > 0 ? now : m_before.on(kind).past, granularity.size);
        if (pastBoundary(container(), granularity.grid()).value == 0 && !m_simulation.layers().empty()) {
            cure.layer = blamed(granularity.grid());
        }
        cureStart(cure, kind);
        m_cures.push_back(cure);
    }

    SectorGrid m_grid;
    Simulation m_simulation; ///< with all cures so far applied
    Outcome m_now; ///< of the snapshot as it is
    Outcome m_before; ///< of m_simulation
    std::optional<AlignedStart> m_moved{};
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

std::vector<Cure> curesOf(const Snapshot& snapshot) {
    return Diagnosis(snapshot, snapshot.placement->partition).ofVolume();
}

std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only) {
    std::vector<Cure> cures;
    const auto add = [&](std::optional<std::uint32_t> partition) {
        auto chosen = snapshot;
        chosen.layers = layersIn(snapshot, partition);
        const auto more = Diagnosis(chosen, partition).withoutExt();
        cures.insert(cures.end(), more.begin(), more.end());
    };
    for (const auto& partition : snapshot.disk.table.partitions) {
        if (only.value_or(partition.number) == partition.number && partition.role != PartitionRole::Extended) {
            add(partition.number);
        }
    }
    const auto fault = snapshot.disk.table.partitions.empty() ? deviceFault(snapshot) : std::nullopt;
    if (!layersIn(snapshot, std::nullopt).empty() || (fault && fault->isCurable())) {
        add(std::nullopt);
    }
    return cures;
}

} // namespace atlas
