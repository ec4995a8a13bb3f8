// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace atlas::ui {

struct HistoryRecipe {
    QString title; ///< what its steps show, in the language of the window
    QString script;
};

/// The scripts in `recipes`/histories, by name; their first line says what they show. Empty where there are none.
[[nodiscard]] std::vector<HistoryRecipe> historyRecipes(const QString& recipes);

} // namespace atlas::ui
