// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts that are planned or read, each by a process of its own, a few at a time: the newest wish wins.
#pragma once

#include "ui/session/reader_job.h"

namespace atlas::ui {

/// What one process yields.
struct LayoutOutcome {
    SnapshotPtr snapshot;
    std::optional<PlanFacts> facts; ///< nullopt of an image or snapshot, which was read
};
/// The arguments of an ext4atlas-cli that writes a snapshot to its standard output.
using ReaderArguments = QStringList;

class LayoutQueue : public QObject {
    Q_OBJECT
public:
    explicit LayoutQueue(QObject* parent = nullptr);

    /// Instead of the reader that ReaderJob finds; for tests.
    void setProgram(const QString& program);

    /// Replaces the queue by `requests`, most urgent first. Cancels running processes that are not in `requests`, without a signal;
    /// keeps the others.
    void want(const QList<ReaderArguments>& requests);
    [[nodiscard]] bool busy() const { return !m_waiting.isEmpty() || running() != 0; }
    /// The number of running processes.
    [[nodiscard]] int running() const;

Q_SIGNALS:
    void progressed(const atlas::ui::ReaderArguments& request, const atlas::ReaderProgress& progress);
    void finished(const atlas::ui::ReaderArguments& request, const atlas::ui::LayoutOutcome& outcome);
    void failed(const atlas::ui::ReaderArguments& request, const atlas::Error& error);

private:
    struct Slot {
        std::unique_ptr<ReaderJob> job;
        ReaderArguments request; ///< empty: idle
        std::optional<PlanFacts> facts; ///< that have arrived
    };
    void startWaiting();
    /// Releases `slot`, starts the next waiting request, and returns the request that has finished.
    [[nodiscard]] ReaderArguments next(Slot& slot);

    std::vector<std::unique_ptr<Slot>> m_slots;
    QList<ReaderArguments> m_waiting;
};

} // namespace atlas::ui
