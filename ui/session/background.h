// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a background thread, so that the window stays responsive.
#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace atlas::ui {

/// Qt paints on the global pool as well (Qt 6.4, src/gui/painting/qdrawhelper.cpp): reads of a slow disk there would block the window.
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

/// Work of which only the newest result is wanted. A member of the object that the results are for.
class LatestRequest {
public:
    /// Like inBackground(); `done` is not called if a later run() or drop() comes before it.
    template <class Work, class Done>
    void run(QObject* owner, Work work, Done done) {
        inBackground(owner, std::move(work), [this, number = ++m_number, done = std::move(done)](auto result) mutable {
            if (number == m_number) {
                done(std::move(result));
            }
        });
    }
    void drop() { ++m_number; }

private:
    std::uint64_t m_number = 0; ///< of the newest one
};

} // namespace atlas::ui
