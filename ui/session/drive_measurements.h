// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured of the drive under the open image: in this session, and what its snapshot holds.
#pragma once

#include "measure/measurement.h"
#include "ui/session/session.h"

#include <QObject>
#include <vector>

namespace atlas::ui {

class DriveMeasurements : public QObject {
    Q_OBJECT
public:
    explicit DriveMeasurements(const Session& session);

    /// Those of the snapshot, then those of this session, which belong to the image that was open or to the first that is opened
    /// after them. None is null.
    [[nodiscard]] const std::vector<MeasurementPtr>& all() const { return m_all; }
    /// Null without one.
    [[nodiscard]] MeasurementPtr last(Experiment experiment) const;
    void add(MeasurementPtr measurement);

Q_SIGNALS:
    void changed();

private:
    void follow();
    void collect();

    const Session& m_session;
    QString m_path; ///< of the image that was opened last; empty before the first
    std::vector<MeasurementPtr> m_own;
    std::vector<MeasurementPtr> m_all;
};

/// How fast the measured drives read, and where that was measured; empty figures without a measurement of reads.
struct MeasuredModel {
    MeasuredReads reads{};
    QString target{};
};
[[nodiscard]] MeasuredModel measuredModel(const DriveMeasurements& measurements);

} // namespace atlas::ui
