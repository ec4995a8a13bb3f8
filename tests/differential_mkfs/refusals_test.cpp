// SPDX-License-Identifier: GPL-3.0-or-later
// Option lines that mke2fs refuses, or barely accepts: the planner must give the same verdict for the same reason.
#include "mkfs/plan.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

constexpr ByteCount device{std::uint64_t{256} << 20};

struct Line {
    const char* options;
    const char* reason; ///< words common to the messages of mke2fs and the planner; null if mke2fs accepts the line
};

constexpr std::array lines{Line{"-t ext4 -G 0", "flex_bg size must be a power of 2"},
                           Line{"-t ext4 -G -1", "flex_bg size must be a power of 2"},
                           Line{"-t ext4 -G 3", "flex_bg size must be a power of 2"},
                           Line{"-t ext4 -G 4294967295", "flex_bg size must be a power of 2"},
                           Line{"-t ext4 -G 16k", "Illegal number for flex_bg size"},
                           Line{"-t ext4 -G sixteen", "Illegal number for flex_bg size"},
                           Line{"-t ext4 -G 4294967296", "must be less than or equal to 2^31"},
                           Line{"-t ext4 -G 2147483648", nullptr},
                           Line{"-t ext4 -G 0x10", nullptr},
                           Line{"-t ext3 -G 16", "Flex_bg feature not enabled"},
                           Line{"-t ext4 -O ^flex_bg -G 16", "Flex_bg feature not enabled"},
                           Line{"-G 16", "Flex_bg feature not enabled"},
                           Line{"-t ext4 -O meta_bg", "resize_inode and meta_bg"},
                           Line{"-t ext4 -O meta_bg,^resize_inode", nullptr},
                           Line{"-b 512", "invalid block size"},
                           Line{"-b 131072", "invalid block size"},
                           Line{"-b big", "invalid block size"},
                           Line{"-b -512", "invalid block size"},
                           Line{"-b 3000", nullptr},
                           Line{"-b 8192", "blocks too big for system"},
                           Line{"-b 8192 -F", nullptr},
                           Line{"-t ext4 -C 64K", "requires the bigalloc feature"},
                           Line{"-t ext4 -O bigalloc -C 1024", "invalid cluster size"},
                           Line{"-t ext4 -O bigalloc -C 1G", "invalid cluster size"},
                           Line{"-t ext4 -b 4096 -O bigalloc -C 2048", "may not be smaller than the block size"},
                           Line{"-t ext4 -O bigalloc -C 64K", nullptr},
                           Line{"-t ext4 -b 2048 -O bigalloc -C 2047 -N 4096", nullptr},
                           Line{"-t ext4 -O bigalloc,^64bit,^extent", "bigalloc feature without"},
                           Line{"-t ext4 -O ^extent", "Extents MUST be enabled"},
                           Line{"-g 100", "multiple of 8"},
                           Line{"-g 1k", "Illegal number for blocks per group"},
                           Line{"-g 248", "blocks per group count out of range"},
                           Line{"-b 1024 -g 8200", "blocks per group count out of range"},
                           Line{"-b 1024 -g 256", nullptr},
                           Line{"-i 512", "invalid inode ratio"},
                           Line{"-i 128M", "invalid inode ratio"},
                           Line{"-I 100", "invalid inode size"},
                           Line{"-I 64", "invalid inode size"},
                           Line{"-I 256k", "invalid inode size"},
                           Line{"-b 1024 -I 2048", "invalid inode size"},
                           Line{"-N many", "bad num inodes"},
                           Line{"-N 4294967296", "too many inodes"},
                           Line{"-N 4000000", "too big for a"},
                           Line{"-m 51", "invalid reserved blocks percent"},
                           Line{"-m -1", "invalid reserved blocks percent"},
                           Line{"-m 5%", "invalid reserved blocks percent"},
                           Line{"-r 2", "revision"},
                           Line{"-E revision=2", "revision"},
                           Line{"-t ext4 -t ext3", "may only be used once"},
                           Line{"-T small -T news", "may only be used once"},
                           Line{"-t ext9", "does not define the ext9"},
                           Line{"-e explode", "bad error behavior"},
                           Line{"-J size=big", "Bad journal options"},
                           Line{"-J colour=red", "Bad journal options"},
                           Line{"-t ext4 -b 4096 -J size=1", "must be"},
                           Line{"-t ext4 -J size=200", "Total journal size too big"},
                           Line{"-O nosuchfeature", "Invalid filesystem option set"},
                           Line{"-O ^filetype,dir_data", "Invalid filesystem option set"},
                           Line{"-t ext4 -O ^sparse_super", "non-sparse filesystem"},
                           Line{"-t ext2 -O orphan_file", "cannot set orphan_file"},
                           Line{"-t ext2 -O orphan_file", "cannot set orphan_file"},
                           Line{"-t ext2 -O inline_data -I 128", "too small for inline data"},
                           Line{"-t ext4 -I 128 -O project", "too small for project quota"},
                           Line{"-t ext2 -O metadata_csum_seed", "metadata_csum"},
                           Line{"-E stride=wide", "Invalid stride parameter"},
                           Line{"-E stripe_width=8k", "Invalid stripe-width parameter"},
                           Line{"-E resize=1000", "resize maximum must be greater"},
                           Line{"-E resize=never", "Invalid resize parameter"},
                           Line{"-E num_backup_sb=3", "Invalid # of backup superblocks"},
                           Line{"-t ext4 -E num_backup_sb=-1", nullptr},
                           Line{"-t ext4 -E resize=-1", nullptr},
                           Line{"-t ext4 -e panic", nullptr},
                           Line{"-E offset=1M", "Invalid offset"},
                           Line{"-E desc_size=64", "requires '-O 64bit'"},
                           Line{"-t ext4 -E desc_size=65", "Invalid desc_size"},
                           Line{"-t ext4 -E resize=4T,desc_size=64", "must be before 'resize="},
                           Line{"-E quotatype=everyone", "Failed to parse quota type"},
                           Line{"-E root_owner=me", "Invalid root_owner"},
                           Line{"-E orphan_file_size=0", "Invalid size of orphan file"},
                           Line{"-E encoding=latin1", "Invalid encoding"},
                           Line{"-E encoding_flags=strict", "encoding"},
                           Line{"-E hash_seed=none", "Invalid hash seed"},
                           Line{"-E mmp_update_interval=often", "Invalid mmp_update_interval"},
                           Line{"-t ext4 -O mmp -E mmp_update_interval=3000", "multiple mount protection"},
                           Line{"-E nonsense", "Bad option(s) specified"},
                           Line{"-E stride", "Bad option(s) specified"},
                           Line{"-E ,stride=4", "Bad option(s) specified"},
                           Line{"-E stride=4,,stripe_width=8", "Bad option(s) specified"},
                           Line{"-E stride=4,,", "Bad option(s) specified"},
                           Line{"-E stride=4,", nullptr},
                           Line{"-t ext4 -J size=4,,location=40000", "Bad journal options specified"},
                           Line{"-t ext4 -J size=4,", nullptr},
                           Line{"-U 1234", "could not parse UUID"},
                           Line{"-o beos", "unknown os"},
                           Line{"-Z", "invalid option"},
                           Line{"-b", "option requires an argument"},
                           Line{"-t ext4 -E lazy_itable_init=maybe", nullptr},
                           Line{"-t ext4 -E packed_meta_blocks=yes", nullptr}};

class Refusals : public testing::TestWithParam<Line> {};

std::string messageOf(const Ran& made) { return made.err + made.out; }

Result<Plan> planOf(const std::string& line) {
    const auto options = parseOptions(std::string_view(line));
    const auto profile = loadProfileOrUpstream("/etc/mke2fs.conf");
    if (!options || !profile) {
        return std::unexpected(options ? profile.error() : options.error());
    }
    return plan({{device}, *options, *profile});
}

/// Collapses white space: mke2fs wraps its longer messages.
std::string joined(std::string text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == '\n' || c == '\t' || c == ' ';
        if (!blank || (!out.empty() && out.back() != ' ')) {
            out += blank ? ' ' : c;
        }
    }
    return out;
}

TEST_P(Refusals, AreThoseOfMke2fs) {
    if (!hasTool("mke2fs")) {
        GTEST_SKIP() << "mke2fs is not installed";
    }
    const auto& [options, reason] = GetParam();
    const TempDir folder;
    const auto image = folder.file("image");
    makeSparse(image, device.value);
    // When the last option lacks its argument, a trailing image path would be taken as that argument.
    const bool lacksValue = std::string_view(options) == "-b";
    const auto made = run(fmt::format("mke2fs {} {}", lacksValue ? image : options, lacksValue ? options : image));
    const auto planned = planOf(options);
    ASSERT_EQ(made.exitCode != 0, reason != nullptr) << options << ": this mke2fs says " << messageOf(made);
    if (reason == nullptr) {
        EXPECT_TRUE(planned) << options << ": " << sentence(planned.error());
        return;
    }
    ASSERT_FALSE(planned) << options << " is planned, and mke2fs says " << messageOf(made);
    EXPECT_NE(joined(messageOf(made)).find(reason), std::string::npos) << joined(messageOf(made));
    EXPECT_NE(sentence(planned.error()).find(reason), std::string::npos) << sentence(planned.error());
    EXPECT_EQ(planned.error().kind, ErrorKind::Refused);
}

INSTANTIATE_TEST_SUITE_P(Lines, Refusals, testing::ValuesIn(lines));

TEST(Revision0, IsRefusedWithWhatItCannotHave) {
    const auto refusal = [](const std::string& more) {
        const TempDir folder;
        const auto image = folder.file("image");
        makeSparse(image, device.value);
        const auto line = revision0Option() + more;
        const auto made = run("mke2fs " + line + ' ' + image);
        const auto planned = planOf(line);
        EXPECT_EQ(made.exitCode == 0, planned.has_value()) << line << ": this mke2fs says " << messageOf(made);
        return planned ? std::string() : sentence(planned.error());
    };
    EXPECT_EQ(refusal(""), "");
    EXPECT_NE(refusal(" -O sparse_super").find("revision 0"), std::string::npos);
    EXPECT_NE(refusal(" -j").find("revision 0"), std::string::npos);
}

/// What later versions of mke2fs take or no longer take is taken and refused as the installed one does.
TEST(OptionsOfLaterVersions, AreTakenAsTheInstalledMke2fsTakesThem) {
    for (const std::string line : {"-r 0", "-E revision=0", "-E revision=1", "-E root_perms=755"}) {
        const TempDir folder;
        const auto image = folder.file("image");
        makeSparse(image, device.value);
        const auto made = run("mke2fs " + line + ' ' + image);
        const auto planned = planOf(line);
        EXPECT_EQ(made.exitCode == 0, planned.has_value())
            << line << ": this mke2fs says " << messageOf(made) << (planned ? "" : sentence(planned.error()));
    }
}

/// Options that mke2fs accepts but the planner does not: the error is no refusal of mke2fs and names the option.
TEST(NotPlanned, IsRefusedByName) {
    for (const char* const option : {"-c", "-l", "-S"}) {
        const auto line = std::string(option) + (option == std::string_view("-l") ? " x" : "");
        const auto planned = planOf(line);
        ASSERT_FALSE(planned) << line;
        EXPECT_EQ(planned.error().kind, ErrorKind::Usage) << line;
        EXPECT_NE(planned.error().what.find(option), std::string::npos) << planned.error().what;
    }
    for (const char* const line : {"-J device=/dev/sdx", "-O journal_dev", "-E android_sparse", "-E root_owner",
                                   "-t ext4 -E desc_size=0,resize=16G"}) {
        const auto planned = planOf(line);
        ASSERT_FALSE(planned) << line;
        EXPECT_EQ(planned.error().kind, ErrorKind::Usage) << line;
    }
}

} // namespace
} // namespace atlas::test
