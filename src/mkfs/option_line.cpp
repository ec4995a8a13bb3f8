// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_line.h"

#include "base/shell_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <iterator>

namespace atlas {
namespace {

// misc/mke2fs.c PRS(): option letters without and with a value.
constexpr std::string_view flags = "cjnqvDFKSV";
constexpr std::string_view valued = "bdegilmorstCEGIJLMNORTUz";

struct Program {
    std::string_view name;
    std::string_view type;
};

/// mkfs of util-linux runs mkfs.TYPE, and without -t mkfs.ext2.
constexpr std::string_view wrapper = "mkfs";

constexpr std::array<Program, 8> programs{{{"mke2fs", ""},
                                           {wrapper, ""},
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

constexpr std::array<std::string_view, 2> prompts{"$", "#"};
constexpr std::array<std::string_view, 6> launchers{"sudo", "doas", "env", "fakeroot", "nice", "time"};

bool isAssignment(std::string_view word) {
    const auto name = word.substr(0, word.find('='));
    return name.size() < word.size() && !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) == 0 &&
           std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
}

/// misc/mke2fs.c and lib/ext2fs read only variables with these names.
bool isReadByMke2fs(std::string_view word) {
    return isAssignment(word) && (word.starts_with("MKE2FS_") || word.starts_with("E2FSPROGS_"));
}

/// The place of the program's name. In front of it may be a prompt, assignments, and commands that run it with their
/// options, of which some have a value: "$ sudo -u root LANG=C mke2fs".
std::optional<std::size_t> programIn(std::span<const std::string> words) {
    bool launched = false;
    for (std::size_t n = 0; n < words.size(); ++n) {
        const auto& word = words[n];
        if (namesProgram(word))
            return n;
        const bool launches = std::ranges::find(launchers, word) != launchers.end();
        const bool isPrompt = n == 0 && std::ranges::find(prompts, word) != prompts.end();
        const bool ofLauncher = launched && (word.starts_with('-') || words[n - 1].starts_with('-'));
        if (!launches && !isPrompt && !ofLauncher && !isAssignment(word))
            return std::nullopt;
        launched = launched || launches;
    }
    return std::nullopt;
}

/// Whether an operand can only be a block count. mke2fs checks its unit.
bool isBlockCount(std::string_view operand) {
    operand.remove_prefix(operand.starts_with('-') ? 1 : 0);
    return !operand.empty() && std::isdigit(static_cast<unsigned char>(operand[0])) != 0 &&
           std::ranges::all_of(operand, [](unsigned char c) { return std::isalnum(c) != 0; });
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

std::optional<std::string> OptionLine::assigned(std::string_view variable) const {
    for (const auto& assignment : environment)
        if (assignment.starts_with(variable) && assignment.substr(variable.size()).starts_with('='))
            return assignment.substr(variable.size() + 1);
    return std::nullopt;
}

std::vector<std::string> OptionLine::words() const {
    const bool isLikeCount = device && operands.empty() && isBlockCount(*device);
    const bool named = program != OptionLine{}.program || !environment.empty() || isLikeCount;
    auto words = environment;
    if (named)
        words.push_back(program);
    append(words, options);
    if (device || (named && !operands.empty()))
        words.push_back(device.value_or("DEVICE"));
    if (!operands.empty() && operands.front().starts_with('-'))
        words.emplace_back("--");
    words.insert(words.end(), operands.begin(), operands.end());
    return words;
}

std::string OptionLine::command(const std::string& onDevice) const {
    auto words = environment;
    words.push_back(program);
    append(words, options);
    words.push_back(onDevice);
    words.insert(words.end(), operands.begin(), operands.end());
    return joinWords(words);
}

std::string_view typeOfProgram(std::string_view program) {
    const auto found = std::ranges::find(programs, program, &Program::name);
    return found == programs.end() ? std::string_view() : found->type;
}

bool startsOptionLine(std::span<const std::string> words) {
    return words.empty() || words.front().starts_with('-') || programIn(words);
}

bool isOptionLine(std::string_view text) {
    const auto words = wordsToEnd(text);
    // An option that follows sudo is one of sudo.
    const bool asRoot = !words.empty() && words.front() == "sudo" && (words.size() == 1 || !words[1].starts_with('-'));
    return startsOptionLine(words) || (asRoot && startsOptionLine(std::span(words).subspan(1)));
}

Result<OptionLine> readOptionLine(std::vector<std::string> words) {
    OptionLine line;
    const auto at = programIn(words);
    if (at) {
        const auto behind = words.begin() + static_cast<std::ptrdiff_t>(*at);
        std::copy_if(words.begin(), behind, std::back_inserter(line.environment), isReadByMke2fs);
        line.program = baseName(*behind);
        if (line.program == wrapper)
            line.program = OptionLine{}.program;
        words.erase(words.begin(), behind + 1);
    } else if (!words.empty() && words.front() == "sudo") {
        words.erase(words.begin());
    }
    if (auto read = OptionReader(std::move(words), line).read(); !read)
        return std::unexpected(read.error());
    auto& operands = line.operands;
    if (!operands.empty() && operands.front() == "-")
        return refused("- names neither an option nor a device");
    if (!operands.empty() && (at || operands.size() > 1 || !isBlockCount(operands.front()))) {
        line.device = operands.front();
        operands.erase(operands.begin());
    }
    if (operands.size() > 1) {
        return refused(fmt::format("a device and its size may follow the options, and here is more: {} {}",
                                   *line.device, joinWords(operands)));
    }
    return line;
}

Result<OptionLine> readOptionLine(std::string_view text) {
    auto words = splitWords(text);
    return words ? readOptionLine(std::move(*words)) : std::unexpected(words.error());
}

} // namespace atlas
