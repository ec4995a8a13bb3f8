// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_line.h"

#include "base/shell_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

// misc/mke2fs.c PRS(): option letters without and with a value.
constexpr std::string_view flags = "cjnqvDFKSV";
constexpr std::string_view valued = "bdegilmorstCEGIJLMNORTUz";

struct Program {
    std::string_view name;
    std::string_view type;
};

constexpr std::array<Program, 7> programs{{{"mke2fs", ""},
                                           {"mke3fs", "ext3"},
                                           {"mke4fs", "ext4"},
                                           {"mkfs.ext2", "ext2"},
                                           {"mkfs.ext3", "ext3"},
                                           {"mkfs.ext4", "ext4"},
                                           {"mkfs.ext4dev", "ext4dev"}}};

std::string_view baseName(std::string_view path) { return path.substr(path.rfind('/') + 1); }

bool namesProgram(std::string_view word) {
    return std::ranges::find(programs, baseName(word), &Program::name) != programs.end();
}

/// The words of `text`; an open quote ends at the end. readOptionLine() reports it.
std::vector<std::string> wordsToEnd(std::string_view text) {
    for (const auto* quote : {"", "'", "\""})
        if (auto words = splitWords(std::string(text) + quote))
            return std::move(*words);
    return {std::string(text)};
}

/// Reads words as getopt does: "-qF", "-b4096", or "-b" with the next word as its value.
class OptionReader {
public:
    OptionReader(std::vector<std::string> words, OptionLine& line) : m_words(std::move(words)), m_line(line) {}

    Status read() {
        for (; m_at < m_words.size(); ++m_at) {
            const auto& word = m_words[m_at];
            if (word == "--") {
                m_line.operands.insert(m_line.operands.end(), m_words.begin() + static_cast<std::ptrdiff_t>(m_at) + 1,
                                       m_words.end());
                return {};
            }
            if (word.size() < 2 || word[0] != '-')
                m_line.operands.push_back(word);
            else if (auto read = readLetters(); !read)
                return read;
        }
        return {};
    }

private:
    Status readLetters() {
        const std::string word = m_words[m_at];
        for (std::size_t n = 1; n < word.size(); ++n) {
            const char letter = word[n];
            if (flags.find(letter) != std::string_view::npos) {
                m_line.options.push_back({letter});
                continue;
            }
            if (valued.find(letter) == std::string_view::npos)
                return refused(fmt::format("invalid option -- '{}'", letter));
            if (n + 1 < word.size())
                m_line.options.push_back({letter, word.substr(n + 1)});
            else if (m_at + 1 < m_words.size())
                m_line.options.push_back({letter, m_words[++m_at]});
            else
                return refused(fmt::format("option requires an argument -- '{}'", letter));
            return {};
        }
        return {};
    }

    std::vector<std::string> m_words;
    OptionLine& m_line;
    std::size_t m_at = 0;
};

void append(std::vector<std::string>& words, const std::vector<GivenOption>& options) {
    for (const auto& option : options) {
        words.push_back(fmt::format("-{}", option.letter));
        if (option.value)
            words.push_back(*option.value);
    }
}

} // namespace

std::string_view OptionLine::type() const {
    const auto typed = std::ranges::find(options, 't', &GivenOption::letter);
    return typed != options.end() && typed->value ? std::string_view(*typed->value) : typeOfProgram(program);
}

std::vector<std::string> OptionLine::words() const {
    const bool named = program != OptionLine{}.program;
    std::vector<std::string> words;
    if (named)
        words.push_back(program);
    append(words, options);
    if (named && !operands.empty())
        words.emplace_back("DEVICE");
    if (!operands.empty() && operands.front().starts_with('-'))
        words.emplace_back("--");
    words.insert(words.end(), operands.begin(), operands.end());
    return words;
}

std::string OptionLine::command(const std::string& device) const {
    std::vector<std::string> words{program};
    append(words, options);
    words.push_back(device);
    words.insert(words.end(), operands.begin(), operands.end());
    return joinWords(words);
}

std::string_view typeOfProgram(std::string_view program) {
    const auto found = std::ranges::find(programs, program, &Program::name);
    return found == programs.end() ? std::string_view() : found->type;
}

bool isOptionLine(std::string_view text) {
    const auto words = wordsToEnd(text);
    const auto first = words.begin() + (!words.empty() && words.front() == "sudo" ? 1 : 0);
    return first == words.end() || first->starts_with('-') || namesProgram(*first);
}

Result<OptionLine> readOptionLine(std::vector<std::string> words) {
    OptionLine line;
    if (!words.empty() && words.front() == "sudo")
        words.erase(words.begin());
    const bool hasProgram = !words.empty() && namesProgram(words.front());
    if (hasProgram) {
        line.program = baseName(words.front());
        words.erase(words.begin());
    }
    if (auto read = OptionReader(std::move(words), line).read(); !read)
        return std::unexpected(read.error());
    if (hasProgram && !line.operands.empty())
        line.operands.erase(line.operands.begin());
    if (line.operands.size() > 1) {
        return refused(fmt::format("one block count may follow the options, and here are {}: {}", line.operands.size(),
                                   joinWords(line.operands)));
    }
    return line;
}

Result<OptionLine> readOptionLine(std::string_view text) {
    auto words = splitWords(text);
    return words ? readOptionLine(std::move(*words)) : std::unexpected(words.error());
}

} // namespace atlas
