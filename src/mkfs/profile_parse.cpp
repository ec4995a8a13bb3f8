// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the syntax described in mke2fs.conf(5); lib/support/profile.c for details that the manual leaves out.
#include "mkfs/profile_parse.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

namespace atlas {
namespace {

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string_view trimmedLeft(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    return text;
}

std::string_view trimmedRight(std::string_view text) {
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// True if nothing or only a comment is left.
bool atEnd(std::string_view text) { return text.empty() || text.front() == '#' || text.front() == ';'; }

/// The text up to the closing quote, which is optional.
std::string quotedText(std::string_view text) {
    std::string out;
    for (std::size_t n = 0; n < text.size() && text[n] != '"'; ++n) {
        if (text[n] != '\\' || n + 1 == text.size()) {
            out += text[n];
            continue;
        }
        const char c = text[++n];
        out += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'b' ? '\b' : c;
    }
    return out;
}

/// The first word and the text after it.
std::pair<std::string, std::string_view> firstWord(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && !atEnd(text.substr(length)) && !isBlank(text[length])) {
        ++length;
    }
    return {std::string(text.substr(0, length)), trimmedLeft(text.substr(length))};
}

class ProfileParser {
public:
    ProfileParser(std::string_view text, std::string source) : m_text(text), m_source(std::move(source)) {}

    Result<Profile> parse() {
        std::istringstream lines{std::string(m_text)};
        for (std::string line; std::getline(lines, line);) {
            ++m_line;
            if (const auto problem = takeLine(line); !problem.empty()) {
                return std::unexpected(Error{.kind = ErrorKind::Usage,
                                             .what = "Syntax error in mke2fs config file: " + problem,
                                             .where = fmt::format("{}, line {}", m_source, m_line)});
            }
        }
        return Profile{m_source, std::move(m_root)};
    }

private:
    // Each returns an error message, or an empty string.
    std::string takeLine(const std::string& raw) {
        const auto line = trimmedLeft(raw);
        if (m_needsBrace) {
            m_needsBrace = false;
            return line.starts_with('{') ? "" : "an opening brace is missing";
        }
        if (m_open.empty() && !raw.starts_with('[')) {
            return ""; // everything before the first section is a comment
        }
        if (atEnd(line)) {
            return "";
        }
        if (line.front() == '[') {
            return takeHeading(line);
        }
        if (line.front() == '}') {
            if (m_open.size() < 2) {
                return "a closing brace closes nothing";
            }
            m_open.pop_back();
            return "";
        }
        return takeRelation(line);
    }

    std::string takeHeading(std::string_view line) {
        if (m_open.size() > 1) {
            return "a section begins inside braces";
        }
        line = trimmedLeft(line.substr(1));
        const auto close = line.find(']');
        if (close == std::string_view::npos) {
            return "a section's name has no ']'";
        }
        const auto name =
            line.starts_with('"') ? quotedText(line.substr(1)) : std::string(trimmedRight(line.substr(0, close)));
        auto rest = line.substr(close + 1);
        rest = trimmedLeft(rest.starts_with('*') ? rest.substr(1) : rest);
        if (name.empty() || !atEnd(rest)) {
            return "a section's name is empty or something follows it";
        }
        m_open = {sectionIndex(name)};
        return "";
    }

    std::string takeRelation(std::string_view line) {
        const auto equals = line.find('=');
        if (equals == std::string_view::npos || equals == 0) {
            return "no 'name = value'";
        }
        const auto left = line.substr(0, equals);
        auto [name, afterName] =
            left.starts_with('"') ? std::pair{quotedText(left.substr(1)), std::string_view{}} : firstWord(left);
        if (!afterName.empty()) {
            return "a name of two words";
        }
        name = name.substr(0, name.find('*'));
        const auto right = trimmedLeft(line.substr(equals + 1));
        if (right.starts_with('"')) {
            add(name, quotedText(right.substr(1)));
            return "";
        }
        if (atEnd(right) || right.front() == '{') {
            m_needsBrace = atEnd(right);
            if (!m_needsBrace && !atEnd(trimmedLeft(right.substr(1)))) {
                return "something follows an opening brace";
            }
            openSection(name);
            return "";
        }
        auto [value, afterValue] = firstWord(right);
        if (!atEnd(afterValue)) {
            return "a value of two words without quotes";
        }
        add(name, std::move(value));
        return "";
    }

    // Stores sections as indexes: children move when their parent's vector grows.
    ProfileNode& current() {
        ProfileNode* node = &m_root;
        for (const auto index : m_open) {
            node = &node->children[index];
        }
        return *node;
    }

    std::size_t sectionIndex(const std::string& name) {
        for (std::size_t n = 0; n < m_root.children.size(); ++n) {
            if (m_root.children[n].name == name) {
                return n;
            }
        }
        m_root.children.push_back({name});
        return m_root.children.size() - 1;
    }

    void openSection(const std::string& name) {
        auto& children = current().children;
        children.push_back({name});
        m_open.push_back(children.size() - 1);
    }

    void add(const std::string& name, std::string value) { current().children.push_back({name, std::move(value)}); }

    std::string_view m_text;
    std::string m_source;
    ProfileNode m_root;
    std::vector<std::size_t> m_open; ///< indexes that lead to the section that lines are added to
    std::size_t m_line = 0;
    bool m_needsBrace = false;
};

} // namespace

Result<Profile> parseProfile(std::string_view text, std::string source) {
    return ProfileParser(text, std::move(source)).parse();
}

Result<Profile> loadProfile(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf())) {
        return std::unexpected(Error{
            .kind = ErrorKind::Io, .what = fmt::format("cannot be read: {}", std::strerror(errno)), .where = path});
    }
    return parseProfile(text.str(), path);
}

} // namespace atlas
