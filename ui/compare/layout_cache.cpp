// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/layout_cache.h"

#include "layout/health.h"
#include "ui/session/background.h"

#include <QThread>
#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

/// More processes would compete with each other and with the window for cores.
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
    for (const auto& slot : m_slots)
        slot->job->setProgram(program);
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
        if (m_waiting.isEmpty())
            return;
        if (slot->request.isEmpty()) {
            slot->request = m_waiting.takeFirst();
            slot->facts.reset();
            slot->job->run(slot->request);
        }
    }
}

/// Starts the next process before the caller handles the result, so that planning goes on in parallel.
ReaderArguments LayoutQueue::next(Slot& slot) {
    auto request = std::exchange(slot.request, {});
    startWaiting();
    return request;
}

namespace {

/// Charts need only the metrics: layouts with more groups (about 2.5 TiB) are dropped once measured.
constexpr std::uint32_t maxGroupsKept = 20000;

} // namespace

Error LayoutCache::Entry::error(const QString& name) const {
    return result ? whyNoVolume(*result->snapshot, name.toStdString()) : result.error();
}

PlanFacts LayoutCache::Entry::facts() const { return result && result->facts ? *result->facts : PlanFacts(); }

std::vector<MeasurementPtr> LayoutCache::Entry::measurements() const {
    return result && result->snapshot ? result->snapshot->measurements : std::vector<MeasurementPtr>();
}

LayoutPlace LayoutCache::Entry::place() const {
    return result->facts
               ? LayoutPlace{.offset = result->facts->offset, .writesInodeTables = result->facts->writesInodeTables}
               : LayoutPlace{.found = startIn(*result->snapshot)};
}

LayoutCache::LayoutCache(QObject* parent) : QObject(parent) {
    connect(&m_queue, &LayoutQueue::finished, this, &LayoutCache::arrive);
    connect(&m_queue, &LayoutQueue::failed, this,
            [this](const ReaderArguments& request, const Error& error) { arrive(request, std::unexpected(error)); });
}

const LayoutCache::Entry* LayoutCache::find(const ReaderArguments& request) const {
    const auto found = m_entries.constFind(request);
    return found == m_entries.cend() ? nullptr : &*found;
}

void LayoutCache::keep(const QList<ReaderArguments>& wanted, const QList<ReaderArguments>& shown,
                       const QList<ReaderArguments>& spare, const MeasureFrame& frame) {
    m_shown = shown;
    m_frame = frame;
    m_entries.removeIf([&](const auto& entry) {
        if (!wanted.contains(entry.key()))
            return !spare.contains(entry.key());
        return entry->released && (entry->frame != frame || shown.contains(entry.key()));
    });
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry)
        if (wanted.contains(entry.key()) && !entry->isMeasuredIn(frame))
            measure(entry.key(), *entry);
}

void LayoutCache::ask(const QList<ReaderArguments>& requests) {
    QList<ReaderArguments> missing;
    std::ranges::copy_if(requests, std::back_inserter(missing),
                         [&](const auto& request) { return !m_entries.contains(request); });
    m_queue.want(missing);
}

void LayoutCache::supply(const ReaderArguments& request, const SnapshotPtr& snapshot) {
    store(request, LayoutOutcome{snapshot, {}});
}

LayoutCache::Entry& LayoutCache::store(const ReaderArguments& request, const LayoutResult& result) {
    auto& entry = *m_entries.insert(request, {.result = result, .stamp = ++m_stamp});
    if (const auto layout = entry.layout())
        entry.filesystem = layout->filesystem;
    return entry;
}

void LayoutCache::arrive(const ReaderArguments& request, const LayoutResult& result) {
    if (result && result->facts)
        m_planOrigin = result->facts->origin;
    if (const auto& entry = store(request, result); entry.failed())
        Q_EMIT changed();
    else
        measure(request, entry);
}

/// On another thread: 64 TiB have half a million groups.
void LayoutCache::measure(const ReaderArguments& request, const Entry& entry) {
    const auto layout = entry.layout();
    if (!layout)
        return;
    const auto work = [layout, frame = m_frame, place = entry.place()] { return measuredIn(frame, *layout, place); };
    inBackground(this, work, [this, request, layout, frame = m_frame](Measured measured) {
        const auto found = m_entries.find(request);
        if (found != m_entries.end() && frame == m_frame && found->layout() == layout)
            take(request, *found, std::move(measured));
    });
}

void LayoutCache::take(const ReaderArguments& request, Entry& entry, Measured measured) {
    entry.measured = std::move(measured);
    entry.frame = m_frame;
    entry.stamp = ++m_stamp;
    if (entry.filesystem.groupCount.value > maxGroupsKept && !m_shown.contains(request)) {
        entry.released = true;
        entry.result->snapshot.reset();
    }
    Q_EMIT changed();
}

PlannedSetting plannedSetting(const FlexGroupLine& line, const LayoutCache::Entry* known, const MeasureFrame& frame) {
    PlannedSetting setting{.line = line};
    if (known != nullptr && known->failed())
        setting.error = known->error(QString::fromStdString(line.label));
    else if (known != nullptr && known->isMeasuredIn(frame))
        setting.layout = MeasuredLayout{FlexGroupSetting(line), *known->measured, known->facts()};
    return setting;
}

std::optional<Recommendation> recommendationOf(const std::vector<PlannedSetting>& settings, Use use,
                                               const MeasureFrame& frame) {
    if (settings.empty())
        return {};
    std::vector<MeasuredLayout> planned;
    for (const auto& setting : settings)
        if (setting.layout)
            planned.push_back(*setting.layout);
    return recommend(use, planned, frame);
}

} // namespace atlas::ui
