// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/diagnosis.h"

#include "alignment/better_start.h"
#include "alignment/cure.h"
#include "alignment/grid.h"
#include "alignment/judgement.h"
#include "alignment/members.h"
#include "alignment/starts.h"
#include "layout/snapshot.h"

#include <algorithm>

namespace atlas {
namespace {

class Diagnosis {
public:
    Diagnosis(const Snapshot& snapshot, std::optional<std::uint32_t> partition, std::span<const Finding> ofBitmaps)
        : m_grid(snapshot.disk.drive.grid()),
          m_isSound(!snapshot.hasVolume() || isSound(snapshot, ofBitmaps)),
          m_simulation(snapshot, partition),
          m_now(m_simulation.outcome()),
          m_before(m_now) {}

    std::vector<Cure> ofVolume() {
        addStart();
        const auto& fs = m_simulation.snapshot().layout->filesystem;
        if (!isMountable(fs.blockSize, m_simulation.snapshot().disk.drive))
            addBlockSize();
        if (isBogusStripeWidth(fs)) {
            auto cure = withCause(CauseKind::BogusStripeWidth, {}, {});
            cure.remedy = newBlocks() ? Remedy(remedy::StripeWidthLeftOut{}) : remedy::ClearStripeWidth{};
            add(std::move(cure));
        }
        addCoarse(GranularityKind::Stripe, CauseKind::StripeStart);
        addCoarse(GranularityKind::EraseBlock, CauseKind::EraseBlockStart);
        return std::move(m_cures);
    }

    std::vector<Cure> withoutExt() {
        addStart();
        for (auto& cure : m_cures)
            cure.ofStart = true;
        return std::move(m_cures);
    }

private:
    /// A cure without a remedy yet.
    Cure withCause(CauseKind cause, ByteCount past, ByteCount granularity) const {
        const auto* partition = m_simulation.partition();
        return {.cause = cause,
                .past = past,
                .granularity = granularity,
                .aim = granularity,
                .partition = partition != nullptr ? std::optional(partition->number) : std::nullopt,
                .movedBefore = m_moved,
                .innermost = innermost(),
                .before = m_before,
                .after = m_before};
    }

    std::optional<LayerKind> innermost() const {
        const auto* partition = m_simulation.partition();
        const auto& layers =
            layersIn(m_simulation.snapshot(), partition != nullptr ? std::optional(partition->number) : std::nullopt);
        return layers.empty() ? std::nullopt : std::optional(layers.back().kind);
    }

    /// Adds `cure`, whose remedy has been decided.
    void add(Cure cure) {
        const auto& layout = m_simulation.snapshot().layout;
        cure.hasCommands = atlas::hasCommands(cure.remedy, cure.layer, m_simulation.snapshot());
        cure.unmountFirst = cure.isOffered() && layout && layout->filesystem.mounted;
        m_cures.push_back(std::move(cure));
    }

    ByteOffset partitionStart() const { return bytesOf(m_simulation.snapshot().disk, *m_simulation.partition()).first; }

    /// Start of the partition, else of the outermost header, else of the payload.
    ByteOffset container() const {
        if (m_simulation.partition() != nullptr)
            return partitionStart();
        return m_simulation.layers().empty() ? m_simulation.payload() : m_simulation.layers().front().header;
    }

    void addStart() {
        const auto past = pastBoundary(m_simulation.payload(), m_grid);
        if (past.value == 0)
            return;
        auto cure = withStartCause(past);
        const auto* partition = m_simulation.partition();
        if (partition != nullptr && !payloadStart(m_simulation.snapshot(), *partition))
            cure.remedy = remedy::ReadContainer{};
        else
            decideRemedyOfStart(cure, GranularityKind::PhysicalSector);
        add(std::move(cure));
    }

    /// Blames a device below the open one.
    Cure withLowerCause(const DeviceFault& fault) const {
        auto cure =
            withCause(fault.layer ? CauseKind::LayerOffset : CauseKind::PartitionStart, fault.past, m_grid.size);
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

    Cure withStartCause(ByteCount past) const {
        if (const auto fault = lowerFault())
            return withLowerCause(*fault);
        const auto outside = pastBoundary(container(), m_grid);
        if (outside.value == 0 && !m_simulation.layers().empty()) {
            auto cure = withCause(CauseKind::LayerOffset, past, m_grid.size);
            cure.layer = blamed(m_grid);
            return cure;
        }
        return m_simulation.partition() != nullptr ? withCause(CauseKind::PartitionStart, outside, m_grid.size)
                                                   : withCause(CauseKind::VolumeStart, past, m_grid.size);
    }

    /// The outermost layer that alone puts the payload off the grid, counted from what holds it; if several do so
    /// together, the innermost of them, whose own start stays off whatever is done around it. Preconditions: there is a
    /// layer, and the container is on the grid.
    Layer blamed(SectorGrid grid) const {
        const auto size = grid.size.value;
        const auto wanted = pastBoundary(m_simulation.payload(), grid).value;
        const auto* found = &m_simulation.layers().back();
        auto before = pastBoundary(container(), grid).value;
        for (const auto& layer : m_simulation.layers()) {
            const auto past = pastBoundary(layer.data, grid).value;
            const auto own = (past + size - before) % size;
            before = past;
            if (own != 0 && own == wanted)
                return layer;
            found = own != 0 ? &layer : found;
        }
        return *found;
    }

    /// Decides the remedy that puts the payload on the granularity of `kind`: a new start, a new layer, or a place by
    /// hand. False if none is possible without harm; never false for the physical sectors, which have priority.
    bool decideRemedyOfStart(Cure& cure, GranularityKind kind) {
        if (cure.layer)
            remakeLayer(cure, kind);
        else if (m_simulation.partition() != nullptr)
            movePartition(cure, kind);
        if (cure.isOffered())
            return true;
        const auto place = placeByHand(m_simulation, kind, m_before);
        if (place) {
            cure.aim = place->grid.size;
            cure.after = place->outcome;
        }
        if (!cure.layer && m_simulation.partition() == nullptr)
            cure.remedy = remedyByHand(cure, place);
        return place || kind == GranularityKind::PhysicalSector;
    }

    Remedy remedyByHand(const Cure& cure, const std::optional<PlaceByHand>& place) const {
        const auto& disk = m_simulation.snapshot().disk;
        if (!cure.device.empty())
            return remedy::MoveLowerPartition{disk.isVolumeOfImage()};
        // For a device on others, the multiples are those of the disk below.
        const bool isMultiple = place && (place->grid.phase.value == 0 || disk.devices.size() > 1);
        if (!place || (cure.cause != CauseKind::VolumeStart && isMultiple))
            return remedy::PlaceVolume{};
        return remedy::PlaceOnSectors{place->start};
    }

    void movePartition(Cure& cure, GranularityKind kind) {
        const auto& layout = m_simulation.snapshot().layout;
        const auto missing = layout ? layout->missing : ByteCount{};
        if (missing.value > 0) {
            cure.remedy = remedy::LengthenPartition{missing};
            return;
        }
        for (const auto& start : betterStarts(m_simulation.snapshot(), *m_simulation.partition())) {
            const auto move = moveOf(m_simulation.snapshot(), *m_simulation.partition(), start, blockSize());
            auto moved = m_simulation.withPartitionAt(start);
            if (move.fileSystem && !m_isSound && isCure(moved.outcome(), kind, m_before)) {
                cure.remedy = remedy::NoRoom::Unsound;
                return;
            }
            if (accept(cure, std::move(moved), kind)) {
                cure.remedy = move;
                m_moved = start;
                return;
            }
        }
        cure.remedy =
            noRoomOf(m_simulation.snapshot().disk, *m_simulation.partition(), kind == GranularityKind::PhysicalSector);
    }

    /// The layer's device is known only if no other layer lies between it and the partition.
    void remakeLayer(Cure& cure, GranularityKind kind) {
        const auto& layer = *cure.layer;
        const bool isLower = !cure.device.empty();
        const bool isOutermost = isLower || layer.header == m_simulation.layers().front().header;
        remedy::MakeLayerAnew anew{.runs = m_simulation.snapshot().disk.isDevice};
        const bool isPlacedByTool = isOutermost && layer.kind != LayerKind::LvmLinearVolume;
        const auto data = isPlacedByTool ? newDataOf(layer.kind, cure.granularity) : std::nullopt;
        if (data && accept(cure, isLower ? withLowerLayerAnew(*data) : withLayerAnew(layer, *data), kind)) {
            anew.data = data;
            cure.aim = kind == GranularityKind::PhysicalSector ? cure.granularity : data->multiple;
        } else if (data && !isLower && layer.kind == LayerKind::LvmPhysicalVolume) {
            moveExtents(cure);
        }
        cure.remedy = anew;
    }

    /// Where a new physical volume would break another logical volume in it, or not help the chosen one, that one moves.
    void moveExtents(Cure& cure) const {
        const auto& layers = m_simulation.layers();
        const auto volume = std::ranges::find(layers, LayerKind::LvmLinearVolume, &Layer::kind);
        if (volume != layers.end())
            cure.layer = *volume;
    }

    Simulation withLayerAnew(const Layer& layer, NewLayerData data) const {
        return m_simulation.withLayerDataAt(layer, layer.header + data.offset);
    }

    Simulation withLowerLayerAnew(NewLayerData data) const {
        return m_simulation.withDeviceDataAt(lowerFault()->below, ByteOffset{data.offset.value});
    }

    /// Applies `cure` if the simulation finds that it isCure(), and that nothing else that it moves lies worse.
    bool accept(Cure& cure, Simulation simulation, GranularityKind kind) {
        const auto outcome = simulation.outcome();
        if (!isCure(outcome, kind, m_before) || simulation.breaksAnyOf(m_simulation))
            return false;
        cure.after = m_before = outcome;
        m_simulation = std::move(simulation);
        return true;
    }

    /// Block size of the file system that a preceding cure creates; nullopt if none does.
    std::optional<ByteCount> newBlocks() const {
        const auto anew = std::ranges::find_if(m_cures, [](const Cure& cure) { return cure.newBlocks().has_value(); });
        return anew != m_cures.end() ? anew->newBlocks() : std::nullopt;
    }

    /// Block size after the preceding cures; nullopt without a file system.
    std::optional<ByteCount> blockSize() const {
        const auto& layout = m_simulation.snapshot().layout;
        return layout ? std::optional(newBlocks().value_or(layout->filesystem.blockSize)) : std::nullopt;
    }

    void addBlockSize() {
        const auto sector = m_simulation.snapshot().disk.drive.targetSector();
        auto cure = withCause(CauseKind::BlockSmallerThanSector, {}, sector);
        const auto blocks = std::max(sector, usualPageSize);
        cure.remedy = fitsEveryPage(blocks) ? makeFileSystemAnew(cure, blocks) : remedy::NoBlockSize{};
        add(std::move(cure));
    }

    Remedy makeFileSystemAnew(Cure& cure, ByteCount blocks) {
        const auto simulation = m_simulation.withBlocksOf(blocks);
        if (simulation.outcome().verdict == Fit::Straddling ||
            !accept(cure, simulation, GranularityKind::PhysicalSector))
            return remedy::MakeFileSystemAnewAligned{};
        for (auto& preceding : m_cures) {
            auto* move = std::get_if<remedy::MovePartition>(&preceding.remedy);
            if (move != nullptr && move->anew)
                move->anew->blocks = std::nullopt; // this cure creates the file system
        }
        const auto& findings = m_simulation.snapshot().layout->findings;
        const bool external =
            std::ranges::find(findings, FindingKind::ExternalJournal, &Finding::kind) != findings.end();
        return remedy::MakeFileSystemAnew{.blocks = blocks, .externalJournal = external};
    }

    /// Ignores the optimal I/O size of a single disk, which is only a hint.
    void addCoarse(GranularityKind kind, CauseKind cause) {
        const auto& snapshot = m_simulation.snapshot();
        const auto granularity = granularitiesOf(snapshot)[kind];
        if (m_before.on(kind).past.value == 0 || granularity.ofOneDisk)
            return;
        // Report the present distance, or the one that a preceding cure causes.
        const auto now = m_now.on(kind).past;
        auto cure = withCause(cause, now.value > 0 ? now : m_before.on(kind).past, granularity.size);
        if (pastBoundary(container(), granularity.grid()).value == 0 && !m_simulation.layers().empty())
            cure.layer = blamed(granularity.grid());
        if (decideRemedyOfStart(cure, kind))
            add(std::move(cure));
    }

    SectorGrid m_grid;
    bool m_isSound; ///< whether the volume may be shrunk
    Simulation m_simulation; ///< with all preceding cures applied
    Outcome m_now; ///< for the snapshot as it is
    Outcome m_before; ///< for m_simulation
    std::optional<AlignedStart> m_moved{};
    std::vector<Cure> m_cures;
};

} // namespace

std::vector<Cure> curesOf(const Snapshot& snapshot, std::span<const Finding> ofBitmaps) {
    return Diagnosis(snapshot, snapshot.placement->partition, ofBitmaps).ofVolume();
}

namespace {

/// The layers whose innermost data a cure must put on the physical sectors: the chosen ones if they are off, else the
/// first path in the partition that is off. One cure serves all volumes of a group.
std::vector<Layer> layersToCure(const Snapshot& snapshot, std::optional<std::uint32_t> partition) {
    const auto& chosen = layersIn(snapshot, partition);
    const auto grid = snapshot.disk.drive.grid();
    if (chosen.empty() || startFit(chosen.back().data, grid) != Fit::Whole)
        return chosen;
    for (auto& path : layerPaths(snapshot)) {
        if (path.partition == partition && !path.layers.empty() &&
            startVerdict(snapshot, partition, path.layers.back(), grid).isOff()) {
            return std::move(path.layers);
        }
    }
    return chosen;
}

} // namespace

std::vector<Cure> curesWithoutExt(const Snapshot& snapshot, std::optional<std::uint32_t> only) {
    std::vector<Cure> cures;
    const auto add = [&](std::optional<std::uint32_t> partition) {
        auto chosen = snapshot;
        chosen.layers = layersToCure(snapshot, partition);
        const auto more = Diagnosis(chosen, partition, {}).withoutExt();
        cures.insert(cures.end(), more.begin(), more.end());
    };
    for (const auto& partition : snapshot.disk.table.partitions)
        if (only.value_or(partition.number) == partition.number && partition.role != PartitionRole::Extended)
            add(partition.number);
    const auto fault = snapshot.disk.table.partitions.empty() ? deviceFault(snapshot) : std::nullopt;
    if (!layersIn(snapshot, std::nullopt).empty() || (fault && fault->isCurable()))
        add(std::nullopt);
    return cures;
}

} // namespace atlas
