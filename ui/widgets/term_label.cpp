// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/term_label.h"

#include "ui/text/qt_text.h"

#include <QPainter>

namespace atlas::ui {

TermLabel::TermLabel(const QString& words, Term term, QWidget* parent) : QLabel(words, parent) {
    const auto meaning = ui::text(explanation(term));
    setToolTip(QStringLiteral("<p>%1</p>").arg(meaning.toHtmlEscaped()));
    setAccessibleDescription(meaning);
}

void TermLabel::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    QPen dots(palette().color(QPalette::PlaceholderText), 1, Qt::DotLine);
    painter.setPen(dots);
    const auto metrics = fontMetrics();
    const int width = std::min(metrics.size(Qt::TextShowMnemonic, text()).width(), this->width());
    const int y = std::min((height() + metrics.height()) / 2, height() - 1);
    painter.drawLine(0, y, width, y);
}

} // namespace atlas::ui
