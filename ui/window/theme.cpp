// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QStyleOption>
#include <QWidget>

namespace atlas::ui {

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isBox = element == PE_IndicatorCheckBox;
    if (!isBox && element != PE_IndicatorRadioButton)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, !isBox);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(option->palette.color(QPalette::PlaceholderText));
    const auto outline = option->rect.adjusted(0, 0, -1, -1);
    if (isBox)
        painter->drawRect(outline);
    else
        painter->drawEllipse(QRectF(outline).adjusted(0.5, 0.5, 0, 0));
    painter->restore();
}

namespace {

struct Colours {
    QRgb window, base, alternate, text, muted, button, mid, highlight, link;
};

constexpr Colours light{0xFFF4F5F7, 0xFFFFFFFF, 0xFFF7F8FA, 0xFF1B1F24, 0xFF5F6872,
                        0xFFFAFBFC, 0xFFB9C0C8, 0xFF2F6FBD, 0xFF0A5FB4};
constexpr Colours dark{0xFF23272C, 0xFF1A1D21, 0xFF202429, 0xFFE6E9EC, 0xFF9AA3AD,
                       0xFF2E333A, 0xFF4A525B, 0xFF3D7DC9, 0xFF6FB7F2};

QPalette paletteOf(const Colours& colours) {
    QPalette palette(QColor(colours.button), QColor(colours.window));
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Window, colours.window);
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, colours.alternate);
    set(QPalette::ToolTipBase, colours.base);
    set(QPalette::Button, colours.button);
    set(QPalette::Mid, colours.mid);
    set(QPalette::Highlight, colours.highlight);
    set(QPalette::Link, colours.link);
    set(QPalette::PlaceholderText, colours.muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        set(role, colours.text);
        palette.setColor(QPalette::Disabled, role, QColor(colours.muted));
    }
    set(QPalette::HighlightedText, 0xFFFFFFFF);
    set(QPalette::BrightText, 0xFFFFFFFF);
    return palette;
}

/// Sets all style sheets again: Qt resolves `palette(…)` only when a sheet is set.
void renewStyleSheets() {
    const auto widgets = QApplication::allWidgets();
    for (auto* widget : widgets) {
        if (const QString sheet = widget->styleSheet(); !sheet.isEmpty()) {
            widget->setStyleSheet({});
            widget->setStyleSheet(sheet);
        }
    }
}

} // namespace

QString name(Theme theme) {
    switch (theme) {
    case Theme::System: return QStringLiteral("system");
    case Theme::Light: return QStringLiteral("light");
    case Theme::Dark: return QStringLiteral("dark");
    }
    return {};
}

Theme themeNamed(const QString& wanted) {
    for (const auto theme : {Theme::System, Theme::Light, Theme::Dark})
        if (name(theme) == wanted)
            return theme;
    return Theme::System;
}

QPalette lightPalette() { return paletteOf(light); }

void apply(Theme theme) {
    static const QString systemStyle = QApplication::style()->name();
    static const QPalette systemPalette = QApplication::palette();
    if (theme == Theme::System)
        QApplication::setStyle(systemStyle);
    else
        QApplication::setStyle(new OutlinedStyle);
    QApplication::setPalette(theme == Theme::System ? systemPalette : paletteOf(theme == Theme::Dark ? dark : light));
    renewStyleSheets();
}

} // namespace atlas::ui
