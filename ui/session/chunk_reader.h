// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block bitmaps of one volume on background threads.
#pragma once

#include "allocation/allocation_map.h"
#include "ui/session/bitmap_source.h"

#include <QObject>
#include <atomic>

namespace atlas::ui {

/// Signals are emitted on the thread of this object; its destructor discards the results of running tasks.
class ChunkReader : public QObject {
    Q_OBJECT
public:
    /// `volume` is the position of the open volume in `source`, regardless of a judged what-if start.
    ChunkReader(LayoutPtr layout, ByteInterval volume, BitmapSource source, QObject* parent = nullptr);
    ~ChunkReader() override;

    /// Reads the chunks `groups` in this order until a short time limit, so that view changes take effect soon.
    /// Discards the results of an earlier request that is still running.
    void readChunks(std::vector<Interval<GroupNumber>> groups);
    /// Discards the results of the running request.
    void stopChunks();
    /// Precondition: !isReadingTiles().
    void readTiles(std::vector<Interval<GroupNumber>> groups);
    [[nodiscard]] bool isReadingTiles() const { return m_readingTiles; }
    /// Counts only `groups` and emits `counted`. A newer request replaces a running one.
    void count(Interval<GroupNumber> groups);

Q_SIGNALS:
    void chunksRead(const std::vector<atlas::ChunkPtr>& chunks);
    void tilesRead(const std::vector<atlas::TilePtr>& tiles);
    void counted(const atlas::Allocation& allocation);
    /// Emitted instead of chunksRead() or tilesRead() if the image has changed on disk since it was opened.
    void imageChanged();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;
    struct Source {
        LayoutPtr layout;
        ByteInterval bytes;
        BitmapSource source;
    };

    std::shared_ptr<const Source> m_source; ///< shared with the tasks, which may outlive this object
    Flag m_stop; ///< stops the running read of chunks
    Flag m_stopCounting;
    bool m_readingTiles = false;
};

} // namespace atlas::ui
