// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block bitmaps of what is open, in the background, nearest to the view first. The map it publishes is immutable; results
// of a volume that is no longer open never arrive.
#pragma once

#include "allocation/allocation_map.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/session.h"

#include <QFileSystemWatcher>
#include <QTimer>
#include <atomic>

namespace atlas::ui {

enum class BitmapState : std::uint8_t {
    None, ///< nothing is open, or no ext file system
    Opening,
    Unavailable, ///< see reason()
    Waiting, ///< nobody has asked for them
    Reading,
    Stopped, ///< by cancel(), or because the image changed
    Complete,
};

class AllocationLoader : public QObject {
    Q_OBJECT
public:
    explicit AllocationLoader(Session& session, QObject* parent = nullptr);
    ~AllocationLoader() override;

    /// Bitmaps of at most so many bytes are read without being asked for.
    static constexpr ByteCount readUnasked{std::uint64_t{64} << 20};

    /// Another way to open an image than openFile(); for tests.
    void setOpener(OpenBytes open) { m_open = std::move(open); }
    /// Whether small volumes are read unasked: what the user chose last.
    void setUnasked(bool unasked) { m_unasked = unasked; }

    [[nodiscard]] BitmapState state() const { return m_state; }
    /// Why there are no bitmaps to read; empty where there are.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    /// Has the image changed on disk since it was opened?
    [[nodiscard]] bool changed() const { return m_map && m_map->stale(); }
    /// Of all bitmaps that were ever written.
    [[nodiscard]] ByteCount bytes() const { return m_bytes; }
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// Nothing more is being read, nor will be without being asked for.
    [[nodiscard]] bool settled() const;
    /// Null while the layer is not shown.
    [[nodiscard]] const AllocationMapPtr& map() const { return m_published; }
    /// What has been read so far of the whole volume; nothing while nothing is open.
    [[nodiscard]] const Allocation& allocation() const { return m_allocation; }
    /// Groups whose bitmaps have been read, or never were written.
    [[nodiscard]] GroupCount groupsRead() const;

    /// What is looked at, for each row of the map: read first, and kept bit by bit while it is not too much.
    void setView(const std::vector<BlockInterval>& rows);
    /// Counts `groups` alone; `counted` follows. The newest request wins.
    void count(Interval<GroupNumber> groups);

public Q_SLOTS:
    /// Shows the layer, reading what is not read yet; or hides it and stops.
    void setShown(bool shown);
    /// Stops reading. What has been read stays.
    void cancel();

Q_SIGNALS:
    /// Also: shown or hidden.
    void stateChanged();
    /// What is published is another map.
    void mapChanged();
    /// allocation() has grown; no more than some times a second.
    void allocationChanged();
    /// Once for each image: what has been read, and its layout, are of the past.
    void imageChanged();
    void progressed(std::uint32_t groups, std::uint32_t of);
    void counted(const atlas::Allocation& allocation);

private:
    struct Job;

    void reset();
    void opened(Result<BitmapSource> source);
    void setState(BitmapState state);
    void pump();
    void readChunks();
    void readTiles();
    void takeChunks(const std::vector<ChunkPtr>& chunks, bool changed);
    void takeTiles(std::vector<TilePtr> tiles);
    void stopChunks();
    void compareStamps();
    void markChanged();
    void publish();
    void gather();
    [[nodiscard]] std::vector<Interval<GroupNumber>> nearestChunks() const;
    [[nodiscard]] std::vector<Interval<GroupNumber>> missingTiles() const;
    [[nodiscard]] bool isWanted(GroupNumber tile) const;
    [[nodiscard]] std::uint32_t groupsPerTile() const;

    Session& m_session;
    OpenBytes m_open = openFile;
    bool m_unasked = true;
    bool m_shown = false;
    BitmapState m_state = BitmapState::None;
    QString m_reason;
    QString m_path;
    ByteCount m_bytes{};

    std::shared_ptr<const Job> m_job; ///< what the threads work on; null while nothing can be read
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the chunks that are being read
    std::shared_ptr<std::atomic<bool>> m_stopCounting;
    quint64 m_generation = 0;
    quint64 m_counting = 0;
    bool m_readingTiles = false;
    std::unique_ptr<AllocationMap> m_map;
    AllocationMapPtr m_published;
    Allocation m_allocation;
    std::vector<GroupNumber> m_wanted; ///< first groups of the tiles in view, sorted
    GroupNumber m_middle{0}; ///< of the view
    QFileSystemWatcher m_watch;
    QTimer m_soon; ///< to publish
    QTimer m_gather; ///< to put the allocation together
};

} // namespace atlas::ui
