// SPDX-License-Identifier: GPL-3.0-or-later
// Plans layouts in the background, one at a time, and keeps them.
#pragma once

#include "compare/measure.h"
#include "compare/recommendation.h"
#include "layout/filesystem.h"
#include "ui/session/reader_job.h"

#include <QHash>

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

// The layouts that have been planned or read, by their requests; each is measured on another thread.

using LayoutResult = Result<LayoutOutcome>;

class LayoutCache : public QObject {
    Q_OBJECT
public:
    struct Entry {
        LayoutResult result;
        Filesystem filesystem{}; ///< of the layout, kept where that is released
        std::optional<Measured> measured{}; ///< none before it is measured, and where it failed
        MeasureFrame frame{}; ///< of `measured`
        bool released = false; ///< only the metrics were kept
        quint64 stamp = 0; ///< another one after each change

        [[nodiscard]] bool failed() const { return !released && layout() == nullptr; }
        [[nodiscard]] bool isMeasuredIn(const MeasureFrame& wanted) const { return measured && frame == wanted; }
        /// Whether nothing more is to come of it for `wanted`.
        [[nodiscard]] bool arrivedIn(const MeasureFrame& wanted) const { return failed() || isMeasuredIn(wanted); }
        [[nodiscard]] LayoutPtr layout() const {
            return result && result->snapshot ? result->snapshot->layout : nullptr;
        }
        /// Empty of an image or snapshot.
        [[nodiscard]] PlanFacts facts() const;
        /// Precondition: layout().
        [[nodiscard]] LayoutPlace place() const;
        /// Why there is no layout, of what is called `name`. Precondition: failed().
        [[nodiscard]] Error error(const QString& name) const;
    };

    explicit LayoutCache(QObject* parent = nullptr);

    [[nodiscard]] LayoutQueue& queue() { return m_queue; }
    [[nodiscard]] bool busy() const { return m_queue.busy(); }
    /// Null while nothing has arrived.
    [[nodiscard]] const Entry* find(const ReaderArguments& request) const;
    /// Of the last plan that arrived; empty before.
    [[nodiscard]] const PlanOrigin& planOrigin() const { return m_planOrigin; }

    /// Keeps what is in `wanted` and measures it in `frame`. Of a large volume only those in `shown` keep their layout. What is
    /// in `spare` alone stays as it is.
    void keep(const QList<ReaderArguments>& wanted, const QList<ReaderArguments>& shown,
              const QList<ReaderArguments>& spare, const MeasureFrame& frame);
    /// Asks for those of `requests` that have not arrived, the most urgent first, and for nothing else.
    void ask(const QList<ReaderArguments>& requests);
    /// What was read already is not read again.
    void supply(const ReaderArguments& request, const SnapshotPtr& snapshot);

Q_SIGNALS:
    /// An entry has failed or has been measured.
    void changed();

private:
    Entry& store(const ReaderArguments& request, const LayoutResult& result);
    void arrive(const ReaderArguments& request, const LayoutResult& result);
    void measure(const ReaderArguments& request, const Entry& entry);
    void take(const ReaderArguments& request, Entry& entry, Measured measured);

    LayoutQueue m_queue;
    QHash<ReaderArguments, Entry> m_entries;
    QList<ReaderArguments> m_shown;
    MeasureFrame m_frame;
    PlanOrigin m_planOrigin;
    quint64 m_stamp = 0;
};

// The settings of -G that the charts draw and the recommendation chooses from, while they are planned.

/// One bar of the charts: a -G, or packed_meta_blocks.
struct PlannedSetting {
    FlexGroupLine line;
    std::optional<MeasuredLayout> layout{}; ///< none while it is planned, and where it failed
    std::optional<Error> error{}; ///< why it failed

    [[nodiscard]] bool arrived() const { return layout || error; }
};

/// `line` with what is known of it; null: nothing yet. What was measured in another frame counts as not arrived.
[[nodiscard]] PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known,
                                            const MeasureFrame& frame);

/// Of the settings that could be planned; nullopt without any. Precondition: all have arrived.
[[nodiscard]] std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                                             const MeasureFrame& frame);

} // namespace atlas::ui
