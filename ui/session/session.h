// SPDX-License-Identifier: GPL-3.0-or-later
// The open snapshot, the user's overrides, the findings of the bitmaps, and the results: the judgement and the volume
// that all views draw.
#pragma once

#include "alignment/judgement.h"
#include "allocation/allocation.h"
#include "ui/session/reader_job.h"
#include "view/drawn_volume.h"

#include <QDateTime>
#include <QHash>
#include <QObject>

namespace atlas::ui {

enum class VolumeChange : std::uint8_t {
    Another, ///< an image or partition was opened or reloaded; there may be no volume
    Judged, ///< same volume, judged for another drive, start or granularity
    Shaded, ///< same volume, other bitmaps read
};

class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }

    /// Starts reading an image. The current one stays open until that succeeds.
    void open(const ImageRequest& request);
    void open(const QString& path);
    /// Opens the volume `name` of the image, or of the whole disk if a partition's device is open.
    void choose(const VolumeName& name);
    /// Opens another disk of the file that is open: see Envelope::members.
    void chooseMember(const QString& member);
    /// Reads the image again as it was requested; keeps a what-if start.
    void reload();
    /// Reads the image again as it is on the disk, or after a replay of its journal in memory. Precondition: isOpen().
    void setReplay(bool replay);
    /// Like reload(), but reads `path`, which holds a later or earlier state of the open image.
    /// Precondition: isOpen().
    void follow(const QString& path);
    /// Whether the last `opened` was a reload of the same volume.
    [[nodiscard]] bool wasReloaded() const { return m_reloaded; }

    [[nodiscard]] bool isOpen() const { return m_snapshot != nullptr; }
    /// Precondition: isOpen().
    [[nodiscard]] const Snapshot& snapshot() const { return *m_snapshot; }
    [[nodiscard]] const SnapshotPtr& sharedSnapshot() const { return m_snapshot; }
    [[nodiscard]] QString path() const;
    /// For titles: the file's name, or what setName() gave it.
    [[nodiscard]] QString name() const;
    /// Names the image at `path`, which is a temporary file whose own name says nothing.
    void setName(const QString& path, const QString& name);
    /// When the snapshot was read.
    [[nodiscard]] QDateTime readAt() const { return m_readAt; }
    /// The request as made by the user. It does not name an automatically chosen volume, so that repeating it also
    /// judges the other volumes of the image again.
    [[nodiscard]] const ImageRequest& asked() const { return m_asked; }
    /// A request for the open volume, by its name if that is unambiguous. Precondition: isOpen().
    [[nodiscard]] ImageRequest request() const;
    /// Null if nothing is open or the disk has no ext file system.
    [[nodiscard]] LayoutPtr layout() const { return m_snapshot ? m_snapshot->layout : nullptr; }
    /// The volume that all views draw, with the current judgement and bitmaps. Null if nothing is open or the disk has
    /// no ext file system.
    [[nodiscard]] const DrawnVolumePtr& volume() const { return m_volume; }
    /// volume(), but at its real start if a what-if start has no room.
    [[nodiscard]] DrawnVolumePtr volumeOnDisk() const;
    /// Includes the findings of the bitmaps read so far.
    [[nodiscard]] const Judgement& judgement() const { return m_judgement; }
    /// The judgement for other overrides. Precondition: isOpen().
    [[nodiscard]] Judgement judgedBy(const Overrides& overrides) const;
    /// The findings of the bitmaps read so far.
    [[nodiscard]] const std::vector<Finding>& bitmapFindings() const { return m_ofBitmaps; }
    [[nodiscard]] SectorGrid grid() const { return m_judgement.drive().grid(); }
    [[nodiscard]] const Overrides& overrides() const { return m_overrides; }
    [[nodiscard]] bool canUndo() const { return !m_earlier.empty(); }

public Q_SLOTS:
    /// Replaces all overrides. No effect if the drive cannot have the given values.
    void setOverrides(const atlas::Overrides& overrides);
    /// Returns to the overrides before the last change since the image was opened. No effect unless canUndo().
    void undoOverrides();
    void setDrive(const atlas::DriveOverrides& drive);
    void setMarked(atlas::GranularityKind granularity);
    /// Judges the volume as if it began at `start`; nullopt: at its real start.
    void setStart(std::optional<atlas::Lba> start);
    /// Sets the block bitmaps read for layout(); null if there are none or the layer is hidden.
    void setAllocation(const atlas::AllocationMapPtr& allocation);
    /// Adds the findings of the bitmaps of layout() read so far to the judgement, until another image is opened. Does
    /// not redraw the volume.
    void setBitmapFindings(const atlas::Allocation& read);

Q_SIGNALS:
    /// An image or partition was opened or reloaded. judgement() is up to date.
    void opened();
    /// The same layout was judged again.
    void judgedAgain();
    /// The findings and the health of judgement(), and thus its cures, may have changed. Once after each `opened` and
    /// `judgedAgain`, and when bitmaps add findings. Views of findings need no other signal.
    void findingsChanged();
    /// volume() was replaced. Once after each `opened` and `judgedAgain`, and by setAllocation(). Views of the volume
    /// need no other signal.
    void volumeChanged(atlas::ui::VolumeChange change);
    void failed(const QString& path, const atlas::Error& error);

private:
    void read(const ImageRequest& request, bool again);
    [[nodiscard]] QString unpackingName() const;
    void keepUnpacked(const Snapshot& snapshot);
    void take(const SnapshotPtr& snapshot);
    void judgeAgain();
    [[nodiscard]] DrawnVolumePtr judgedVolume() const;
    [[nodiscard]] DrawnVolumePtr volumeAt(const Placement& placement) const;

    QString m_unpacked; ///< path of the open image, if its unpacked bytes are held; else empty
    ReaderJob m_reader;
    SnapshotPtr m_snapshot;
    QDateTime m_readAt;
    QHash<QString, QString> m_names; ///< of temporary images, by path
    ImageRequest m_asked;
    bool m_reloading = false; ///< the running request is a reload
    bool m_reloaded = false;
    Overrides m_overrides;
    std::vector<Overrides> m_earlier; ///< before each change since the image was opened
    std::vector<Finding> m_ofBitmaps;
    bool m_bitmapsComplete = false; ///< the bitmaps of all groups were read
    Judgement m_judgement;
    AllocationMapPtr m_allocation;
    DrawnVolumePtr m_volume;
};

/// The disk to draw and describe: as judged, with a what-if partition, its layers and its volume moved; if the start is
/// refused, `read`. The result refers to one of the arguments. Use the drive of `judgement`, not that of the result.
[[nodiscard]] inline const Snapshot& shownDisk(const Snapshot& read, const Judgement& judgement) {
    return judgement.remedies.conflict ? read : judgement.snapshot;
}

} // namespace atlas::ui
