// SPDX-License-Identifier: GPL-3.0-or-later
// What a format appends to a raw disk is named, and judged neither as part of the disk nor as a fault of its table.
#include "cli/program.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string fixedVhd(const std::string& raw) {
    const auto vhd = raw + ".vhd";
    mustRun("qemu-img convert -O vpc -o subformat=fixed,force_size=on " + raw + " " + vhd);
    return vhd;
}

/// A UDIF whose data fork is the raw disk, with 100 bytes in place of its property list.
std::string udif(const std::string& raw, std::uint64_t bytes) {
    const auto dmg = raw + ".dmg";
    mustRun("cp " + raw + " " + dmg);
    std::string block(612, '\0');
    block.replace(100, 12, std::string("koly\0\0\0\4\0\0\2\0", 12));
    for (int n = 0; n < 8; ++n) {
        block[100 + 32 + n] = static_cast<char>(bytes >> (56 - 8 * n));
    }
    spoil(dmg, bytes, block);
    return dmg;
}

class Trailers : public testing::Test {
protected:
    Images images;
    std::string gpt = gptDisk(images, 2048, "-t ext4 -b 4096");
};

TEST_F(Trailers, OfAFixedVhdLeaveTheBackupGptInItsPlace) {
    const auto vhd = fixedVhd(gpt);
    const auto check = cliJson("check --health --json " + vhd);
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_EQ(check["verdict"], "whole");
    EXPECT_THAT(check["findings"].dump(), Not(HasSubstr("table_faulty")));
    EXPECT_THAT(check["findings"].dump(), HasSubstr("the last 512 bytes are the footer of a fixed VHD"));
    EXPECT_THAT(cli("check --explain " + vhd).out, Not(HasSubstr("sgdisk")));
    EXPECT_EQ(cliJson("info --json " + vhd)["disk"]["size"], cliJson("info --json " + gpt)["disk"]["size"]);
}

TEST_F(Trailers, HideNoFaultOfTheTable) {
    const auto grown = images.folder().file("grown.img");
    mustRun("cp " + gpt + " " + grown + "; truncate -s +1M " + grown);
    const auto faults = cliJson("check --health --strict --json " + fixedVhd(grown), 1)["findings"].dump();
    EXPECT_THAT(faults, HasSubstr("table_faulty"));
    EXPECT_THAT(faults, HasSubstr("trailer_left_out"));
}

TEST_F(Trailers, AreNoPartOfABareFileSystem) {
    const auto check = cliJson("check --health --json " + fixedVhd(images.bare("bare.img", 8, "-t ext4")));
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_THAT(check["findings"].dump(), HasSubstr("trailer_left_out"));
}

TEST_F(Trailers, OfAnAppleImageIncludeItsPropertyList) {
    const auto size = std::filesystem::file_size(gpt);
    const auto check = cliJson("check --health --json " + udif(gpt, size));
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_THAT(check["findings"].dump(), HasSubstr("the last 612 bytes are the trailer of an Apple disk image"));
}

TEST_F(Trailers, AreRecognisedByTheirChecksum) {
    const auto vhd = fixedVhd(gpt);
    spoil(vhd, std::filesystem::file_size(gpt) + 100, "x");
    const auto findings = cliJson("check --health --json " + vhd)["findings"].dump();
    EXPECT_THAT(findings, Not(HasSubstr("fixed VHD")));
    EXPECT_THAT(findings, HasSubstr("the last 512 bytes lie behind the backup GPT"));
}

TEST_F(Trailers, AreLeftOutByEveryCommand) {
    const auto vhd = fixedVhd(gpt);
    for (const auto* command : {"free --json ", "owners --json ", "show --json "}) {
        const auto what = std::string(command).starts_with("show") ? " block 1" : "";
        auto own = cliJson(command + gpt + what);
        auto other = cliJson(command + vhd + what);
        for (const auto* const key : {"image", "examination"}) {
            own.erase(key);
            other.erase(key);
        }
        EXPECT_EQ(own, other) << command;
    }
}

} // namespace
} // namespace atlas::test
