// SPDX-License-Identifier: GPL-3.0-or-later
// plan, sweep and compare with mke2fs lines as people paste them.
#include "cli/program.h"

#include "support/paths.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace atlas::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;

nlohmann::json planned(const std::string& arguments) { return cliJson("plan --json " + arguments); }

std::uint64_t bytesOf(const nlohmann::json& json) {
    const auto& fs = json["filesystem"];
    return fs["block_count"].get<std::uint64_t>() * fs["block_size"].get<std::uint64_t>();
}

TEST(PastedLine, IsPlannedAsTheSameOptionsBehindASize) {
    const auto expected = planned("2G -- -t ext4 -L root -G 64");
    for (const auto* line :
         {"mkfs.ext4 -L root -G 64 /dev/nowhere 2G", "'mkfs.ext4 -L root -G 64 /dev/nowhere 2G'",
          "-t ext4 -L root -G 64 /dev/nowhere 2G", "-- mke2fs -t ext4 -L root -G 64 root.nowhere 2G",
          "sudo /sbin/mkfs.ext4 -F -q -L root -G 64 /dev/nowhere 2G", "2G mkfs.ext4 -L root -G 64 /dev/nowhere",
          "--size 2G mkfs.ext4 -L root -G 64 /dev/nowhere", "mkfs.ext4 -L root -G 64 /dev/nowhere --size=2G",
          "LANG=C mkfs.ext4 -Lroot -G64 root.nowhere 2G", "mkfs -t ext4 -L root -G 64 /dev/nowhere 2097152",
          "'-t ext4 -L root -G 64 root.nowhere 2G'", "mkfs.ext4 -L root -b 4096 -G 64 /dev/nowhere 524288"}) {
        const auto json = planned(line);
        EXPECT_EQ(json["groups"], expected["groups"]) << line;
        EXPECT_EQ(json["filesystem"], expected["filesystem"]) << line;
    }
}

TEST(PastedLine, TakesTheCommandsOwnOptionsOnEitherSide) {
    const auto behind = nlohmann::json::parse(cli("plan mkfs.ext4 -G 8 root.nowhere 512M --grow 1G --json").out);
    EXPECT_EQ(behind["plan"]["growth"]["to"], gibibyte);
    EXPECT_THAT(cli("--plain plan mkfs.ext4 root.nowhere 512M --medium hdd").out, HasSubstr("mkfs.ext4 DEVICE 512M"));
    EXPECT_THAT(cli("plan mkfs.ext4 root.nowhere 512M --no-such").err, HasSubstr("\"--no-such\""));
    EXPECT_THAT(cli("plan -h").out, HasSubstr("mkfs.ext4 -L root /dev/sda3 2G"));
}

TEST(PastedLine, TakesItsSizeFromTheLineElseTheOptionElseTheFile) {
    const Images images;
    const auto file = images.folder().file("root.img");
    mustRun("truncate -s 300M " + shellQuoted(file));
    const auto line = "mkfs.ext4 " + shellQuoted(file);
    EXPECT_EQ(bytesOf(planned(line)), 300U << 20);
    EXPECT_EQ(bytesOf(planned("-t ext4 " + shellQuoted(file))), 300U << 20);
    EXPECT_EQ(bytesOf(planned(line + " --size 200M")), 200U << 20);
    EXPECT_EQ(bytesOf(planned(line + " 100M --size 200M")), 100U << 20);
    EXPECT_EQ(mustRun("stat -c %s,%b " + shellQuoted(file)), "314572800,0\n") << "it is only asked for its size";
    const auto unknown = cli("plan mkfs.ext4 /dev/nowhere");
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_THAT(unknown.err, AllOf(HasSubstr("/dev/nowhere does not exist here"), HasSubstr("or --size 2G")));
    const auto folder = cli("plan mkfs.ext4 /");
    EXPECT_EQ(folder.exitCode, 2);
    EXPECT_THAT(folder.err, AllOf(HasSubstr("is a folder"), HasSubstr("or --size 2G")));
    EXPECT_EQ(cli("plan mkfs.ext4 /dev/nowhere 2G 3G").exitCode, 1) << "mke2fs shows its usage";
    EXPECT_THAT(cli("plan mkfs.ext4 /dev/nowhere 9999999T").err, HasSubstr("at most 1 EiB"));
}

TEST(PastedLine, PlansWhatIsCopiedWithOneNote) {
    const auto said = HasSubstr("The files of rootfs are not placed");
    const auto json = planned("mke2fs -t ext4 -d rootfs root.nowhere 512M");
    EXPECT_EQ(json["groups"], planned("512M -- -t ext4")["groups"]);
    EXPECT_EQ(json["plan"]["command"], "mke2fs -t ext4 -d rootfs DEVICE 512M");
    EXPECT_THAT(json["plan"]["notes"].dump(), said);
    EXPECT_THAT(cli("plan 512M -- -t ext4 -d rootfs.tar").out, HasSubstr("The files of rootfs.tar are not placed"));
    EXPECT_THAT(cliJson("sweep --json mke2fs -t ext4 -d rootfs root.nowhere 512M")["notes"].dump(), said);
    EXPECT_THAT(cli("compare 'mkfs.ext4 -d rootfs root.nowhere 512M' 'mkfs.ext4 root.nowhere 512M'").err, said);
    const auto grown = planned("--grow 1G mke2fs -t ext4 -d /nowhere root.nowhere 512M");
    EXPECT_EQ(grown["plan"]["growth"], planned("--grow 1G mke2fs -t ext4 root.nowhere 512M")["plan"]["growth"]);
}

TEST(PastedLine, FollowsTheConfigurationThatItNames) {
    const Images images;
    const auto conf = images.folder().file("my.conf");
    mustRun("printf '[defaults]\\n\\tblocksize = 2048\\n[fs_types]\\n\\text2 = {\\n\\t}\\n' >" + shellQuoted(conf));
    const auto json = planned("MKE2FS_CONFIG=" + shellQuoted(conf) + " mke2fs root.nowhere 512M");
    EXPECT_EQ(json["filesystem"]["block_size"], 2048);
    EXPECT_EQ(json["plan"]["mke2fs_conf"], conf);
    const auto sector = planned("MKE2FS_DEVICE_SECTSIZE=4096 mkfs.ext4 root.nowhere 64M");
    EXPECT_EQ(sector["filesystem"]["block_size"], 4096);
    EXPECT_EQ(planned("mkfs.ext4 root.nowhere 64M")["filesystem"]["block_size"], 1024);
}

TEST(PastedLine, IsTakenBySweepAndCompare) {
    const auto swept = cliJson("sweep --json mkfs.ext4 -L root -G 64 /dev/nowhere 2G");
    EXPECT_EQ(swept["size"], 2 * gibibyte);
    const auto expected = cliJson("sweep 2G --json -- -t ext4")["rows"];
    ASSERT_EQ(swept["rows"].size(), expected.size());
    for (std::size_t n = 0; n < expected.size(); ++n) {
        EXPECT_EQ(swept["rows"][n]["metrics"], expected[n]["metrics"]) << expected[n]["setting"];
    }
    EXPECT_THAT(swept["notes"].dump(), HasSubstr("The -G 64 of the line is left out"));
    const auto compared =
        cliJson("compare --json 'sudo mkfs.ext4 -G 64 /dev/nowhere 2G' 'mke2fs -t ext4 -G 8 root.nowhere 2G'");
    EXPECT_EQ(compared["inputs"]["size"], 2 * gibibyte);
    EXPECT_EQ(compared["layouts"][1]["metrics"]["block_bitmap_runs"], 2);
    const auto unequal = cliJson("compare --json 'mkfs.ext4 root.nowhere 2G' 'mkfs.ext4 root.nowhere 4G'");
    EXPECT_TRUE(unequal["inputs"]["size"].is_null());
    const auto metadata = [&](std::size_t n) {
        return unequal["layouts"][n]["metrics"]["metadata_blocks"].get<std::uint64_t>();
    };
    EXPECT_GT(metadata(1), metadata(0));
}

TEST(PastedLine, OfASmallImageAsksForItsGrowth) {
    const auto said = HasSubstr("ask with --grow and the size of the medium");
    EXPECT_THAT(cli("plan 'mke2fs -t ext4 -d rootfs root.nowhere 512M'").out, said);
    EXPECT_THAT(cli("plan 512M --medium emmc -- -t ext4").out, said);
    EXPECT_THAT(cli("plan mkfs.ext4 root.nowhere 512M --grow 1G").out, Not(said));
    EXPECT_THAT(cli("plan mkfs.ext4 /dev/nowhere 512M").out, Not(said));
    EXPECT_THAT(cli("plan mkfs.ext4 root.nowhere 64G").out, Not(said));
    EXPECT_THAT(cli("sweep 512M --use sd-card").out, said);
    EXPECT_THAT(cli("sweep 64G --use sd-card").out, Not(said));
}

} // namespace
} // namespace atlas::test
