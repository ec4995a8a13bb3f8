// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences are messages of the catalogue. Outside it stand only: what is wrong with an input (Error), the help of the command
// line's options, and the window's labels, buttons and tooltips, through tr().
#include "rules/source_files.h"

#include <gtest/gtest.h>
#include <regex>

namespace atlas::test {
namespace {

/// The code of `file` without comments, includes and quote characters.
std::string codeOf(const SourceFile& file) {
    static const std::regex others(R"re(//[^\n]*|#include[^\n]*|'"')re");
    return std::regex_replace(file.text, others, "");
}

TEST(Words, OfReportsAreMessages) {
    static const std::regex literal(R"re("(?:\\.|[^"\\\n])*")re");
    static const std::regex twoWords("[a-z]{2}[,;:.]? [a-z]{2}");
    std::size_t literals = 0;
    for (const auto& file : sourceFiles()) {
        if (file.folder != "src/report/text" && file.folder != "src/report/csv") {
            continue;
        }
        const auto code = codeOf(file);
        for (std::sregex_iterator it(code.begin(), code.end(), literal), end; it != end; ++it) {
            ++literals;
            EXPECT_FALSE(std::regex_search(it->str(), twoWords))
                << file.name << " says what is no message: " << it->str();
        }
    }
    EXPECT_GT(literals, 100U) << "the test must have found the reports";
}

struct WordRule {
    const char* folders; ///< what a folder begins with
    const char* forbidden;
};

TEST(Words, AreShownAsMessagesOrTranslated) {
    static const WordRule rules[] = {
        {"src/", R"re(<<\s*"[^"\n]*[A-Za-z]{2})re"},
        {"ui/", R"re(\b(set(Text|ToolTip|WindowTitle|StatusTip|PlaceholderText|Suffix)|add(Action|Menu|Tab|Item))\()re"
                R"re(("[^"\n]*[A-Za-z]{2}[^"\n]*"|QStringLiteral\("[^"\n]*[A-Za-z]{2}[^"\n]*"\))\s*\))re"},
    };
    std::size_t checked = 0;
    for (const auto& file : sourceFiles()) {
        for (const auto& rule : rules) {
            if (file.folder.starts_with(rule.folders)) {
                ++checked;
                const auto code = codeOf(file);
                std::smatch found;
                EXPECT_FALSE(std::regex_search(code, found, std::regex(rule.forbidden)))
                    << file.name << " shows words that are neither a message nor translated: " << found.str();
            }
        }
    }
    EXPECT_GT(checked, 300U) << "the test must have found the sources";
}

} // namespace
} // namespace atlas::test
