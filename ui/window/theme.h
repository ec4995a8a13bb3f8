// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QString>

namespace atlas::ui {

/// Fusion with visible outlines of fields, check boxes and radio buttons: its own are invisible on a dark window.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

/// The outline of fields in windows with this palette, with a contrast of at least 3 to the window.
[[nodiscard]] QColor outlineOf(const QPalette& palette);

enum class Theme { System, Light, Dark, HighContrast };

/// The name stored in the settings: "system", "light", "dark", "high contrast".
[[nodiscard]] QString name(Theme theme);
/// Theme::System for an unknown name.
[[nodiscard]] Theme themeNamed(const QString& name);

/// Applies the theme to the whole application. All but that of the system use Fusion, which follows the palette
/// everywhere.
void apply(Theme theme);

/// The colours of the light theme, for paper.
[[nodiscard]] QPalette lightPalette();

} // namespace atlas::ui
