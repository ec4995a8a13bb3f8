// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/text_table.h"

#include "base/utf8.h"
#include "report/language/make_message.h"
#include "report/text/wrapped_lines.h"
#include "report/words/glossary.h"
#include "report/words/recommendation_text.h"

#include <algorithm>
#include <iterator>
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

std::size_t blanksBefore(std::string_view text) { return std::min(text.size(), text.find_first_not_of(' ')); }

/// The least width of a left-aligned cell: narrower texts are hard to read.
std::size_t leastWidth(std::string_view text, std::size_t natural) {
    constexpr std::size_t readable = 16;
    return std::min(natural, std::max(readable, blanksBefore(text) + longestWord(text, BreakAt::Parts)));
}

constexpr std::string_view gap = "  ";

using RowSource = std::function<std::vector<Cell>(std::size_t)>;

/// The columns shown in a part of a table.
struct ShownColumn {
    std::size_t number = 0;
    std::size_t natural = 0; ///< with cells and heading in one line
    std::size_t least = 0; ///< with all of them wrapped
    std::size_t width = 0;
};
using Part = std::vector<ShownColumn>;

void writeRow(std::ostream& out, const std::vector<Column>& columns, const std::vector<Cell>& cells, const Part& part,
              TextStyle style) {
    std::vector<std::vector<std::string>> texts;
    std::size_t lines = 1;
    for (const auto& shown : part) {
        const auto text = shown.number < cells.size() ? std::string_view(cells[shown.number].text) : std::string_view();
        texts.push_back(style.width == 0 ? std::vector{std::string(text)}
                                         : wrapped(text, shown.width, blanksBefore(text), BreakAt::Parts));
        lines = std::max(lines, texts.back().size());
    }
    for (std::size_t n = 0; n < lines; ++n) {
        std::string line;
        for (std::size_t c = 0; c < part.size(); ++c) {
            const auto& [number, natural, least, width] = part[c];
            const auto text = n < texts[c].size() ? texts[c][n] : std::string();
            const std::string pad(width - std::min(width, terminalColumns(text)), ' ');
            const auto painted = style.paint(number < cells.size() ? cells[number].tone : Tone::Plain, text);
            line += columns[number].right ? pad + painted : painted + pad;
            line += gap;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

/// Without the columns that are empty in all rows.
Part measuredColumns(const std::vector<Column>& columns, std::size_t count, const RowSource& row, TextStyle style) {
    std::vector<ShownColumn> all(columns.size());
    for (std::size_t n = 0; n < count; ++n) {
        const auto cells = row(n);
        for (std::size_t c = 0; c < std::min(cells.size(), columns.size()); ++c) {
            const auto natural = terminalColumns(cells[c].text);
            all[c].natural = std::max(all[c].natural, natural);
            if (style.width != 0)
                all[c].least = std::max(all[c].least, columns[c].right ? natural : leastWidth(cells[c].text, natural));
        }
    }
    Part part;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (all[c].natural == 0)
            continue;
        const auto heading = terminalColumns(columns[c].heading);
        const auto natural = std::max(all[c].natural, heading);
        const auto least =
            style.width == 0 ? natural : std::max(all[c].least, longestWord(columns[c].heading, BreakAt::Parts));
        part.push_back({c, natural, std::min(least, natural), natural});
    }
    return part;
}

std::size_t widthOf(const Part& part, std::size_t ShownColumn::* of) {
    std::size_t width = 0;
    for (const auto& column : part)
        width += (width == 0 ? 0 : gap.size()) + column.*of;
    return width;
}

/// Takes columns from the widest until the part fits, if it can.
void fit(Part& part, std::size_t width) {
    for (auto over = widthOf(part, &ShownColumn::width); over > width; --over) {
        const auto widest = std::ranges::max_element(
            part, {}, [](const ShownColumn& column) { return column.width > column.least ? column.width : 0; });
        if (widest->width <= widest->least)
            return;
        --widest->width;
    }
}

/// Parts that fit the width and have at most `most` columns besides the keys.
std::vector<Part> dealt(const Part& keys, const Part& others, std::size_t most, std::size_t width) {
    std::vector<Part> parts{keys};
    for (const auto& column : others) {
        const auto count = parts.back().size() - keys.size();
        const bool fits = widthOf(parts.back(), &ShownColumn::least) + gap.size() + column.least <= width;
        if (count != 0 && (!fits || count == most))
            parts.push_back(keys);
        parts.back().push_back(column);
    }
    return parts;
}

/// As few parts as fit the width, about as wide as each other, each with the key columns.
std::vector<Part> partsOf(const std::vector<Column>& columns, const Part& all, std::size_t width) {
    const bool hasKey = std::ranges::any_of(columns, &Column::isKey);
    Part keys;
    Part others;
    for (const auto& shown : all)
        (hasKey ? columns[shown.number].isKey : &shown == &all.front()) ? keys.push_back(shown)
                                                                        : others.push_back(shown);
    auto parts = dealt(keys, others, others.size(), width);
    const auto count = parts.size();
    for (auto most = (others.size() + count - 1) / count; most < others.size(); ++most)
        if (auto even = dealt(keys, others, most, width); even.size() == count) {
            parts = std::move(even);
            break;
        }
    for (auto& part : parts) {
        std::ranges::sort(part, {}, &ShownColumn::number);
        fit(part, width);
    }
    return parts;
}

bool isBlank(const std::vector<Cell>& cells) {
    return std::ranges::all_of(cells, [](const Cell& cell) { return cell.text.empty(); });
}

/// The end of the rows from `first` on that stand together: at most a screenful, up to a blank row if there is one.
std::size_t endOfRows(std::size_t first, std::size_t count, const RowSource& row) {
    constexpr std::size_t most = 24;
    if (count - first <= most)
        return count;
    for (auto end = first + most; end > first + 1; --end)
        if (isBlank(row(end - 1)))
            return end;
    return first + most;
}

/// Returns the part without spare columns, if these do not fit. Adds their headings to `left`.
Part withoutSpares(const std::vector<Column>& columns, Part part, std::size_t width, Names& left) {
    if (widthOf(part, &ShownColumn::least) > width) {
        std::erase_if(part, [&](const ShownColumn& shown) {
            if (columns[shown.number].isSpare)
                left.push_back(message<MessageId::Verbatim>(columns[shown.number].heading));
            return columns[shown.number].isSpare;
        });
    }
    return part;
}

} // namespace

void writeTable(std::ostream& out, const std::vector<Column>& columns, std::size_t count, const RowSource& row,
                TextStyle style) {
    const auto all = measuredColumns(columns, count, row, style);
    std::vector<Cell> heading;
    std::ranges::transform(columns, std::back_inserter(heading),
                           [](const Column& column) { return Cell{column.heading, Tone::Heading}; });
    Names left;
    std::vector<Part> parts{all};
    if (style.width != 0 && widthOf(all, &ShownColumn::natural) > style.width)
        parts = partsOf(columns, withoutSpares(columns, all, style.width, left), style.width);
    for (std::size_t first = 0; first < count || first == 0;) {
        const auto end = parts.size() == 1 ? count : endOfRows(first, count, row);
        for (const auto& part : parts) {
            out << (first == 0 && &part == &parts.front() ? "" : "\n");
            writeRow(out, columns, heading, part, style);
            for (std::size_t n = first; n < end; ++n)
                if (n + 1 < end || parts.size() == 1 || !isBlank(row(n)))
                    writeRow(out, columns, row(n), part, style);
        }
        if (count == 0)
            break;
        first = end;
    }
    if (!left.empty())
        out << format(message<MessageId::ColumnsLeftOut>(left)) << '\n';
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
