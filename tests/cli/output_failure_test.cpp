// SPDX-License-Identifier: GPL-3.0-or-later
// A failed write is an error of every command; a closed pipe is not.
#include "cli/program.h"

#include "support/file_text.h"
#include "support/paths.h"

#include <array>
#include <fcntl.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;

struct Form {
    const char* arguments; ///< {0} stands for an image, {1} for its snapshot
    int exitCode = 0;
};

constexpr Form forms[] = {
    {"--help"},
    {"--version"},
    {"sweep --help"},
    {"info {0}"},
    {"info --json {0}"},
    {"layout {0}"},
    {"layout --json {0}"},
    {"check --strict {0}", 1},
    {"check --strict --json {0}", 1},
    {"check --strict --explain --sweep {0}", 1},
    {"snapshot {0}"},
    {"snapshot --json {0}"},
    {"plan 1G"},
    {"plan --json 1G"},
    {"plan --snapshot 1G"},
    {"sweep 1G"},
    {"sweep --json 1G"},
    {"sweep --csv 1G"},
    {"compare {0} {1}"},
    {"compare --json {0} {1}"},
    {"diff {0} 'mkfs.ext4 -G 4'"},
    {"diff --all {0} 'mkfs.ext4 -G 4'"},
    {"diff --json {0} 'mkfs.ext4 -G 4'"},
    {"free {0}"},
    {"free --json {0}"},
    {"free --csv {0}"},
};

class OutputFailure : public testing::Test {
protected:
    Images m_images;
    std::string m_image = m_images.bare("bare.img", 16, "-t ext4 -b 1024");
    std::string m_saved = m_images.folder().file("saved");
    std::string m_out = m_images.folder().file("out");

    void SetUp() override { mustRun(fmt::format("{} snapshot -o {} {}", built("ext4atlas-cli"), m_saved, m_image)); }

    /// Calls `test` with the command line of each command.
    void ofEvery(const auto& test) const {
        for (const auto& form : forms) {
            SCOPED_TRACE(form.arguments);
            test(built("ext4atlas-cli") + ' ' + fmt::format(fmt::runtime(form.arguments), m_image, m_saved), form);
        }
    }
    /// Runs the command with standard output connected to a pipe that has no reader.
    [[nodiscard]] Ran withoutReader(const std::string& command) const {
        const auto fifo = m_images.folder().file("fifo");
        return run(fmt::format("rm -f {0}; mkfifo {0}; exec 3<>{0} 4>{0} 3<&-; {1} >&4", fifo, command));
    }
};

TEST_F(OutputFailure, OnAFullDeviceIsThree) {
    ofEvery([](const std::string& command, const Form&) {
        const auto ran = run(command + " > /dev/full");
        EXPECT_EQ(ran.exitCode, 3);
        EXPECT_THAT(ran.err, HasSubstr("standard output: cannot write: No space left on device"));
    });
}

/// As with `| head -1`: SIGPIPE ends the program without a message.
TEST_F(OutputFailure, IntoAClosedPipeEndsInSilence) {
    ofEvery([&](const std::string& command, const Form&) {
        const auto ran = withoutReader(command);
        EXPECT_EQ(ran.exitCode, 128 + SIGPIPE);
        EXPECT_THAT(ran.err, testing::Not(HasSubstr("write")));
    });
    const auto image = m_images.bare("many.img", 2048, "-t ext4 -b 1024 -g 256 -O ^has_journal,^resize_inode");
    const auto ran = run(fmt::format("{{ {} layout {}; }} | head -n 1", built("ext4atlas-cli"), image));
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.exitCode, 0);
}

TEST_F(OutputFailure, IntoAClosedPipeIsThreeWhereTheSignalIsIgnored) {
    ofEvery([&](const std::string& command, const Form&) {
        const auto ran = withoutReader("trap '' PIPE; " + command);
        EXPECT_EQ(ran.exitCode, 3);
        EXPECT_THAT(ran.err, HasSubstr("standard output: cannot write: Broken pipe"));
    });
}

TEST_F(OutputFailure, IntoAFileThatMayNotGrowIsThree) {
    ofEvery([&](const std::string& command, const Form& form) {
        const auto whole = run(command + " | cat").out;
        const auto ran = run(fmt::format("ulimit -f 1; {} > {}", command, m_out)); // one unit of 512 bytes
        const bool fits = whole.size() <= 512;
        EXPECT_EQ(ran.exitCode, fits ? form.exitCode : 3);
        EXPECT_EQ(ran.err.contains("standard output: cannot write: File too large"), !fits);
        EXPECT_TRUE(whole.starts_with(mustRun("cat " + m_out)));
    });
}

/// Runs `command` in the shell with a non-blocking pipe of one page as standard output, and reads slowly.
Ran readSlowly(const std::string& command) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
        throw std::runtime_error("no pipe");
    }
    ::fcntl(ends[1], F_SETPIPE_SZ, 4096);
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    std::array<const char*, 4> words{"sh", "-c", command.c_str(), nullptr};
    pid_t child = 0;
    ::posix_spawn(&child, "/bin/sh", &actions, nullptr, const_cast<char**>(words.data()), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    Ran ran;
    std::array<char, 4096> page{};
    for (;;) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        const auto got = ::read(ends[0], page.data(), page.size());
        if (got == 0) {
            break;
        }
        ran.out.append(page.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    ran.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ran;
}

/// Each write is partial or fails with EAGAIN.
TEST_F(OutputFailure, IntoANonBlockingPipeIsWhole) {
    ofEvery([](const std::string& command, const Form& form) {
        const auto ran = readSlowly("exec " + command + " 2>/dev/null");
        EXPECT_EQ(ran.exitCode, form.exitCode);
        EXPECT_EQ(ran.out, run(command + " | cat").out);
    });
}

TEST_F(OutputFailure, IntoANamedFileThatFailsIsThree) {
    const auto large = run(fmt::format("ulimit -f 1; {} snapshot -o {} {}", built("ext4atlas-cli"), m_out, m_image));
    EXPECT_EQ(large.exitCode, 3);
    EXPECT_THAT(large.err, HasSubstr(m_out + ": cannot write: File too large"));
    const auto nowhere = cli("snapshot -o /nowhere/out " + m_image);
    EXPECT_EQ(nowhere.exitCode, 3);
    EXPECT_THAT(nowhere.err, HasSubstr("/nowhere: cannot make a file: No such file or directory"));
}

TEST_F(OutputFailure, LeavesTheFileThatWasThere) {
    mustRun("echo EXT4ATLS, cut > " + m_out); // begins like a snapshot, so that it may be replaced
    EXPECT_EQ(run(fmt::format("ulimit -f 1; {} snapshot -o {} {}", built("ext4atlas-cli"), m_out, m_image)).exitCode,
              3);
    EXPECT_EQ(fileText(m_out), "EXT4ATLS, cut\n");
    EXPECT_EQ(mustRun(fmt::format("ls -d {0} {0}.* 2>/dev/null | wc -l", m_out)), "1\n") << "no other file is left";
    mustRun("chmod 640 " + m_out);
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", m_out, m_image)).exitCode, 0);
    EXPECT_EQ(mustRun("stat -c %a " + m_out), "640\n");
    EXPECT_EQ(fileText(m_out).substr(0, 8), "EXT4ATLS");
}

TEST_F(OutputFailure, AClosedStreamGivesItsNumberToNoFile) {
    const Images images;
    const auto two = images.disk("two.img", 64, "label: dos\nstart=2048, size=16MiB\nstart=65536, size=16MiB\n",
                                 {{2048, 16, "-t ext4"}, {65536, 16, "-t ext4"}});
    ASSERT_THAT(cli("layout " + two).err, HasSubstr("holds 2 ext file systems"));
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {} 2>&-", m_out, two)).exitCode, 0);
    EXPECT_EQ(fileText(m_out).substr(0, 8), "EXT4ATLS");
}

} // namespace
} // namespace atlas::test
