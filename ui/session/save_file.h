// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file completely or not at all.
#pragma once

#include "base/error.h"

#include <QString>
#include <functional>

class QIODevice;

namespace atlas::ui {

/// Makes saveFile() refuse those of `paths` that exist, because they are being read.
void neverOverwrite(const QStringList& paths);

/// Replaces the file at `path` with the output of `write`, or leaves it unchanged and returns an error. `write` returns
/// false if it has nothing to save. Replaces only a regular file of the same kind: see base/output_file.h.
[[nodiscard]] Status saveFile(const QString& path, const std::function<bool(QIODevice&)>& write);

} // namespace atlas::ui
