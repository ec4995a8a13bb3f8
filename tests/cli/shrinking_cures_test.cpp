// SPDX-License-Identifier: GPL-3.0-or-later
// A partition that fills its disk from LBA 63 on has to shrink before it moves. The commands for that are offered only where
// resize2fs makes room, and pasted as one block they leave the partition alone where it does not.
#include "cli/program.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::uint64_t start = 63;
constexpr std::uint64_t sectors = 49152; // 24 MiB
constexpr auto resize = " 24572K"; // to what the cure asks for, with blocks of 4 KiB

enum class Then { Shrinks, Never, Repair };

struct Volume {
    const char* name;
    const char* mke2fs;
    const char* debugfs; ///< commands, spoiling it; empty: none
    Then then;
};

/// `filler` stands for a file that fills most of the volume.
std::string volume(const Images& images, const Volume& made) {
    auto path = images.bare("volume.img", 24, made.mke2fs);
    if (*made.debugfs != '\0') {
        const auto filler = images.folder().file("filler");
        mustRun("head -c 16M /dev/zero | tr '\\0' x >" + shellQuoted(filler));
        const auto script = images.folder().write("script", made.debugfs);
        mustRun(fmt::format("cd {} && debugfs -w -f {} {}", shellQuoted(images.folder().path().string()),
                            shellQuoted(script), shellQuoted(path)));
    }
    return path;
}

std::string diskOf(const Images& images, const std::string& volume) {
    auto path = images.folder().file("disk.img");
    makeSparse(path, (start + sectors) * 512);
    mustRun("sfdisk -q --force " + shellQuoted(path),
            fmt::format("label: dos\nunit: sectors\n{},{},L\n", start, sectors));
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc,sparse status=none", shellQuoted(volume),
                        shellQuoted(path), start));
    return path;
}

class ShrinkingCures : public testing::TestWithParam<Volume> {};

TEST_P(ShrinkingCures, AreOfferedWhereResize2fsMakesRoom) {
    const auto& made = GetParam();
    const Images images;
    const auto volume = test::volume(images, made);
    const auto ran = cli("check --json " + shellQuoted(diskOf(images, volume)));
    const auto cause = Json::parse(ran.out).at("causes").at(0);
    ASSERT_EQ(cause["cause"], "partition_start");
    const auto remedy = cause["remedy"].get<std::string>();
    if (made.then == Then::Shrinks) {
        EXPECT_EQ(cause["move"]["shrinks"], true) << remedy;
        EXPECT_THAT(cause["commands"].dump(), HasSubstr(resize));
    } else {
        EXPECT_TRUE(cause["move"].is_null()) << remedy;
        EXPECT_THAT(cause["commands"], IsEmpty());
        EXPECT_THAT(cause["anew"], IsEmpty());
        EXPECT_THAT(remedy,
                    HasSubstr(made.then == Then::Repair ? "repair it with e2fsck -f" : "cannot be shrunk here"));
    }
    if (made.then != Then::Repair) {
        const auto oracle =
            run("e2fsck -f -p " + shellQuoted(volume) + " && resize2fs " + shellQuoted(volume) + resize);
        EXPECT_EQ(oracle.exitCode == 0, made.then == Then::Shrinks) << oracle.out << oracle.err;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Volumes, ShrinkingCures,
    testing::Values(Volume{"Plain", "-t ext4 -b 4096", "", Then::Shrinks},
                    Volume{"Ext2", "-t ext2 -b 4096", "", Then::Shrinks},
                    Volume{"Bigalloc", "-t ext4 -b 4096 -O bigalloc -C 16384", "", Then::Never},
                    Volume{"StableInodes", "-t ext4 -b 4096 -O stable_inodes", "", Then::Never},
                    Volume{"BelowTheEstimate", "-t ext4 -b 1024 -g 2048", "write filler filler\n", Then::Never},
                    Volume{"BitmapElsewhere", "-t ext4 -b 4096", "set_bg 0 block_bitmap 3\n", Then::Repair},
                    Volume{"WithErrors", "-t ext4 -b 4096", "ssv state 3\n", Then::Repair},
                    Volume{"NotClean", "-t ext2 -b 4096", "ssv state 0\n", Then::Repair},
                    Volume{"JournalToReplay", "-t ext4 -b 4096", "jo\njw -b 3000 filler\njc\n", Then::Repair}),
    [](const auto& test) { return std::string(test.param.name); });

TEST(ShrinkingCure, IsForbiddenByFaultsOfTheBitmaps) {
    const Images images;
    const auto volume = test::volume(images, {"", "-t ext4 -b 4096", "", Then::Shrinks});
    const auto image = diskOf(images, volume);
    const auto bitmap = std::stoull(mustRun("dumpe2fs " + shellQuoted(volume) +
                                            " 2>/dev/null | sed -n 's/.*Block bitmap at \\([0-9]*\\).*/\\1/p'"));
    overwrite(image, start * 512 + bitmap * 4096 + 4, std::string(1, '\0'));
    const auto moves = [&](const std::string& options) {
        return !Json::parse(cli("check --json " + options + shellQuoted(image)).out)["causes"][0]["move"].is_null();
    };
    EXPECT_TRUE(moves("")) << "they were not read";
    EXPECT_FALSE(moves("--health "));
}

/// The lines of the first cure's commands, as `check --explain` prints them.
std::string blockOf(const std::string& explained) {
    const auto first = explained.find("           loop=");
    const auto end = explained.find("\n         or, if", first);
    EXPECT_NE(end, std::string::npos) << explained;
    return explained.substr(first, end - first) + "\n";
}

/// Programs that note that they ran; the one named `failing` fails.
std::string standIns(const Images& images, std::string_view failing) {
    const auto folder = images.folder().path() / failing;
    std::filesystem::create_directory(folder);
    for (const std::string name : {"losetup", "e2fsck", "resize2fs", "sfdisk"}) {
        const auto script = fmt::format("#!/bin/sh\necho {} >>{}\nexit {}\n", name,
                                        shellQuoted((folder / "ran").string()), name == failing ? 1 : 0);
        const auto path = images.folder().write(fmt::format("{}/{}", failing, name), script);
        std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    }
    return folder.string();
}

TEST(ShrinkingCure, StopsAsOneBlockWhereACommandFails) {
    const Images images;
    const auto image = diskOf(images, volume(images, {"", "-t ext4 -b 4096", "", Then::Shrinks}));
    const auto block = blockOf(cli("check --explain " + shellQuoted(image)).out);
    EXPECT_EQ(std::ranges::count(block, '&'), 2 * (std::ranges::count(block, '\n') - 1)) << block;
    const auto ranUntil = [&](std::string_view failing) {
        const auto folder = standIns(images, failing);
        EXPECT_EQ(run("PATH=" + shellQuoted(folder) + ":$PATH; " + block).exitCode == 0, failing == "none") << block;
        return mustRun("tr '\\n' ' ' <" + shellQuoted(folder + "/ran"));
    };
    EXPECT_EQ(ranUntil("losetup"), "losetup ");
    EXPECT_EQ(ranUntil("e2fsck"), "losetup e2fsck losetup ");
    EXPECT_EQ(ranUntil("resize2fs"), "losetup e2fsck resize2fs losetup ");
    EXPECT_EQ(ranUntil("sfdisk"), "losetup e2fsck resize2fs losetup sfdisk ");
    EXPECT_EQ(ranUntil("none"), "losetup e2fsck resize2fs losetup sfdisk sfdisk ");
}

TEST(ShrinkingCure, StandsInTheTextAsInTheJson) {
    const Images images;
    const auto image = shellQuoted(diskOf(images, volume(images, {"", "-t ext4 -b 4096", "", Then::Shrinks})));
    const auto check = Json::parse(cli("check --json " + image).out);
    std::string joined;
    for (const auto& command : check["causes"][0]["commands"]) {
        joined += (joined.empty() ? "" : " &&\n") + ("           " + command["command"].get<std::string>());
    }
    EXPECT_EQ(blockOf(cli("check --explain " + image).out), joined + "\n");
}

TEST(CureOfAStripe, PlacesTheVolumeOnPhysicalSectorsToo) {
    const Images images;
    const auto image = images.folder().file("off.img");
    makeSparse(image, 20 << 20);
    mustRun("mke2fs -q -F -t ext4 -b 4096 -E offset=8192 " + shellQuoted(image) + " 16M");
    const auto check = cliJson("check --json --offset 8192 --stripe 6K " + shellQuoted(image), 1);
    ASSERT_EQ(check["causes"].size(), 1U);
    const auto& cause = check["causes"][0];
    EXPECT_EQ(cause["cause"], "stripe_start");
    EXPECT_EQ(cause["remedy"], "place the volume at a multiple of 12 KiB");
    EXPECT_THAT(cause["effect"].get<std::string>(), HasSubstr("no verdict on the physical sectors changes"));
    EXPECT_EQ(cause["made_whole"], 0);
    EXPECT_EQ(cause["after"]["verdict"], "whole");
    EXPECT_EQ(cause["after"]["misaligned"], 0);
    EXPECT_EQ(cause["after"]["remainders"]["stripe"], 0);
    EXPECT_EQ(cause["after"]["remainders"]["physical_sector"], 0);
}

TEST(CureOfAStripe, SaysWhatBecomesOfTheStructuresWhereTheyAreOffToo) {
    const Images images;
    const auto image = images.folder().file("off.img");
    makeSparse(image, 20 << 20);
    mustRun("mke2fs -q -F -t ext4 -b 4096 -E offset=8704 " + shellQuoted(image) + " 16M");
    const auto check = cliJson("check --json --offset 8704 --stripe 6K " + shellQuoted(image), 1);
    ASSERT_EQ(check["causes"].size(), 2U);
    const auto& cause = check["causes"][1];
    EXPECT_EQ(cause["cause"], "stripe_start");
    EXPECT_GT(cause["misaligned"], 0);
    EXPECT_EQ(cause["made_whole"], cause["misaligned"]);
    EXPECT_THAT(cause["effect"].get<std::string>(), HasSubstr("are then aligned; large writes fill whole stripes"));
}

} // namespace
} // namespace atlas::test
