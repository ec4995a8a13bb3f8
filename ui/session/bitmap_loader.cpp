// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_loader.h"

#include "allocation/bitmap_reader.h"
#include "ui/session/background.h"
#include "ui/session/image_watcher.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>

namespace atlas::ui {

namespace {

std::string nativePath(const QString& path) { return QFileInfo(path).absoluteFilePath().toStdString(); }

} // namespace

BitmapLoader::BitmapLoader(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&m_publisher, &AllocationPublisher::mapChanged, this, &BitmapLoader::mapChanged);
    connect(&m_publisher, &AllocationPublisher::allocationChanged, this, &BitmapLoader::allocationChanged);
    connect(&session, &Session::opened, this, &BitmapLoader::reset);
}

bool BitmapLoader::settled() const {
    const bool waits = m_state == BitmapState::Opening || m_state == BitmapState::Reading;
    const bool readsTiles = m_reader != nullptr && m_reader->isReadingTiles();
    return !waits && !readsTiles && (!isShown() || changed() || m_order->nextTiles(*m_publisher.map()).empty());
}

void BitmapLoader::reset() {
    if (m_lifetime != nullptr) {
        m_lifetime->deleteLater(); // not deleted here: the caller may be the callback of one of its tasks
    }
    m_lifetime = new QObject(this);
    if (m_reader != nullptr) {
        m_reader->stopChunks();
        m_reader->disconnect(this);
        m_reader = nullptr;
    }
    const auto& snapshot = m_session.snapshot();
    const bool readable = snapshot.hasVolume();
    const bool again = m_session.path() == m_path; // reloaded, or another partition of the image
    m_publisher.reset(readable ? snapshot.layout : nullptr, isShown() && again);
    m_path = m_session.path();
    m_reason.clear();
    m_bytes = {};
    m_state = BitmapState::None;
    m_order.reset();
    if (readable) {
        m_order = ReadingOrder(snapshot.layout);
        m_bytes = writtenBitmaps(*snapshot.layout);
        m_state = BitmapState::Opening;
        open();
    }
    Q_EMIT stateChanged();
    Q_EMIT mapChanged();
    Q_EMIT allocationChanged();
    reportSettled();
}

void BitmapLoader::open() {
    const auto work = [open = m_open, path = nativePath(m_session.path()), snapshot = m_session.sharedSnapshot()] {
        return openBitmaps(path, snapshot->disk, open);
    };
    inBackground(m_lifetime, work, [this, lifetime = m_lifetime](Result<BitmapSource> source) {
        if (lifetime == m_lifetime) {
            opened(std::move(source));
        }
    });
}

void BitmapLoader::opened(Result<BitmapSource> source) {
    if (!source) {
        m_reason = capitalised(text(sentence(source.error())));
        m_publisher.setShown(false);
        return setState(BitmapState::Unavailable);
    }
    const auto& snapshot = m_session.snapshot();
    const auto* watcher = new ImageWatcher(*source, m_lifetime);
    connect(watcher, &ImageWatcher::changed, this, [this, lifetime = m_lifetime] {
        if (lifetime == m_lifetime) {
            markChanged();
        }
    });
    m_reader = new ChunkReader(snapshot.layout, snapshot.placement->bytes, std::move(*source), m_lifetime);
    connect(m_reader, &ChunkReader::chunksRead, this, &BitmapLoader::takeChunks);
    connect(m_reader, &ChunkReader::tilesRead, this, &BitmapLoader::takeTiles);
    connect(m_reader, &ChunkReader::imageChanged, this, &BitmapLoader::markChanged);
    connect(m_reader, &ChunkReader::counted, this, &BitmapLoader::counted);
    const bool cheap = m_unasked && !areLarge();
    m_state = BitmapState::Waiting;
    setShown(cheap || isShown());
}

void BitmapLoader::setState(BitmapState state) {
    m_state = state;
    Q_EMIT stateChanged();
    reportSettled();
}

void BitmapLoader::reportSettled() {
    if (settled()) {
        Q_EMIT becameSettled();
    }
}

void BitmapLoader::setShown(bool shown) {
    m_publisher.setShown(shown && m_state != BitmapState::Unavailable);
    if (!isShown()) {
        cancel();
    } else if (m_reader != nullptr && m_state != BitmapState::Reading && !m_publisher.map()->complete() && !changed()) {
        m_state = BitmapState::Reading;
        readTiles();
        readChunks();
    }
    Q_EMIT stateChanged();
    reportSettled();
}

void BitmapLoader::cancel() {
    if (m_state == BitmapState::Reading) {
        m_reader->stopChunks();
        m_publisher.publishAll();
        setState(BitmapState::Stopped);
    }
}

void BitmapLoader::setView(const std::vector<BlockInterval>& rows) {
    if (m_order) {
        m_order->setView(rows);
        readTiles();
    }
}

void BitmapLoader::readTiles() {
    if (m_reader == nullptr || m_reader->isReadingTiles() || !isShown() || changed()) {
        return;
    }
    if (auto missing = m_order->nextTiles(*m_publisher.map()); !missing.empty()) {
        m_reader->readTiles(std::move(missing));
    }
}

void BitmapLoader::takeTiles(const std::vector<TilePtr>& tiles) {
    auto& map = *m_publisher.map();
    map.setTiles(m_order->keptTiles(map.tiles(), tiles));
    m_publisher.publish();
    readTiles();
    reportSettled();
}

void BitmapLoader::readChunks() { m_reader->readChunks(m_order->nextChunks(*m_publisher.map())); }

void BitmapLoader::takeChunks(const std::vector<ChunkPtr>& chunks) {
    auto& map = *m_publisher.map();
    for (const auto& chunk : chunks) {
        map.put(chunk);
    }
    if (!map.complete()) {
        readChunks(); // starts the next read before the map is repainted
    }
    const auto groups = map.layoutPtr()->groups.size().value;
    const auto read = map.chunksRead() * map.groupsOf(0).count.value;
    Q_EMIT progressed(static_cast<std::uint32_t>(std::min<std::size_t>(read, groups)), groups);
    if (!map.complete()) {
        return m_publisher.publishSoon();
    }
    m_publisher.publishAll();
    setState(BitmapState::Complete);
}

void BitmapLoader::markChanged() {
    if (!changed()) {
        m_publisher.map()->setStale();
        if (m_state == BitmapState::Reading) {
            cancel();
        } else {
            m_publisher.publish();
            Q_EMIT stateChanged();
        }
        Q_EMIT imageChanged();
    }
    reportSettled(); // also if the change was known: the last tiles being read are reported here
}

void BitmapLoader::count(Interval<GroupNumber> groups) {
    if (m_reader != nullptr) {
        m_reader->count(groups);
    }
}

} // namespace atlas::ui
