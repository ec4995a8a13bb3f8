// SPDX-License-Identifier: GPL-3.0-or-later
// The open snapshot, the user's overrides, what the bitmaps say, and the results derived from these: the judgement, and the
// volume that all views draw.
#pragma once

#include "alignment/judgement.h"
#include "allocation/allocation.h"
#include "ui/session/reader_job.h"
#include "view/volume.h"

#include <QObject>

namespace atlas::ui {

/// The kind of change of the volume that the views draw.
enum class VolumeChange : std::uint8_t {
    Another, ///< another image or partition was opened; there may be no volume
    Judged, ///< same volume, judged for another drive, start or granularity
    Shaded, ///< same volume, with other bitmaps read
};

class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }

    /// Starts to read an image. The current one stays open until reading succeeds.
    void open(const ImageRequest& request);
    void open(const QString& path);
    /// Reloads the image for the volume `name`. Of a partition's device, its disk is opened.
    void choose(const VolumeName& name);
    /// Reloads the image from disk, as it was asked for; keeps a what-if start.
    void reload();
    /// Reads `path`, which holds a later or earlier state of what is open, as if that was reloaded.
    /// Precondition: isOpen().
    void follow(const QString& path);
    /// Whether the last `opened` was that of the same volume, reloaded.
    [[nodiscard]] bool wasReloaded() const { return m_reloaded; }

    [[nodiscard]] bool isOpen() const { return m_snapshot != nullptr; }
    /// Precondition: isOpen().
    [[nodiscard]] const Snapshot& snapshot() const { return *m_snapshot; }
    [[nodiscard]] const SnapshotPtr& sharedSnapshot() const { return m_snapshot; }
    [[nodiscard]] QString path() const;
    /// What was opened, as the user asked for it: a volume that was chosen automatically is not named, so that reading it again
    /// judges the other volumes of the image again, too.
    [[nodiscard]] const ImageRequest& asked() const { return m_asked; }
    /// What reads the open volume again, and alone where a name opens it. Precondition: isOpen().
    [[nodiscard]] ImageRequest request() const;
    /// Null if nothing is open or the disk has no ext file system.
    [[nodiscard]] LayoutPtr layout() const { return m_snapshot ? m_snapshot->layout : nullptr; }
    /// The volume that all views draw, with the current judgement and bitmaps. Null if nothing is open or the disk has no ext
    /// file system.
    [[nodiscard]] const VolumePtr& volume() const { return m_volume; }
    /// volume(); while there is no room at its what-if start, the volume where it was read.
    [[nodiscard]] VolumePtr volumeOnDisk() const;
    /// With the findings of the bitmaps that were read so far, and the health by them.
    [[nodiscard]] const Judgement& judgement() const { return m_judgement; }
    /// The same by other `overrides`. Precondition: isOpen().
    [[nodiscard]] Judgement judgedBy(const Overrides& overrides) const;
    /// The findings of the bitmaps that were read so far.
    [[nodiscard]] const std::vector<Finding>& bitmapFindings() const { return m_ofBitmaps; }
    [[nodiscard]] SectorGrid grid() const { return m_judgement.drive().grid(); }
    [[nodiscard]] const Overrides& overrides() const { return m_overrides; }

public Q_SLOTS:
    /// Replaces all overrides. No effect if the drive cannot have the given values.
    void setOverrides(const atlas::Overrides& overrides);
    void setDrive(const atlas::DriveOverrides& drive);
    void setMarked(atlas::GranularityKind granularity);
    /// Judges the volume as if it began at `start`; nullopt: at its actual start.
    void setStart(std::optional<atlas::Lba> start);
    /// Sets the block bitmaps read for layout(); null: none, or the layer is hidden.
    void setAllocation(const atlas::AllocationMapPtr& allocation);
    /// Takes the findings of the bitmaps of layout() that were read, into this judgement and those that follow until another image
    /// is opened. Nothing is drawn anew.
    void setBitmapFindings(const atlas::Allocation& read);

Q_SIGNALS:
    /// Another image or partition was opened; judgement() is already up to date.
    void opened();
    /// The same layout was judged again.
    void judgedAgain();
    /// The findings and the health of judgement(), and by them its cures, may be others. Emitted once after each `opened` and
    /// `judgedAgain`, and when the bitmaps add to them. Who shows nothing else needs no other signal.
    void findingsChanged();
    /// volume() was replaced. Emitted once after each `opened` and `judgedAgain`, and by setAllocation().
    /// Views need no other signal.
    void volumeChanged(atlas::ui::VolumeChange change);
    void failed(const QString& path, const atlas::Error& error);

private:
    void read(const ImageRequest& request, bool again);
    void take(const SnapshotPtr& snapshot);
    [[nodiscard]] VolumePtr judgedVolume() const;
    [[nodiscard]] VolumePtr volumeAt(const Placement& placement) const;

    ReaderJob m_reader;
    SnapshotPtr m_snapshot;
    ImageRequest m_asked;
    bool m_reloading = false; ///< the running request is a reload
    bool m_reloaded = false;
    Overrides m_overrides;
    std::vector<Finding> m_ofBitmaps;
    bool m_bitmapsComplete = false; ///< those of all groups were read
    Judgement m_judgement;
    AllocationMapPtr m_allocation;
    VolumePtr m_volume;
};

// Which disk is shown under a what-if start: strip and inspector draw and describe the same one.

/// The disk as judged: a what-if moves the partition, its layers and its volume. Where the start is refused it is `read`, on which
/// all lie where they are. A reference to one of the arguments, of which only judgement.drive() is the drive that is judged by.
[[nodiscard]] inline const Snapshot& shownDisk(const Snapshot& read, const Judgement& judgement) {
    return judgement.conflict ? read : judgement.snapshot;
}

} // namespace atlas::ui
