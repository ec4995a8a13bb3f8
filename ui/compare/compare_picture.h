// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page as one picture: all of it but its controls.
#pragma once

#include <QFont>
#include <QPalette>
#include <QSize>
#include <QString>

class QPainter;

namespace atlas::ui {

class MetricCharts;
class SmallMultiples;

struct ComparePicture {
    QString head; ///< plain text: what the layouts are planned for
    QString recommendation; ///< rich text: what is recommended stands out
    const SmallMultiples& multiples;
    const MetricCharts& charts;
    QString planner; ///< footer line: version of e2fsprogs and mke2fs.conf that produced the plans
    QFont font;
    QPalette palette;

    /// The minimum size in which all of it is read.
    [[nodiscard]] QSize minSize() const;
    /// In a picture above the default size the text grows with it. From above: the head, the recommendation, the small maps, their legend, the charts, the planner.
    void draw(QPainter& painter, QSize size) const;

    static constexpr QSize defaultSize{1500, 940};
};

} // namespace atlas::ui
