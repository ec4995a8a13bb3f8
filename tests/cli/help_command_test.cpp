// SPDX-License-Identifier: GPL-3.0-or-later
// The help and manual page of each command, and the examples in them.
#include "cli/program.h"
#include "support/paths.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;

struct Example {
    std::string command;
    std::string line;
};

std::vector<Example> examples() {
    std::ifstream in(inSources("src/cli/examples.tsv"));
    std::vector<Example> all;
    for (std::string line; std::getline(in, line);) {
        const auto first = line.find('\t');
        const auto last = line.rfind('\t');
        all.push_back({line.substr(0, first), line.substr(last + 1)});
    }
    return all;
}

/// The commands that the help lists, without `bytes`, whose protocol is the window's own.
std::set<std::string> commands() {
    std::istringstream help(cli("--help").out);
    std::set<std::string> names;
    bool isInside = false;
    for (std::string line; std::getline(help, line);) {
        std::istringstream words(line);
        std::string name;
        if (isInside && line.starts_with("  ") && !line.starts_with("   ") && words >> name) {
            names.insert(name);
        }
        isInside = line.starts_with("Subcommands:") || (isInside && !line.empty());
    }
    names.erase("bytes");
    return names;
}

TEST(HelpCommand, PrintsWhatTheOptionPrints) {
    for (const auto& command : commands()) {
        EXPECT_EQ(cli("help " + command).out, cli(command + " --help").out) << command;
    }
    EXPECT_EQ(cli("help").out, cli("--help").out);
    const auto unknown = cli("help nosuch");
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, HasSubstr("no such command; found \"nosuch\""));
}

TEST(HelpCommand, EachCommandHasAPageWithTwoExamples) {
    std::map<std::string, int> counts;
    for (const auto& example : examples()) {
        ++counts[example.command];
    }
    ASSERT_GT(commands().size(), 15U);
    for (const auto& command : commands()) {
        EXPECT_GE(counts[command], 2) << command << " in src/cli/examples.tsv";
        const auto page =
            run(fmt::format("awk -v command={} -f {} {} {}", command, inSources("src/cli/command_page.awk"),
                            inSources("src/cli/ext4atlas-cli.1"), inSources("src/cli/examples.tsv")));
        EXPECT_EQ(page.exitCode, 0) << page.err;
        for (const auto* part : {".SH NAME\n", ".SH SYNOPSIS\n.B ext4atlas-cli ", ".SH DESCRIPTION\n.", ".EX\n"}) {
            EXPECT_THAT(page.out, HasSubstr(part)) << command;
        }
    }
}

/// In their order: what an example writes, a later one may read.
TEST(HelpCommand, ExamplesWork) {
    const Images images;
    const auto& folder = images.folder();
    (void)images.disk("disk.img", 70, "label: gpt\nfirst-lba: 34\nstart=2048, size=60MiB\n", {{2048, 59, "-t ext4"}});
    mustRun(fmt::format("cd {} && cp --sparse=always disk.img old.img && cp --sparse=always disk.img new.img",
                        folder.path().string()));
    (void)folder.write("steps.txt", "size 16M\nmke2fs -t ext4 IMAGE\nwrite a 4k\n");
    (void)folder.write("workload.log",
                       "2026-11-30 01:13:01.196091 connection=1 Write id=1 offset=0x100000 count=0x1000 fua=1 ...\n");
    (void)folder.write("answers.txt", "1: 4096\n");
    mustRun(fmt::format("cp {} {}", inSources("ui/resources/lessons/01-block-groups.md"), folder.file("lesson.md")));
    const std::map<std::string, int> others{{"exercise check exercise answers.txt", 1}};
    const std::vector<std::string> ofTheKernel{"trace record", "--kernel", "--workload"};
    for (const auto& example : examples()) {
        const bool needsRoot = std::ranges::any_of(
            ofTheKernel, [&](const auto& part) { return example.line.find(part) != std::string::npos; });
        if (needsRoot && !canRecordKernel()) {
            continue;
        }
        const auto typed = fmt::format("cd {}; PATH={}:$PATH; {}", folder.path().string(), built(""), example.line);
        const auto ran = run("bash -c " + shellQuoted(typed));
        const auto other = others.find(example.line.substr(example.line.find(' ') + 1));
        EXPECT_EQ(ran.exitCode, other == others.end() ? 0 : other->second) << example.line << '\n' << ran.err;
    }
}

} // namespace
} // namespace atlas::test
