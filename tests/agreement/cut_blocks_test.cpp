// SPDX-License-Identifier: GPL-3.0-or-later
// A block in two pieces of a logical volume: the window, the text, JSON, GitHub and Prometheus agree on it.
#include "agreement/window.h"
#include "cli/program.h"
#include "report/words/verdict_text.h"
#include "support/lvm_image.h"
#include "support/paths.h"
#include "support/temp_dir.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

/// Extents of 1 KiB: 4,097 of the volume, 4 of another, and the rest of the volume. Block 1024 lies around the gap.
class CutBlocks : public testing::Test {
protected:
    void SetUp() override {
        if (const auto missing = LvmImage::missing(); !missing.empty()) {
            GTEST_SKIP() << missing;
        }
        m_image.emplace(m_folder, std::vector<std::uint64_t>{2048});
        m_image->run("pvcreate -y $1\n"
                     "vgcreate -s 1k vg $1\n"
                     "lvcreate -an -Zn -Wn -n lv -l 4097 vg\n"
                     "lvcreate -an -Zn -Wn -n gap -l 4 vg\n"
                     "lvextend -l +4095 vg/lv\n");
        const auto file = shellQuoted(m_folder.file("lv"));
        mustRun("truncate -s 8M " + file + " && mke2fs -q -F -t ext4 -b 4096 " + file);
        const auto to = shellQuoted(m_image->path());
        mustRun(fmt::format("dd if={} of={} bs=1k seek=2048 count=4097 conv=notrunc status=none", file, to));
        mustRun(fmt::format("dd if={} of={} bs=1k skip=4097 seek=6149 conv=notrunc status=none", file, to));
    }

    TempDir m_folder;
    std::optional<LvmImage> m_image;
};

TEST_F(CutBlocks, AreTheSameInEveryAnswer) {
    const auto image = shellQuoted(m_image->path());
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["verdict"], "straddling");
    EXPECT_EQ(check["state"], "misaligned");
    const auto& findings = check["findings"];
    const auto found = std::ranges::find_if(findings, [](const auto& each) { return each["kind"] == "block_cut"; });
    ASSERT_NE(found, findings.end());
    EXPECT_EQ((*found)["block"], 1024);
    const auto text = (*found)["text"].get<std::string>();
    EXPECT_THAT(text, HasSubstr("1,024 bytes at byte 6,291,456 and the rest at byte 6,296,576"));
    EXPECT_THAT(cli("check " + image).out, HasSubstr(text));
    EXPECT_THAT(cli("check --format github " + image).out, HasSubstr(text));
    EXPECT_THAT(cli("check --format prometheus " + image).out, HasSubstr("alignment=\"straddling\""));

    const Window window({m_image->path(), ""});
    ASSERT_EQ(window.error(), "");
    EXPECT_EQ(name(window.judgement().verdict.state), "misaligned");
    EXPECT_THAT(cli("check " + image).out, HasSubstr(english(alignmentText(window.judgement()))));
    bool isListed = false;
    for (int row = 0; row < window.findings().rowCount(); ++row) {
        isListed = isListed || window.cell(row, ui::FindingColumn::Finding).contains("block 1,024");
    }
    EXPECT_TRUE(isListed);
    EXPECT_TRUE(window.judgement().structureJudge().fit({BlockNumber{1024}, {1}}).isMisaligned()) << "as on the map";
}

} // namespace
} // namespace atlas::test
