// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on background threads, so that the window stays responsive.
#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace atlas::ui {

/// A separate pool: Qt paints on the global one (Qt 6.4, src/gui/painting/qdrawhelper.cpp), so slow disk reads there
/// would block the window.
[[nodiscard]] QThreadPool& backgroundPool();

/// Runs `work()` on backgroundPool() and passes its result to `done` on the thread of `context`.
/// `done` is not called if `context` is destroyed first; `work` must own everything it uses.
template <class Work, class Done>
void inBackground(QObject* context, Work work, Done done) {
    using Outcome = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Outcome>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)]() mutable {
        watcher->deleteLater();
        done(watcher->future().takeResult());
    });
    watcher->setFuture(QtConcurrent::run(&backgroundPool(), std::move(work)));
}

/// Background work of which only the newest result counts. Must be a member of the object that uses the results.
class LatestRequest {
public:
    /// Like inBackground(), but `done` is not called after a later run() or drop().
    template <class Work, class Done>
    void run(QObject* owner, Work work, Done done) {
        inBackground(owner, std::move(work), [this, number = ++m_number, done = std::move(done)](auto result) mutable {
            if (number == m_number)
                done(std::move(result));
        });
    }
    void drop() { ++m_number; }

private:
    std::uint64_t m_number = 0; ///< of the newest request
};

} // namespace atlas::ui
