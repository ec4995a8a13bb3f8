// SPDX-License-Identifier: GPL-3.0-or-later
// Compressed images and archives, made by the programs of their formats.
#include "cli/program.h"
#include "support/paths.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// A disk with two partitions, of which one holds ext4.
std::string diskIn(const Images& images) {
    return images.disk("disk.img", 120, "label: gpt\nstart=2048,size=32768\nstart=63489\n",
                       {{.startSector = 63489, .mebibytes = 64, .mkfs = "-t ext4"}});
}

std::string here(const Images& images, const std::string& command) {
    return mustRun("cd " + images.folder().path().string() + " && " + command);
}

class PackedImage : public testing::TestWithParam<const char*> {};

TEST_P(PackedImage, HasTheVerdictOfTheRawImage) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, GetParam());
    const auto packed = images.folder().file("packed");
    for (const std::string command : {"layout --json ", "owners --json "}) {
        auto ofRaw = nlohmann::json::parse(cli(command + raw).out);
        auto ofPacked = nlohmann::json::parse(cli(command + packed).out);
        for (auto* each : {&ofRaw, &ofPacked}) {
            for (const char* const key : {"examination", "image", "findings", "program"}) {
                each->erase(key);
            }
        }
        EXPECT_EQ(ofPacked, ofRaw) << command;
    }
    const auto checked = nlohmann::json::parse(cli("check --health --json " + packed).out);
    const auto ofRaw = nlohmann::json::parse(cli("check --health --json " + raw).out);
    EXPECT_EQ(checked["health"], ofRaw["health"]);
    EXPECT_EQ(checked["verdict"], ofRaw["verdict"]);
}

INSTANTIATE_TEST_SUITE_P(Formats, PackedImage,
                         testing::Values("gzip -c disk.img > packed", "bzip2 -c disk.img > packed",
                                         "xz -c disk.img > packed", "xz --format=lzma -c disk.img > packed",
                                         "zstd -q -c disk.img > packed", "lz4 -q -c disk.img > packed",
                                         "zip -q packed.zip disk.img && mv packed.zip packed",
                                         "7z a -bso0 -bsp0 packed.7z disk.img && mv packed.7z packed",
                                         "tar cf packed disk.img", "tar cJf packed disk.img",
                                         "lzip -c disk.img > packed",
                                         "qemu-img convert -O qcow2 disk.img d.qcow2 && xz -c d.qcow2 > packed",
                                         // an OVA, as VirtualBox and VMware write it
                                         "qemu-img convert -O vmdk -o subformat=streamOptimized disk.img d.vmdk && "
                                         "echo '<Envelope/>' > d.ovf && tar cf packed d.ovf d.vmdk"));

TEST(PackedImages, OfSeveralFilesOpenTheOnlyDisk) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "echo read me > README && tar czf packed README disk.img");
    EXPECT_EQ(cliJson("info --json " + images.folder().file("packed"))["disk"]["envelope"]["member"], "disk.img");
}

TEST(PackedImages, WithSeveralDisksAskWhich) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "cp --sparse=always disk.img other.img && zip -q packed disk.img other.img && mv packed.zip packed");
    const auto packed = images.folder().file("packed");
    const auto asked = cli("info " + packed);
    EXPECT_NE(asked.exitCode, 0);
    EXPECT_NE(asked.err.find("2 disk images: disk.img, other.img"), std::string::npos) << asked.err;
    EXPECT_NE(asked.err.find("--member"), std::string::npos) << asked.err;
    EXPECT_EQ(cliJson("info --json --member other.img " + packed)["disk"]["envelope"]["member"], "other.img");
    EXPECT_NE(cli("info --member none " + packed).err.find("no such member"), std::string::npos);
}

TEST(PackedImages, WhoseDiskRestsOnAnotherFileNameIt) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "qemu-img create -q -f qcow2 -b disk.img -F raw top.qcow2 && zip -q packed.zip top.qcow2 && "
                 "mv packed.zip packed");
    const auto packed = images.folder().file("packed");
    const auto ran = cli("info " + packed);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_NE(ran.err.find(packed + ": rests on disk.img"), std::string::npos) << ran.err;
}

TEST(PackedImages, WithNamesThatLeadOutsideWriteNothingThere) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "mkdir -p a/b cache && cp --sparse=always disk.img a/escaped.img && cd a/b && "
                 "tar cPf ../../packed ../escaped.img && rm ../escaped.img");
    const auto cache = images.folder().file("cache");
    const auto ran = cli("layout --temporary " + cache + " " + images.folder().file("packed"));
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(mustRun("find " + images.folder().path().string() +
                      " /tmp -maxdepth 3 -name 'escaped.img' 2>/dev/null || true"),
              "");
    EXPECT_TRUE(std::filesystem::is_empty(cache));
}

TEST(PackedImages, ThatDoNotFitStopWithASentence) {
    if (run("mkdir -p /tmp/x && mount -t tmpfs -o size=80m tmpfs /tmp/x && umount /tmp/x").exitCode != 0) {
        GTEST_SKIP() << "a small file system can be mounted only by root";
    }
    const Images images;
    here(images,
         "mkdir small && head -c 100M /dev/urandom | gzip -1 > packed && mount -t tmpfs -o size=80m tmpfs small");
    const auto small = images.folder().file("small");
    const auto ran = cli("info --temporary " + small + " " + images.folder().file("packed"));
    mustRun("umount " + small);
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_NE(ran.err.find("does not fit"), std::string::npos) << ran.err;
}

TEST(PackedImages, ThatAreDamagedSaySo) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "xz -c disk.img > packed && truncate -s -200 packed");
    const auto ran = cli("info " + images.folder().file("packed"));
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_LT(ran.exitCode, 128);
    EXPECT_NE(ran.err.find("cannot be unpacked"), std::string::npos) << ran.err;
}

TEST(PackedImages, LeaveNothingWhereTheReaderIsKilled) {
    const Images images;
    const auto raw = diskIn(images);
    here(images, "mkdir cache && head -c 64M /dev/urandom >> disk.img && xz -0 -c disk.img > packed");
    const auto cache = images.folder().file("cache");
    mustRun("timeout -s KILL 0.2 " + shellQuoted(built("ext4atlas-cli")) + " info --temporary " + cache + " " +
            images.folder().file("packed") + " >/dev/null 2>&1 || true");
    EXPECT_TRUE(std::filesystem::is_empty(cache));
    mustRun("sleep 1");
    EXPECT_EQ(mustRun("lsof +D " + cache + " 2>/dev/null || true"), "") << "no child goes on unpacking";
}

} // namespace
} // namespace atlas::test
