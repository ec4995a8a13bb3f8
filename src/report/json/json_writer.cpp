// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/json_writer.h"

#include "base/utf8.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

constexpr std::size_t deepestWithLines = 2;
constexpr std::size_t flushAbove = 1 << 16;
constexpr std::size_t numbersInLine = 16;

/// Fast path: almost all strings contain only these characters.
bool isPlain(char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

void appendEscaped(std::string& out, char c) {
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\n': out += "\\n"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F)
        out += fmt::format("\\u{:04x}", byte);
    else
        out += c;
}

} // namespace

JsonWriter::~JsonWriter() {
    m_buffer += '\n';
    flush();
}

void JsonWriter::begin(char bracket) {
    separate();
    m_buffer += bracket;
    m_filled.push_back(false);
}

void JsonWriter::end(char bracket) {
    const bool lines = m_filled.back() && breaksLines();
    m_filled.pop_back();
    if (lines)
        indent();
    m_buffer += bracket;
    if (m_buffer.size() > flushAbove)
        flush();
}

void JsonWriter::key(std::string_view name) {
    separate();
    m_buffer += '"';
    m_buffer += name;
    m_buffer += "\": ";
    m_afterKey = true;
}

void JsonWriter::value(double number) {
    if (!std::isfinite(number)) {
        literal("null");
        return;
    }
    std::array<char, 32> text{};
    const auto* const end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    numeral({text.data(), static_cast<std::size_t>(end - text.data())});
}

void JsonWriter::value(std::string_view text) {
    separate();
    m_buffer += '"';
    if (std::ranges::all_of(text, isPlain))
        m_buffer += text;
    else
        for (const char c : validUtf8(text))
            appendEscaped(m_buffer, c);
    m_buffer += '"';
}

/// Like literal(), but in an array whose elements are on separate lines up to `numbersInLine` numbers share a line.
void JsonWriter::numeral(std::string_view text) {
    const bool isFurtherElement = !m_afterKey && !m_filled.empty() && m_filled.back();
    if (isFurtherElement && breaksLines() && m_numbersInLine < numbersInLine) {
        ++m_numbersInLine;
        m_buffer += ", ";
        m_buffer += text;
        return;
    }
    m_numbersInLine = 1;
    literal(text);
}

void JsonWriter::literal(std::string_view text) {
    separate();
    m_buffer += text;
    if (m_buffer.size() > flushAbove)
        flush();
}

void JsonWriter::separate() {
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_filled.empty())
        return;
    const bool first = !m_filled.back();
    m_filled.back() = true;
    if (!first)
        m_buffer += ',';
    if (breaksLines())
        indent();
    else if (!first)
        m_buffer += ' ';
}

bool JsonWriter::breaksLines() const { return m_lines == Lines::Two && m_filled.size() <= deepestWithLines; }

void JsonWriter::indent() {
    m_buffer += '\n';
    m_buffer.append(2 * m_filled.size(), ' ');
}

void JsonWriter::flush() {
    m_out.write(m_buffer.data(), static_cast<std::streamsize>(m_buffer.size()));
    m_buffer.clear();
}

} // namespace atlas
