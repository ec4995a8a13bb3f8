// SPDX-License-Identifier: GPL-3.0-or-later
// Plain text for terminals and files: aligned columns.
#pragma once

#include "report/text/text_style.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace atlas {

struct Cell {
    std::string text; ///< valid UTF-8
    Tone tone = Tone::Plain;
};

struct Column {
    std::string heading;
    bool right = false; ///< right-aligned, for numbers
};

/// Writes the heading and `count` rows. Calls `row(n)` twice per row instead of storing rows: there may be half a million. An
/// empty row becomes a blank line; columns that are empty in all rows are omitted.
void writeTable(std::ostream& out, const std::vector<Column>& columns, std::size_t count,
                const std::function<std::vector<Cell>(std::size_t)>& row, TextStyle style);

/// The same for stored rows.
void writeTable(std::ostream& out, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                TextStyle style);

/// Writes pairs of name and value, the names aligned in one column.
void writeFacts(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& facts, TextStyle style);

} // namespace atlas
