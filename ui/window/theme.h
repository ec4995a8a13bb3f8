// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QString>

namespace atlas::ui {

/// Qt's Fusion style, which outlines check boxes and radio buttons darker than the window: on a dark one nobody sees them.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

// The colour theme: light, dark, or the system's.

enum class Theme { System, Light, Dark };

/// The name stored in the settings: "system", "light", "dark".
[[nodiscard]] QString name(Theme theme);
/// Returns Theme::System for any unknown name.
[[nodiscard]] Theme themeNamed(const QString& name);

/// Applies the theme to the whole application. Light and dark use Qt's Fusion style, which follows the palette everywhere.
void apply(Theme theme);

/// The colours of the light theme, for paper.
[[nodiscard]] QPalette lightPalette();

} // namespace atlas::ui
