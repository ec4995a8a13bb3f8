// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block bitmaps of the open volume in the background, starting nearest to the view. The published map is immutable.
// Results for a volume that is no longer open are discarded.
#pragma once

#include "allocation/allocation_map.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/session.h"

#include <QFileSystemWatcher>
#include <QTimer>
#include <atomic>

namespace atlas::ui {

enum class BitmapState : std::uint8_t {
    None, ///< nothing is open, or there is no ext file system
    Opening,
    Unavailable, ///< see reason()
    Waiting, ///< not requested
    Reading,
    Stopped, ///< by cancel(), or because the image changed on disk
    Complete,
};

class AllocationLoader : public QObject {
    Q_OBJECT
public:
    explicit AllocationLoader(Session& session, QObject* parent = nullptr);
    ~AllocationLoader() override;

    /// Bitmaps of at most this total size are read without a request.
    static constexpr ByteCount readUnasked{std::uint64_t{64} << 20};

    /// Replaces openFile() as the function that opens an image; for tests.
    void setOpener(OpenBytes open) { m_open = std::move(open); }
    /// Sets whether the bitmaps of small volumes are read without a request, from the user's last choice.
    void setUnasked(bool unasked) { m_unasked = unasked; }

    [[nodiscard]] BitmapState state() const { return m_state; }
    /// The reason why bitmaps cannot be read; empty if they can.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    /// Has the image changed on disk since it was opened?
    [[nodiscard]] bool changed() const { return m_map && m_map->stale(); }
    /// The total size of all initialised bitmaps.
    [[nodiscard]] ByteCount bytes() const { return m_bytes; }
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// True if nothing is being read and nothing will be read without a request.
    [[nodiscard]] bool settled() const;
    /// Null while the layer is hidden.
    [[nodiscard]] const AllocationMapPtr& map() const { return m_published; }
    /// The counts for the part of the volume read so far; empty if nothing is open.
    [[nodiscard]] const Allocation& allocation() const { return m_allocation; }
    /// Number of groups whose bitmaps have been read or are uninitialised.
    [[nodiscard]] GroupCount groupsRead() const;

    /// Sets the visible blocks, one interval per row of the map. They are read first, and bit by bit unless there are too many.
    void setView(const std::vector<BlockInterval>& rows);
    /// Counts only `groups` and emits `counted`. A newer request replaces a running one.
    void count(Interval<GroupNumber> groups);

public Q_SLOTS:
    /// Shows the layer and reads missing bitmaps, or hides it and stops reading.
    void setShown(bool shown);
    /// Stops reading; keeps what has been read.
    void cancel();

Q_SIGNALS:
    /// Also emitted when the layer is shown or hidden.
    void stateChanged();
    /// map() was replaced.
    void mapChanged();
    /// allocation() has grown; emitted at most a few times per second.
    void allocationChanged();
    /// Emitted once per image when it changes on disk: the bitmaps read so far and the layout are outdated.
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

    std::shared_ptr<const Job> m_job; ///< shared with the background tasks; null if nothing can be read
    std::shared_ptr<std::atomic<bool>> m_stop; ///< stops the running chunk reads
    std::shared_ptr<std::atomic<bool>> m_stopCounting;
    quint64 m_generation = 0;
    quint64 m_counting = 0;
    bool m_readingTiles = false;
    std::unique_ptr<AllocationMap> m_map;
    AllocationMapPtr m_published;
    Allocation m_allocation;
    std::vector<GroupNumber> m_wanted; ///< first groups of the tiles in view, sorted
    GroupNumber m_middle{0}; ///< group in the middle of the view
    QFileSystemWatcher m_watch;
    QTimer m_soon; ///< delays publish()
    QTimer m_gather; ///< delays gather()
};

} // namespace atlas::ui
