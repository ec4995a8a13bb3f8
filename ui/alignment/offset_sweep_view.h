// SPDX-License-Identifier: GPL-3.0-or-later
// The offset sweep: one bar per partition start, and a marker to try one.
#pragma once

// Included first: moc 6.4 cannot parse <compare> before Qt's headers.
#include <QWidget>

#include "view/offset_sweep_chart.h"

namespace atlas::ui {

class OffsetSweepView : public QWidget {
    Q_OBJECT

public:
    explicit OffsetSweepView(QWidget* parent = nullptr);

    struct Marks {
        Lba own;     ///< the partition's actual start
        Lba current; ///< the judged start
        ByteCount past; ///< distance of `current` from the physical sector boundary below it
        bool misaligned = false; ///< verdict at `current`
        Drive drive{};
        ByteCount into{}; ///< offset of the volume from the partition start
        bool operator==(const Marks&) const = default;
    };
    void setSweep(std::vector<OffsetSweepPoint> points, const Marks& marks);
    [[nodiscard]] const OffsetSweepChart& chart() const { return m_chart; }
    [[nodiscard]] const Marks& marks() const { return m_marks; }
    /// The rectangle of the bars.
    [[nodiscard]] QRect plot() const;
    /// "now: +63 (3,584 B off)".
    [[nodiscard]] QString markerText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void startTried(atlas::Lba start); ///< by dragging or with a key
    void startReset();                 ///< back to the actual start

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
