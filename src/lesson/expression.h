// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic with the figures of a volume: "inode_table(3) * block_size + 2 * inode_size".
#pragma once

#include "base/error.h"
#include "base/number_text.h"

#include <functional>
#include <span>
#include <string_view>

namespace atlas {

/// Value of a figure by name and arguments. Fails with ErrorKind::Usage if there is no such figure, with
/// ErrorKind::Unsupported if the volume has no value for it.
using FigureLookup = std::function<Result<std::uint64_t>(std::string_view, std::span<const std::uint64_t>)>;

/// Where an operand may stand, a slash begins a path, which ends at a blank, a comma or a parenthesis; `figure` is asked
/// for it by its whole text: "/docs/letter".
/// Evaluates 64-bit integers, + - * / %, comparisons < > = (1 or 0), parentheses, and names with or without arguments.
/// Fails with ErrorKind::Usage if `text` is no expression, with ErrorKind::Unsupported if the value is negative, too
/// large, or divided by 0.
[[nodiscard]] Result<std::uint64_t> evaluate(std::string_view text, const FigureLookup& figure);

/// Replaces each {expression} in `text` by its value with thousands separators, {expression|size} by a size such as
/// "128 MiB". Fails like evaluate(), and at an unmatched brace.
[[nodiscard]] Result<std::string> fill(std::string_view text, const FigureLookup& figure,
                                       const NumberStyle& style = {});

} // namespace atlas
