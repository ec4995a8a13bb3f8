// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of each possible start of the partition, as bars over the offset.
#pragma once

#include "ui/session/session.h"
#include "ui/widgets/palette.h"
#include "view/charts.h"

#include <QFontMetricsF>
#include <QWidget>

class QLabel;

namespace atlas::ui {

class OffsetSweepView : public QWidget {
    Q_OBJECT

public:
    explicit OffsetSweepView(QWidget* parent = nullptr);

    struct Marks {
        Lba tried;               ///< the judged start: the actual or the what-if one
        bool misaligned = false; ///< verdict at `tried`
    };
    void setSweep(OffsetSweep sweep, const Marks& marks);
    [[nodiscard]] const OffsetSweepChart& chart() const { return m_chart; }
    [[nodiscard]] const Marks& marks() const { return m_marks; }
    /// The rectangle of the bars.
    [[nodiscard]] QRect plot() const;
    /// "now: +63 (3,584 B off)". Empty if the tried start has no bar.
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

/// The rectangle of the bars in `area`, beside the scale up to `maximum` and above the labels of the starts.
[[nodiscard]] QRect offsetSweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum);

/// Paints the best starts in green. Other bars are red only while the tried start is misaligned, so that the page of an
/// aligned image contains no red.
void paintOffsetSweep(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette);

} // namespace atlas::ui

namespace atlas {

// Moving the marker tries a start in all views.

class BlockCensus;

} // namespace atlas

namespace atlas::ui {

class OffsetSweepView;

class OffsetSweepPanel : public QWidget {
    Q_OBJECT
public:
    explicit OffsetSweepPanel(Session& session, QWidget* parent = nullptr);

private:
    void refresh();
    void count(const Snapshot& snapshot);
    void keepInRange(Lba tried, const Drive& drive);

    Session& m_session;
    OffsetSweepView* m_view;
    QLabel* m_title;
    LayoutPtr m_counted; ///< the layout that m_census counts
    SectorGrid m_grid{}; ///< the grid that m_census uses
    std::shared_ptr<const BlockCensus> m_census;
    std::optional<Lba> m_first; ///< the first start shown; nullopt until one is tried
};

} // namespace atlas::ui
