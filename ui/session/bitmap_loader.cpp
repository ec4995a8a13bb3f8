// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_loader.h"

#include "ui/session/background.h"
#include "ui/session/qt_text.h"

#include <QFileInfo>
#include <chrono>

namespace atlas::ui {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto sliceTime = 25ms; ///< limit of one background task, so that view changes take effect soon
constexpr std::size_t chunksPerSlice = 64;
constexpr auto publishEvery = 100ms; ///< while chunks arrive: each publication redraws the map
constexpr auto gatherEvery = 500ms;
constexpr std::uint64_t tileBytes = std::uint64_t{64} << 10;
constexpr std::size_t maxTiles = 512; ///< 32 MiB
constexpr std::size_t tilesPerTask = 64;

std::string nativePath(const QString& path) { return QFileInfo(path).absoluteFilePath().toStdString(); }

} // namespace

struct AllocationLoader::Job {
    LayoutPtr layout;
    ByteInterval volume; ///< of the open volume, regardless of a judged what-if start
    BitmapSource source;
};

AllocationLoader::AllocationLoader(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(publishEvery);
    m_gather.setSingleShot(true);
    m_gather.setInterval(gatherEvery);
    connect(&m_soon, &QTimer::timeout, this, &AllocationLoader::publish);
    connect(&m_gather, &QTimer::timeout, this, &AllocationLoader::gather);
    connect(&m_watch, &QFileSystemWatcher::fileChanged, this, &AllocationLoader::compareStamps);
    connect(&session, &Session::opened, this, &AllocationLoader::reset);
}

AllocationLoader::~AllocationLoader() {
    stopChunks();
    if (m_stopCounting) {
        *m_stopCounting = true;
    }
}

GroupCount AllocationLoader::groupsRead() const { return {m_allocation.size().value - m_allocation.unread().value}; }

bool AllocationLoader::settled() const {
    const bool waits = m_state == BitmapState::Opening || m_state == BitmapState::Reading;
    return !waits && !m_readingTiles && (!m_shown || m_map->stale() || missingTiles().empty());
}

void AllocationLoader::reset() {
    stopChunks();
    if (!m_watch.files().isEmpty()) {
        m_watch.removePaths(m_watch.files());
    }
    ++m_generation;
    ++m_counting;
    m_job.reset();
    m_map.reset();
    m_published.reset();
    m_allocation = {};
    m_wanted.clear();
    m_middle = {};
    m_reason.clear();
    m_bytes = {};
    m_readingTiles = false;
    m_shown = m_shown && m_session.path() == m_path; // reloaded, or another partition of the image
    m_path = m_session.path();
    m_state = BitmapState::None;
    const auto& snapshot = m_session.snapshot();
    if (snapshot.layout && snapshot.placement) {
        m_map = std::make_unique<AllocationMap>(snapshot.layout);
        m_bytes = writtenBitmaps(*snapshot.layout);
        m_state = BitmapState::Opening;
        const auto take = [this, generation = m_generation](Result<BitmapSource> source) {
            if (generation == m_generation) {
                opened(std::move(source));
            }
        };
        inBackground(
            this,
            [open = m_open, path = nativePath(m_session.path()), disk = snapshot.disk.path] {
                return openBitmaps(path, disk, open);
            },
            take);
    }
    m_shown = m_shown && m_map != nullptr;
    Q_EMIT stateChanged();
    Q_EMIT mapChanged();
    Q_EMIT allocationChanged();
}

void AllocationLoader::opened(Result<BitmapSource> source) {
    if (!source) {
        m_reason = capitalised(text(sentence(source.error())));
        m_shown = false;
        return setState(BitmapState::Unavailable);
    }
    const auto& snapshot = m_session.snapshot();
    m_job = std::make_shared<const Job>(Job{snapshot.layout, snapshot.placement->bytes, std::move(*source)});
    const bool cheap = m_unasked && m_bytes <= readUnasked;
    m_watch.addPath(text(m_job->source.path));
    setState(BitmapState::Waiting);
    if (cheap || m_shown) {
        setShown(true);
    }
}

void AllocationLoader::setState(BitmapState state) {
    m_state = state;
    Q_EMIT stateChanged();
}

void AllocationLoader::setShown(bool shown) {
    m_shown = shown && m_map != nullptr && m_state != BitmapState::Unavailable;
    if (!m_shown) {
        cancel();
    } else if (m_job && !m_stop && !m_map->complete() && !m_map->stale()) {
        m_stop = std::make_shared<std::atomic<bool>>(false);
        m_state = BitmapState::Reading;
        pump();
    }
    publish();
    Q_EMIT stateChanged();
}

void AllocationLoader::stopChunks() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    m_soon.stop();
    m_gather.stop();
}

void AllocationLoader::cancel() {
    stopChunks();
    if (m_state == BitmapState::Reading) {
        gather();
        publish();
        setState(BitmapState::Stopped);
    }
}

void AllocationLoader::pump() {
    readTiles();
    readChunks();
}

std::uint32_t AllocationLoader::groupsPerTile() const {
    return static_cast<std::uint32_t>(
        std::max<std::uint64_t>(tileBytes / m_map->layoutPtr()->filesystem.blockSize.value, 1));
}

void AllocationLoader::setView(const std::vector<BlockInterval>& rows) {
    if (!m_map || rows.empty()) {
        return;
    }
    const auto& fs = m_map->layoutPtr()->filesystem;
    const auto last = m_map->layoutPtr()->groups.size().value - 1;
    const auto groupOf = [&](BlockNumber block) { return std::min(fs.groupOf(block).value, last); };
    m_middle = {groupOf(rows[rows.size() / 2].first)};
    m_wanted.clear();
    const auto step = groupsPerTile();
    for (const auto& row : rows) {
        if (row.empty()) {
            continue;
        }
        for (auto first = groupOf(row.first) / step * step; first <= groupOf(row.last()); first += step) {
            if (m_wanted.empty() || m_wanted.back().value < first) {
                m_wanted.push_back({first});
            }
            if (m_wanted.size() > maxTiles) {
                return m_wanted.clear(); // zoomed out too far for tiles; the map then shows chunks
            }
        }
    }
    readTiles();
}

bool AllocationLoader::isWanted(GroupNumber tile) const { return std::ranges::binary_search(m_wanted, tile); }

std::vector<Interval<GroupNumber>> AllocationLoader::missingTiles() const {
    const auto& have = m_map->tiles();
    const auto groups = m_map->layoutPtr()->groups.size().value;
    std::vector<Interval<GroupNumber>> missing;
    for (const auto tile : m_wanted) {
        const bool there = std::ranges::binary_search(have, tile, {}, [](const TilePtr& each) { return each->first; });
        if (!there && missing.size() < tilesPerTask) {
            missing.push_back({tile, {std::min(groupsPerTile(), groups - tile.value)}});
        }
    }
    return missing;
}

void AllocationLoader::readTiles() {
    if (!m_job || !m_shown || m_readingTiles || m_map->stale()) {
        return;
    }
    auto missing = missingTiles();
    if (missing.empty()) {
        return;
    }
    m_readingTiles = true;
    const auto work = [job = m_job, missing = std::move(missing)] {
        std::vector<TilePtr> tiles;
        for (const auto& groups : missing) {
            tiles.push_back(
                std::make_shared<const BitmapTile>(readTile(*job->source.bytes, job->volume, *job->layout, groups)));
        }
        return std::pair(std::move(tiles), job->source.changed());
    };
    const auto take = [this, generation = m_generation](std::pair<std::vector<TilePtr>, bool> read) {
        if (generation != m_generation) {
            return;
        }
        m_readingTiles = false;
        if (read.second) {
            return markChanged();
        }
        takeTiles(std::move(read.first));
        readTiles();
    };
    inBackground(this, work, take);
}

void AllocationLoader::takeTiles(std::vector<TilePtr> tiles) {
    auto all = m_map->tiles();
    if (all.size() + tiles.size() > maxTiles) {
        std::erase_if(all, [this](const TilePtr& tile) { return !isWanted(tile->first); });
    }
    if (all.size() + tiles.size() > maxTiles) {
        all.clear(); // the view changed while the tiles were read
    }
    all.insert(all.end(), std::make_move_iterator(tiles.begin()), std::make_move_iterator(tiles.end()));
    std::ranges::sort(all, {}, [](const TilePtr& tile) { return tile->first; });
    m_map->setTiles(std::move(all));
    publish();
}

/// The missing chunks nearest to the view first, at most chunksPerSlice.
std::vector<Interval<GroupNumber>> AllocationLoader::nearestChunks() const {
    const auto middle = static_cast<std::ptrdiff_t>(m_map->chunkOf(m_middle));
    const auto count = static_cast<std::ptrdiff_t>(m_map->chunkCount());
    std::vector<Interval<GroupNumber>> nearest;
    const auto look = [&](std::ptrdiff_t chunk) {
        if (chunk >= 0 && chunk < count && !m_map->has(static_cast<std::size_t>(chunk))) {
            nearest.push_back(m_map->groupsOf(static_cast<std::size_t>(chunk)));
        }
    };
    look(middle);
    for (std::ptrdiff_t far = 1; far < count && nearest.size() < chunksPerSlice; ++far) {
        look(middle + far);
        look(middle - far);
    }
    return nearest;
}

void AllocationLoader::readChunks() {
    if (!m_job || !m_stop || m_state != BitmapState::Reading) {
        return;
    }
    const auto work = [job = m_job, stop = m_stop, nearest = nearestChunks()] {
        std::vector<ChunkPtr> chunks;
        const auto until = Clock::now() + sliceTime;
        for (const auto& groups : nearest) {
            auto chunk = readChunk(*job->source.bytes, job->volume, *job->layout, groups, *stop);
            if (*stop) {
                break;
            }
            chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
            if (Clock::now() > until) {
                break;
            }
        }
        return std::pair(std::move(chunks), job->source.changed());
    };
    inBackground(this, work, [this, stop = m_stop](const std::pair<std::vector<ChunkPtr>, bool>& read) {
        if (!*stop) {
            takeChunks(read.first, read.second);
        }
    });
}

void AllocationLoader::takeChunks(const std::vector<ChunkPtr>& chunks, bool changed) {
    if (changed) {
        return markChanged();
    }
    for (const auto& chunk : chunks) {
        m_map->put(chunk);
    }
    if (!m_map->complete()) {
        readChunks(); // starts the next read before the map is repainted
    }
    const auto groups = m_map->layoutPtr()->groups.size().value;
    const auto read = m_map->chunksRead() * m_map->groupsOf(0).count.value;
    Q_EMIT progressed(static_cast<std::uint32_t>(std::min<std::size_t>(read, groups)), groups);
    if (m_map->complete()) {
        m_stop.reset();
        gather();
        publish();
        return setState(BitmapState::Complete);
    }
    for (auto* timer : {&m_soon, &m_gather}) {
        if (!timer->isActive()) {
            timer->start();
        }
    }
}

void AllocationLoader::compareStamps() {
    if (m_job) {
        inBackground(
            this, [job = m_job] { return job->source.changed(); },
            [this, generation = m_generation](bool changed) {
                if (changed && generation == m_generation) {
                    markChanged();
                }
            });
    }
}

void AllocationLoader::markChanged() {
    if (m_map->stale()) {
        return;
    }
    m_map->setStale();
    const bool reading = m_state == BitmapState::Reading;
    cancel();
    publish();
    if (!reading) {
        Q_EMIT stateChanged();
    }
    Q_EMIT imageChanged();
}

void AllocationLoader::publish() {
    m_soon.stop();
    m_published = m_shown ? std::make_shared<const AllocationMap>(*m_map) : nullptr;
    Q_EMIT mapChanged();
}

void AllocationLoader::gather() {
    m_gather.stop();
    m_allocation = m_map->allocation();
    Q_EMIT allocationChanged();
}

void AllocationLoader::count(Interval<GroupNumber> groups) {
    const auto request = ++m_counting;
    if (m_stopCounting) {
        *m_stopCounting = true;
    }
    if (!m_job) {
        return;
    }
    m_stopCounting = std::make_shared<std::atomic<bool>>(false);
    const auto work = [job = m_job, stop = m_stopCounting, groups] {
        const auto chunk = std::make_shared<const AllocationChunk>(
            readChunk(*job->source.bytes, job->volume, *job->layout, groups, *stop));
        return *stop ? Allocation{} : allocationOf(*job->layout, groups, std::vector<ChunkPtr>{chunk});
    };
    inBackground(this, work, [this, request](const Allocation& allocation) {
        if (request == m_counting) {
            Q_EMIT counted(allocation);
        }
    });
}

} // namespace atlas::ui
