// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work on a background thread, so that the window stays responsive.
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <type_traits>
#include <utility>

namespace atlas::ui {

/// Runs `work()` on the thread pool and passes its result to `done` on the thread of `context`.
/// `done` is not called if `context` is destroyed first; `work` must own everything it uses.
template <class Work, class Done>
void inBackground(QObject* context, Work work, Done done) {
    using Outcome = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Outcome>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)]() mutable {
        watcher->deleteLater();
        done(watcher->future().takeResult());
    });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

} // namespace atlas::ui
