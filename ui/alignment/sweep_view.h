// SPDX-License-Identifier: GPL-3.0-or-later
// The offset sweep: a bar for each partition start, and a marker that tries one.
#pragma once

// First, because moc 6.4 cannot parse <compare> before it has seen Qt.
#include <QWidget>

#include "view/sweep_chart.h"

namespace atlas::ui {

class SweepView : public QWidget {
    Q_OBJECT

public:
    explicit SweepView(QWidget* parent = nullptr);

    struct Marks {
        Lba own;     ///< where the partition starts
        Lba present; ///< where it is judged
        ByteCount past; ///< of `present`, past the physical boundary below
        bool misaligned = false; ///< as judged at `present`
        Drive drive{};
        ByteCount into{}; ///< from the start to the volume
        bool operator==(const Marks&) const = default;
    };
    void setSweep(std::vector<SweepPoint> points, const Marks& marks);
    [[nodiscard]] const SweepChart& chart() const { return m_chart; }
    [[nodiscard]] const Marks& marks() const { return m_marks; }
    /// Where the bars stand.
    [[nodiscard]] QRect plot() const;
    /// "now: +63 (3,584 B off)".
    [[nodiscard]] QString markerText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void startTried(atlas::Lba start); ///< by dragging or by key
    void startReset();                 ///< back to where it is

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

    SweepChart m_chart;
    Marks m_marks;
};

} // namespace atlas::ui
