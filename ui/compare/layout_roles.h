// SPDX-License-Identifier: GPL-3.0-or-later
// What the layouts of the Compare page are beside their names.
#pragma once

#include "ui/compare/comparison.h"

namespace atlas::ui {

/// "default", "baseline", "recommended".
[[nodiscard]] QStringList rolesOf(const Comparison& comparison, std::size_t layout);

/// "-G 16 (default)", "^flex_bg (baseline)".
[[nodiscard]] QString fullName(const Comparison& comparison, std::size_t layout);

} // namespace atlas::ui
