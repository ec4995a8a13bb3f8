// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the steps of a history and writes down what each of them changed.
#pragma once

#include "base/error.h"
#include "history/history_script.h"

#include <functional>
#include <iosfwd>

namespace atlas::cli {

/// Where what the kernel wrote in a step is cut into steps of the history.
enum class KernelCut : std::uint8_t {
    Flush, ///< behind each flush of the drive's cache
    Request, ///< behind each request that writes
};

/// Writes the history to `out`. `step` is called several times a second with the number of the running step, from 1.
[[nodiscard]] Status recordHistory(const HistoryScript& script, std::ostream& out,
                                   const std::function<void(std::size_t)>& step);

/// Likewise, for a script that was parsed for the kernel.
[[nodiscard]] Status recordKernelHistory(const HistoryScript& script, KernelCut cut, std::ostream& out,
                                         const std::function<void(std::size_t)>& step);

} // namespace atlas::cli
