// SPDX-License-Identifier: GPL-3.0-or-later
// Aligned columns and colours for terminals and files.
#pragma once

#include "compare/recommendation.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Tone : unsigned char { Plain, Heading, Faint, Good, Warning, Bad };

struct TextStyle {
    bool colour = false; ///< use terminal escape sequences
    std::size_t width = 0; ///< columns of the terminal; 0: any width, for files and pipes
    [[nodiscard]] std::string paint(Tone tone, std::string_view text) const;
};

struct Cell {
    std::string text; ///< valid UTF-8
    Tone tone = Tone::Plain;
};

struct Column {
    std::string heading;
    bool right = false; ///< right-aligned, for numbers
    bool isKey = false; ///< stands in each part of a table that is too wide; without one, the first column does
    bool isSpare = false; ///< left out, with a note, where a terminal is too narrow for it
};

/// Writes the heading and `count` rows. Calls `row(n)` again instead of storing rows, since there may be half a million. An
/// empty row becomes a blank line; columns that are empty in all rows are omitted. Where the terminal is too narrow, headings
/// and left-aligned cells wrap, then spare columns are left out, then some rows at a time stand in parts, one below the other.
void writeTable(std::ostream& out, const std::vector<Column>& columns, std::size_t count,
                const std::function<std::vector<Cell>(std::size_t)>& row, TextStyle style);

void writeTable(std::ostream& out, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                TextStyle style);

/// Writes pairs of name and value, the names aligned in one column.
void writeFacts(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& facts, TextStyle style);

/// A separate paragraph: what matters more than any setting, the highlighted recommendation, then its reasons.
void writeAdvice(const Recommendation& recommendation, std::ostream& out, TextStyle style);

} // namespace atlas
