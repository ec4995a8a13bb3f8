// SPDX-License-Identifier: GPL-3.0-or-later
// A disk with several ext file systems: text, JSON, GitHub, Prometheus and the window agree on each of them.
#include "agreement/window.h"
#include "cli/program.h"
#include "report/words/verdict_text.h"
#include "support/run.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr std::uint64_t firstSector = 2048;
constexpr std::uint64_t secondSector = 67585; // off the physical sectors
constexpr std::uint64_t thirdSector = 135168;

class SeveralVolumes : public testing::Test {
protected:
    /// The second file system straddles, and the descriptor of the third has a wrong checksum.
    SeveralVolumes() {
        const auto script =
            fmt::format("label: dos\nstart={}, size=65536\nstart={}, size=65536\nstart={}, size=65536\n", firstSector,
                        secondSector, thirdSector);
        constexpr auto make = "-t ext4 -b 4096";
        m_image = m_images.disk("three.img", 128, script,
                                {{firstSector, 32, make}, {secondSector, 32, make}, {thirdSector, 32, make}});
        spoil(m_image, thirdSector * 512 + 4096 + 0x1E, "\x12\x34");
    }

    [[nodiscard]] std::string word() const { return shellQuoted(m_image); }

    Images m_images;
    std::string m_image;
};

TEST_F(SeveralVolumes, HaveTheSameVerdictsInEveryFormat) {
    const auto check = cliJson("check --json " + word(), 1);
    const auto text = cli("check " + word()).out;
    const auto metrics = cli("check --format prometheus " + word()).out;
    ASSERT_EQ(check["volumes"].size(), 3U);
    for (const auto& volume : check["volumes"]) {
        const auto partition = volume["partition"].get<int>();
        EXPECT_THAT(metrics, HasSubstr(fmt::format("partition=\"{}\",alignment=\"{}\",health=\"{}\"", partition,
                                                   volume["verdict"].get<std::string>(),
                                                   volume["health"]["verdict"].get<std::string>())));
        const auto line = text.find(fmt::format("\n  partition {} ", partition));
        ASSERT_NE(line, std::string::npos);
        const auto row = text.substr(line + 1, text.find('\n', line + 1) - line - 1);
        EXPECT_THAT(row, HasSubstr(volume["verdict"] == "whole" ? "✓ all" : "✖ all"));
        EXPECT_THAT(row, HasSubstr(volume["health"]["errors"] == 0 ? "✓ no fault found" : "⊗ 1 error"));
    }
    EXPECT_EQ(check["verdict"], "straddling");
    EXPECT_THAT(text, HasSubstr(check["text"].get<std::string>()));
    const auto annotations = cli("check --format github " + word()).out;
    EXPECT_THAT(annotations, HasSubstr("title=alignment::" + check["text"].get<std::string>()));
    EXPECT_THAT(annotations, HasSubstr("title=health::" + check["health"]["text"].get<std::string>()));
}

TEST_F(SeveralVolumes, AreJudgedInTheWindowAsBesideOneAnother) {
    const auto check = cliJson("check --json " + word(), 1);
    for (const auto& volume : check["volumes"]) {
        const auto partition = volume["partition"].get<int>();
        const Window window({m_image, fmt::format("--partition {}", partition)});
        ASSERT_EQ(window.error(), "");
        const auto& judgement = window.judgement();
        EXPECT_EQ(name(judgement.verdict), volume["verdict"].get<std::string>()) << partition;
        EXPECT_EQ(english(alignmentText(judgement)), volume["text"].get<std::string>()) << partition;
        EXPECT_EQ(name(judgement.found.health.verdict), volume["health"]["verdict"].get<std::string>()) << partition;
        EXPECT_EQ(judgement.found.health.errors, volume["health"]["errors"].get<std::uint64_t>()) << partition;
    }
}

TEST_F(SeveralVolumes, OfTheWholeDiskFailWhereTheWindowMarksThem) {
    const Window window({m_image, ""});
    ASSERT_EQ(window.error(), "");
    const auto& found = window.judgement().found;
    EXPECT_TRUE(isFailure(window.judgement().verdict.state));
    EXPECT_EQ(found.health.errors, cliJson("check --json " + word(), 1)["health"]["errors"].get<std::uint64_t>());
    EXPECT_THAT(found.findings, testing::Contains(testing::Field(&Finding::kind, FindingKind::OtherVolumeFaulty)));
}

} // namespace
} // namespace atlas::test
