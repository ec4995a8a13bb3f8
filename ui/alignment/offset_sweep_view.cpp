// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/offset_sweep_view.h"

#include "report/words/verdict_text.h"
#include "ui/alignment/offset_sweep_painter.h"
#include "ui/text/qt_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace atlas::ui {

OffsetSweepView::OffsetSweepView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SplitHCursor);
    setAccessibleName(tr("Offset sweep"));
    setAccessibleDescription(tr("Read-modify-writes by partition start; arrow keys try another start"));
}

void OffsetSweepView::setSweep(OffsetSweep sweep, const Marks& marks) {
    m_marks = marks;
    m_chart = OffsetSweepChart(std::move(sweep), 1); // placeholder width: the plot's width depends on the largest value
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
    if (!at) {
        return {};
    }
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
        if (!m_chart.points().empty()) {
            QToolTip::showText(help->globalPos(), tooltipAt(help->pos().x()), this, QRect(help->pos(), QSize(1, 1)));
        }
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
    if (!m_chart.points().empty()) {
        tryIndex(m_chart.at(x - plot().left()));
    }
}

void OffsetSweepView::tryIndex(std::optional<std::size_t> i) {
    if (i && *i < m_chart.points().size() && m_chart.points()[*i].start != m_marks.tried) {
        Q_EMIT startTried(m_chart.points()[*i].start);
    }
}

void OffsetSweepView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        tryAt(event->position().x());
    }
}

void OffsetSweepView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) {
        tryAt(event->position().x());
    }
}

void OffsetSweepView::keyPressEvent(QKeyEvent* event) {
    const auto at = m_chart.indexOf(m_marks.tried);
    if (!at) {
        return QWidget::keyPressEvent(event);
    }
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

} // namespace atlas::ui
