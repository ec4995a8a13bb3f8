// SPDX-License-Identifier: GPL-3.0-or-later
// Light, dark, or as the system has it.
#pragma once

#include <QString>
#include <array>

namespace atlas::ui {

enum class Theme { System, Light, Dark };
inline constexpr std::array allThemes{Theme::System, Theme::Light, Theme::Dark};

/// As it stands in the settings: "system", "light", "dark".
[[nodiscard]] QString name(Theme theme);
/// System for any other name.
[[nodiscard]] Theme themeNamed(const QString& name);

/// Dresses the whole application. Light and dark use Qt's Fusion style, which follows a palette everywhere.
void apply(Theme theme);

} // namespace atlas::ui
