// SPDX-License-Identifier: GPL-3.0-or-later
// Why an image has no volume is told in one sentence by every command and by the window, of the image and of its saved snapshot.
#include "agreement/window.h"
#include "cli/program.h"
#include "cli/unreadable_images.h"
#include "layout/health.h"
#include "mkfs/option_line.h"
#include "support/file_text.h"
#include "support/paths.h"
#include "support/temp_dir.h"
#include "ui/compare/comparison.h"

#include <QTest>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

constexpr auto bySuperblock = "no ext superblock at byte ";

struct Case {
    std::string name;
    std::function<std::string(const Images&)> make; ///< returns the image's path
    std::string says;
};

std::string sparse(const Images& images, std::uint64_t bytes) {
    auto path = images.folder().file("sparse.img");
    makeSparse(path, bytes);
    return path;
}

std::string cutAtTheSuperblock(const Images& images) {
    auto path = images.bare("cut.img", 8, "-t ext4");
    std::filesystem::resize_file(path, 1024);
    return path;
}

/// A single group, so that there is no backup.
std::string superblockWiped(const Images& images) {
    auto path = images.bare("wiped.img", 8, "-t ext2 -b 4096");
    overwrite(path, 1024, std::string(1024, '\0'));
    return path;
}

/// The signature by which LUKS is recognised, and nothing else of it.
std::string luksHeader(const Images& images) {
    auto path = sparse(images, 4 << 20);
    overwrite(path, 0, std::string_view("LUKS\xBA\xBE\0\1", 8));
    return path;
}

std::string swapArea(const Images& images) {
    auto path = sparse(images, 4 << 20);
    mustRun("mkswap " + shellQuoted(path) + " 2>/dev/null");
    return path;
}

/// Nothing in partition 1, swap in partition 2.
std::string besideSwap(const Images& images) {
    auto path = images.disk("table.img", 20, "label: dos\n2048,8192,L\n16384,8192,S\n");
    overwrite(path, 16384 * 512, fileText(swapArea(images)));
    return path;
}

std::vector<Case> cases() {
    std::vector<Case> all{
        {"Text", [](const Images& images) { return images.folder().write("text.txt", "Hello\n"); },
         "this is a text file, not a disk image"},
        {"Blank", [](const Images& images) { return sparse(images, 1 << 20); }, "found magic number 0x0000"},
        {"CutAtTheSuperblock", cutAtTheSuperblock, "found the end of the file, expected 0xEF53"},
        {"SuperblockWiped", superblockWiped, bySuperblock},
        {"Luks", luksHeader, "holds no ext2, ext3 or ext4 file system; found crypto_LUKS"},
        {"Swap", swapArea, "holds no ext2, ext3 or ext4 file system; found swap"},
        {"EmptyPartition",
         [](const Images& images) { return images.disk("empty.img", 8, "label: gpt\nstart=2048, size=4MiB\n"); },
         bySuperblock},
        {"EmptyPartitionBesideSwap", besideSwap, bySuperblock},
    };
    for (const auto& unreadable : unreadableImages()) {
        all.push_back({unreadable.name, unreadable.make, "the ext superblock cannot be used: "});
    }
    return all;
}

/// What `arguments` prints as its error.
std::string reasonOf(const std::string& arguments) {
    const auto ran = cli(arguments);
    EXPECT_EQ(ran.exitCode, 3) << arguments;
    const std::string prefix = "ext4atlas-cli: ";
    EXPECT_TRUE(ran.err.starts_with(prefix) && ran.err.ends_with("\n")) << arguments << ": " << ran.err;
    return ran.err.size() > prefix.size() ? ran.err.substr(prefix.size(), ran.err.size() - prefix.size() - 1) : ran.err;
}

std::string reasonInTheWindow(const Request& request) {
    const Window window(request);
    if (!window.error().empty()) {
        return window.error();
    }
    return sentence(whyNoVolume(window.session().snapshot(), request.image));
}

std::string reasonOnTheComparePage(const std::string& file) {
    ui::Comparison page;
    page.queue().setProgram(QString::fromStdString(built("ext4atlas-cli")));
    page.set({.format = {.size = {512 * MiB}}},
             {{.kind = ui::LayoutSpec::Kind::File, .image = {.path = file}},
              {.kind = ui::LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4")}},
             0);
    page.activate();
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.settled(); }, 60'000));
    const auto& error = page.layouts().front().error;
    return error ? sentence(*error) : "no error";
}

void expectOneReason(const std::string& file, const std::string& reason) {
    const auto word = shellQuoted(file);
    for (const auto* command : {"layout {}", "layout --json {}", "free {}", "owners {}", "show {} superblock",
                                "show {} block 1", "compare {0} {0}", "diff {0} {0}"}) {
        EXPECT_EQ(reasonOf(fmt::format(fmt::runtime(command), word)), reason) << command << " of " << file;
    }
    EXPECT_EQ(reasonInTheWindow({file, ""}), reason) << file;
    EXPECT_EQ(reasonOnTheComparePage(file), reason) << file;
}

class WhyNoVolumeAgreement : public testing::TestWithParam<Case> {
protected:
    Images images;
    std::string image = GetParam().make(images);
    std::string saved = images.folder().file("saved");
};

TEST_P(WhyNoVolumeAgreement, OfAnImageAndItsSnapshot) {
    ASSERT_EQ(cli("snapshot -o " + shellQuoted(saved) + " " + shellQuoted(image)).exitCode, 0);
    const auto reason = reasonOf("layout " + shellQuoted(image));
    EXPECT_TRUE(reason.starts_with(image + ": ")) << reason;
    EXPECT_THAT(reason, HasSubstr(GetParam().says));
    expectOneReason(image, reason);
    expectOneReason(saved, reason);
    // It judges partitions and layers without a volume, so that it fails only where there is none of them either.
    const auto check = cli("check " + shellQuoted(image));
    const auto checkOfSaved = cli("check " + shellQuoted(saved));
    EXPECT_EQ(check.exitCode, checkOfSaved.exitCode);
    EXPECT_EQ(check.err, checkOfSaved.err);
    if (check.exitCode == 3) {
        EXPECT_EQ(check.err, "ext4atlas-cli: " + reason + "\n");
    }
    EXPECT_EQ(cli("info " + shellQuoted(image)).err, "") << "nobody asked for a volume";
    EXPECT_EQ(cli("info " + shellQuoted(saved)).err, "");
}

TEST_P(WhyNoVolumeAgreement, OfARedactedSnapshotThatNamesItself) {
    ASSERT_EQ(cli("snapshot --redact -o " + shellQuoted(saved) + " " + shellQuoted(image)).exitCode, 0);
    const auto layout = reasonOf("layout " + shellQuoted(saved));
    EXPECT_EQ(layout, saved + reasonOf("layout " + shellQuoted(image)).substr(image.size()));
}

INSTANTIATE_TEST_SUITE_P(All, WhyNoVolumeAgreement, testing::ValuesIn(cases()),
                         [](const auto& tested) { return tested.param.name; });

TEST(WhyNoVolumeAgreementOnPartitions, ThatWereAskedFor) {
    const Images images;
    const auto image = besideSwap(images);
    const auto saved = images.folder().file("saved");
    const std::string asked = "--partition 2 ";
    ASSERT_EQ(cli("snapshot " + asked + "-o " + shellQuoted(saved) + " " + shellQuoted(image)).exitCode, 0);
    const auto reason = reasonOf("layout " + asked + shellQuoted(image));
    EXPECT_THAT(reason, HasSubstr("partition 2 holds no ext2, ext3 or ext4 file system; found swap"));
    for (const auto& read : {asked + shellQuoted(image), asked + shellQuoted(saved), shellQuoted(saved)}) {
        EXPECT_EQ(reasonOf("layout " + read), reason);
        EXPECT_EQ(reasonOf("free " + read), reason);
        const auto info = cli("info " + read);
        EXPECT_EQ(info.exitCode, 0);
        EXPECT_EQ(info.err, "ext4atlas-cli: " + reason + "\n") << read;
    }
    EXPECT_EQ(reasonInTheWindow({image, "--partition 2"}), reason);
    EXPECT_EQ(reasonInTheWindow({saved, ""}), reason);
}

/// It is the failure of every command, so that there is no snapshot of it.
TEST(WhyNoVolumeAgreementOnBareDisks, WhoseExtCannotBeRead) {
    const Images images;
    const auto image = images.bare("bare.img", 8, "-t ext2 -b 4096");
    overwrite(image, 1024 + 0x20, std::string(4, '\0')); // s_blocks_per_group
    const auto word = shellQuoted(image);
    const auto reason = reasonOf("layout " + word);
    EXPECT_THAT(reason, HasSubstr("the ext superblock cannot be used: "));
    EXPECT_EQ(reasonOf("check " + word), reason);
    EXPECT_EQ(reasonOf("snapshot --json " + word), reason);
    EXPECT_EQ(cli("info " + word).err, "ext4atlas-cli: " + reason + "\n");
    expectOneReason(image, reason);
}

} // namespace
} // namespace atlas::test
