// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that nobody says.
#include "rules/source_files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

TEST(Messages, AreAllSaidSomewhere) {
    const auto files = sourceFiles();
    const auto list = std::ranges::find(files, "src/report/messages/message_id.h", &SourceFile::name);
    ASSERT_NE(list, files.end());
    std::string code;
    for (const auto& file : files) {
        if (file.name.ends_with(".cpp") && (file.folder.starts_with("src/report/") || file.folder == "src/cli")) {
            code += file.text;
        }
    }
    const std::regex word("[A-Za-z0-9_]+");
    const std::vector<std::string> words(std::sregex_token_iterator(code.begin(), code.end(), word), {});
    const std::set<std::string> said(words.begin(), words.end());
    const std::regex enumerator("\n    ([A-Z][A-Za-z0-9]*),");
    std::size_t checked = 0;
    for (std::sregex_iterator it(list->text.begin(), list->text.end(), enumerator), end; it != end; ++it) {
        EXPECT_TRUE(said.contains((*it)[1])) << (*it)[1] << " has a pattern and is never said";
        ++checked;
    }
    EXPECT_GT(checked, 300U) << "the test must have found the messages";
}

} // namespace
} // namespace atlas::test
