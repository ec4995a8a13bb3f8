// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/theme.h"

#include "ui/widgets/palette.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QStyle>
#include <QStyleOption>
#include <QWidget>
#include <algorithm>

namespace atlas::ui {

QColor outlineOf(const QPalette& palette) {
    constexpr double wanted = 3.1; // WCAG 2.1, 1.4.11 asks for 3
    constexpr double step = 0.02;
    const auto window = palette.color(QPalette::Window);
    double share = step;
    while (share < 1 && contrast(mixed(window, palette.color(QPalette::WindowText), share), window) < wanted)
        share += step;
    return mixed(window, palette.color(QPalette::WindowText), std::min(share, 1.0));
}

namespace {

void outlineField(const QStyleOption& option, QPainter& painter) {
    constexpr double rounding = 2; // as Fusion has it
    const bool isFocused = (option.state & QStyle::State_HasFocus) != 0 && (option.state & QStyle::State_Enabled) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isFocused ? option.palette.color(QPalette::Highlight) : outlineOf(option.palette));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), rounding, rounding);
    painter.restore();
}

} // namespace

void OutlinedStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                       const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if ((control == CC_SpinBox && spin != nullptr && spin->frame) ||
        (control == CC_ComboBox && combo != nullptr && combo->frame)) {
        outlineField(*option, *painter);
    }
}

void OutlinedStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isButton = element == PE_PanelButtonCommand || element == PE_PanelButtonTool;
    const bool isBlack = option->palette.color(QPalette::Window).lightness() == 0; // which has no darker shade
    if (element == PE_FrameLineEdit || (isButton && isBlack))
        return outlineField(*option, *painter);
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
    QRgb window, base, alternate, text, muted, button, mid, highlight, link, highlighted;
};

constexpr Colours light{0xFFF4F5F7, 0xFFFFFFFF, 0xFFF7F8FA, 0xFF1B1F24, 0xFF5F6872,
                        0xFFFAFBFC, 0xFFB9C0C8, 0xFF2F6FBD, 0xFF0A5FB4, 0xFFFFFFFF};
constexpr Colours dark{0xFF23272C, 0xFF1A1D21, 0xFF202429, 0xFFE6E9EC, 0xFF9AA3AD,
                       0xFF2E333A, 0xFF4A525B, 0xFF3D7DC9, 0xFF6FB7F2, 0xFFFFFFFF};
/// All texts have a contrast of at least 7 to what is behind them, as WCAG 2.1, 1.4.6 asks for.
constexpr Colours highContrast{0xFF000000, 0xFF000000, 0xFF141414, 0xFFFFFFFF, 0xFFB4B4B4,
                               0xFF000000, 0xFF909090, 0xFFFFE000, 0xFF6CD4FF, 0xFF000000};

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
    set(QPalette::HighlightedText, colours.highlighted);
    set(QPalette::BrightText, 0xFFFFFFFF);
    return palette;
}

const Colours& coloursOf(Theme theme) {
    switch (theme) {
    case Theme::Dark: return dark;
    case Theme::HighContrast: return highContrast;
    case Theme::System:
    case Theme::Light: break;
    }
    return light;
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
    case Theme::HighContrast: return QStringLiteral("high contrast");
    }
    return {};
}

Theme themeNamed(const QString& wanted) {
    for (const auto theme : {Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast})
        if (name(theme) == wanted)
            return theme;
    return Theme::System;
}

QPalette lightPalette() { return paletteOf(light); }

void apply(Theme theme) {
    static const QString systemStyle = QApplication::style()->name();
    static const QPalette systemPalette = QApplication::palette();
    if (theme == Theme::System && systemStyle != QLatin1StringView("fusion"))
        QApplication::setStyle(systemStyle);
    else
        QApplication::setStyle(new OutlinedStyle);
    QApplication::setPalette(theme == Theme::System ? systemPalette : paletteOf(coloursOf(theme)));
    renewStyleSheets();
}

} // namespace atlas::ui
