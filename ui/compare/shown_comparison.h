// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/comparison.h"

namespace atlas::ui {

/// The layouts that have arrived, with which of them is recommended: what `compare` writes.
[[nodiscard]] MeasuredComparison measuredOf(const Comparison& comparison);

} // namespace atlas::ui
