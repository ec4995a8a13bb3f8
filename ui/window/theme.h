// SPDX-License-Identifier: GPL-3.0-or-later
// The colour theme: light, dark, or the system's.
#pragma once

#include <QPalette>
#include <QString>

namespace atlas::ui {

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
