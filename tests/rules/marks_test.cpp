// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of verdicts and findings stand in one file, so that the command line and the window show the same.
#include "rules/source_files.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <regex>
#include <string_view>

namespace atlas::test {
namespace {

TEST(Marks, StandInOneFile) {
    static constexpr std::array<std::string_view, 8> marks{"✓", "✔", "✗", "✘", "✖", "ℹ", "⚠", "⊗"};
    static const std::regex comment("//[^\n]*");
    for (const auto& file : sourceFiles()) {
        const auto code = std::regex_replace(file.text, comment, "");
        const bool marked = std::ranges::any_of(marks, [&](auto mark) { return code.find(mark) != code.npos; });
        EXPECT_EQ(marked, file.name == "src/report/words/verdict_text.h") << file.name;
    }
}

} // namespace
} // namespace atlas::test
