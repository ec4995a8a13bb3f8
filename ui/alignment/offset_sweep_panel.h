// SPDX-License-Identifier: GPL-3.0-or-later
// What each start of the partition costs, as bars over the offset.
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

/// The rectangle of the bars in `area`: beside the scale, whose largest value is `maximum`, and above the labels of the starts.
[[nodiscard]] QRect offsetSweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum);

/// Paints the best starts in green. Other bars are red only while the start that is tried is misaligned, so that the page of an
/// aligned image contains no red.
void paintOffsetSweep(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette);

} // namespace atlas::ui

namespace atlas {

// The offset sweep of the open volume. Moving its marker tries a start in all views.

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
    LayoutPtr m_counted; ///< the layout that m_census was computed for
    SectorGrid m_grid{}; ///< and the physical sectors
    std::shared_ptr<const BlockCensus> m_census;
    std::optional<Lba> m_first; ///< of the starts that are shown; nullopt until the first one is tried
};

} // namespace atlas::ui
