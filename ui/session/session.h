// SPDX-License-Identifier: GPL-3.0-or-later
// The open snapshot, what the user says of its drive, and what follows from both: the judgement, and the volume that all views
// draw.
#pragma once

#include "alignment/judge.h"
#include "ui/session/reader_job.h"
#include "view/volume.h"

#include <QObject>

namespace atlas::ui {

/// What happened to the volume that is drawn.
enum class VolumeChange : std::uint8_t {
    Another, ///< another image or partition was opened; there may be no volume in it
    Judged, ///< the same one for another drive, start or granularity
    Shaded, ///< the same one with other bitmaps read
};

class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] ReaderJob& reader() { return m_reader; }

    /// What is open stays until the new image has been read, and longer where that fails.
    void open(const QString& path);
    /// Reads the open image again for partition `number`.
    void choosePartition(std::uint32_t number);
    /// Reads the open image again, as it is now.
    void reload();

    [[nodiscard]] bool isOpen() const { return m_snapshot != nullptr; }
    /// Only while isOpen().
    [[nodiscard]] const Snapshot& snapshot() const { return *m_snapshot; }
    [[nodiscard]] const SnapshotPtr& sharedSnapshot() const { return m_snapshot; }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null when nothing is open or the disk holds no ext file system.
    [[nodiscard]] LayoutPtr layout() const { return m_snapshot ? m_snapshot->layout : nullptr; }
    /// What all views draw, as it is judged and shaded now; null when nothing is open or the disk holds no ext file system.
    [[nodiscard]] const VolumePtr& volume() const { return m_volume; }
    [[nodiscard]] const Judgement& judgement() const { return m_judgement; }
    [[nodiscard]] SectorGrid grid() const { return m_judgement.drive().grid(); }
    [[nodiscard]] const Overrides& overrides() const { return m_overrides; }

public Q_SLOTS:
    /// Everything that the user says, at once. What the drive cannot be is refused: nothing changes.
    void setOverrides(const atlas::Overrides& overrides);
    void setDrive(const atlas::DriveOverrides& drive);
    void setHighlight(atlas::GranularityKind granularity);
    /// What if the volume began at `start`? None: where it does begin.
    void setStart(std::optional<atlas::Lba> start);
    /// What has been read of the block bitmaps of layout(); null: nothing, or it is not to be shown.
    void setAllocation(const atlas::AllocationMapPtr& allocation);

Q_SIGNALS:
    /// Another image or partition is open; the judgement is that of it.
    void opened();
    /// The same layout is judged anew.
    void judged();
    /// After `opened` and `judged`, once for each: volume() is another value. Views need no other signal.
    void volumeChanged(atlas::ui::VolumeChange change);
    void failed(const QString& path, const atlas::Error& error);

private:
    void take(const SnapshotPtr& snapshot);
    [[nodiscard]] VolumePtr judgedVolume() const;

    ReaderJob m_reader;
    SnapshotPtr m_snapshot;
    QString m_path;
    Overrides m_overrides;
    Judgement m_judgement;
    AllocationMapPtr m_allocation;
    VolumePtr m_volume;
};

} // namespace atlas::ui
