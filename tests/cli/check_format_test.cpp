// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of `check` for build pipelines and monitors say what its JSON says.
#include "cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <map>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// The value of each sample without its label "image"; fails on a line that the text format does not know.
std::map<std::string, std::uint64_t> samplesIn(const std::string& text) {
    static const std::regex comment(R"(# (HELP [a-z0-9_]+ .+|TYPE [a-z0-9_]+ gauge))");
    static const std::regex sample(
        R"re(([a-z0-9_]+)\{image="(?:[^"\\\n]|\\.)*",?((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)*)\} ([0-9]+))re");
    std::map<std::string, std::uint64_t> samples;
    for (const auto& line : linesOf(text)) {
        std::smatch parts;
        if (std::regex_match(line, parts, sample)) {
            EXPECT_TRUE(samples.emplace(parts.str(1) + "{" + parts.str(2) + "}", std::stoull(parts.str(3))).second)
                << line;
        } else {
            EXPECT_TRUE(std::regex_match(line, comment)) << line;
        }
    }
    return samples;
}

class CheckFormat : public testing::Test {
protected:
    Images m_images;
    std::string m_straddling = gptDisk(m_images, 63, "-t ext4 -b 4096");
};

TEST_F(CheckFormat, AnnotatesBothVerdictsAndEachCause) {
    const auto json = cliJson("check --json " + m_straddling, 1);
    const auto annotated = cli("check --format github " + m_straddling);
    EXPECT_EQ(annotated.exitCode, 1);
    const auto lines = linesOf(annotated.out);
    EXPECT_THAT(lines[0], testing::AllOf(StartsWith("::error"), HasSubstr("title=alignment::")));
    const auto health = "title=health::" + json["health"]["text"].get<std::string>();
    EXPECT_THAT(lines[1], testing::AllOf(StartsWith("::notice"), HasSubstr(health)));
    EXPECT_THAT(lines[2], HasSubstr("title=read::" + json["health"]["coverage"].get<std::string>()));
    std::size_t line = 3;
    for (const auto& finding : json["findings"]) {
        if (finding["kind"] == "structures_misaligned") {
            continue; // the start of the partition is their cause
        }
        const bool wrong = finding["severity"] == "misaligned" || finding["severity"] == "error";
        ASSERT_LT(line, lines.size());
        EXPECT_THAT(lines[line], StartsWith(wrong ? "::error file=" : "::notice file="));
        EXPECT_THAT(lines[line++], HasSubstr("::" + finding["text"].get<std::string>()));
    }
    EXPECT_EQ(line, lines.size());
}

TEST_F(CheckFormat, MetricsEqualTheJson) {
    const auto json = cliJson("check --json " + m_straddling, 1);
    const auto metrics = cli("check --format prometheus " + m_straddling);
    EXPECT_EQ(metrics.exitCode, 1);
    const auto samples = samplesIn(metrics.out);
    for (const auto& [kind, counts] : json["structures"].items()) {
        for (const auto* verdict : {"whole", "partial", "straddling"}) {
            const auto name =
                fmt::format(R"(ext4atlas_structures{{partition="1",structure="{}",verdict="{}"}})", kind, verdict);
            ASSERT_TRUE(samples.contains(name)) << name;
            EXPECT_EQ(samples.at(name), counts[verdict].get<std::uint64_t>()) << name;
        }
    }
    EXPECT_EQ(samples.at(R"(ext4atlas_misaligned{partition="1"})"), 1U) << "the image may hold others";
    EXPECT_EQ(samples.at(R"(ext4atlas_read_modify_writes_per_block{partition="1"})"),
              json["read_modify_writes"]["per_block"].get<std::uint64_t>());
    EXPECT_EQ(samples.at(R"(ext4atlas_partition_start_remainder_bytes{partition="1"})"), 63U * 512 % 4096);
    EXPECT_EQ(samples.at(R"(ext4atlas_health_findings{partition="1",severity="error"})"),
              json["health"]["errors"].get<std::uint64_t>());
}

TEST_F(CheckFormat, NamesOfFilesCannotBreakTheForm) {
    const auto strange = m_images.bare("a,b:c\"d\\e\nf%.img", 8, "-t ext4 -b 4096");
    const auto annotated = cli("check --format github " + shellQuoted(strange));
    for (const auto& line : linesOf(annotated.out)) {
        EXPECT_THAT(line, testing::AllOf(StartsWith("::"), HasSubstr(R"(a%2Cb%3Ac"d\e%0Af%25.img,title=)")));
    }
    const auto metrics = cli("check --format prometheus " + shellQuoted(strange));
    EXPECT_EQ(samplesIn(metrics.out).at("ext4atlas_misaligned{}"), 0U);
    EXPECT_THAT(metrics.out, HasSubstr(R"(a,b:c\"d\\e\nf%.img")"));
}

TEST_F(CheckFormat, WhatWasNotJudgedHasNoMetric) {
    const auto swap = m_images.disk("swap.img", 16, "label: dos\nstart=63, size=2MiB, type=82\n");
    const auto samples = samplesIn(cli("check --format prometheus " + swap).out);
    EXPECT_EQ(samples.count("ext4atlas_read_modify_writes_per_block{}"), 0U);
    EXPECT_EQ(samples.at(R"(ext4atlas_partition_start_remainder_bytes{partition="1"})"), 63U * 512 % 4096);
}

TEST_F(CheckFormat, FormAndJsonExcludeEachOther) {
    EXPECT_EQ(cli("check --json --format github " + m_straddling).exitCode, 2);
    EXPECT_EQ(cli("check --format xml " + m_straddling).exitCode, 2);
    EXPECT_EQ(withoutExamination(cli("check --format json " + m_straddling).out),
              withoutExamination(cli("check --json " + m_straddling).out));
    EXPECT_EQ(cli("check --format text " + m_straddling).out, cli("check " + m_straddling).out);
}

} // namespace
} // namespace atlas::test
