// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/chunk_reader.h"

#include "ui/session/background.h"

#include <chrono>

namespace atlas::ui {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds sliceTime{25}; ///< limit of one background task

/// Sets `flag`, which stops the task that holds it, and replaces it by a new flag.
std::shared_ptr<std::atomic<bool>> replaced(std::shared_ptr<std::atomic<bool>>& flag) {
    if (flag) {
        *flag = true;
    }
    flag = std::make_shared<std::atomic<bool>>(false);
    return flag;
}

} // namespace

ChunkReader::ChunkReader(LayoutPtr layout, ByteInterval volume, BitmapSource source, QObject* parent)
    : QObject(parent), m_source(std::make_shared<const Source>(Source{std::move(layout), volume, std::move(source)})) {}

ChunkReader::~ChunkReader() {
    stopChunks();
    if (m_stopCounting) {
        *m_stopCounting = true;
    }
}

void ChunkReader::readChunks(std::vector<Interval<GroupNumber>> groups) {
    const auto work = [volume = m_source, stop = replaced(m_stop), groups = std::move(groups)] {
        std::vector<ChunkPtr> chunks;
        const auto until = Clock::now() + sliceTime;
        for (const auto& each : groups) {
            auto chunk = readChunk(*volume->source.bytes, volume->bytes, *volume->layout, each, *stop);
            if (*stop) {
                break;
            }
            chunks.push_back(std::make_shared<const AllocationChunk>(std::move(chunk)));
            if (Clock::now() > until) {
                break;
            }
        }
        return std::pair(std::move(chunks), volume->source.changed());
    };
    inBackground(this, work, [this, stop = m_stop](const std::pair<std::vector<ChunkPtr>, bool>& read) {
        if (*stop) {
            return;
        }
        if (read.second) {
            Q_EMIT imageChanged();
        } else {
            Q_EMIT chunksRead(read.first);
        }
    });
}

void ChunkReader::stopChunks() {
    if (m_stop) {
        *m_stop = true;
    }
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
        if (read.second) {
            Q_EMIT imageChanged();
        } else {
            Q_EMIT tilesRead(read.first);
        }
    });
}

void ChunkReader::count(Interval<GroupNumber> groups) {
    const auto work = [volume = m_source, stop = replaced(m_stopCounting), groups] {
        const auto chunk = std::make_shared<const AllocationChunk>(
            readChunk(*volume->source.bytes, volume->bytes, *volume->layout, groups, *stop));
        return *stop ? Allocation{} : allocationOf(*volume->layout, groups, std::vector<ChunkPtr>{chunk});
    };
    inBackground(this, work, [this, stop = m_stopCounting](const Allocation& allocation) {
        if (!*stop) {
            Q_EMIT counted(allocation);
        }
    });
}

} // namespace atlas::ui
