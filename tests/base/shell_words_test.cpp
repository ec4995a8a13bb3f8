// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "support/run.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// What a shell makes of `line`, which must expand nothing.
std::vector<std::string> byShell(const std::string& line) {
    const auto out = test::mustRun("set -- " + line + "\nfor word; do printf '[%s]\\n' \"$word\"; done");
    std::vector<std::string> words;
    for (std::size_t at = 0; at < out.size();) {
        const auto end = out.find("]\n", at);
        words.push_back(out.substr(at + 1, end - at - 1));
        at = end + 2;
    }
    return words;
}

TEST(ShellWords, AreSplitAsAShellSplitsThem) {
    for (const auto* line : {"-t ext4  -b 1024", "-L 'my disk'", R"(-L "my disk" -E "a b=c",d)",
                             R"(a\ b c\\d "e\"f\\g\h")", R"('it'"'"'s' '' "" x''y)", "'a\nb' \"c\\\nd\" e\\\nf",
                             R"("\$x \`y" '\$z' \')", "\ta\t\tb ", R"("a'b" 'c"d')"}) {
        const auto words = splitWords(line);
        ASSERT_TRUE(words) << line;
        EXPECT_EQ(*words, byShell(line)) << line;
    }
    EXPECT_THAT(*splitWords(""), ElementsAre());
}

TEST(ShellWords, ExpandNothing) { EXPECT_THAT(*splitWords("$HOME * a;b #c"), ElementsAre("$HOME", "*", "a;b", "#c")); }

TEST(ShellWords, OfAPathAreNoOption) {
    EXPECT_EQ(pathWord("-x.img"), "./-x.img");
    EXPECT_EQ(pathWord("-x y.img"), "'./-x y.img'");
    EXPECT_EQ(pathWord("a/-x.img"), "a/-x.img");
}

TEST(ShellWords, SayWhichQuoteHasNoEnd) {
    EXPECT_THAT(sentence(splitWords("-I 256 -L 'my disk").error()), HasSubstr("begins at 'my disk has no end"));
    EXPECT_FALSE(splitWords("\"open"));
    EXPECT_FALSE(splitWords(R"("open\")"));
}

TEST(ShellWords, AreQuotedSoThatAShellReadsThemBack) {
    std::vector<std::string> words{"", "it's", "-G", "a b", "^flex_bg", "stride=16,stripe_width=48", "/dev/disk%1"};
    for (int c = 1; c < 128; ++c) {
        words.emplace_back(1, static_cast<char>(c));
        words.push_back(fmt::format("x{}y", static_cast<char>(c)));
    }
    EXPECT_EQ(*splitWords(joinWords(words)), words);
    EXPECT_EQ(byShell(joinWords(words)), words);
    EXPECT_EQ(joinWords({"-O", "^flex_bg", "-L", "my disk"}), "-O ^flex_bg -L 'my disk'");
}

} // namespace
} // namespace atlas
