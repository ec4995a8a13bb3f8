// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/drive_measurements.h"

#include "ui/text/qt_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace atlas::ui {

DriveMeasurements::DriveMeasurements(const Session& session) : m_session(session) {
    connect(&session, &Session::opened, this, &DriveMeasurements::follow);
}

void DriveMeasurements::follow() {
    const auto path = m_session.path();
    if (!m_path.isEmpty() && path != m_path)
        m_own.clear(); // they were made with another image, whose drive may be another one
    m_path = path;
    collect();
}

void DriveMeasurements::collect() {
    const auto saved = m_session.isOpen() ? m_session.snapshot().measurements : std::vector<MeasurementPtr>();
    m_all = saved;
    // A snapshot that was saved and opened again holds what was measured before.
    std::ranges::copy_if(m_own, std::back_inserter(m_all), [&](const MeasurementPtr& own) {
        return std::ranges::none_of(saved, [&](const MeasurementPtr& each) {
            return each->time == own->time && each->experiment == own->experiment && each->target == own->target;
        });
    });
    Q_EMIT changed();
}

MeasurementPtr DriveMeasurements::last(Experiment experiment) const {
    const auto found = std::find_if(m_all.rbegin(), m_all.rend(), [&](const MeasurementPtr& measurement) {
        return measurement->experiment == experiment;
    });
    return found == m_all.rend() ? nullptr : *found;
}

void DriveMeasurements::add(MeasurementPtr measurement) {
    m_own.push_back(std::move(measurement));
    collect();
}

MeasuredModel measuredModel(const DriveMeasurements& measurements) {
    MeasuredModel model;
    for (const auto experiment : {Experiment::MetadataReads, Experiment::Sequential}) {
        const auto last = measurements.last(experiment);
        const auto reads = last ? measuredReads(*last) : MeasuredReads{};
        if (!reads.secondsPerRead && !reads.bytesPerSecond)
            continue;
        model.reads.secondsPerRead = reads.secondsPerRead ? reads.secondsPerRead : model.reads.secondsPerRead;
        model.reads.bytesPerSecond = reads.bytesPerSecond ? reads.bytesPerSecond : model.reads.bytesPerSecond;
        model.target = text(last->target);
    }
    return model;
}

} // namespace atlas::ui
