// SPDX-License-Identifier: GPL-3.0-or-later
// Structures that only some file systems have, against debugfs and dumpe2fs, and the columns of copies.
#include "cli/program.h"

#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <regex>

namespace atlas::test {
namespace {

using nlohmann::json;

const json& fieldIn(const json& structure, const std::string& name) {
    for (const auto& field : structure["fields"]) {
        if (field["field"] == name) {
            return field;
        }
    }
    static const json none;
    ADD_FAILURE() << "no field " << name;
    return none;
}

/// What `command` tells behind "label:".
std::string toldBy(const std::string& command, const std::string& label) {
    const auto out = run(command).out;
    std::smatch match;
    EXPECT_TRUE(std::regex_search(out, match, std::regex("(^|\\n)" + label + R"(:\s*([^\n]*))")))
        << label << " in " << out;
    return match.size() > 2 ? match[2].str() : std::string();
}

TEST(ShowFields, OfTheMmpBlockAreWhatDumpMmpTells) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4 -b 4096 -O mmp,metadata_csum");
    const auto debugfs = fmt::format("debugfs -R dump_mmp {}", image);
    const auto block = toldBy(debugfs, "block_number");
    const auto mmp = cliJson(fmt::format("show --json {} block {}", image, block))["structures"][0];
    EXPECT_EQ(mmp["structure"], "mmp_block");
    EXPECT_EQ(mmp["checksum"]["right"], true);
    EXPECT_EQ(fieldIn(mmp, "mmp_magic")["raw"], std::stoull(toldBy(debugfs, "magic"), nullptr, 16));
    EXPECT_EQ(fieldIn(mmp, "mmp_seq")["raw"], std::stoull(toldBy(debugfs, "sequence"), nullptr, 16));
    EXPECT_EQ(fieldIn(mmp, "mmp_seq")["value"], "clean");
    EXPECT_EQ(fieldIn(mmp, "mmp_time")["raw"], std::stoull(toldBy(debugfs, "time")));
    EXPECT_EQ(fieldIn(mmp, "mmp_nodename")["value"], toldBy(debugfs, "node_name"));
    EXPECT_EQ(fieldIn(mmp, "mmp_bdevname")["value"], toldBy(debugfs, "device_name"));
    EXPECT_EQ(fieldIn(mmp, "mmp_check_interval")["value"], toldBy(debugfs, "check_interval"));
    EXPECT_EQ(fieldIn(mmp, "mmp_checksum")["value"], toldBy(debugfs, "checksum"));
}

TEST(ShowFields, OfAJournalWithChecksumsAreWhatDumpe2fsPrints) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 1024 -O metadata_csum");
    const auto script = images.folder().file("script");
    std::ofstream(script) << "jo -c\njw -b 5000 /dev/zero\njc\n";
    ASSERT_EQ(run(fmt::format("debugfs -w -f {} {}", script, image)).exitCode, 0);
    const auto dumpe2fs = "dumpe2fs -h " + image;
    const auto journal = cliJson(fmt::format("show --json {} journal", image))["structures"][0];
    EXPECT_EQ(journal["checksum"]["right"], true);
    EXPECT_EQ(fieldIn(journal, "s_feature_incompat")["value"], toldBy(dumpe2fs, "Journal features"));
    EXPECT_EQ(fieldIn(journal, "s_maxlen")["value"], toldBy(dumpe2fs, "Total journal blocks"));
    EXPECT_EQ(fieldIn(journal, "s_start")["value"], toldBy(dumpe2fs, "Journal start"));
    EXPECT_EQ(fieldIn(journal, "s_sequence")["raw"], std::stoull(toldBy(dumpe2fs, "Journal sequence"), nullptr, 16));
    EXPECT_EQ(fieldIn(journal, "s_checksum_type")["value"], toldBy(dumpe2fs, "Journal checksum type"));
    EXPECT_EQ(fieldIn(journal, "s_checksum")["value"], toldBy(dumpe2fs, "Journal checksum"));
    spoil(image, journal["byte"].get<std::uint64_t>() + 0x10, "\xFF");
    EXPECT_EQ(cliJson(fmt::format("show --json {} journal", image), 1)["structures"][0]["checksum"]["right"], false);
}

/// The cells of the row that begins with `name`, and of the heading above, cut where the heading's columns begin.
std::map<std::string, std::string> rowByColumn(const std::string& text, const std::string& name) {
    const auto heading = text.find("field", text.find("Copies"));
    const auto headingLine = text.substr(heading, text.find('\n', heading) - heading);
    const auto at = text.find("\n" + name + " ", heading);
    EXPECT_NE(at, std::string::npos) << text;
    const auto line = text.substr(at + 1, text.find('\n', at + 1) - at - 1);
    std::map<std::string, std::string> out;
    const std::regex column(R"(\S+( \S+)*)");
    for (std::sregex_iterator it(headingLine.begin(), headingLine.end(), column), end; it != end; ++it) {
        const auto begin = static_cast<std::size_t>(it->position());
        const auto cell = begin < line.size() ? line.substr(begin) : std::string();
        out[it->str()] = cell.substr(0, cell.find("  "));
    }
    return out;
}

TEST(ShowCopies, HaveAColumnEachAndOnlyTheSpoiledOneDiffers) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 1024 -O ^metadata_csum,^resize_inode");
    const auto command = fmt::format("show {} superblock --all-copies", image);
    spoil(image, (3 * 8192 + 1) * 1024 + 0x78, "spoilt"); // s_volume_name of the copy in group 3
    const auto row = rowByColumn(cli(command).out, "s_volume_name");
    ASSERT_TRUE(row.contains("group 0") && row.contains("group 1") && row.contains("group 3")) << row.size();
    EXPECT_EQ(row.at("verdict"), "differs");
    EXPECT_EQ(row.at("group 3"), "spoilt");
    EXPECT_EQ(row.at("group 1"), "=");
    EXPECT_EQ(row.at("group 5"), "=");
    const auto differences = cliJson(command + " --json")["differences"];
    int real = 0;
    for (const auto& difference : differences) {
        real += difference["legitimate"] == false ? 1 : 0;
    }
    EXPECT_EQ(real, 1) << differences;
}

} // namespace
} // namespace atlas::test
