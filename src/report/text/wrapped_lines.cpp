// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/wrapped_lines.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace atlas {
namespace {

/// A character with the escape sequences before it.
struct Piece {
    std::string_view bytes;
    std::string_view character;
    std::size_t columns = 0;
};

constexpr std::string_view escapeStart = "\x1B[";

/// Removes the first character from `text`, which is not empty.
Piece takePiece(std::string_view& text) {
    std::size_t at = 0;
    while (text.substr(at).starts_with(escapeStart)) {
        const auto end = text.find('m', at);
        at = end == std::string_view::npos ? text.size() : end + 1;
    }
    const auto first = at;
    if (at < text.size())
        ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        ++at;
    const Piece piece{text.substr(0, at), text.substr(first, at - first),
                      terminalColumns(text.substr(first, at - first))};
    text.remove_prefix(at);
    return piece;
}

template <std::size_t count>
bool isOneOf(std::string_view character, const std::array<std::string_view, count>& all) {
    return std::ranges::find(all, character) != all.end();
}

/// Chinese text breaks anywhere but before closing and after opening punctuation (GB/T 15834).
bool mayBreakBetween(const Piece& before, const Piece& after) {
    constexpr std::array<std::string_view, 16> closing{"、", "，", "。", "：", "；", "！", "？", "）",
                                                       "》", "」", "”",  "’",  "%",  ",",  ")",  "…"};
    constexpr std::array<std::string_view, 6> opening{"（", "《", "「", "“", "‘", "("};
    return (before.columns == 2 || after.columns == 2) && !isOneOf(after.character, closing) &&
           !isOneOf(before.character, opening);
}

struct Word {
    std::size_t blanks = 0; ///< before it
    std::string bytes;
    std::size_t columns = 0;
};

bool endsPart(const Piece& before, const Piece& after) {
    const auto first = after.character.empty() ? '\0' : after.character.front();
    return (before.character == "-" || before.character == ",") && std::isalnum(static_cast<unsigned char>(first)) != 0;
}

std::vector<Word> wordsOf(std::string_view text, BreakAt places) {
    std::vector<Word> words{{}};
    Piece before;
    while (!text.empty()) {
        const auto piece = takePiece(text);
        auto& last = words.back();
        if (piece.character == " ") {
            last.bytes += piece.bytes.substr(0, piece.bytes.size() - 1);
            if (last.columns != 0)
                words.push_back({});
            ++words.back().blanks;
        } else if (last.columns > 1 && // not behind a sign
                   (mayBreakBetween(before, piece) || (places == BreakAt::Parts && endsPart(before, piece)))) {
            words.push_back({.blanks = 0, .bytes = std::string(piece.bytes), .columns = piece.columns});
        } else {
            last.bytes += piece.bytes;
            last.columns += piece.columns;
        }
        before = piece;
    }
    return words;
}

} // namespace

std::size_t shownColumns(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty())
        columns += takePiece(text).columns;
    return columns;
}

std::size_t longestWord(std::string_view text, BreakAt places) {
    const auto words = wordsOf(text, places);
    return std::ranges::max_element(words, {}, &Word::columns)->columns;
}

namespace {

void place(const Word& word, std::size_t width, std::size_t hang, std::size_t& used, std::vector<std::string>& lines) {
    auto& line = lines.back();
    const bool isEmpty = used == 0;
    if (isEmpty || used + word.blanks + word.columns <= width) {
        const auto blanks = isEmpty && lines.size() > 1 ? 0 : word.blanks;
        line += std::string(blanks, ' ') + word.bytes;
        used += blanks + word.columns;
    } else if (word.columns == 0) {
        line += word.bytes; // blanks at the end, and the end of a colour
    } else {
        lines.push_back(std::string(hang, ' ') + word.bytes);
        used = hang + word.columns;
    }
}

} // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t hang, BreakAt places) {
    std::vector<std::string> lines{{}};
    std::size_t used = 0;
    for (const auto& word : wordsOf(text, places)) {
        if (places == BreakAt::Parts || hang + word.columns <= width) {
            place(word, width, hang, used, lines);
            continue;
        }
        auto parts = wordsOf(word.bytes, BreakAt::Parts);
        parts.front().blanks = word.blanks;
        for (const auto& part : parts)
            place(part, width, hang, used, lines);
    }
    return lines;
}

namespace {

/// The words of a line of a shell as they are typed.
std::vector<std::string> typedWords(std::string_view command) {
    std::vector<std::string> words{{}};
    char quote = 0;
    for (std::size_t n = 0; n < command.size(); ++n) {
        const char c = command[n];
        if (c == ' ' && quote == 0) {
            words.emplace_back();
            continue;
        }
        words.back() += c;
        if (c == '\\' && quote != '\'' && n + 1 < command.size())
            words.back() += command[++n];
        else if (quote == 0 && (c == '\'' || c == '"'))
            quote = c;
        else if (c == quote)
            quote = 0;
    }
    return words;
}

/// Lines of a command, without what makes them one.
std::vector<std::string> commandLines(std::string_view command, std::size_t indent, std::size_t width) {
    constexpr std::size_t lineEnd = 2; // a blank and the backslash
    const std::string start(indent, ' ');
    std::vector<std::string> lines{start};
    auto begin = start;
    const auto words = typedWords(command);
    for (std::size_t n = 0; n < words.size(); ++n) {
        auto word = words[n];
        const bool hasValue = word.starts_with('-') && n + 1 < words.size() && !words[n + 1].starts_with('-');
        if (hasValue && begin.size() + terminalColumns(word) + terminalColumns(words[n + 1]) + 1 + lineEnd <= width)
            word += ' ' + words[++n];
        auto& line = lines.back();
        if (line.size() > begin.size() && terminalColumns(line) + 1 + terminalColumns(word) + lineEnd > width) {
            begin = start + "  ";
            lines.push_back(begin + word);
        } else {
            line += (line.size() > begin.size() ? " " : "") + word;
        }
    }
    return lines;
}

/// A line with a single word that is too wide, such as a list of features, goes on in the first column of the next one, where
/// nothing parts the word.
std::string dividedWord(std::string_view line, std::size_t width) {
    std::string out;
    const auto first = std::min(line.size(), line.find_first_not_of(' '));
    const bool isOne = line.find_first_of(" '\"", first) == std::string_view::npos;
    while (isOne && terminalColumns(line) + 2 > width) {
        const auto comma = line.rfind(',', width - 2);
        if (comma == std::string_view::npos)
            break;
        out += std::string(line.substr(0, comma + 1)) + "\\\n";
        line.remove_prefix(comma + 1);
    }
    return out + std::string(line);
}

/// The number of a stream's flag that keeps WrappingOutput from wrapping.
int unwrapped() {
    static const int index = std::ios_base::xalloc();
    return index;
}

} // namespace

void writeCommand(std::string_view command, std::size_t indent, std::size_t width, std::ostream& out,
                  std::string_view remark) {
    const std::string start(indent, ' ');
    const auto behind = remark.empty() ? std::string() : "   # " + std::string(remark);
    const bool fits = width == 0 || indent + terminalColumns(command) + terminalColumns(behind) <= width;
    out.iword(unwrapped()) = 1;
    if (fits) {
        out << start << command << behind << '\n';
    } else {
        if (!remark.empty())
            out << start << "# " << remark << ":\n";
        const auto isOneLine = indent + terminalColumns(command) <= width;
        const auto lines = isOneLine ? std::vector{start + std::string(command)} : commandLines(command, indent, width);
        for (std::size_t n = 0; n < lines.size(); ++n)
            out << dividedWord(lines[n], width) << (n + 1 < lines.size() ? " \\\n" : "\n");
    }
    out.iword(unwrapped()) = 0;
}

WrappingOutput::WrappingOutput(std::ostream& to, std::size_t width) : std::ostream(this), m_to(to), m_width(width) {}

WrappingOutput::~WrappingOutput() { WrappingOutput::sync(); }

int WrappingOutput::overflow(int character) {
    if (std::char_traits<char>::eq_int_type(character, std::char_traits<char>::eof()))
        return std::char_traits<char>::not_eof(character);
    const char c = std::char_traits<char>::to_char_type(character);
    return xsputn(&c, 1) == 1 ? character : std::char_traits<char>::eof();
}

std::streamsize WrappingOutput::xsputn(const char* text, std::streamsize count) {
    for (const char c : std::string_view(text, static_cast<std::size_t>(count))) {
        if (c != '\n') {
            m_line += c;
            continue;
        }
        writeLine();
        m_to << '\n';
    }
    return m_to ? count : 0;
}

int WrappingOutput::sync() {
    writeLine();
    m_to.flush();
    return m_to ? 0 : -1;
}

namespace {

/// Where lines that continue begin; 0 for a line without words.
std::size_t hangOf(std::string_view line, std::size_t width) {
    const auto words = wordsOf(line, BreakAt::Words);
    std::size_t column = 0;
    constexpr std::size_t deep = 8; // a column of its own
    std::size_t hang = words.front().blanks + (words.front().blanks < deep ? 2 : 0);
    for (const auto& word : words) {
        column += word.blanks;
        if (word.blanks >= 2 && column > 0 && column <= width / 2 && &word != &words.front())
            hang = column;
        column += word.columns;
    }
    return hang;
}

} // namespace

void WrappingOutput::writeLine() {
    if (iword(unwrapped()) != 0 || shownColumns(m_line) <= m_width) {
        m_to << m_line;
    } else {
        const auto lines = wrapped(m_line, m_width, hangOf(m_line, m_width));
        for (std::size_t n = 0; n < lines.size(); ++n)
            m_to << (n == 0 ? "" : "\n") << lines[n];
    }
    m_line.clear();
}

} // namespace atlas
