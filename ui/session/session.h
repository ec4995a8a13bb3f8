// SPDX-License-Identifier: GPL-3.0-or-later
// The open snapshot, what the user says of its drive, and what follows from both.
#pragma once

#include "ui/session/judgement.h"
#include "ui/session/reader_job.h"

#include <QObject>

namespace atlas::ui {

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
    [[nodiscard]] const Judgement& judgement() const { return m_judgement; }
    [[nodiscard]] SectorGrid grid() const { return m_judgement.drive.grid(); }
    [[nodiscard]] const Overrides& overrides() const { return m_overrides; }

public Q_SLOTS:
    void setPhysicalSector(std::optional<atlas::ByteCount> size);
    void setPhase(std::optional<atlas::ByteOffset> phase);
    void setOptimalIo(std::optional<atlas::ByteCount> size);
    void setEraseBlock(std::optional<atlas::ByteCount> size);
    void setHighlight(atlas::GranularityKind granularity);
    /// Everything that the user says, at once.
    void setOverrides(const atlas::ui::Overrides& overrides);
    /// What if the volume began at `start`? None: where it does begin.
    void setStart(std::optional<atlas::Lba> start);

Q_SIGNALS:
    /// Another image or partition is open; the judgement is that of it.
    void opened();
    /// The same layout is judged anew.
    void judged();
    void failed(const QString& path, const atlas::Error& error);

private:
    template <class Value>
    void say(Value Overrides::* what, Value value);
    void take(const SnapshotPtr& snapshot);

    ReaderJob m_reader;
    SnapshotPtr m_snapshot;
    QString m_path;
    Overrides m_overrides;
    Judgement m_judgement;
};

} // namespace atlas::ui
