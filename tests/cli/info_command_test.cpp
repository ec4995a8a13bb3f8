// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "report/snapshot/snapshot_file.h"
#include "support/synthetic.h"
#include "support/temp_dir.h"

#include <fstream>
#include <gmock/gmock.h>
#include <map>

namespace atlas::test {
namespace {

using testing::HasSubstr;

/// A mirror on two disks, the second of which carries its data from 512 bytes past a physical sector on.
Snapshot partitionedMirror() {
    auto snapshot = syntheticSnapshot({.groups = {2}}, Lba{2048});
    snapshot.disk.isDevice = true;
    auto& stack = snapshot.disk.devices;
    stack.push_back({.kind = BlockDeviceKind::Md, .name = "md0", .label = "raid1"});
    for (const auto& [name, at] : {std::pair{std::string("sda"), MiB}, {std::string("sdb"), MiB + 512}}) {
        const Piece all{.above = {{0}, snapshot.disk.size}, .at = ByteOffset{at}};
        stack.push_back({.kind = BlockDeviceKind::Disk, .name = name, .depth = 1, .pieces = {all}});
    }
    return snapshot;
}

TEST(InfoCommand, JudgesStartsOnTheSectorsOfTheWorstMemberAsCheckDoes) {
    const TempDir folder;
    const auto file = folder.file("mirror.snapshot");
    {
        std::ofstream out(file, std::ios::binary);
        writeSnapshot(partitionedMirror(), out);
    }
    const auto info = cliJson("info --json " + file);
    const auto check = cliJson("check --json " + file, 1);
    ASSERT_EQ(info["partitions"].size(), 1U);
    for (const auto* key : {"number", "start_byte", "start_remainder", "verdict"}) {
        EXPECT_EQ(info["partitions"][0][key], check["partitions"][0][key]) << key;
    }
    EXPECT_EQ(info["partitions"][0]["start_remainder"], 512);
    EXPECT_THAT(cli("info " + file).out, HasSubstr("✖ straddling"));
}

/// The copies lack the feature, and only the primary superblock is up to date.
TEST(InfoCommand, ListsFeaturesThatE2fsprogsDoesNotSupport) {
    const Images images;
    for (const auto* options : {"-t ext4 -b 4096 -g 2048", "-t ext4 -b 4096 -g 2048 -O ^metadata_csum"}) {
        const auto image = images.bare("fs.img", 24, options);
        mustRun("debugfs -w -R 'feature FEATURE_I22 dirdata FEATURE_R25 FEATURE_C28' " + shellQuoted(image) +
                " 2>/dev/null");
        const auto info = cliJson("info --json " + shellQuoted(image));
        for (const auto* feature : {"FEATURE_I22", "dirdata", "FEATURE_R25", "FEATURE_C28", "has_journal"}) {
            EXPECT_THAT(info["filesystem"]["features"], testing::Contains(feature)) << options;
        }
        const auto features =
            mustRun("dumpe2fs -h -f " + shellQuoted(image) + " 2>/dev/null | sed -n 's/^Filesystem features: *//p'");
        EXPECT_THAT(cli("info " + shellQuoted(image)).out, HasSubstr(features.substr(0, features.find('\n'))));
        std::map<std::string, int> kinds;
        for (const auto& finding : info["findings"]) {
            ++kinds[finding["kind"].get<std::string>() + " " + finding["severity"].get<std::string>()];
        }
        EXPECT_EQ(kinds["features_unsupported error"], 2) << "one known by name";
        EXPECT_EQ(kinds["features_unsupported warning"], 2);
        EXPECT_FALSE(kinds.contains("superblock_from_backup error"));
    }
}

} // namespace
} // namespace atlas::test
