// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QString>

namespace atlas::ui {

/// Fusion with visible outlines of check boxes and radio buttons: its own are invisible on a dark window.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

enum class Theme { System, Light, Dark };

/// The name stored in the settings: "system", "light", "dark".
[[nodiscard]] QString name(Theme theme);
/// Theme::System for an unknown name.
[[nodiscard]] Theme themeNamed(const QString& name);

/// Applies the theme to the whole application. Light and dark use Fusion, which follows the palette everywhere.
void apply(Theme theme);

/// The colours of the light theme, for paper.
[[nodiscard]] QPalette lightPalette();

} // namespace atlas::ui
