// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/what_if.h"

#include <algorithm>
#include <limits>

namespace atlas {

Lba ownStart(const Snapshot& snapshot) {
    if (!snapshot.placement)
        return {};
    const auto first = snapshot.placement->bytes.first;
    const auto number = snapshot.placement->partition;
    const auto* partition = number ? snapshot.disk.table.find(*number) : nullptr;
    if (partition != nullptr && bytesOf(snapshot.disk, *partition).first <= first)
        return partition->sectors.first;
    return sectorOf(first, snapshot.disk.drive.logicalSector.value);
}

ByteCount bytesBeforeVolume(const Snapshot& snapshot) {
    return snapshot.placement->bytes.first - byteOf(ownStart(snapshot), snapshot.disk.drive.logicalSector.value);
}

Lba lastStart(const Snapshot& snapshot) {
    constexpr auto end = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!snapshot.placement)
        return {};
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto length = snapshot.placement->bytes.end() - byteOf(ownStart(snapshot), sector);
    return {(end - std::min(end, length.value)) / sector.value};
}

Snapshot movedTo(Snapshot snapshot, Lba start) {
    const auto sector = snapshot.disk.drive.logicalSector.value;
    const auto own = ownStart(snapshot);
    const Displacement by{byteOf(own, sector), byteOf(start, sector)};
    const auto number = snapshot.placement->partition;
    auto* const partition = number ? snapshot.disk.table.find(*number) : nullptr;
    const bool isMoved = partition != nullptr && partition->sectors.first == own;
    displaceContents(snapshot, isMoved ? std::optional(bytesOf(snapshot.disk, *partition)) : std::nullopt, by);
    displace(snapshot, by);
    if (isMoved)
        partition->sectors.first = start;
    snapshot.placement->source = Source::User;
    return snapshot;
}

namespace {

void displace(Layer& layer, const Displacement& by) {
    for (auto* at : {&layer.header, &layer.superblock, &layer.data})
        *at = by.of(*at);
}

class Contents {
public:
    Contents(const std::vector<Layer>& around, std::optional<ByteInterval> room, const Displacement& by)
        : m_around(around), m_room(room), m_by(by) {}

    void move(Container& container) const {
        if (isMoved(container.innermost()))
            container.inner.first = m_by.of(container.inner.first);
        move(container.layers);
    }

    void move(LogicalVolume& volume) const {
        const auto layers = volume.layersWithOwn();
        const bool isMovedItself = !layers.empty() && isAmong(m_around, layers.back());
        for (auto& piece : volume.map)
            for (auto& at : piece.at)
                at = m_room ? moved(at) : isMovedItself ? m_by.of(at) : at;
        move(volume.layers);
    }

    /// `at` after the move of the partition.
    [[nodiscard]] ByteOffset moved(ByteOffset at) const { return m_room && m_room->contains(at) ? m_by.of(at) : at; }

private:
    [[nodiscard]] bool isMoved(const Layer& layer) const {
        return m_room ? m_room->contains(layer.header) : isAmong(m_around, layer);
    }

    void move(std::vector<Layer>& layers) const {
        for (auto& layer : layers)
            if (isMoved(layer))
                displace(layer, m_by);
    }

    const std::vector<Layer>& m_around;
    std::optional<ByteInterval> m_room;
    Displacement m_by;
};

} // namespace

void displaceContents(Snapshot& snapshot, std::optional<ByteInterval> room, const Displacement& by) {
    const Contents contents(snapshot.layers, room, by);
    for (auto& container : snapshot.disk.inside.containers)
        contents.move(container);
    for (auto& volume : snapshot.disk.inside.logicalVolumes)
        contents.move(volume);
    for (auto& volume : snapshot.otherVolumes)
        for (auto& start : volume.starts)
            start = contents.moved(start);
}

void displace(Snapshot& snapshot, const Displacement& by) {
    for (auto& layer : snapshot.layers)
        displace(layer, by);
    if (snapshot.placement) {
        auto& first = snapshot.placement->bytes.first;
        first = by.of(first);
    }
}

} // namespace atlas
