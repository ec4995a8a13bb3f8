// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the block bitmaps of the open volume in the background, nearest to the view first, and publishes them.
#pragma once

#include "allocation/allocation_chunk.h"
#include "allocation/allocation_map.h"
#include "ui/session/bitmap_source.h"
#include "ui/session/held_devices.h"
#include "ui/session/session.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <optional>

namespace atlas::ui {

class ReadingOrder {
public:
    /// The most tiles kept; at 64 KiB of bitmaps each, this is 32 MiB.
    static constexpr std::size_t maxTiles = 512;

    /// Precondition: `layout` is not null.
    explicit ReadingOrder(LayoutPtr layout);

    /// Sets the visible blocks, one interval per row of the map.
    void setView(const std::vector<BlockInterval>& rows);

    /// The chunks missing in `map`, nearest to the view first, at most one task's worth.
    [[nodiscard]] std::vector<Interval<GroupNumber>> nextChunks(const AllocationMap& map) const;
    /// The tiles in view missing in `map`, at most one task's worth. Empty if more than maxTiles are in view, when the
    /// map shows chunks.
    [[nodiscard]] std::vector<Interval<GroupNumber>> nextTiles(const AllocationMap& map) const;
    /// `have` and `more` sorted by group. Tiles out of view are dropped if there are more than maxTiles.
    [[nodiscard]] std::vector<TilePtr> keptTiles(std::vector<TilePtr> have, std::vector<TilePtr> more) const;

private:
    [[nodiscard]] GroupNumber groupOf(BlockNumber block) const;
    void want(BlockInterval row);

    LayoutPtr m_layout;
    std::uint32_t m_groupsPerTile;
    std::vector<GroupNumber> m_wanted; ///< first groups of the tiles in view, sorted
    GroupNumber m_middle{0}; ///< group in the middle of the view
};

// Reads the block bitmaps of the open volume in the background, nearest to the view first, and publishes them.

/// Owns the allocation map being filled. Publishes immutable copies at a limited rate, because each one redraws the
/// map.
class AllocationPublisher : public QObject {
    Q_OBJECT
public:
    explicit AllocationPublisher(QObject* parent = nullptr);

    /// Replaces the map with an empty one, or with none if `layout` is null. Emits no signal.
    void reset(const LayoutPtr& layout, bool shown);

    /// Null without a layout. Call one of the publish functions after changing the map.
    [[nodiscard]] AllocationMap* map() const { return m_map.get(); }
    /// Null while the map is hidden.
    [[nodiscard]] const AllocationMapPtr& published() const { return m_published; }
    /// The counts as of the last allocationChanged().
    [[nodiscard]] const Allocation& allocation() const { return m_allocation; }
    [[nodiscard]] bool isShown() const { return m_shown; }

    /// Publishes the map, or null if it is now hidden.
    void setShown(bool shown);
    /// Replaces published().
    void publish();
    /// Replaces published() and allocation().
    void publishAll();
    /// Replaces both after a delay, once for all calls until then.
    void publishSoon();

Q_SIGNALS:
    void mapChanged();
    void allocationChanged();

private:
    void gather();

    std::unique_ptr<AllocationMap> m_map;
    AllocationMapPtr m_published;
    Allocation m_allocation;
    bool m_shown = false;
    QTimer m_soon; ///< delays publish()
    QTimer m_gather; ///< delays gather()
};

/// Reads the block bitmaps of a volume on background threads. Signals are emitted on the thread of this object. The
/// destructor discards the results of running tasks.
class ChunkReader : public QObject {
    Q_OBJECT
public:
    /// `volume`: position of the open volume in `source`, regardless of a what-if start.
    ChunkReader(LayoutPtr layout, ByteInterval volume, BitmapSource source, QObject* parent = nullptr);
    ~ChunkReader() override;

    /// Reads the chunks `groups` in this order up to a short time limit, so that view changes take effect soon.
    /// Discards the results of an earlier request that is still running.
    void readChunks(std::vector<Interval<GroupNumber>> groups);
    /// Discards the results of the running request.
    void stopChunks();
    /// Precondition: !isReadingTiles().
    void readTiles(std::vector<Interval<GroupNumber>> groups);
    [[nodiscard]] bool isReadingTiles() const { return m_readingTiles; }
    /// Counts only `groups` and emits `counted`. Replaces a running request.
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

    std::shared_ptr<const Source> m_source; ///< shared with tasks, which may outlive this object
    Flag m_stop; ///< stops the running read of chunks
    Flag m_stopCounting;
    bool m_readingTiles = false;
};

/// Reports changes of the opened image file on disk. Writes to a block device are not detected.
class ImageWatcher : public QObject {
    Q_OBJECT
public:
    explicit ImageWatcher(BitmapSource source, QObject* parent = nullptr);

Q_SIGNALS:
    void changed();

private:
    void compare();

    BitmapSource m_source;
    QFileSystemWatcher m_watch;
};

enum class BitmapState : std::uint8_t {
    None, ///< nothing is open, or there is no ext file system
    Opening,
    Unavailable, ///< see reason()
    Waiting, ///< not requested
    Reading,
    Stopped, ///< by cancel(), or because the image changed on disk
    Complete,
};

/// Published maps are immutable. Results for a volume that is no longer open are discarded.
class BitmapLoader : public QObject {
    Q_OBJECT
public:
    explicit BitmapLoader(Session& session, QObject* parent = nullptr);

    /// Replaces openImageFile(), for tests.
    void setOpener(OpenBytes open) { m_open = std::move(open); }
    /// Whether the bitmaps of small volumes are read without a request: the user's last choice.
    void setUnasked(bool unasked) { m_unasked = unasked; }

    [[nodiscard]] BitmapState state() const { return m_state; }
    /// Why bitmaps cannot be read; empty if they can.
    [[nodiscard]] const QString& reason() const { return m_reason; }
    /// Whether the image has changed on disk since it was opened.
    [[nodiscard]] bool changed() const { return m_publisher.map() != nullptr && m_publisher.map()->stale(); }
    /// The total size of all initialised bitmaps.
    [[nodiscard]] ByteCount bytes() const { return m_bytes; }
    /// Whether the bitmaps are too large to be read without a request.
    [[nodiscard]] bool areLarge() const { return !areReadUnasked(m_bytes); }
    [[nodiscard]] bool isShown() const { return m_publisher.isShown(); }
    /// Whether nothing is being read and nothing will be read without a request.
    [[nodiscard]] bool settled() const;
    /// Null while the layer is hidden.
    [[nodiscard]] const AllocationMapPtr& map() const { return m_publisher.published(); }
    /// Counts for the part of the volume read so far; empty if nothing is open.
    [[nodiscard]] const Allocation& allocation() const { return m_publisher.allocation(); }

    /// Sets the visible blocks, one interval per row of the map. These are read first, and bit by bit unless there are
    /// too many.
    void setView(const std::vector<BlockInterval>& rows);
    /// Counts only `groups` and emits `counted`. Replaces a running request.
    void count(Interval<GroupNumber> groups);

public Q_SLOTS:
    /// Shows the layer and reads missing bitmaps, or hides it and stops reading.
    void setShown(bool shown);
    /// Stops reading; keeps what has been read.
    void cancel();

Q_SIGNALS:
    /// Also when the layer is shown or hidden.
    void stateChanged();
    void mapChanged();
    /// allocation() has grown. At most a few times per second.
    void allocationChanged();
    /// The image changed on disk, so bitmaps and layout are outdated. Once per image.
    void imageChanged();
    /// After each change that leaves settled() true.
    void becameSettled();
    void progressed(std::uint32_t groups, std::uint32_t of);
    void counted(const atlas::Allocation& allocation);

private:
    void reset();
    void open();
    void opened(Result<BitmapSource> source);
    void setState(BitmapState state);
    void readChunks();
    void readTiles();
    void takeChunks(const std::vector<ChunkPtr>& chunks);
    void takeTiles(const std::vector<TilePtr>& tiles);
    void markChanged();
    void reportSettled();

    Session& m_session;
    OpenBytes m_open = openImageFile;
    bool m_unasked = true;
    BitmapState m_state = BitmapState::None;
    QString m_reason;
    QString m_path;
    ByteCount m_bytes{};
    AllocationPublisher m_publisher;
    std::optional<ReadingOrder> m_order; ///< empty without a map
    QObject* m_lifetime =
        nullptr; ///< owns the objects that read the open volume; deleted when another volume is opened
    ChunkReader* m_reader = nullptr; ///< child of m_lifetime; null if nothing can be read
};

} // namespace atlas::ui
