// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_loader.h"

#include "allocation/bitmap_reader.h"
#include "ui/session/background.h"
#include "ui/text/qt_text.h"

#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <iterator>

namespace atlas::ui {
namespace {

constexpr std::size_t chunksPerTask = 64;
constexpr std::size_t tilesPerTask = 64;
constexpr std::uint64_t tileBytes = 64 * KiB;

} // namespace

ReadingOrder::ReadingOrder(LayoutPtr layout)
    : m_layout(std::move(layout)),
      m_groupsPerTile(
          static_cast<std::uint32_t>(std::max<std::uint64_t>(tileBytes / m_layout->filesystem.blockSize.value, 1))) {}

/// The group of `block`; for blocks past the end, the last group.
GroupNumber ReadingOrder::groupOf(BlockNumber block) const {
    const auto last = m_layout->groups.size().value - 1;
    return {std::min(m_layout->filesystem.groupOf(block).value, last)};
}

void ReadingOrder::setView(const std::vector<BlockInterval>& rows) {
    if (rows.empty())
        return;
    m_middle = groupOf(rows[rows.size() / 2].first);
    m_wanted.clear();
    for (const auto& row : rows) {
        if (!row.empty())
            want(row);
        if (m_wanted.size() > maxTiles)
            return m_wanted.clear();
    }
}

void ReadingOrder::want(BlockInterval row) {
    const auto step = m_groupsPerTile;
    const auto last = groupOf(row.last()).value;
    for (auto first = groupOf(row.first).value / step * step; first <= last && m_wanted.size() <= maxTiles;
         first += step) {
        if (m_wanted.empty() || m_wanted.back().value < first)
            m_wanted.push_back({first});
    }
}

std::vector<Interval<GroupNumber>> ReadingOrder::nextChunks(const AllocationMap& map) const {
    const auto middle = static_cast<std::ptrdiff_t>(map.chunkOf(m_middle));
    const auto count = static_cast<std::ptrdiff_t>(map.chunkCount());
    std::vector<Interval<GroupNumber>> nearest;
    const auto look = [&](std::ptrdiff_t chunk) {
        if (chunk >= 0 && chunk < count && !map.has(static_cast<std::size_t>(chunk)))
            nearest.push_back(map.groupsOf(static_cast<std::size_t>(chunk)));
    };
    look(middle);
    for (std::ptrdiff_t far = 1; far < count && nearest.size() < chunksPerTask; ++far) {
        look(middle + far);
        look(middle - far);
    }
    return nearest;
}

std::vector<Interval<GroupNumber>> ReadingOrder::nextTiles(const AllocationMap& map) const {
    const auto& have = map.tiles();
    const auto groups = m_layout->groups.size().value;
    std::vector<Interval<GroupNumber>> missing;
    for (const auto tile : m_wanted) {
        const bool there = std::ranges::binary_search(have, tile, {}, [](const TilePtr& each) { return each->first; });
        if (!there && missing.size() < tilesPerTask)
            missing.push_back({tile, {std::min(m_groupsPerTile, groups - tile.value)}});
    }
    return missing;
}

std::vector<TilePtr> ReadingOrder::keptTiles(std::vector<TilePtr> have, std::vector<TilePtr> more) const {
    if (have.size() + more.size() > maxTiles)
        std::erase_if(have, [this](const TilePtr& tile) { return !std::ranges::binary_search(m_wanted, tile->first); });
    if (have.size() + more.size() > maxTiles)
        have.clear(); // the view changed while `more` was being read
    have.insert(have.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    std::ranges::sort(have, {}, [](const TilePtr& tile) { return tile->first; });
    return have;
}

namespace {

using namespace std::chrono_literals;

constexpr auto publishEvery = 100ms; ///< each publication redraws the map
constexpr auto gatherEvery = 500ms;

} // namespace

AllocationPublisher::AllocationPublisher(QObject* parent) : QObject(parent) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(publishEvery);
    m_gather.setSingleShot(true);
    m_gather.setInterval(gatherEvery);
    connect(&m_soon, &QTimer::timeout, this, &AllocationPublisher::publish);
    connect(&m_gather, &QTimer::timeout, this, &AllocationPublisher::gather);
}

void AllocationPublisher::reset(const LayoutPtr& layout, bool shown) {
    m_soon.stop();
    m_gather.stop();
    m_map = layout ? std::make_unique<AllocationMap>(layout) : nullptr;
    m_published.reset();
    m_allocation = {};
    m_shown = shown && m_map != nullptr;
}

void AllocationPublisher::setShown(bool shown) {
    m_shown = shown && m_map != nullptr;
    publish();
}

void AllocationPublisher::publish() {
    m_soon.stop();
    m_published = m_shown ? std::make_shared<const AllocationMap>(*m_map) : nullptr;
    Q_EMIT mapChanged();
}

void AllocationPublisher::publishSoon() {
    for (auto* timer : {&m_soon, &m_gather})
        if (!timer->isActive())
            timer->start();
}

void AllocationPublisher::publishAll() {
    gather();
    publish();
}

void AllocationPublisher::gather() {
    m_gather.stop();
    m_allocation = m_map->allocation();
    Q_EMIT allocationChanged();
}

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds sliceTime{25}; ///< limit of one background task

/// Sets `flag`, which stops the task that holds it, and replaces it with a new one.
std::shared_ptr<std::atomic<bool>> replaced(std::shared_ptr<std::atomic<bool>>& flag) {
    if (flag)
        *flag = true;
    flag = std::make_shared<std::atomic<bool>>(false);
    return flag;
}

} // namespace

ChunkReader::ChunkReader(LayoutPtr layout, ByteInterval volume, BitmapSource source, QObject* parent)
    : QObject(parent), m_source(std::make_shared<const Source>(Source{std::move(layout), volume, std::move(source)})) {}

ChunkReader::~ChunkReader() {
    stopChunks();
    if (m_stopCounting)
        *m_stopCounting = true;
}

void ChunkReader::readChunks(std::vector<Interval<GroupNumber>> groups) {
    const auto work = [volume = m_source, stop = replaced(m_stop), groups = std::move(groups)] {
        std::vector<ChunkPtr> chunks;
        const auto until = Clock::now() + sliceTime;
        for (const auto& each : groups) {
            auto chunk = readChunk(*volume->source.bytes, volume->bytes, *volume->layout, each, *stop);
            if (*stop)
                break;
            chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
            if (Clock::now() > until)
                break;
        }
        return std::pair(std::move(chunks), volume->source.changed());
    };
    inBackground(this, work, [this, stop = m_stop](const std::pair<std::vector<ChunkPtr>, bool>& read) {
        if (*stop)
            return;
        if (read.second)
            Q_EMIT imageChanged();
        else
            Q_EMIT chunksRead(read.first);
    });
}

void ChunkReader::stopChunks() {
    if (m_stop)
        *m_stop = true;
}

void ChunkReader::readTiles(std::vector<Interval<GroupNumber>> groups) {
    m_readingTiles = true;
    const auto work = [volume = m_source, groups = std::move(groups)] {
        std::vector<TilePtr> tiles;
        for (const auto& each : groups) {
            tiles.push_back(std::make_shared<const BitmapTile>(
                readTile(*volume->source.bytes, volume->bytes, *volume->layout, each)));
        }
        return std::pair(std::move(tiles), volume->source.changed());
    };
    inBackground(this, work, [this](const std::pair<std::vector<TilePtr>, bool>& read) {
        m_readingTiles = false;
        if (read.second)
            Q_EMIT imageChanged();
        else
            Q_EMIT tilesRead(read.first);
    });
}

void ChunkReader::count(Interval<GroupNumber> groups) {
    const auto work = [volume = m_source, stop = replaced(m_stopCounting), groups] {
        const auto chunk = std::make_shared<const AllocationChunk>(
            readChunk(*volume->source.bytes, volume->bytes, *volume->layout, groups, *stop));
        return *stop ? Allocation{} : allocationOf(groups, std::vector<ChunkPtr>{chunk});
    };
    inBackground(this, work, [this, stop = m_stopCounting](const Allocation& allocation) {
        if (!*stop)
            Q_EMIT counted(allocation);
    });
}

ImageWatcher::ImageWatcher(BitmapSource source, QObject* parent) : QObject(parent), m_source(std::move(source)) {
    connect(&m_watch, &QFileSystemWatcher::fileChanged, this, &ImageWatcher::compare);
    m_watch.addPath(text(m_source.path));
}

/// QFileSystemWatcher also reports attribute changes, so the stamps are compared; in the background, because the file
/// may be on a network file system.
void ImageWatcher::compare() {
    inBackground(
        this, [source = m_source] { return source.changed(); },
        [this](bool differs) {
            if (differs)
                Q_EMIT changed();
        });
}

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
    if (m_lifetime != nullptr)
        m_lifetime->deleteLater(); // not deleted here, because a callback of one of its tasks may be the caller
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
        return openBitmaps(path, snapshot->disk, open, mountedDeviceOf(*snapshot));
    };
    inBackground(m_lifetime, work, [this, lifetime = m_lifetime](Result<BitmapSource> source) {
        if (lifetime == m_lifetime)
            opened(std::move(source));
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
        if (lifetime == m_lifetime)
            markChanged();
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
    if (settled())
        Q_EMIT becameSettled();
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
    if (m_reader == nullptr || m_reader->isReadingTiles() || !isShown() || changed())
        return;
    if (auto missing = m_order->nextTiles(*m_publisher.map()); !missing.empty())
        m_reader->readTiles(std::move(missing));
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
    for (const auto& chunk : chunks)
        map.put(chunk);
    if (!map.complete())
        readChunks(); // starts the next read before the map is repainted
    const auto groups = map.layoutPtr()->groups.size().value;
    const auto read = map.chunksRead() * map.groupsOf(0).count.value;
    Q_EMIT progressed(static_cast<std::uint32_t>(std::min<std::size_t>(read, groups)), groups);
    if (!map.complete())
        return m_publisher.publishSoon();
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
    reportSettled(); // even if the change was known, because the last tiles end here
}

void BitmapLoader::count(Interval<GroupNumber> groups) {
    if (m_reader != nullptr)
        m_reader->count(groups);
}

} // namespace atlas::ui
