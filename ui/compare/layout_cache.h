// SPDX-License-Identifier: GPL-3.0-or-later
// The layouts that have been planned or read, by their requests; each is measured on another thread.
#pragma once

#include "compare/measure.h"
#include "layout/filesystem.h"
#include "ui/compare/layout_queue.h"

#include <QHash>

namespace atlas::ui {

using LayoutResult = Result<LayoutOutcome>;

class LayoutCache : public QObject {
    Q_OBJECT
public:
    struct Entry {
        LayoutResult result;
        Filesystem filesystem{};          ///< of the layout, kept where that is released
        std::optional<Measured> measured{}; ///< none before it is measured, and where it failed
        MeasureFrame frame{};             ///< of `measured`
        bool released = false;            ///< only the metrics were kept
        quint64 stamp = 0;                ///< another one after each change

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

} // namespace atlas::ui
