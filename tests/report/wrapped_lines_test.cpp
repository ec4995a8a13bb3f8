// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/wrapped_lines.h"

#include "base/shell_words.h"
#include "base/utf8.h"
#include "report/text/text_table.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using testing::ElementsAre;

std::string passed(std::string_view text, std::size_t width) {
    std::ostringstream out;
    WrappingOutput(out, width) << text;
    return out.str();
}

TEST(WrappedLines, BreakAtWordsAndHang) {
    EXPECT_THAT(wrapped("one two three", 8, 2), ElementsAre("one two", "  three"));
    EXPECT_THAT(wrapped("fits", 4, 2), ElementsAre("fits"));
    EXPECT_THAT(wrapped("", 4, 2), ElementsAre(""));
    EXPECT_THAT(wrapped("/a/path/that/is/long and more", 10, 2), ElementsAre("/a/path/that/is/long", "  and more"));
    EXPECT_THAT(wrapped("a {one,two,three}", 10, 2), ElementsAre("a {one,", "  two,", "  three}"));
    EXPECT_THAT(wrapped("4\u00A0KiB\u202F! x", 7, 0), ElementsAre("4\u00A0KiB\u202F!", "x")) << "no-break spaces";
}

TEST(WrappedLines, PunctuationStaysWithChineseWords) {
    EXPECT_THAT(wrapped("元数据，位图。", 8, 0), ElementsAre("元数据，", "位图。"));
    EXPECT_THAT(wrapped("元数据，位图。", 7, 0), ElementsAre("元数", "据，位", "图。"));
    EXPECT_THAT(wrapped("块（位图）", 4, 0), ElementsAre("块", "（位", "图）"));
}

TEST(WrappedLines, ColoursTakeNoRoom) {
    const TextStyle style{.colour = true};
    const auto red = style.paint(Tone::Bad, "one two");
    EXPECT_EQ(shownColumns(red), 7U);
    EXPECT_THAT(wrapped(red, 7, 0), ElementsAre(red));
    EXPECT_THAT(wrapped(red + " three", 7, 0), ElementsAre(red, "three"));
}

TEST(WrappedLines, ContinueBelowTheColumnOfTheValue) {
    EXPECT_EQ(passed("name   a value that is long\nx\n", 20), "name   a value that\n       is long\nx\n");
    EXPECT_EQ(passed("  a note that is rather long\n", 20), "  a note that is\n    rather long\n");
    EXPECT_EQ(passed("unfinished", 20), "unfinished");
}

/// What a terminal shows can be copied to a shell.
TEST(WrappedLines, CommandsStayTheSame) {
    const std::string command =
        "{ mke2fs -O none,has_journal,ext_attr,resize_inode,dir_index,filetype -L 'a long label' "
        "-E stride=16,stripe_width=64 \"/dev/a device\" && true; }";
    for (const std::size_t width : {40U, 60U, 80U}) {
        std::ostringstream out;
        WrappingOutput lines(out, width);
        writeCommand(command, 3, width, lines, "destroys the data");
        EXPECT_TRUE(out.str().starts_with("   # destroys the data:\n")) << out.str();
        auto typed = out.str().substr(out.str().find('\n') + 1);
        std::istringstream each(typed);
        for (std::string line; std::getline(each, line);) {
            EXPECT_LE(terminalColumns(line), width) << line;
        }
        for (auto at = typed.find("\\\n"); at != std::string::npos; at = typed.find("\\\n")) {
            typed.erase(at, 2); // as a shell does
        }
        EXPECT_EQ(splitWords(typed.substr(0, typed.size() - 1)).value(), splitWords(command).value()) << typed;
    }
    std::ostringstream wide;
    writeCommand(command, 3, 0, wide, "destroys the data");
    EXPECT_EQ(wide.str(), "   " + command + "   # destroys the data\n");
}

std::string table(const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows, std::size_t width) {
    std::ostringstream out;
    writeTable(out, columns, rows, {.width = width});
    return out.str();
}

TEST(NarrowTable, WrapsHeadingsAndCells) {
    EXPECT_EQ(table({{"no", true}, {"free blocks", true}, {"what it holds"}},
                    {{{"1"}, {"7"}, {"a text of several words that is long"}}}, 40),
              "no  free blocks  what it holds\n"
              " 1            7  a text of several words\n"
              "                 that is long\n");
}

TEST(NarrowTable, LeavesOutWhatIsSpareAndNamesIt) {
    const std::vector<Column> columns{{"offset"}, {.heading = "raw", .isSpare = true}, {"value"}};
    const std::vector<std::vector<Cell>> rows{{{"0x00000000000"}, {"00_11_22_33_44_55"}, {"0x00000000000"}}};
    EXPECT_EQ(table(columns, rows, 40), "offset         value\n"
                                        "0x00000000000  0x00000000000\n"
                                        "Left out, as the terminal is too narrow: raw.\n");
    EXPECT_EQ(table(columns, rows, 50), "offset         raw                value\n"
                                        "0x00000000000  00_11_22_33_44_55  0x00000000000\n");
}

TEST(NarrowTable, TurnsIntoPartsWithTheKey) {
    const std::vector<Column> columns{{"flex"}, {"group", true, true}, {"a", true}, {"b", true}, {"c", true}};
    std::vector<std::vector<Cell>> rows;
    for (int n = 0; n < 2; ++n) {
        rows.push_back({{"x"}, {std::to_string(n)}, {"1000000000"}, {"2000000000"}, {"3000000000"}});
    }
    EXPECT_EQ(table(columns, rows, 40), "flex  group           a\n"
                                        "x         0  1000000000\n"
                                        "x         1  1000000000\n"
                                        "\n"
                                        "group           b           c\n"
                                        "    0  2000000000  3000000000\n"
                                        "    1  2000000000  3000000000\n");
}

/// The parts of a long table stand together for a screenful of rows, which ends at a blank row.
TEST(NarrowTable, PartsOfLongTablesAlternate) {
    std::vector<std::vector<Cell>> rows;
    for (int n = 0; n < 40; ++n) {
        rows.push_back(n % 17 == 16
                           ? std::vector<Cell>()
                           : std::vector<Cell>{{std::to_string(n)}, {std::string(20, 'x')}, {std::string(20, 'y')}});
    }
    const auto text = table({{"no"}, {"a"}, {"b"}}, rows, 40);
    EXPECT_LT(text.find("\nno  b"), text.find("\n17"));
    EXPECT_LT(text.find("\n17"), text.find("\n34"));
    EXPECT_EQ(std::ranges::count(text, 'x'), 38 * 20);
    EXPECT_EQ(std::ranges::count(text, 'y'), 38 * 20);
}

} // namespace
} // namespace atlas::test
