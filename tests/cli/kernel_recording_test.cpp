// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel's own ext4 requests: traces, histories, crashes and workloads. The kernel, e2fsck and debugfs are the
// oracles.
#include "base/byte_source.h"
#include "cli/program.h"
#include "record/trace_file.h"
#include "report/snapshot/snapshot_file.h"
#include "support/paths.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <sstream>
#include <thread>
#include <unistd.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string contentOf(const std::string& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::size_t countOf(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator()));
}

class KernelRecording : public testing::Test {
protected:
    void SetUp() override {
        if (!canRecordKernel()) {
            GTEST_SKIP() << "recording needs root, the kernel's loop driver, FUSE and nbdfuse";
        }
        mustRun(fmt::format("truncate -s 32M {0} && mke2fs -q -t ext4 -J size=4 {0}", m_image));
    }

    [[nodiscard]] std::string file(const std::string& name) const { return m_folder.file(name); }
    [[nodiscard]] Ran record(const std::string& command, const std::string& options = {}) const {
        return cli(fmt::format("trace record --force {} -o {} {} -- {}", options, m_trace, m_image, command));
    }
    [[nodiscard]] std::string history(const std::string& steps, const std::string& options = {}) const {
        const auto script = file("steps.txt");
        std::ofstream(script) << "size 32M\nmke2fs -q -t ext4 -J size=4 IMAGE\n" << steps;
        auto made = file("kernel.history");
        const auto ran = cli(fmt::format("history record --kernel --force {} {} -o {}", options, script, made));
        EXPECT_EQ(ran.exitCode, 0) << ran.err;
        return made;
    }

    TempDir m_folder{};
    std::string m_image = m_folder.file("fs.img");
    std::string m_trace = m_folder.file("fs.trace");
};

TEST_F(KernelRecording, LeavesTheImageAsItIs) {
    const auto digest = mustRun("sha256sum " + m_image);
    const auto calls = file("calls");
    const auto command = std::string("sh -c 'head -c 100000 /dev/zero > a && sync && rm a && mkdir b'");
    // The leak sanitizer cannot be traced.
    const auto ran =
        run(fmt::format("ASAN_OPTIONS=detect_leaks=0 strace -f -e trace=open,openat,openat2 -o {} {} trace "
                        "record -o {} {} -- {}",
                        calls, built("ext4atlas-cli"), m_trace, m_image, command));
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(mustRun("sha256sum " + m_image), digest);
    std::size_t opened = 0;
    std::istringstream lines(contentOf(calls));
    for (std::string line; std::getline(lines, line);) {
        if (line.find("\"" + m_image + "\"") == std::string::npos || line.find("/volume") != std::string::npos) {
            continue;
        }
        ++opened;
        EXPECT_THAT(line, HasSubstr("O_RDONLY"));
    }
    EXPECT_GT(opened, 0U);
}

TEST_F(KernelRecording, RunsTheCommandInTheMountAndReturnsItsStatus) {
    const auto ran = record("sh -c 'test \"$PWD\" = \"$EXT4ATLAS_MOUNT\" && ls -A && exit 7'");
    EXPECT_EQ(ran.exitCode, 7) << ran.err;
    EXPECT_EQ(ran.out, "lost+found\n");
    EXPECT_EQ(record("no-such-program").exitCode, 127);
}

/// The layouts are those of the image and of what the kernel left, and the lines are those of nbdkit's log.
TEST_F(KernelRecording, TheTraceHoldsBothLayouts) {
    ASSERT_EQ(record("sh -c 'head -c 1048576 /dev/zero > a'").exitCode, 0);
    const auto source = openFile(m_trace);
    ASSERT_TRUE(source);
    const auto layouts = layoutsIn(**source);
    const auto before = readSnapshot(std::as_bytes(std::span(layouts.before)));
    const auto after = readSnapshot(std::as_bytes(std::span(layouts.after)));
    ASSERT_TRUE(before && after);
    const auto freeIn = [](const Snapshot& snapshot) {
        std::uint64_t free = 0;
        for (const auto blocks : snapshot.layout->groups.freeBlocks) {
            free += blocks;
        }
        return free;
    };
    const auto free = mustRun(fmt::format("dumpe2fs -h {} 2>/dev/null | sed -n 's/^Free blocks: *//p'", m_image));
    EXPECT_EQ(freeIn(*before), std::stoull(free));
    EXPECT_EQ(freeIn(*before) - freeIn(*after), MiB / before->layout->filesystem.blockSize.value);
    const auto text = contentOf(m_trace);
    const auto requests = countOf(text, " connection=1 (Read|Write|Flush|Trim|Zero) id=");
    EXPECT_THAT(text, HasSubstr(fmt::format("Disconnect transactions={}\n", requests)));
    EXPECT_GT(countOf(text, " connection=1 Write id=[0-9]+ offset=0x[0-9a-f]+ count=0x[0-9a-f]+ fua=0 \\.\\.\\."), 3U);
}

TEST_F(KernelRecording, MountsThePartitionOfADisk) {
    const auto disk = file("disk.img");
    mustRun(fmt::format("truncate -s 40M {0} && echo 'start=4096, type=83' | sfdisk -q {0} && mke2fs -q -t ext4 -E "
                        "offset=2097152 {0} 30M",
                        disk));
    const auto ran = cli(fmt::format("trace record -o {} {} -- sh -c 'echo a > a'", m_trace, disk));
    ASSERT_EQ(ran.exitCode, 0) << ran.err;
    std::smatch found;
    const auto text = contentOf(m_trace);
    const std::regex write("Write id=[0-9]+ offset=0x([0-9a-f]+)");
    std::size_t writes = 0;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), write); each != std::sregex_iterator(); ++each) {
        ++writes;
        EXPECT_GE(std::stoull((*each)[1], nullptr, 16), 2U * MiB);
    }
    EXPECT_GT(writes, 0U);
}

/// Loop devices and FUSE processes of this test are found by the folder for temporary files.
class CleanedUp : public KernelRecording {
protected:
    void TearDown() override {
        if (!std::filesystem::exists(m_temporary)) {
            return;
        }
        EXPECT_EQ(countOf(mustRun("cat /proc/mounts"), m_temporary), 0U);
        EXPECT_EQ(countOf(mustRun("ps ax -o stat=,args= | grep -v '^Z'"), m_temporary + "/ext4atlas"), 0U);
        EXPECT_EQ(countOf(mustRun("losetup --list --noheadings"), m_temporary), 0U);
    }
    [[nodiscard]] std::string start(const std::string& command) const {
        std::filesystem::create_directory(m_temporary);
        return fmt::format("TMPDIR={} {} trace record -o {} {} -- {}", m_temporary, built("ext4atlas-cli"), m_trace,
                           m_image, command);
    }
    [[nodiscard]] bool isEmpty() const { return std::filesystem::is_empty(m_temporary); }

    std::string m_temporary = m_folder.file("temporary");
};

TEST_F(CleanedUp, AfterAFileSystemThatIsNotMounted) {
    mustRun(fmt::format(
        "tune2fs -O ^has_journal {0} && debugfs -w -R 'set_super_value feature_incompat 0x80000000' {0}", m_image));
    const auto ran = run(start("true"));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_TRUE(isEmpty()) << ran.err;
}

TEST_F(CleanedUp, AfterASignalWithWhatWasRecordedSoFar) {
    const auto ran = run(
        fmt::format("{} & p=$!; sleep 1; kill -TERM $p; wait $p", start("sh -c 'echo a > a; sleep 60 & sleep 60'")));
    EXPECT_EQ(ran.exitCode, 143) << ran.err;
    EXPECT_TRUE(isEmpty());
    EXPECT_THAT(contentOf(m_trace), HasSubstr(" Write id="));
}

TEST_F(CleanedUp, AfterAKillButForAnEmptyFolder) {
    const auto ran =
        run(fmt::format("{} & p=$!; sleep 1; kill -KILL $p; wait $p; sleep 1", start("sh -c 'echo a > a; sleep 60'")));
    for (const auto& left : std::filesystem::directory_iterator(m_temporary)) {
        EXPECT_TRUE(std::filesystem::is_empty(left)) << left.path();
    }
}

TEST_F(KernelRecording, SaysWhatNeedsRoot) {
    if (!hasTool("setpriv")) {
        GTEST_SKIP() << "setpriv is not installed";
    }
    const auto ran =
        run(fmt::format("cd / && setpriv --reuid=65534 --clear-groups {} trace record -o /tmp/none {} -- true",
                        built("ext4atlas-cli"), m_image));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("only root may use loop devices and mount"));
}

bool touches(const json& span, const std::string& structure) {
    return std::ranges::any_of(span["changes"], [&](const json& change) {
        return (change.contains("structure") && change["structure"] == structure);
    });
}

/// The first step behind `from` that touches the structure; the number of steps if none does.
std::size_t stepTouching(const json& document, const std::string& structure, std::size_t from = 0) {
    const auto& spans = document["spans"];
    for (auto n = from; n < spans.size(); ++n) {
        if (touches(spans[n], structure)) {
            return n;
        }
    }
    return spans.size();
}

TEST_F(KernelRecording, AHistoryShowsTheJournalBeforeThePlaces) {
    const auto made = history("mkdir docs\nwrite docs/a 12K\nfsync docs/a\ncheckpoint\n");
    const auto document = cliJson("history show --json " + made);
    const auto& spans = document["spans"];
    for (std::size_t n = 1; n < spans.size(); ++n) {
        EXPECT_EQ(spans[n]["program"], "kernel");
    }
    const auto journal = stepTouching(document, "journal", 1);
    const auto inode = stepTouching(document, "inode", 1);
    ASSERT_LT(inode, spans.size());
    EXPECT_LT(journal, inode);
    EXPECT_THAT(spans[journal]["command"].get<std::string>(), HasSubstr("kernel: fsync docs/a (1 of 2), flush"));
    const auto image = file("end.img");
    ASSERT_EQ(cli(fmt::format("history image {} --step {} -o {}", made, spans.size(), image)).exitCode, 0);
    EXPECT_EQ(run("e2fsck -fn " + image).exitCode, 0);
    EXPECT_THAT(mustRun(fmt::format("debugfs -R 'stat /docs/a' {} 2>/dev/null", image)), HasSubstr("Size: 12288"));
}

TEST_F(KernelRecording, ARequestAloneIsAStepIfAskedFor) {
    const auto steps = std::string("write a 12K\nsync\n");
    const auto byFlush = cliJson("history show --json " + history(steps))["steps"].get<std::size_t>();
    const auto byRequest =
        cliJson("history show --json " + history(steps, "--cut request"))["steps"].get<std::size_t>();
    EXPECT_GT(byRequest, byFlush);
}

class Crash : public KernelRecording, public testing::WithParamInterface<const char*> {
protected:
    [[nodiscard]] static std::string fateOf(const json& crash, const std::string& path) {
        for (const auto& file : crash["files"]) {
            if (file["path"] == path) {
                return file["fate"];
            }
        }
        return {};
    }
    /// The last of the steps with this beginning; 0: there is none.
    [[nodiscard]] static std::size_t lastStep(const json& document, const std::string& beginning) {
        std::size_t last = 0;
        for (std::size_t n = 0; n < document["commands"].size(); ++n) {
            if (document["commands"][n].get<std::string>().starts_with(beginning)) {
                last = n + 1;
            }
        }
        return last;
    }
};

TEST_P(Crash, KeepsWhatWasSyncedAndLosesWhatWasNot) {
    const auto made = history(
        fmt::format("mount {}\nwrite a 12K\nfsync a\nwrite b 8K\nfsync b\nwrite c 4K\n", GetParam()), "--cut request");
    const auto document = cliJson("history show --json " + made);
    const auto synced = lastStep(document, "kernel: fsync a");
    ASSERT_GT(synced, 0U);
    const auto crash = cliJson(fmt::format("history crash --json {} --step {}", made, synced));
    EXPECT_EQ(fateOf(crash, "/a"), "same");
    EXPECT_EQ(fateOf(crash, "/b"), "lost");
    EXPECT_EQ(crash["needs_recovery"], true);
    EXPECT_GT(crash["replay"]["transactions"], 0);
    EXPECT_GT(crash["replay"]["changes"].size(), 0U);
    EXPECT_EQ(crash["e2fsck_after_replay"]["exit_status"], 0);
    EXPECT_THAT(crash["e2fsck"]["lines"].dump(), HasSubstr("skipping journal recovery"));
}

/// e2fsck's own replay of the same image has the same files.
TEST_P(Crash, LeavesWhatE2fsckMakesOfIt) {
    const auto made =
        history(fmt::format("mount {}\nmkdir d\nwrite d/a 20K\nfsync d/a\nwrite b 8K\nrm d/a\nsync\n", GetParam()),
                "--cut request");
    const auto steps = cliJson("history show --json " + made)["steps"].get<std::size_t>();
    for (std::size_t step = 2; step < steps; step += 3) {
        const auto crash = cliJson(fmt::format("history crash --json {} --step {}", made, step));
        const auto image = file(fmt::format("{}.img", step));
        ASSERT_EQ(cli(fmt::format("history image {} --step {} -o {}", made, step, image)).exitCode, 0);
        EXPECT_LE(run("e2fsck -y -E journal_only " + image).exitCode, 1);
        for (const auto* const path : {"/d/a", "/b"}) {
            const auto there = run(fmt::format("debugfs -R 'stat {}' {}", path, image));
            const auto isThere = there.out.find("Inode:") != std::string::npos;
            const auto fate = fateOf(crash, path);
            EXPECT_EQ(isThere, !fate.empty() && fate != "lost") << step << ' ' << path;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Modes, Crash, testing::Values("data=ordered", "data=journal", "data=writeback"));

TEST_F(KernelRecording, AScriptForTheKernelNamesItsSteps) {
    const auto script = file("wrong.txt");
    std::ofstream(script) << "size 32M\nmke2fs -q -t ext4 IMAGE\nfrobnicate a\n";
    const auto ran = cli(fmt::format("history record --kernel {} -o {}", script, file("h")));
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_THAT(ran.err, HasSubstr("line 3"));
    EXPECT_THAT(ran.err, HasSubstr("checkpoint"));
    EXPECT_EQ(cli(fmt::format("history record --cut flush {} -o {}", script, file("h"))).exitCode, 2);
}

/// A script that writes one file of 1 MiB: its bytes, and as many chunks as they can lie in.
TEST_F(KernelRecording, CountsWhatAWorkloadTouches) {
    const auto script = file("workload.sh");
    std::ofstream(script) << "head -c 1048576 /dev/zero > a\n";
    const auto document = cliJson(fmt::format(
        "compare --size 64M --workload {} --runs 2 --workload-starts 1M,63s --json 'mkfs.ext4 -G 1' 'mkfs.ext4 -G 16'",
        script));
    const auto& workload = document["workload"];
    EXPECT_EQ(workload["starts"], json::array({1048576, 32256}));
    ASSERT_EQ(workload["layouts"].size(), 2U);
    for (const auto& layout : workload["layouts"]) {
        ASSERT_EQ(layout["runs"].size(), 2U);
        for (const auto& run : layout["runs"]) {
            EXPECT_GE(run["written_bytes"], 1048576);
            EXPECT_LT(run["written_bytes"], 3 * 1048576);
            EXPECT_GE(run["bitmap_blocks"], 2);
            EXPECT_GE(run["inode_table_blocks"], 1);
            EXPECT_GE(run["flushes"], 2);
            EXPECT_GE(run["dirty_chunks"][0], 1);
            EXPECT_LE(run["dirty_chunks"][0], 17);
            // Blocks of the file system straddle physical sectors there.
            EXPECT_GT(run["read_modify_writes"][1], run["read_modify_writes"][0]);
        }
    }
}

TEST_F(KernelRecording, RefusesAWorkloadThatIsNone) {
    EXPECT_EQ(cli("compare --size 64M --workload nothing 'mkfs.ext4 -G 1' 'mkfs.ext4 -G 16'").exitCode, 2);
    EXPECT_EQ(cli(fmt::format("compare --workload tree {} 'mkfs.ext4 -G 16'", m_image)).exitCode, 2);
    EXPECT_EQ(cli("compare --size 64M --runs 3 'mkfs.ext4 -G 1' 'mkfs.ext4 -G 16'").exitCode, 2);
    const auto full = cli("compare --size 16M --workload large-files 'mkfs.ext4 -G 1' 'mkfs.ext4 -G 16'");
    EXPECT_EQ(full.exitCode, 3);
    EXPECT_THAT(full.err, HasSubstr("the workload ended with status 1"));
}

} // namespace
} // namespace atlas::test
