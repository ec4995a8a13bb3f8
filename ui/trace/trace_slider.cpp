// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trace/trace_slider.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

namespace atlas::ui {

TraceSlider::TraceSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void TraceSlider::setMarks(std::vector<double> marks) {
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    update();
}

void TraceSlider::paintEvent(QPaintEvent* event) {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const auto groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, &option, this);
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    for (const auto mark : m_marks) {
        const int x = groove.left() + handle / 2 + static_cast<int>(mark * (groove.width() - handle));
        painter.drawLine(x, 0, x, height() - 1);
    }
    painter.end();
    QSlider::paintEvent(event);
}

} // namespace atlas::ui
