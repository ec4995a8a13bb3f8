// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all.
#pragma once

#include "base/error.h"

#include <QString>
#include <functional>

class QIODevice;

namespace atlas::ui {

/// Refuses from now on to save onto those of `paths` that are files: they are being read.
void neverOverwrite(const QStringList& paths);

/// Replaces the file at `path` by what `write` puts out, or leaves it as it was and says why. `write` returns false if it has
/// nothing to save. Only a regular file of the same kind is replaced, see
/// base/output_file.h.
[[nodiscard]] Status saveFile(const QString& path, const std::function<bool(QIODevice&)>& write);

} // namespace atlas::ui
