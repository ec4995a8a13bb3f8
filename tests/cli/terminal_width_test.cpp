// SPDX-License-Identifier: GPL-3.0-or-later
// What people read fits the terminal; what programs read keeps one record a line.
#include "base/utf8.h"
#include "cli/program.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

class TerminalWidth : public testing::Test {
protected:
    Images images;
    std::string image = gptDisk(images, 63, "-t ext4 -L root -b 1024");
    std::string other = images.bare("other.img", 24, "-t ext4 -G 4 -b 1024");

    void SetUp() override {
        (void)images.folder().write("trace.log", "fio version 3 iolog\n1 d write 40960 8192\ndamaged\n");
        if (!hasTool("script")) {
            GTEST_SKIP() << "script is not installed";
        }
    }

    /// In a terminal of `columns`. The folder's name is left out: it has no words to break at.
    [[nodiscard]] std::string shown(const char* locale, const std::string& arguments, unsigned columns) const {
        const auto typed = fmt::format("stty cols {}; cd {}; env -u LANGUAGE TERM=xterm LC_ALL={} {} {}", columns,
                                       images.folder().path().string(), locale, built("ext4atlas-cli"), arguments);
        return std::regex_replace(run("script -qec " + shellQuoted(typed) + " /dev/null").out, std::regex("\r"), "");
    }

    [[nodiscard]] static std::string withoutColours(const std::string& text) {
        return std::regex_replace(text, std::regex("\x1B\\[[0-9]*m"), "");
    }
};

TEST_F(TerminalWidth, EveryCommandFits) {
    for (const auto* arguments : {"--help",
                                  "show --help",
                                  "sweep --help",
                                  "info gpt-63.img",
                                  "layout gpt-63.img",
                                  "check --health --explain --offset-sweep gpt-63.img",
                                  "check --files other.img",
                                  "free gpt-63.img",
                                  "owners gpt-63.img",
                                  "trace show trace.log gpt-63.img",
                                  "show gpt-63.img superblock --hex --all-copies",
                                  "show gpt-63.img group 0",
                                  "show gpt-63.img inodes 0",
                                  "show gpt-63.img path /",
                                  "show gpt-63.img block 1",
                                  "show gpt-63.img backups",
                                  "show gpt-63.img gpt",
                                  "diff gpt-63.img other.img",
                                  "plan 1G -- -t ext4 -G 64",
                                  "sweep 100GB --use general",
                                  "compare --size 100G '-t ext4 -G 16' '-t ext4 -G 64' '-t ext4 -G 256'",
                                  "devices",
                                  "info missing.img",
                                  "nosuch"}) {
        for (const auto* locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "zh_CN.UTF-8"}) {
            for (const unsigned columns : {80U, 132U}) {
                const auto text = withoutColours(shown(locale, arguments, columns));
                EXPECT_GT(text.size(), 20U) << arguments;
                std::istringstream lines(text);
                for (std::string line; std::getline(lines, line);) {
                    EXPECT_LE(terminalColumns(validUtf8(line)), columns) << arguments << '\n' << line;
                }
            }
        }
    }
}

/// Wrapping drops and adds no word.
TEST_F(TerminalWidth, TheWordsAreThoseOfThePipe) {
    for (const auto* arguments : {"check --health gpt-63.img", "free gpt-63.img", "diff gpt-63.img other.img"}) {
        const auto words = [](const std::string& text) {
            std::istringstream in(text);
            return std::vector<std::string>(std::istream_iterator<std::string>(in), {});
        };
        const auto piped =
            run(fmt::format("cd {}; {} {}", images.folder().path().string(), built("ext4atlas-cli"), arguments)).out;
        EXPECT_FALSE(piped.empty());
        EXPECT_EQ(words(withoutColours(shown("C", std::string(arguments) + " 2>/dev/null", 200))), words(piped))
            << arguments;
    }
}

TEST_F(TerminalWidth, PipesKeepOneRecordALine) {
    const auto piped = run(fmt::format("stty cols 80; {} check {}", built("ext4atlas-cli"), image)).out;
    std::istringstream lines(piped);
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) {
        widest = std::max(widest, terminalColumns(line));
    }
    EXPECT_GT(widest, 120U);
}

/// JSON for a terminal stays JSON.
TEST_F(TerminalWidth, JsonIsNotWrapped) {
    EXPECT_TRUE(nlohmann::json::accept(shown("C", "check --json gpt-63.img", 40)));
}

} // namespace
} // namespace atlas::test
