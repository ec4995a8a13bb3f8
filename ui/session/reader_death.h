// SPDX-License-Identifier: GPL-3.0-or-later
// Why a reader ended without a word of its own.
#pragma once

#include "base/error.h"

#include <QString>

namespace atlas::ui {

/// Explains the end of a reader that reported no error: killed by `signal`, or, if `signal` is 0, ended with exit code `code`.
/// `lastWords` is its last output on standard error.
[[nodiscard]] Error readerDeath(int signal, int code, const QString& lastWords);

} // namespace atlas::ui
