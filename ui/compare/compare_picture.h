// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page without its controls, as one picture.
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
    QString recommendation; ///< rich text
    const SmallMultiples& multiples;
    const MetricCharts& charts;
    QString planner; ///< footer: versions of e2fsprogs and mke2fs.conf behind the plans
    QFont font;
    QPalette palette;

    /// The smallest size in which everything is legible.
    [[nodiscard]] QSize minSize() const;
    /// Draws, from the top: head, recommendation, small maps, their legend, charts, planner. Above the default size the
    /// text grows with the picture.
    void draw(QPainter& painter, QSize size) const;

    static constexpr QSize defaultSize{1500, 940};
};

} // namespace atlas::ui
