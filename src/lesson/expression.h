// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic over the figures of a volume: "inode_table(3) * block_size + 2 * inode_size".
#pragma once

#include "base/error.h"
#include "base/number_text.h"

#include <functional>
#include <span>
#include <string_view>

namespace atlas {

/// The value of a figure, by its name and arguments. Fails with ErrorKind::Usage where there is no such figure, with
/// ErrorKind::Unsupported where the volume has none.
using FigureLookup = std::function<Result<std::uint64_t>(std::string_view, std::span<const std::uint64_t>)>;

/// Whole numbers of 64 bits, + - * / %, comparisons < > = that give 1 or 0, parentheses, names, and names with arguments.
/// Fails with ErrorKind::Usage where `text` is no expression, with ErrorKind::Unsupported where the value is negative, too
/// large, or divided by 0.
[[nodiscard]] Result<std::uint64_t> evaluate(std::string_view text, const FigureLookup& figure);

/// `text` with each {expression} replaced by its value, with separators of thousands; {expression|size} gives a size in bytes
/// in words, "128 MiB". Fails as evaluate(), and at a brace without its other one.
[[nodiscard]] Result<std::string> fill(std::string_view text, const FigureLookup& figure,
                                       const NumberStyle& style = {});

} // namespace atlas
