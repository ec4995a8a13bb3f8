// SPDX-License-Identifier: GPL-3.0-or-later
// Plans layouts in background processes, and caches the results.
#pragma once

#include "compare/measure.h"
#include "compare/recommendation.h"
#include "layout/filesystem.h"
#include "ui/session/reader_job.h"

#include <QHash>

namespace atlas::ui {

/// The result of one process.
struct LayoutOutcome {
    SnapshotPtr snapshot;
    std::optional<PlanFacts> facts; ///< nullopt for an image or snapshot
};
/// ext4atlas-cli arguments that write a snapshot to standard output.
using ReaderArguments = QStringList;

class LayoutQueue : public QObject {
    Q_OBJECT
public:
    explicit LayoutQueue(QObject* parent = nullptr);

    /// Replaces the reader that ReaderJob finds; for tests.
    void setProgram(const QString& program);

    /// Replaces the queue by `requests`, most urgent first. Running processes that are not among them are cancelled
    /// without a signal.
    void want(const QList<ReaderArguments>& requests);
    [[nodiscard]] bool busy() const { return !m_waiting.isEmpty() || running() != 0; }
    [[nodiscard]] int running() const;

Q_SIGNALS:
    void progressed(const atlas::ui::ReaderArguments& request, const atlas::ReaderProgress& progress);
    void finished(const atlas::ui::ReaderArguments& request, const atlas::ui::LayoutOutcome& outcome);
    void failed(const atlas::ui::ReaderArguments& request, const atlas::Error& error);

private:
    struct Slot {
        std::unique_ptr<ReaderJob> job;
        ReaderArguments request; ///< empty: idle
        std::optional<PlanFacts> facts; ///< nullopt until they arrive
    };
    void startWaiting();
    /// Releases `slot`, starts the next waiting request, and returns the finished one.
    [[nodiscard]] ReaderArguments next(Slot& slot);

    std::vector<std::unique_ptr<Slot>> m_slots;
    QList<ReaderArguments> m_waiting;
};

// Planned or read layouts by request; each is measured on another thread.

using LayoutResult = Result<LayoutOutcome>;

class LayoutCache : public QObject {
    Q_OBJECT
public:
    struct Entry {
        LayoutResult result;
        Filesystem filesystem{}; ///< kept after the layout is released
        std::optional<Measured> measured{}; ///< nullopt before measuring and after a failure
        MeasureFrame frame{}; ///< frame in which `measured` holds
        bool released = false; ///< the layout was dropped, only the metrics remain
        quint64 stamp = 0; ///< changes with the entry

        [[nodiscard]] bool failed() const { return !released && layout() == nullptr; }
        [[nodiscard]] bool isMeasuredIn(const MeasureFrame& wanted) const { return measured && frame == wanted; }
        /// Whether it is final for `wanted`.
        [[nodiscard]] bool arrivedIn(const MeasureFrame& wanted) const { return failed() || isMeasuredIn(wanted); }
        [[nodiscard]] LayoutPtr layout() const {
            return result && result->snapshot ? result->snapshot->layout : nullptr;
        }
        /// Empty for an image or snapshot.
        [[nodiscard]] PlanFacts facts() const;
        /// Those of a snapshot; empty for a plan.
        [[nodiscard]] std::vector<MeasurementPtr> measurements() const;
        /// Precondition: layout().
        [[nodiscard]] LayoutPlace place() const;
        /// Why there is no layout; `name` is used in the text. Precondition: failed().
        [[nodiscard]] Error error(const QString& name) const;
    };

    explicit LayoutCache(QObject* parent = nullptr);

    [[nodiscard]] LayoutQueue& queue() { return m_queue; }
    [[nodiscard]] bool busy() const { return m_queue.busy(); }
    /// Null while nothing has arrived.
    [[nodiscard]] const Entry* find(const ReaderArguments& request) const;
    /// The origin of the last plan that arrived; empty before.
    [[nodiscard]] const PlanOrigin& planOrigin() const { return m_planOrigin; }

    /// Keeps the entries in `wanted` and measures them in `frame`; keeps those only in `spare` as they are. For large
    /// volumes, only entries in `shown` keep their layout.
    void keep(const QList<ReaderArguments>& wanted, const QList<ReaderArguments>& shown,
              const QList<ReaderArguments>& spare, const MeasureFrame& frame);
    /// Requests those of `requests` that have not arrived, most urgent first; cancels all others.
    void ask(const QList<ReaderArguments>& requests);
    /// Stores a snapshot that has already been read.
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

// The -G settings of charts and recommendation, planned or pending.

/// One bar of the charts: a -G or packed_meta_blocks.
struct PlannedSetting {
    FlexGroupLine line;
    std::optional<MeasuredLayout> layout{}; ///< nullopt while pending and after a failure
    std::optional<Error> error{}; ///< why it failed

    [[nodiscard]] bool arrived() const { return layout || error; }
};

/// Pending if `known` is null or was measured in another frame.
[[nodiscard]] PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known,
                                            const MeasureFrame& frame);

/// Chooses among the settings that were planned; nullopt if `settings` is empty. Precondition: all have arrived.
[[nodiscard]] std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                                             const MeasureFrame& frame);

} // namespace atlas::ui
