// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums that `show` computes of what a structure guards: right as made, wrong with one bit spoiled.
#include "cli/program.h"

#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;

/// Flips one bit of byte `at`.
void flipBit(const std::string& image, std::uint64_t at) {
    std::fstream file(image, std::ios::binary | std::ios::in | std::ios::out);
    file.seekg(static_cast<std::streamoff>(at));
    const auto byte = static_cast<char>(file.get() ^ 0x20);
    file.seekp(static_cast<std::streamoff>(at));
    file.put(byte);
}

const json& fieldNamed(const json& structure, const std::string& field) {
    for (const auto& one : structure["fields"]) {
        if (one["field"] == field) {
            return one;
        }
    }
    static const json none;
    return none;
}

TEST(ShowChecksum, OfTheBitmapsOfAGroup) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 4096 -O metadata_csum,64bit");
    const auto command = fmt::format("show --json {} group 0", image);
    const auto good = cliJson(command)["structures"][0];
    ASSERT_EQ(good["guarded"].size(), 2U);
    const char* const fields[] = {"bg_block_bitmap_lo", "bg_inode_bitmap_lo"};
    for (std::size_t n = 0; n < 2; ++n) {
        EXPECT_EQ(good["guarded"][n]["right"], true) << good["guarded"][n];
        const auto at = fieldNamed(good, fields[n])["raw"].get<std::uint64_t>() * 4096 + 7;
        flipBit(image, at);
        const auto spoiled = cliJson(command)["structures"][0]["guarded"];
        EXPECT_EQ(spoiled[n]["right"], false);
        EXPECT_EQ(spoiled[1 - n]["right"], true) << "the other one is not spoiled";
        EXPECT_EQ(spoiled[n]["stored"], good["guarded"][n]["stored"]);
        flipBit(image, at);
    }
}

TEST(ShowChecksum, OfTheGptHeaderAndItsEntries) {
    const Images images;
    const auto disk = images.folder().file("disk.img");
    ASSERT_EQ(run(fmt::format("truncate -s 16M {}", disk)).exitCode, 0);
    ASSERT_EQ(run(fmt::format("printf 'label: gpt\\nstart=2048, size=8192\\n' | sfdisk -q {}", disk)).exitCode, 0);
    const auto command = fmt::format("show --json {} gpt", disk);
    int exitCode = 0;
    const auto right = [&](const char* what) {
        const auto header = cliJson(command, exitCode)["structures"][0];
        return std::string(what) == "header" ? header["checksum"]["right"] : header["guarded"][0]["right"];
    };
    EXPECT_EQ(right("header"), true);
    EXPECT_EQ(right("entries"), true);
    exitCode = 1; // the GPT is damaged
    flipBit(disk, 2 * 512 + 40); // ending_lba of the first entry
    EXPECT_EQ(right("header"), true);
    EXPECT_EQ(right("entries"), false);
    flipBit(disk, 2 * 512 + 40);
    flipBit(disk, 512 + 60); // disk_guid
    EXPECT_EQ(right("header"), false);
    EXPECT_EQ(right("entries"), true);
}

} // namespace
} // namespace atlas::test
