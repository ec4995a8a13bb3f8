// SPDX-License-Identifier: GPL-3.0-or-later
// An ext file system that cannot be read is told in the same words and with the same exit status wherever it lies.
#include "cli/unreadable_images.h"

#include <gmock/gmock.h>
#include <string>
#include <utility>
#include <vector>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class UnreadableVolumes : public testing::TestWithParam<UnreadableImage> {
protected:
    Images images;
    std::string image = shellQuoted(GetParam().make(images));
};

std::vector<json> unreadableIn(const json& check) {
    std::vector<json> found;
    for (const auto& finding : check["findings"]) {
        if (finding["kind"] == "volume_unreadable") {
            found.push_back(finding);
        }
    }
    return found;
}

TEST_P(UnreadableVolumes, AreUnknown) {
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["verdict"], "unknown");
    EXPECT_EQ(check["health"]["verdict"], "error");
    const auto found = unreadableIn(check);
    ASSERT_EQ(found.size(), 1U) << check["findings"];
    EXPECT_EQ(found[0]["partition"], 1);
    EXPECT_THAT(found[0]["text"].get<std::string>(), HasSubstr(" cannot be read: "));
    const auto& volume = GetParam().logicalVolume;
    const auto name = volume.empty() ? "partition 1" : "logical volume " + volume;
    EXPECT_THAT(found[0]["text"].get<std::string>(), HasSubstr("the file system of " + name));
    EXPECT_EQ(found[0]["logical_volume"], volume.empty() ? json() : json(volume));
    const auto ran = cli("check " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("the structures of 1 file system that cannot be read were not judged"));
    EXPECT_EQ(cli("check --health " + image).exitCode, 1);
}

TEST_P(UnreadableVolumes, AreErrorsWhereOneIsAskedFor) {
    EXPECT_EQ(cli("check --partition 1 " + image).exitCode, 3);
    if (const auto& volume = GetParam().logicalVolume; !volume.empty()) {
        EXPECT_EQ(cli("check --volume " + volume + " " + image).exitCode, 3);
    }
}

TEST_P(UnreadableVolumes, AreKeptBySnapshots) {
    const auto saved = shellQuoted(images.folder().file("saved"));
    ASSERT_EQ(cli("snapshot -o " + saved + " " + image).exitCode, 0);
    EXPECT_EQ(unreadableIn(cliJson("check --json " + saved, 1)), unreadableIn(cliJson("check --json " + image, 1)));
    EXPECT_EQ(cliJson("check --json " + saved, 1)["verdict"], "unknown");
}

/// What the snapshot does not hold, and the image does not either, is told as of the image.
TEST_P(UnreadableVolumes, AreRefusedOfSnapshotsAsOfImages) {
    const auto saved = shellQuoted(images.folder().file("saved"));
    ASSERT_EQ(cli("snapshot -o " + saved + " " + image).exitCode, 0);
    std::vector<std::pair<std::string, int>> asked{{"--partition 1", 3}, {"--partition 9", 2}, {"--volume vg/nope", 2}};
    if (const auto& volume = GetParam().logicalVolume; !volume.empty()) {
        asked.emplace_back("--volume " + volume, 3);
    }
    for (const auto& [option, exitCode] : asked) {
        for (const std::string command : {"check ", "check --health ", "layout ", "layout --json "}) {
            const auto ofImage = cli(command + option + " " + image);
            const auto ofSaved = cli(command + option + " " + saved);
            EXPECT_EQ(ofImage.exitCode, exitCode) << command << option;
            EXPECT_EQ(ofSaved.exitCode, exitCode) << command << option;
            EXPECT_EQ(ofSaved.err, ofImage.err) << command << option;
            EXPECT_EQ(ofSaved.out, "") << command << option;
        }
    }
}

TEST_P(UnreadableVolumes, AreToldOfRedactedSnapshotsThatNameThemselves) {
    const auto path = images.folder().file("saved");
    ASSERT_EQ(cli("snapshot --redact -o " + shellQuoted(path) + " " + image).exitCode, 0);
    const auto ran = cli("check --partition 1 " + shellQuoted(path));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, testing::StartsWith("ext4atlas-cli: " + path + ": the ext superblock cannot be used: "));
}

INSTANTIATE_TEST_SUITE_P(All, UnreadableVolumes, testing::ValuesIn(unreadableImages()),
                         [](const auto& tested) { return tested.param.name; });

} // namespace
} // namespace atlas::test
