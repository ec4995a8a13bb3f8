// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/report_text.h"

#include "base/utf8.h"
#include "inspect/inspect_structure.h"
#include "layout/finding.h"
#include "ondisk/field_table.h"
#include "report/language/make_message.h"
#include "report/words/finding_text.h"
#include "report/words/geometry_facts.h"
#include "report/words/labels.h"
#include "report/words/structure_text.h"
#include "report/words/verdict_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace atlas {

Cell verdictCell(Fit fit) { return {marked(fit, format(label(fit))), textTone(toneOf(fit))}; }

Cell verdictCell(const StartVerdict& start) {
    const auto fit = start.countedFit();
    return fit ? verdictCell(*fit) : Cell{format(label(start.fit)), Tone::Faint};
}

void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style) {
    std::vector<std::pair<std::string, std::string>> words;
    for (const auto& [name, value] : facts)
        words.emplace_back(format(name), format(value));
    writeFacts(out, words, style);
}

void writeHeading(std::ostream& out, const Message& heading, TextStyle style) {
    out << '\n' << style.paint(Tone::Heading, format(heading)) << '\n';
}

Tone textTone(VerdictTone tone) {
    switch (tone) {
    case VerdictTone::Plain: break;
    case VerdictTone::Good: return Tone::Good;
    case VerdictTone::Warning: return Tone::Warning;
    case VerdictTone::Misaligned:
    case VerdictTone::Error: return Tone::Bad;
    }
    return Tone::Plain;
}

void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style) {
    if (findings.empty())
        return;
    writeHeading(out, message<MessageId::HeadingFindings>(), style);
    for (const auto& finding : findings) {
        const auto words = phrase(finding);
        const auto severity = severityOf(finding);
        out << "  " << style.paint(textTone(toneOf(severity)), format(label(severity)))
            << atlas::words<MessageId::Colon>();
        out << format(words.text) << (words.cost ? format(message<MessageId::InBrackets>(*words.cost)) : "") << '\n';
    }
}

namespace {

/// Appends `row`; cells that are too long continue in rows below.
void appendWrapped(std::vector<Cell> row, std::vector<std::vector<Cell>>& rows) {
    constexpr std::size_t widest = 40; // a UUID has 36
    for (bool more = true; more;) {
        more = false;
        std::vector<Cell> rest(row.size());
        for (std::size_t n = 0; n < row.size(); ++n) {
            auto& text = row[n].text;
            if (characters(text) <= widest)
                continue;
            const auto blank = text.rfind(' ', widest);
            auto cut = blank == std::string::npos || blank == 0 ? widest : blank + 1;
            while ((static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80)
                ++cut; // not inside a UTF-8 character
            rest[n] = {text.substr(cut), row[n].tone};
            text.resize(cut);
            more = true;
        }
        rows.push_back(std::move(row));
        row = std::move(rest);
    }
}

} // namespace

void writeCopies(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto differences = compareCopies(shown.structures);
    writeHeading(out, message<MessageId::HeadingCopies>(), style);
    out << format(copiesVerdict(shown.structures, differences)) << '\n';
    std::vector<Column> columns{{words<MessageId::ColumnField>()}, {words<MessageId::ColumnVerdict>()}};
    for (const auto& copy : shown.structures)
        columns.push_back({format(message<MessageId::ColumnCopyIn>(copy.place.copyIn))});
    const auto reference = referenceCopy(shown.structures);
    std::vector<std::vector<Cell>> rows;
    for (auto at = differences.begin(); at != differences.end();) {
        const auto end = std::find_if(at, differences.end(), [&](const auto& d) { return d.field != at->field; });
        const bool legitimate = std::all_of(at, end, [](const auto& d) { return d.legitimate; });
        const auto& right = shown.structures[reference].decoded.fields[at->field];
        const auto verdict =
            legitimate ? message<MessageId::DiffersLegitimately>() : message<MessageId::DiffersReally>();
        std::vector<Cell> row(columns.size(), Cell{"="});
        row[0] = {std::string(right.field->name)};
        row[1] = {format(verdict), legitimate ? Tone::Faint : Tone::Bad};
        row[2 + reference] = {right.value.empty() ? "0" : right.value};
        for (; at != end; ++at) {
            const auto& value = shown.structures[at->copy].decoded.fields[at->field].value;
            row[2 + at->copy] = {value.empty() ? "0" : value, at->legitimate ? Tone::Faint : Tone::Bad};
        }
        appendWrapped(std::move(row), rows);
    }
    if (!rows.empty())
        writeTable(out, columns, rows, style);
    if (!shown.unreadable.empty())
        out << format(copiesUnreadable(shown.unreadable)) << '\n';
    if (shown.left != 0)
        out << format(message<MessageId::CopiesNotShown>(Count{shown.left})) << '\n';
}

void writeHex(std::span<const std::byte> bytes, ByteOffset first, std::ostream& out, TextStyle style) {
    constexpr std::size_t perLine = 16;
    writeHeading(out, message<MessageId::HeadingBytes>(), style);
    for (std::size_t at = 0; at < bytes.size(); at += perLine) {
        const auto line = bytes.subspan(at, std::min(perLine, bytes.size() - at));
        std::string text;
        for (const auto byte : line) {
            const auto c = std::to_integer<unsigned char>(byte);
            text += c >= 0x20 && c < 0x7F ? static_cast<char>(c) : '.';
        }
        out << fmt::format("{:012x}  {:<47}  {}\n", first.value + at, hexText(line), text);
    }
}

void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style) {
    writeFacts(out, geometryFacts(layout), style);
}

} // namespace atlas
