// SPDX-License-Identifier: GPL-3.0-or-later
// The offset sweep: one bar per partition start, and a marker to try one.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QWidget>

#include "view/charts.h"

namespace atlas::ui {

class OffsetSweepView : public QWidget {
    Q_OBJECT

public:
    explicit OffsetSweepView(QWidget* parent = nullptr);

    struct Marks {
        Lba tried;               ///< the judged start: the sweep's own one, or that of a what-if
        bool misaligned = false; ///< verdict at `tried`
    };
    void setSweep(OffsetSweep sweep, const Marks& marks);
    [[nodiscard]] const OffsetSweepChart& chart() const { return m_chart; }
    [[nodiscard]] const Marks& marks() const { return m_marks; }
    /// The rectangle of the bars.
    [[nodiscard]] QRect plot() const;
    /// "now: +63 (3,584 B off)". Empty while no bar is that of the start that is tried.
    [[nodiscard]] QString markerText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void startTried(atlas::Lba start); ///< by dragging or with a key
    void startReset();                 ///< back to the own start

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void relayOut();
    void tryAt(double x);
    void tryIndex(std::optional<std::size_t> i);
    [[nodiscard]] QString tooltipAt(double x) const;

    OffsetSweepChart m_chart;
    Marks m_marks;
};

} // namespace atlas::ui
