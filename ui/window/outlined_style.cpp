// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/outlined_style.h"

#include <QPainter>
#include <QStyleOption>

namespace atlas::ui {

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isBox = element == PE_IndicatorCheckBox;
    if (!isBox && element != PE_IndicatorRadioButton) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, !isBox);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(option->palette.color(QPalette::PlaceholderText));
    const auto outline = option->rect.adjusted(0, 0, -1, -1);
    if (isBox) {
        painter->drawRect(outline);
    } else {
        painter->drawEllipse(QRectF(outline).adjusted(0.5, 0.5, 0, 0));
    }
    painter->restore();
}

} // namespace atlas::ui
