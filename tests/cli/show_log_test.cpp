// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of the kernel's log, answered for the place that they name.
#include "cli/program.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// A disk whose partition 2 has a file in blocks of 1 KiB, and partition 1 none.
class ShowLog : public testing::Test {
protected:
    ShowLog() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/var");
        std::ofstream(root + "/var/letter") << std::string(50'000, 'l');
        std::filesystem::create_hard_link(root + "/var/letter", root + "/same");
        m_volume = m_images.folder().file("volume");
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -d {} {} 40M", root, m_volume));
        m_disk = m_images.disk("disk.img", 100, "label: gpt\nstart=2048,size=40960\nstart=51200,size=81920\n",
                               {{2048, 20, "-t ext4"}});
        mustRun(fmt::format("dd if={} of={} bs=1M seek=25 conv=notrunc status=none", m_volume, m_disk));
    }

    std::uint64_t number(const std::string& request) const {
        return std::stoull(mustRun(fmt::format("debugfs -R '{}' {} 2>/dev/null", request, m_volume)));
    }
    json answerTo(const std::string& line, int exitCode = 0) const {
        return cliJson(fmt::format("show --json {} {}", m_disk, shellQuoted(line)), exitCode)["log"][0];
    }

    Images m_images;
    std::string m_volume;
    std::string m_disk;
};

TEST_F(ShowLog, FindsTheFileOfEachKindOfLine) {
    const auto block = number("bmap /var/letter 7");
    for (const auto& line :
         {fmt::format("I/O error, dev sda, sector {} op 0x0:(READ) flags 0x80700", 51200 + block * 2),
          fmt::format("Buffer I/O error on dev sda2, logical block {}, async page read", block),
          fmt::format("[ 9.1] EXT4-fs error (device sda2): ext4_map_blocks:577: block {}: comm cat: bad", block)}) {
        const auto answer = answerTo(line);
        EXPECT_EQ(answer["area"]["partition"], 2) << line;
        EXPECT_EQ(answer["byte"], 51200 * 512 + block * 1024) << line;
        EXPECT_EQ(answer["block"], block) << line;
        EXPECT_EQ(answer["paths"], (json{"/same", "/var/letter"})) << line;
        EXPECT_THAT(answer["text"].get<std::string>(), HasSubstr("/var/letter")) << line;
    }
}

TEST_F(ShowLog, FindsInodesWithTheirPaths) {
    const auto out = mustRun(fmt::format("debugfs -R 'stat /same' {} 2>/dev/null", m_volume));
    const auto inode = std::stoull(out.substr(out.find("Inode: ") + 7));
    const auto answer =
        answerTo(fmt::format("EXT4-fs error (device sda2): ext4_iget:4800: inode #{}: comm ls: bad", inode));
    EXPECT_EQ(answer["structure"], "inode");
    EXPECT_EQ(answer["inode"], inode);
    EXPECT_EQ(answer["paths"], (json{"/same", "/var/letter"}));
    const auto group = answerTo("EXT4-fs error (device sda2): ext4_validate_block_bitmap:390: comm cp: bg 3: bad");
    EXPECT_EQ(group["structure"], "group_descriptor");
    EXPECT_EQ(group["group"], 3);
}

TEST_F(ShowLog, AnswersAListInOneLineEach) {
    const auto block = number("bmap /var/letter 7");
    const auto list = fmt::format("usb 1-1: new device number 4\n"
                                  "I/O error, dev sda, sector {}\n"
                                  "I/O error, dev sda, sector 3\n"
                                  "EXT4-fs error (device sda1): ext4_lookup:1: inode #2: comm ls: bad\n",
                                  51200 + block * 2);
    for (const std::string what : {"log", "log -", "-"}) {
        const auto ran = cli(fmt::format("show {} {}", m_disk, what), list);
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        EXPECT_EQ(std::ranges::count(ran.out, '\n'), 3) << ran.out;
        EXPECT_THAT(ran.out, HasSubstr("sda, sector 3: in the entries of the GPT\n"));
        EXPECT_THAT(ran.out, HasSubstr("/same; /var/letter; byte 7,168 of the file\n"));
        EXPECT_THAT(ran.out, HasSubstr("sda1, inode 2: in partition 1"));
    }
}

TEST_F(ShowLog, TellsWhyALineHasNoAnswer) {
    const auto ran = cli(fmt::format("show {} log", m_disk), "I/O error, dev sda, sector 3\n"
                                                             "Buffer I/O error on dev sda7, logical block 1\n"
                                                             "I/O error, dev sda, sector 99999999999\n");
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("sda7, logical block 1: there is no partition 7"));
    EXPECT_THAT(ran.out, HasSubstr("sector 99999999999: the place lies past the end of the device"));
    const auto answer = answerTo("EXT4-fs error (device sda2): f:1: block 99999999: bad", 1);
    EXPECT_THAT(answer["error"].get<std::string>(), HasSubstr("no such block"));
    EXPECT_EQ(answer["text"], json());
    EXPECT_EQ(cli(fmt::format("show {} log", m_disk), "all is well\n").exitCode, 2);
    EXPECT_EQ(cli(fmt::format("show --partition 1 {} log", m_disk), "Buffer I/O error on dev sda2, logical block 1\n")
                  .exitCode,
              1);
}

TEST_F(ShowLog, TakesAnImageOfThePartitionItself) {
    const auto block = number("bmap /var/letter 7");
    const auto ran =
        cli(fmt::format("show {} 'Buffer I/O error on dev sda2, logical block {}, lost page'", m_volume, block));
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr(fmt::format("block {}", block)));
    EXPECT_THAT(ran.out, HasSubstr("/var/letter"));
}

} // namespace
} // namespace atlas::test
