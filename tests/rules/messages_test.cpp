// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that nobody says.
#include "rules/source_files.h"

#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

TEST(Messages, AreAllSaidSomewhere) {
    const auto files = sourceFiles();
    std::string code;
    for (const auto& file : files) {
        if (file.name.ends_with(".cpp") && (file.folder.starts_with("src/report/") || file.folder == "src/cli" ||
                                            file.folder == "src/scan" || file.folder == "src/reading")) {
            code += file.text;
        }
    }
    const std::regex word("[A-Za-z0-9_]+");
    const std::vector<std::string> words(std::sregex_token_iterator(code.begin(), code.end(), word), {});
    const std::set<std::string> said(words.begin(), words.end());
    const std::regex listed(R"re(\nMESSAGE\(\s*([A-Za-z0-9]+),)re");
    std::size_t checked = 0;
    for (const auto& file : files) {
        if (file.name != "src/report/catalogues/en.def") {
            continue;
        }
        for (std::sregex_iterator it(file.text.begin(), file.text.end(), listed), end; it != end; ++it) {
            EXPECT_TRUE(said.contains((*it)[1])) << (*it)[1] << " has a pattern and is never said";
            ++checked;
        }
    }
    EXPECT_GT(checked, 1000U) << "the test must have found the messages";
}

} // namespace
} // namespace atlas::test
