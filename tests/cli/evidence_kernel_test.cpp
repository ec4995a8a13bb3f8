// SPDX-License-Identifier: GPL-3.0-or-later
// Images that the kernel wrote and that were copied while it had them mounted, against e2fsck on a copy.
#include "cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <memory>
#include <unistd.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What the kernel is asked to do, in the folder of the images. `committed.img` is copied when the journal has the last
/// changes and the blocks of the volume do not. Freezing empties the journal; unmounting would not while a mount namespace
/// of another process has a copy of the mount. In `orphaned.img` a file is open that has no name any more.
constexpr auto* script = R"(
set -e
mke2fs -q -F -t ext4 fs.img 64M
mkdir mnt
loop=$(losetup -f --show fs.img)
trap 'exec 9>&-; umount mnt; losetup -d $loop' EXIT
mount -o commit=300 $loop mnt
echo old > mnt/old
mkdir mnt/d
for n in $(seq 100); do echo $n > mnt/d/f$n; done
fsfreeze -f mnt
fsfreeze -u mnt
rm mnt/old mnt/d/f7
head -c 30000 /dev/zero | tr '\0' n > mnt/new
sync mnt/new
cp --sparse=always fs.img committed.img
exec 9> mnt/open
head -c 50000 /dev/zero | tr '\0' o >&9
sync mnt/open
rm mnt/open
echo > mnt/last
sync mnt/last
cp --sparse=always fs.img orphaned.img
)";

class KernelImages : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        s_isMade = ::geteuid() == 0 && run(fmt::format("cd {} && exec bash -c {}",
                                                       shellQuoted(s_folder->path().string()), shellQuoted(script)))
                                               .exitCode == 0;
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    void SetUp() override {
        if (!s_isMade) {
            GTEST_SKIP() << "mounting a loop device needs root and the kernel's loop driver";
        }
    }

    static std::string image(const std::string& name) { return s_folder->file(name); }

    /// A copy that e2fsck has replayed. It deletes orphans then as well.
    static std::string replayed(const std::string& name) {
        const auto copy = image("replayed-" + name);
        mustRun(fmt::format("cp --sparse=always {} {}", image(name), copy));
        EXPECT_LE(run("e2fsck -E journal_only -y " + copy).exitCode, 1);
        return copy;
    }

    static bool hasPath(const std::string& arguments, const std::string& path) {
        return cli(fmt::format("show {} path {}", arguments, path)).exitCode == 0;
    }

private:
    static inline std::unique_ptr<TempDir> s_folder;
    static inline bool s_isMade = false;
};

TEST_F(KernelImages, ThePresentIsInTheJournal) {
    const auto live = image("committed.img");
    const auto copy = replayed("committed.img");
    for (const auto* const path : {"/old", "/new", "/d/f7", "/d/f8"}) {
        EXPECT_EQ(hasPath("--replay " + live, path), hasPath(copy, path)) << path;
    }
    EXPECT_TRUE(hasPath("--replay " + live, "/new"));
    EXPECT_FALSE(hasPath("--replay " + live, "/d/f7"));
    const auto before = cliJson("show --json " + live + " path /d/f7");
    EXPECT_EQ(before["paths_complete"], false) << "the journal removes it";
    EXPECT_THAT(cli("info " + live).out, Not(testing::ContainsRegex("[Ss]tate +clean")));
}

TEST_F(KernelImages, TheReplayIsThatOfE2fsck) {
    const auto live = image("committed.img");
    const auto copy = replayed("committed.img");
    for (const auto* const command : {"owners", "free", "layout"}) {
        auto inMemory = cliJson(fmt::format("{} --json --replay {}", command, live));
        auto onDisk = cliJson(fmt::format("{} --json {}", command, copy));
        for (auto* each : {&inMemory, &onDisk}) {
            for (const auto* const own : {"examination", "image", "read_from", "findings"}) {
                each->erase(own);
            }
            if (each->contains("filesystem")) {
                (*each)["filesystem"].erase("journal_replay");
                (*each)["filesystem"].erase("last_write_time"); // of e2fsck
            }
        }
        EXPECT_EQ(inMemory, onDisk) << command;
    }
}

TEST_F(KernelImages, AnOpenFileWithoutANameIsAnOrphan) {
    const auto live = image("orphaned.img");
    const auto listed = cliJson("show --json --replay " + live + " inodes --state orphan");
    ASSERT_EQ(listed["inodes"]["list"].size(), 1U) << listed;
    // e2fsck names those that it deletes.
    const auto copy = image("cleared.img");
    mustRun(fmt::format("cp --sparse=always {} {}", live, copy));
    EXPECT_THAT(run("e2fsck -E journal_only -y " + copy + " 2>&1").out,
                HasSubstr(fmt::format("orphaned inode {} ", listed["inodes"]["list"][0]["inode"].get<int>())));
    EXPECT_EQ(cliJson("show --json " + copy + " inodes --state orphan")["inodes"]["list"].size(), 0U);
}

} // namespace
} // namespace atlas::test
