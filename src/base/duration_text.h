// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/number_text.h"

namespace atlas {

/// Three digits below a minute, whole units above: "0 s", "16.7 ms", "2.5 s", "18 min 17 s", "3 h 5 min".
[[nodiscard]] std::string humanDuration(double seconds, const NumberStyle& style = {});

} // namespace atlas
