// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/layout_queue.h"

#include <QThread>
#include <algorithm>
#include <utility>

namespace atlas::ui {

namespace {

/// More processes would only compete with each other and with the window for cores.
int slotCount() { return std::clamp(QThread::idealThreadCount(), 2, 6); }

} // namespace

LayoutQueue::LayoutQueue(QObject* parent) : QObject(parent) {
    for (int n = 0; n < slotCount(); ++n) {
        m_slots.push_back(std::make_unique<Slot>());
        auto& slot = *m_slots.back();
        slot.job = std::make_unique<ReaderJob>();
        connect(slot.job.get(), &ReaderJob::planned, this, [&slot](const PlanFacts& facts) { slot.facts = facts; });
        connect(slot.job.get(), &ReaderJob::progressed, this,
                [this, &slot](const ReaderProgress& progress) { Q_EMIT progressed(slot.request, progress); });
        connect(slot.job.get(), &ReaderJob::finished, this, [this, &slot](const SnapshotPtr& snapshot) {
            const LayoutOutcome outcome{snapshot, slot.facts};
            Q_EMIT finished(next(slot), outcome);
        });
        connect(slot.job.get(), &ReaderJob::failed, this,
                [this, &slot](const Error& error) { Q_EMIT failed(next(slot), error); });
    }
}

void LayoutQueue::setProgram(const QString& program) {
    for (const auto& slot : m_slots) {
        slot->job->setProgram(program);
    }
}

int LayoutQueue::running() const {
    return static_cast<int>(std::ranges::count_if(m_slots, [](const auto& slot) { return !slot->request.isEmpty(); }));
}

void LayoutQueue::want(const QList<ReaderArguments>& requests) {
    m_waiting = requests;
    for (const auto& slot : m_slots) {
        if (!slot->request.isEmpty() && m_waiting.removeAll(slot->request) == 0) {
            slot->request.clear();
            slot->job->cancel();
        }
    }
    startWaiting();
}

void LayoutQueue::startWaiting() {
    for (const auto& slot : m_slots) {
        if (m_waiting.isEmpty()) {
            return;
        }
        if (slot->request.isEmpty()) {
            slot->request = m_waiting.takeFirst();
            slot->facts.reset();
            slot->job->run(slot->request);
        }
    }
}

/// Starts the next process before the caller handles the result, so that planning continues in parallel.
ReaderArguments LayoutQueue::next(Slot& slot) {
    auto request = std::exchange(slot.request, {});
    startWaiting();
    return request;
}

} // namespace atlas::ui
