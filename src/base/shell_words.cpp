// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"

#include <fmt/format.h>

namespace atlas {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

class WordSplitter {
public:
    explicit WordSplitter(std::string_view line) : m_line(line) {}

    Result<std::vector<std::string>> split() {
        while (m_at < m_line.size()) {
            const char c = m_line[m_at++];
            if (isBlank(c)) {
                finishWord();
            } else if (c == '\'' || c == '"') {
                const auto begin = m_at - 1;
                if (!takeQuoted(c)) {
                    return std::unexpected(
                        Error{.kind = ErrorKind::Usage,
                              .what = fmt::format("the quote that begins at {} has no end", m_line.substr(begin))});
                }
            } else if (c == '\\' && m_at < m_line.size()) {
                takeEscaped(m_line[m_at++]);
            } else {
                take(c);
            }
        }
        finishWord();
        return std::move(m_words);
    }

private:
    void take(char c) {
        m_inWord = true;
        m_word += c;
    }

    /// A backslash at the end of a line joins it with the next.
    void takeEscaped(char c) {
        if (c != '\n')
            take(c);
    }

    bool takeQuoted(char quote) {
        static constexpr std::string_view escapable = "$`\"\\\n"; // only these can be escaped between double quotes
        m_inWord = true; // "" is a word
        while (m_at < m_line.size()) {
            const char c = m_line[m_at++];
            if (c == quote)
                return true;
            const bool escapes = quote == '"' && c == '\\' && m_at < m_line.size();
            if (escapes && escapable.contains(m_line[m_at]))
                takeEscaped(m_line[m_at++]);
            else
                take(c);
        }
        return false;
    }

    void finishWord() {
        if (m_inWord) {
            m_words.push_back(std::move(m_word));
            m_word.clear();
            m_inWord = false;
        }
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    std::string m_word;
    bool m_inWord = false;
    std::vector<std::string> m_words;
};

} // namespace

Result<std::vector<std::string>> splitWords(std::string_view line) { return WordSplitter(line).split(); }

std::string shellWord(std::string_view word) {
    static constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=,.:/@%^";
    if (!word.empty() && word.find_first_not_of(plain) == std::string_view::npos)
        return std::string(word);
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string_view(R"('\'')") : std::string_view(&c, 1);
    return quoted + "'";
}

std::string pathWord(std::string_view path) {
    return shellWord(path.starts_with('-') ? "./" + std::string(path) : std::string(path));
}

std::string joinWords(const std::vector<std::string>& words) {
    std::string line;
    for (const auto& word : words)
        line += (line.empty() ? "" : " ") + shellWord(word);
    return line;
}

} // namespace atlas
