// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/text_table.h"

#include "base/utf8.h"
#include "report/words/glossary.h"
#include "report/words/recommendation_text.h"

#include <algorithm>
#include <ostream>

namespace atlas {
namespace {

std::string_view escape(Tone tone) {
    switch (tone) {
    case Tone::Heading: return "\x1B[1m";
    case Tone::Faint: return "\x1B[2m";
    case Tone::Good: return "\x1B[32m";
    case Tone::Warning: return "\x1B[33m";
    case Tone::Bad: return "\x1B[31m";
    case Tone::Plain: break;
    }
    return "";
}

} // namespace

std::string TextStyle::paint(Tone tone, std::string_view text) const {
    if (!colour || tone == Tone::Plain || text.empty())
        return std::string(text);
    return std::string(escape(tone)).append(text).append("\x1B[0m");
}

namespace {

constexpr std::string_view gap = "  ";

struct Widths {
    std::vector<std::size_t> of; ///< 0: the column is omitted
};

void writeRow(std::ostream& out, const std::vector<Column>& columns, const std::vector<Cell>& cells,
              const Widths& widths, TextStyle style) {
    std::string line;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (widths.of[c] == 0)
            continue;
        const Cell cell = c < cells.size() ? cells[c] : Cell{};
        const std::string pad(widths.of[c] - std::min(widths.of[c], terminalColumns(cell.text)), ' ');
        const auto text = style.paint(cell.tone, cell.text);
        line += columns[c].right ? pad + text : text + pad;
        line += gap;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
}

} // namespace

void writeTable(std::ostream& out, const std::vector<Column>& columns, std::size_t count,
                const std::function<std::vector<Cell>(std::size_t)>& row, TextStyle style) {
    Widths widths{std::vector<std::size_t>(columns.size())};
    for (std::size_t n = 0; n < count; ++n) {
        const auto cells = row(n);
        for (std::size_t c = 0; c < std::min(cells.size(), columns.size()); ++c)
            widths.of[c] = std::max(widths.of[c], terminalColumns(cells[c].text));
    }
    std::vector<Cell> heading;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        heading.push_back({columns[c].heading, Tone::Heading});
        widths.of[c] = widths.of[c] == 0 ? 0 : std::max(widths.of[c], terminalColumns(columns[c].heading));
    }
    writeRow(out, columns, heading, widths, style);
    for (std::size_t n = 0; n < count; ++n)
        writeRow(out, columns, row(n), widths, style);
}

void writeTable(std::ostream& out, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                TextStyle style) {
    writeTable(out, columns, rows.size(), [&](std::size_t n) { return rows[n]; }, style);
}

void writeFacts(std::ostream& out, const std::vector<std::pair<std::string, std::string>>& facts, TextStyle style) {
    std::size_t width = 0;
    for (const auto& [name, value] : facts)
        width = std::max(width, terminalColumns(name));
    for (const auto& [name, value] : facts) {
        out << style.paint(Tone::Faint, name) << std::string(width - terminalColumns(name), ' ') << gap << value
            << '\n';
    }
}

void writeAdvice(const Recommendation& recommendation, std::ostream& out, TextStyle style) {
    const auto [first, verdict, reasons] = advice(recommendation);
    out << "\n";
    if (first)
        out << format(*first) << betweenSentences();
    out << style.paint(Tone::Heading, format(verdict));
    if (!reasons.empty())
        out << betweenSentences() << format(paragraph(reasons));
    out << "\n";
}

} // namespace atlas
