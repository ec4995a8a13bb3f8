// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace atlas::ui {

/// "what if: 2,048" of what a what-if start has moved; else `value` itself.
[[nodiscard]] QString movedText(const QString& value, bool moved);

} // namespace atlas::ui
