// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace atlas::ui {

/// Qt's Fusion style, which outlines check boxes and radio buttons darker than the window: on a dark one nobody sees them.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace atlas::ui
