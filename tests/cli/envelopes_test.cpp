// SPDX-License-Identifier: GPL-3.0-or-later
// A disk is the same whatever file it is kept in. Each format is made from a sample by its own tool.
#include "cli/program.h"
#include "support/paths.h"

#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <map>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

struct FormatCase {
    const char* format; ///< as in JSON
    const char* sample;
    const char* tool;
    const char* make; ///< "raw.img" becomes `file`
    const char* file;
};

std::ostream& operator<<(std::ostream& out, const FormatCase& tested) { return out << tested.format; }

const FormatCase formatCases[] = {
    {"qcow2", "gpt-2048-g16", "qemu-nbd", "qemu-img convert -c -O qcow2 raw.img d.qcow2", "d.qcow2"},
    {"qcow2", "gpt-34", "qemu-nbd", "qemu-img create -q -f qcow2 -b raw.img -F raw d.qcow2", "d.qcow2"},
    {"vmdk", "mbr-63", "qemu-nbd", "qemu-img convert -O vmdk raw.img d.vmdk", "d.vmdk"},
    {"vmdk", "bare", "qemu-nbd", "qemu-img convert -O vmdk -o subformat=streamOptimized raw.img d.vmdk", "d.vmdk"},
    {"vmdk", "bare", "qemu-nbd", "qemu-img convert -O vmdk -o subformat=twoGbMaxExtentFlat raw.img d.vmdk", "d.vmdk"},
    {"vdi", "gpt-two-ext4", "qemu-nbd", "qemu-img convert -O vdi raw.img d.vdi", "d.vdi"},
    {"vhd", "meta-bg", "qemu-nbd", "qemu-img convert -O vpc -o force_size=on raw.img d.vhd", "d.vhd"},
    {"vhdx", "bigalloc", "qemu-nbd", "qemu-img convert -O vhdx raw.img d.vhdx", "d.vhdx"},
    {"parallels", "ext3", "qemu-nbd", "qemu-img convert -O parallels raw.img d.hds", "d.hds"},
    {"qed", "mbr-logical", "qemu-nbd", "qemu-img convert -O qed raw.img d.qed", "d.qed"},
    {"ewf", "1k-blocks", "ewfacquire", "ewfacquire -u -q -t d -S 1MiB -C 42 -c fast raw.img >/dev/null 2>&1", "d.E01"},
    {"android_sparse", "1k-blocks", "img2simg", "img2simg raw.img d.simg", "d.simg"},
    {"split_raw", "1k-blocks", "split",
     "split -b 200M -a 3 --numeric-suffixes=1 --filter='dd of=$FILE bs=1M conv=sparse iflag=fullblock status=none' "
     "raw.img d.",
     "d.001"},
};

/// What an answer says of its own run and of the file.
json withoutFile(json answer) {
    for (const auto* const key : {"image", "examination"}) {
        answer.erase(key);
    }
    return answer;
}

class Envelopes : public testing::TestWithParam<FormatCase> {
protected:
    void SetUp() override {
        if (!hasTool(GetParam().tool)) {
            GTEST_SKIP() << GetParam().tool << " is not installed";
        }
        const auto& folder = m_folder.path().string();
        mustRun(fmt::format("{} {} {} && cd {} && mv {}.img raw.img && {}", inSources("sample-images/make"),
                            GetParam().sample, folder, folder, GetParam().sample, GetParam().make));
        m_raw = m_folder.file("raw.img");
        m_file = m_folder.file(GetParam().file);
    }

    TempDir m_folder;
    std::string m_raw;
    std::string m_file;
};

TEST_P(Envelopes, HoldTheDiskOfTheRawImage) {
    for (const auto* const command : {"layout --json ", "owners --json ", "free --json "}) {
        const auto raw = cli(command + m_raw);
        const auto file = cli(command + m_file);
        ASSERT_EQ(file.exitCode, raw.exitCode) << file.err;
        if (!raw.out.empty()) {
            EXPECT_EQ(withoutFile(json::parse(file.out)), withoutFile(json::parse(raw.out))) << command;
        }
    }
    const auto raw = json::parse(cli("check --health --json " + m_raw).out);
    const auto file = json::parse(cli("check --health --json " + m_file).out);
    EXPECT_EQ(file["health"], raw["health"]);
    EXPECT_EQ(file["verdict"], raw["verdict"]);
    const auto disk = cliJson("info --json " + m_file)["disk"];
    EXPECT_EQ(disk["size"], std::filesystem::file_size(m_raw));
    EXPECT_EQ(disk["path"], m_file);
    EXPECT_EQ(disk["envelope"]["format"], GetParam().format);
    EXPECT_EQ(disk["envelope"]["files"][0]["path"], m_file);
}

INSTANTIATE_TEST_SUITE_P(Formats, Envelopes, testing::ValuesIn(formatCases));

class EvidenceFile : public testing::Test {
protected:
    void SetUp() override {
        if (!hasTool("ewfacquire")) {
            GTEST_SKIP() << "ewfacquire is not installed";
        }
        mustRun(
            "head -c 3145728 /dev/urandom > " + raw + " && mke2fs -q -F " + raw + " 2900 && cd " +
            images.folder().path().string() +
            " && ewfacquire -u -q -t e -S 1MiB -C 42 -E 'piece 7' -D 'a disk' -e Kim -c none e.img >/dev/null 2>&1");
    }

    Images images;
    std::string raw = images.folder().file("e.img");
    std::string file = images.folder().file("e.E01");
};

TEST_F(EvidenceFile, SaysWhatWasNotedWhenItWasAcquired) {
    const auto envelope = cliJson("info --json " + file)["disk"]["envelope"];
    EXPECT_GT(envelope["files"].size(), 2U) << "it is in segments";
    std::map<std::string, std::string> stored;
    for (const auto& fact : envelope["stored"]) {
        stored[fact["name"]] = fact["value"];
    }
    EXPECT_EQ(stored["case_number"], "42");
    EXPECT_EQ(stored["evidence_number"], "piece 7");
    EXPECT_EQ(stored["examiner_name"], "Kim");
    EXPECT_EQ(stored["MD5"], mustRun("md5sum < " + raw).substr(0, 32));
    EXPECT_THAT(cli("info " + file).out, HasSubstr("case_number = 42"));
}

TEST_F(EvidenceFile, WithAMissingSegmentOpensWithWhatCannotBeRead) {
    const auto second = images.folder().file("e.E02");
    mustRun("mv " + second + " " + second + ".away");
    const auto ran = cli("check --health " + file);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("part of the disk cannot be read"));
    const auto answer = cliJson("info --json " + file);
    const auto& missing = answer["disk"]["envelope"]["missing"];
    ASSERT_EQ(missing.size(), 1U);
    EXPECT_EQ(missing[0]["path"], second);
    int unread = 0;
    for (const auto& finding : answer["findings"]) {
        unread += finding["kind"] == "read_failed" ? 1 : 0;
    }
    EXPECT_LE(unread, 1) << "one cause is one finding";
}

TEST_F(EvidenceFile, IsVerifiedByItsHash) {
    EXPECT_THAT(cli("info --verify " + file).err, HasSubstr("holds the disk that was acquired"));
    spoil(images.folder().file("e.E02"), 300'000, "spoiled");
    const auto ran = cli("info --verify " + file);
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("its chunk has a wrong checksum"));
    EXPECT_EQ(cli("info --verify " + raw).exitCode, 2) << "a raw image stores no hash";
}

} // namespace
} // namespace atlas::test
