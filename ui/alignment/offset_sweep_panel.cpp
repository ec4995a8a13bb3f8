// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/offset_sweep_panel.h"

#include "alignment/what_if.h"
#include "report/language/make_message.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/write_picture.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <cmath>

namespace atlas::ui {

OffsetSweepView::OffsetSweepView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SplitHCursor);
    addCopyPicture(*this);
    setAccessibleName(tr("Offset sweep"));
    setAccessibleDescription(tr("Read-modify-writes by partition start; arrow keys try another start"));
}

void OffsetSweepView::setSweep(OffsetSweep sweep, const Marks& marks) {
    m_marks = marks;
    m_chart = OffsetSweepChart(std::move(sweep), 1); // placeholder width: the plot's depends on the largest value
    setAccessibleDescription(markerText());
    relayOut();
}

QRect OffsetSweepView::plot() const { return offsetSweepPlot(rect(), fontMetrics(), m_chart.maximum()); }

void OffsetSweepView::relayOut() {
    m_chart = OffsetSweepChart(m_chart.sweep(), plot().width());
    update();
}

QString OffsetSweepView::markerText() const {
    const auto at = m_chart.indexOf(m_marks.tried);
    if (!at)
        return {};
    const QString where = QStringLiteral("+%1").arg(*at);
    const auto past = pastBoundary(m_chart.points()[*at].volume, m_chart.sweep().grid);
    const QString off = past.value == 0 ? tr("on a boundary") : tr("%1 B off").arg(ui::number(past.value));
    return m_marks.tried == m_chart.sweep().own ? tr("now: %1 (%2)").arg(where, off)
                                                : tr("what if: %1 (%2)").arg(where, off);
}

QSize OffsetSweepView::sizeHint() const { return {900, fontMetrics().height() * 10}; }

QSize OffsetSweepView::minimumSizeHint() const { return {300, sizeHint().height()}; }

QString OffsetSweepView::tooltipAt(double x) const {
    const auto& point = m_chart.points()[m_chart.at(x - plot().left())];
    return tr("sector %1: %2, %3 read-modify-writes")
        .arg(ui::number(point.start.value), ui::text(startVerdictText(point.volume, m_chart.sweep().grid)),
             ui::number(point.readModifyWrites));
}

bool OffsetSweepView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (!m_chart.points().empty())
            QToolTip::showText(help->globalPos(), tooltipAt(help->pos().x()), this, QRect(help->pos(), QSize(1, 1)));
        return true;
    }
    case QEvent::FontChange:
    case QEvent::StyleChange: relayOut(); break;
    case QEvent::FocusIn:
    case QEvent::FocusOut: update(); break;
    default: break;
    }
    return QWidget::event(event);
}

void OffsetSweepView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto colours = paletteFor(palette());
    paintOffsetSweep(painter, rect(), *this, colours);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void OffsetSweepView::resizeEvent(QResizeEvent*) { relayOut(); }

void OffsetSweepView::tryAt(double x) {
    if (!m_chart.points().empty())
        tryIndex(m_chart.at(x - plot().left()));
}

void OffsetSweepView::tryIndex(std::optional<std::size_t> i) {
    if (i && *i < m_chart.points().size() && m_chart.points()[*i].start != m_marks.tried)
        Q_EMIT startTried(m_chart.points()[*i].start);
}

void OffsetSweepView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        tryAt(event->position().x());
}

void OffsetSweepView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        tryAt(event->position().x());
}

void OffsetSweepView::keyPressEvent(QKeyEvent* event) {
    const auto at = m_chart.indexOf(m_marks.tried);
    if (!at)
        return QWidget::keyPressEvent(event);
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        tryIndex(control ? m_chart.bestBeside(*at, false) : std::optional(*at - std::min<std::size_t>(*at, 1)));
        break;
    case Qt::Key_Right: tryIndex(control ? m_chart.bestBeside(*at, true) : std::optional(*at + 1)); break;
    case Qt::Key_Home: tryIndex(0); break;
    case Qt::Key_End: tryIndex(m_chart.points().size() - 1); break;
    case Qt::Key_Backspace: Q_EMIT startReset(); break;
    default: QWidget::keyPressEvent(event);
    }
}

namespace {

constexpr int axisMargin = 6;
constexpr int plotRightMargin = 14;
constexpr int markerHeight = 8;

class OffsetSweepPainter {
public:
    OffsetSweepPainter(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette)
        : m_painter(painter),
          m_view(view),
          m_chart(view.chart()),
          m_palette(palette),
          m_metrics(painter.font()),
          m_area(area),
          m_plot(offsetSweepPlot(area, m_metrics, m_chart.maximum())) {}

    void paintScale() const;
    void paintBars() const;
    void paintStarts() const;
    void paintOwn() const;
    void paintMarker() const;

private:
    void text(double x, double baseline, const QString& words, const QColor& colour) const {
        m_painter.setPen(colour);
        m_painter.drawText(QPointF(x, baseline), words);
    }
    [[nodiscard]] double y(double share) const { return m_plot.bottom() + 1 - share * m_plot.height(); }
    [[nodiscard]] double labelBaseline() const { return m_plot.bottom() + 5 + m_metrics.ascent(); }

    QPainter& m_painter;
    const OffsetSweepView& m_view;
    const OffsetSweepChart& m_chart;
    const Palette& m_palette;
    QFontMetricsF m_metrics;
    QRect m_area;
    QRect m_plot;
};

void OffsetSweepPainter::paintScale() const {
    for (const double share : {0.0, 0.5, 1.0}) {
        const auto value = static_cast<std::uint64_t>(std::llround(share * static_cast<double>(m_chart.maximum())));
        const QString words = ui::number(value);
        m_painter.fillRect(QRectF(m_plot.left(), std::round(y(share)), m_plot.width(), 1), m_palette.line);
        text(m_plot.left() - 6 - m_metrics.horizontalAdvance(words),
             y(share) + (m_metrics.ascent() - m_metrics.descent()) / 2, words, m_palette.mutedText);
        if (m_chart.maximum() == 0)
            return;
    }
}

void OffsetSweepPainter::paintBars() const {
    const QColor cost = m_view.marks().misaligned ? m_palette.misaligned : m_palette.dataInUse;
    const QColor fill = mixed(m_palette.background, cost, 0.5);
    const QColor best = mixed(m_palette.background, m_palette.good, 0.16);
    for (std::size_t i = 0; i < m_chart.points().size(); ++i) {
        const auto bar = m_chart.bar(i);
        const QRectF column(m_plot.left() + bar.x0, m_plot.top(), bar.x1 - bar.x0, m_plot.height());
        if (bar.best)
            m_painter.fillRect(column, best);
        if (bar.share > 0) {
            m_painter.fillRect(QRectF(column.left(), std::round(y(bar.share)), column.width(),
                                      m_plot.bottom() + 1 - std::round(y(bar.share))),
                               fill);
        }
        if (bar.best)
            m_painter.fillRect(QRectF(column.left(), m_plot.bottom() + 1, column.width(), 3), m_palette.good);
    }
}

/// Labels the best starts in green, as many as fit.
void OffsetSweepPainter::paintStarts() const {
    const double room = m_metrics.horizontalAdvance(QStringLiteral("+255")) + 12;
    for (const auto i : m_chart.labelled(room)) {
        const QString words = QStringLiteral("+%1").arg(i);
        const double x = m_plot.left() + m_chart.middle(i) - m_metrics.horizontalAdvance(words) / 2;
        text(x, labelBaseline() + 2, words, m_palette.good);
    }
}

/// Marks the partition's actual start while another one is tried.
void OffsetSweepPainter::paintOwn() const {
    const auto own = m_chart.sweep().own;
    const auto at = m_chart.indexOf(own);
    if (!at || own == m_view.marks().tried)
        return;
    const double x = std::round(m_plot.left() + m_chart.middle(*at));
    m_painter.setPen(QPen(m_palette.mutedText, 1, Qt::DashLine));
    m_painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
}

void OffsetSweepPainter::paintMarker() const {
    const auto& marks = m_view.marks();
    const auto at = m_chart.indexOf(marks.tried);
    if (!at)
        return;
    const QColor colour = marks.misaligned ? m_palette.misaligned : m_palette.good;
    const double x = m_plot.left() + m_chart.middle(*at);
    const double top = m_plot.top() - markerHeight;
    m_painter.fillRect(QRectF(std::round(x) - 1, top, 2, m_plot.height() + markerHeight + 1), colour);
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{QPointF(x - 6, top - 2), QPointF(x + 6, top - 2), QPointF(x, top + 7)});
    m_painter.restore();
    const QString words = m_view.markerText();
    const double width = m_metrics.horizontalAdvance(words);
    const double left = std::clamp(x - width / 2, static_cast<double>(m_plot.left()),
                                   std::max<double>(m_plot.left(), m_area.right() - width - 2));
    text(left, m_area.top() + 3 + m_metrics.ascent(), words, colour);
}

} // namespace

QRect offsetSweepPlot(QRect area, const QFontMetricsF& metrics, std::uint64_t maximum) {
    const int line = static_cast<int>(std::ceil(metrics.height()));
    const int left = static_cast<int>(std::ceil(metrics.horizontalAdvance(ui::number(maximum)))) + 2 * axisMargin;
    const int top = line + markerHeight + 6;
    return {area.left() + left, area.top() + top, std::max(area.width() - left - plotRightMargin, 1),
            std::max(area.height() - top - line - axisMargin - 5, 1)};
}

void paintOffsetSweep(QPainter& painter, QRect area, const OffsetSweepView& view, const Palette& palette) {
    painter.fillRect(area, palette.background);
    if (view.chart().points().empty())
        return;
    const OffsetSweepPainter sweep(painter, area, view, palette);
    sweep.paintScale();
    sweep.paintBars();
    sweep.paintStarts();
    sweep.paintOwn();
    sweep.paintMarker();
}

OffsetSweepPanel::OffsetSweepPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_view(new OffsetSweepView), m_title(new QLabel) {
    m_view->setObjectName("sweep");
    m_title->setObjectName("sweepTitle");
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_view);
    connect(m_view, &OffsetSweepView::startTried, &session, [&session](Lba start) {
        session.setStart(start == ownStart(session.snapshot()) ? std::nullopt : std::optional(start));
    });
    connect(m_view, &OffsetSweepView::startReset, &session, [&session] { session.setStart({}); });
    connect(&session, &Session::opened, this, &OffsetSweepPanel::refresh);
    connect(&session, &Session::judgedAgain, this, &OffsetSweepPanel::refresh);
}

/// Counts only after a change of layout or grid: 64 TiB have millions of structures, and dragging the marker repaints
/// often.
void OffsetSweepPanel::count(const Snapshot& snapshot) {
    const auto grid = snapshot.disk.drive.grid();
    if (m_counted != snapshot.layout || m_grid != grid) {
        m_counted = snapshot.layout;
        m_grid = grid;
        m_census = std::make_shared<const BlockCensus>(*m_counted, grid.size);
        m_first.reset();
    }
}

namespace {

/// After that many starts the costs repeat, so that the chart shows three times as many: before, around and after.
std::uint32_t periodOf(const Drive& drive) {
    constexpr std::uint64_t fewest = 8;
    return static_cast<std::uint32_t>(
        std::max(fewest, drive.physicalSector.value.value / drive.logicalSector.value.value));
}

} // namespace

/// Keeps the chart's range while it contains the tried start.
void OffsetSweepPanel::keepInRange(Lba tried, const Drive& drive) {
    if (!m_first || tried < *m_first || (tried - *m_first).value >= 3 * periodOf(drive)) {
        const auto around = offsetSweepBase(tried, drive, periodOf(drive));
        m_first = Lba{around.value - std::min<std::uint64_t>(around.value, periodOf(drive))};
    }
}

void OffsetSweepPanel::refresh() {
    const auto& judgement = m_session.judgement();
    if (!judgement.isMountable()) {
        m_counted.reset();
        m_census.reset();
        return;
    }
    auto snapshot = m_session.snapshot(); // as read: not moved by a what-if
    snapshot.disk.drive = judgement.drive();
    const auto tried = m_session.overrides().start.value_or(ownStart(snapshot));
    count(snapshot);
    keepInRange(tried, judgement.drive());
    m_title->setText(tr("<b>Offset sweep</b>. %1, in sectors past %2. Drag the marker or use the arrow keys to try a "
                        "start; the image is not written.")
                         .arg(text(message<MessageId::HeadingSweep>()), number(m_first->value)));
    m_view->setSweep(offsetSweepFrom(*m_first, snapshot, *m_census, 3 * periodOf(judgement.drive())),
                     {.tried = tried, .misaligned = isMisaligned(judgement.verdict.state)});
}

} // namespace atlas::ui
