// SPDX-License-Identifier: GPL-3.0-or-later
// Every command gives the same output for a snapshot as for its image.
#include "cli/program.h"

#include "report/json/measurement_json.h"
#include "support/measured_drive.h"
#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;

class SnapshotOf : public testing::TestWithParam<const char*> {
protected:
    std::string make() {
        const std::string name = GetParam();
        if (name == "no ext") {
            return m_images.disk("none.img", 16,
                                 "label: dos\nstart=2049, size=2MiB, type=82\nstart=8192, size=2MiB, type=83\n");
        }
        if (name == "bare") {
            return m_images.bare("bare.img", 300, "-t ext4 -b 1024 -G 4 -O quota,mmp");
        }
        if (name == "lost superblock") {
            const auto image = m_images.bare("lost.img", 300, "-t ext4");
            overwrite(image, 1024, std::string(1024, '\0'));
            return image;
        }
        if (name == "unreadable ext") {
            const auto image =
                m_images.disk("small.img", 20, "label: gpt\nstart=2048, size=10MiB\n", {{2048, 10, "-t ext2 -b 4096"}});
            overwrite(image, 1048576 + 1024 + 0x20, std::string(4, '\0')); // s_blocks_per_group; no backup superblock
            return image;
        }
        return gptDisk(m_images, 63);
    }

    Images m_images;
};

TEST_P(SnapshotOf, SaysWhatTheImageSays) {
    const auto image = make();
    const auto binary = m_images.folder().file("binary");
    const auto json = m_images.folder().file("json");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", binary, image)).exitCode, 0);
    ASSERT_EQ(cli(fmt::format("snapshot --json {} > {}", image, json)).exitCode, 0);
    for (const auto* command : {"info", "layout", "check", "info --json", "layout --json", "check --json",
                                "check --physical-sector 512", "check --phase 512", "snapshot", "snapshot --json"}) {
        const auto ofImage = cli(fmt::format("{} {} | cat", command, image));
        for (const auto& file : {binary, json}) {
            const auto ofSnapshot = cli(fmt::format("{} {} | cat", command, file));
            EXPECT_EQ(withoutExamination(ofSnapshot.out), withoutExamination(ofImage.out)) << command << ' ' << file;
            EXPECT_EQ(cli(fmt::format("{} {} > /dev/null", command, file)).exitCode,
                      cli(fmt::format("{} {} > /dev/null", command, image)).exitCode)
                << command;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, SnapshotOf,
                         testing::Values("gpt", "bare", "no ext", "lost superblock", "unreadable ext"),
                         [](const auto& test) {
                             std::string name = test.param;
                             std::ranges::replace(name, ' ', '_');
                             return name;
                         });

/// The window opens such snapshots: it judges what the command line does.
TEST(SnapshotOfAPartition, WithoutExtIsJudgedAsThatPartitionAlone) {
    const Images images;
    const auto image =
        images.disk("none.img", 16, "label: dos\nstart=2049, size=2MiB, type=82\nstart=8192, size=2MiB, type=83\n");
    const auto saved = images.folder().file("saved");
    for (const auto& [partition, verdict] : {std::pair{1, "straddling"}, {2, "unknown"}}) {
        mustRun(fmt::format("{} snapshot --partition {} -o {} {}", built("ext4atlas-cli"), partition, saved, image));
        auto ofImage = cliJson(fmt::format("check --json --partition {} {}", partition, image), 1);
        EXPECT_EQ(ofImage["verdict"], verdict);
        ofImage.erase("examination");
        for (const auto& options : {std::string(), fmt::format("--partition {} ", partition)}) {
            auto ofSnapshot = cliJson(fmt::format("check --json {}{}", options, saved), 1);
            ofSnapshot.erase("examination");
            EXPECT_EQ(ofSnapshot, ofImage) << options;
        }
    }
}

class SavedSnapshot : public testing::Test {
protected:
    Images m_images;
    std::string m_image = gptDisk(m_images, 2048);
    std::string m_saved = m_images.folder().file("saved");

    void SetUp() override { mustRun(fmt::format("{} snapshot -o {} {}", built("ext4atlas-cli"), m_saved, m_image)); }
};

TEST_F(SavedSnapshot, TakesNoOtherPlace) {
    EXPECT_EQ(cli("layout --partition 1 " + m_saved).exitCode, 0);
    for (const auto* option : {"--offset 0", "--logical-sector 4096"}) {
        const auto ran = cli(fmt::format("layout {} {}", option, m_saved));
        EXPECT_EQ(ran.exitCode, 2) << option;
        EXPECT_THAT(ran.err, HasSubstr("read the image itself"));
    }
}

TEST_F(SavedSnapshot, OfOneVolumeHoldsNoOther) {
    const auto image = m_images.disk("two.img", 24, "label: dos\n2048,20480,L\n24576,20480,L\n",
                                     {{2048, 10, "-t ext4"}, {24576, 10, "-t ext4"}});
    ASSERT_EQ(cli(fmt::format("snapshot --one-volume --force -o {} {}", m_saved, image)).exitCode, 0);
    const auto other = cli("check --partition 2 " + m_saved);
    EXPECT_EQ(other.exitCode, 2) << "the image has it";
    EXPECT_THAT(other.err, HasSubstr("the snapshot does not hold this partition"));
    EXPECT_THAT(other.err, HasSubstr("read the image itself"));
    const auto none = cli("check --partition 3 " + m_saved);
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_EQ(none.err, cli("check --partition 3 " + image).err) << "nor has the image that one";
}

/// Measurements are kept with the layout, and diff compares those of two snapshots.
TEST_F(SavedSnapshot, KeepsWhatWasMeasured) {
    const auto keep = [&](double aligned) {
        std::ostringstream json;
        writeMeasurementJson(measuredWrites(aligned), json);
        const auto measured = m_images.folder().write("measured.json", json.str());
        const auto kept = m_images.folder().file(fmt::format("{}.ext4atlas", aligned));
        const auto ran = cli(fmt::format("snapshot --measurement {} -o {} {}", measured, kept, m_image));
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return kept;
    };
    const auto fast = keep(120);
    const auto slow = keep(60);
    EXPECT_EQ(cliJson("snapshot --json " + fast)["measurements"][0]["points"].size(), 8U);
    const auto diff = cli(fmt::format("diff --exit-code {} {}", fast, slow));
    EXPECT_EQ(diff.exitCode, 0) << "measurements are no difference";
    EXPECT_THAT(diff.out,
                HasSubstr("measured synced writes, write 0: 121 a second → 60.6 a second, 0.50 times as fast"));
    const auto json = cliJson(fmt::format("diff --json {} {}", fast, m_saved));
    EXPECT_EQ(json["measurements"][0]["from"]["target"], "/dev/sdx");
    EXPECT_TRUE(json["measurements"][0]["to"].is_null());
    const auto wrong = cli(fmt::format("snapshot --json --measurement {0} {0}", m_saved));
    EXPECT_EQ(wrong.exitCode, 3);
    EXPECT_THAT(wrong.err, HasSubstr("this is no measurement"));
}

TEST_F(SavedSnapshot, IsSmall) { EXPECT_LT(std::filesystem::file_size(m_saved), 8192u); }

TEST_F(SavedSnapshot, RedactedTellsNoNames) {
    const auto whole = cli("snapshot --json " + m_image).out;
    const auto uuid = nlohmann::json::parse(whole)["layout"]["filesystem"]["uuid"].get<std::string>();
    for (const auto* form : {"snapshot --redact", "snapshot --redact --json"}) {
        const auto out = run(fmt::format("{} {} {} | cat", built("ext4atlas-cli"), form, m_image)).out;
        for (const auto& secret : {uuid, std::string("\"root\""), std::string("\"system\""), m_image}) {
            EXPECT_THAT(whole, HasSubstr(secret));
            EXPECT_THAT(out, testing::Not(HasSubstr(secret)));
        }
    }
}

/// script(1) runs the program in a terminal.
TEST_F(SavedSnapshot, BinaryIsRefusedByATerminal) {
    if (!hasTool("script")) {
        GTEST_SKIP() << "script is not installed";
    }
    const auto ran = run(fmt::format("script -qec '{} snapshot {}' /dev/null", built("ext4atlas-cli"), m_image));
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_THAT(ran.out, HasSubstr("not written to a terminal"));
}

} // namespace
} // namespace atlas::test
