// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the steps of a script on an image and keeps what each of them changed.
#pragma once

#include "history/history_script.h"

#include <functional>
#include <ostream>

namespace atlas::cli {

/// Writes the history to `out`. `step` is called a few times a second with the number of the step that runs, from 1.
[[nodiscard]] Status recordHistory(const HistoryScript& script, std::ostream& out,
                                   const std::function<void(std::size_t)>& step);

} // namespace atlas::cli
