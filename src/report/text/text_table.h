// SPDX-License-Identifier: GPL-3.0-or-later
// Plain text for terminals and files: tones and aligned columns.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

enum class Tone : unsigned char { Plain, Heading, Faint, Good, Bad };

struct TextStyle {
    bool colour = false; ///< escape sequences of a terminal
    [[nodiscard]] std::string paint(Tone tone, std::string_view text) const;
};

struct Cell {
    std::string text; ///< valid UTF-8
    Tone tone = Tone::Plain;
};

struct Column {
    std::string_view heading;
    bool right = false; ///< numbers
};

/// Writes the heading and `count` rows. `row(n)` is asked twice, so that half a million rows need not be kept; an empty row is a
/// blank line, and a column with no text in any row is left out.
void writeTable(std::ostream& out, const std::vector<Column>& columns, std::size_t count,
                const std::function<std::vector<Cell>(std::size_t)>& row, TextStyle style);

/// The same of rows at hand.
void writeTable(std::ostream& out, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                TextStyle style);

/// Name and value pairs, the names in one column.
void writeFacts(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& facts, TextStyle style);

} // namespace atlas
