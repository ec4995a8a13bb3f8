// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/structure_loader.h"

#include "ui/session/held_devices.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>

namespace atlas::ui {

namespace {

/// Whether the structure for `place` is in the partition table.
bool isOutsideVolumes(const Place& place) {
    return std::holds_alternative<PartitionPlace>(place) || std::holds_alternative<TablePlace>(place) ||
           std::holds_alternative<DiskPlace>(place);
}

} // namespace

StructureLoader::StructureLoader(Session& session, Selection& selection) : m_session(session), m_selection(selection) {
    connect(&session, &Session::opened, this, &StructureLoader::open);
    connect(&selection, &Selection::changed, this, &StructureLoader::refresh);
}

void StructureLoader::open() {
    m_bytes.reset();
    m_structure = {};
    m_places = {};
    m_reason.clear();
    m_reading = true;
    const auto work = [path = QFileInfo(m_session.path()).absoluteFilePath().toStdString(),
                       snapshot = m_session.sharedSnapshot()] {
        return openBitmaps(path, snapshot->disk, openImageFile);
    };
    m_request.run(this, work, [this](Result<BitmapSource> source) {
        if (source) {
            m_bytes = source->bytes;
            return refresh();
        }
        m_reading = false;
        m_reason = capitalised(text(sentence(source.error())));
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

void StructureLoader::refresh() {
    if (!m_bytes)
        return; // until open() is done
    const auto& snapshot = m_session.snapshot();
    const auto& place = m_selection.place();
    if (snapshot.hasVolume() && !isOutsideVolumes(place)) {
        auto places = copyPlaces(*snapshot.layout, place);
        if (!m_reading && m_reason.isEmpty() && !places.places.empty() && places == m_places) {
            Q_EMIT pointed();
            return;
        }
        m_places = std::move(places);
    } else {
        m_places = {};
    }
    read(place);
}

void StructureLoader::read(const Place& place) {
    m_reading = true;
    const auto work = [disk = m_bytes, snapshot = m_session.sharedSnapshot(), places = m_places,
                       place]() -> Result<StructureCopies> {
        if (!places.places.empty())
            return readCopies(*disk, *snapshot, places);
        const bool ofTable = isOutsideVolumes(place) || !snapshot->hasVolume();
        return ofTable ? readTable(*disk, *snapshot, place) : StructureCopies{};
    };
    m_request.run(this, work, [this](Result<StructureCopies> structure) { take(std::move(structure)); });
}

void StructureLoader::take(Result<StructureCopies> read) {
    m_reading = false;
    m_reason = read ? QString() : capitalised(text(sentence(read.error())));
    m_structure = read ? std::move(*read) : StructureCopies{};
    Q_EMIT changed();
}

ByteInterval StructureLoader::block() const {
    if (const auto* disk = std::get_if<DiskPlace>(&m_selection.place()))
        return {disk->byte, {1}};
    const auto* const place = std::get_if<BlockPlace>(&m_selection.place());
    if (place == nullptr || !m_session.isOpen() || !m_session.snapshot().hasVolume())
        return {};
    const auto& snapshot = m_session.snapshot();
    return snapshot.placement->bytesOf({place->block, {1}}, snapshot.layout->filesystem.blockSize);
}

std::optional<ByteOffset> StructureLoader::byte() const {
    if (const auto* disk = std::get_if<DiskPlace>(&m_selection.place()))
        return disk->byte;
    const auto* const place = std::get_if<BlockPlace>(&m_selection.place());
    const auto bytes = block();
    return place != nullptr && place->inBlock && !bytes.empty()
               ? std::optional(bytes.first + ByteCount{*place->inBlock})
               : std::nullopt;
}

void StructureLoader::select(ByteOffset byte) {
    if (!m_session.isOpen())
        return;
    const auto& snapshot = m_session.snapshot();
    const auto block = snapshot.hasVolume() ? snapshot.layout->filesystem.blockAt(byte, snapshot.placement->bytes.first)
                                            : std::nullopt;
    if (!block) {
        if (std::holds_alternative<DiskPlace>(m_selection.place()))
            m_selection.point(DiskPlace{byte});
        return;
    }
    const auto inBlock = byte - snapshot.placement->byteOf(*block, snapshot.layout->filesystem.blockSize);
    const BlockPlace place{*block, static_cast<std::uint32_t>(inBlock.value)};
    const auto* const before = std::get_if<BlockPlace>(&m_selection.place());
    if (before != nullptr && before->block == place.block)
        m_selection.point(place);
    else
        m_selection.select(place);
}

} // namespace atlas::ui
