// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all.
#pragma once

#include "base/error.h"

#include <QString>
#include <functional>

class QIODevice;

namespace atlas::ui {

/// Replaces the file at `path` by what `write` puts out, or leaves it as it was and says why. `write` returns false if it has
/// nothing to save.
[[nodiscard]] Status saveFile(const QString& path, const std::function<bool(QIODevice&)>& write);

} // namespace atlas::ui
