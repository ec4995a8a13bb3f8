// SPDX-License-Identifier: GPL-3.0-or-later
// What a process in the sandbox can no longer do. Each attempt is made in a child, for the sandbox cannot be left.
#include "confine/sandbox.h"

#include "cli/program.h"
#include "confine/confined_program.h"
#include "device/images.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <functional>
#include <gmock/gmock.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

using testing::HasSubstr;

/// How `work` ended in a child process: its result, or minus the signal that ended it.
int inAChild(const std::function<int()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(work());
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/// The errno of a failed call; 0 for success.
int errorOf(long result) { return result < 0 ? errno : 0; }

/// As on a kernel that lacks these calls.
void loseCalls(const std::vector<int>& calls) {
    auto* const filter = ::seccomp_init(SCMP_ACT_ALLOW);
    for (const int call : calls) {
        ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), call, 0);
    }
    ::seccomp_load(filter);
}

/// What mke2fs and resize2fs can still do while a plan is grown.
TEST(Landlock, AllowsWritingToOneFileOnly) {
    const test::TempDir folder;
    const auto allowed = folder.file("allowed");
    const auto other = folder.file("other");
    ::close(::open(other.c_str(), O_CREAT | O_WRONLY, 0600));
    const int file = ::open(allowed.c_str(), O_CREAT | O_RDWR, 0600);
    const auto after = [&](const std::function<int()>& work) {
        return inAChild([&] {
            ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
            return allowWritingOnly(file) ? work() : -1;
        });
    };
    const auto byNumber = "/proc/self/fd/" + std::to_string(file);
    const int itself = after([&] { return errorOf(::open(byNumber.c_str(), O_RDWR | O_TRUNC)); });
    if (itself == 255) {
        GTEST_SKIP() << "this kernel has no Landlock";
    }
    EXPECT_EQ(itself, 0);
    EXPECT_EQ(after([&] { return errorOf(::open(other.c_str(), O_RDONLY)); }), 0);
    EXPECT_EQ(after([&] { return errorOf(::open(other.c_str(), O_WRONLY)); }), EACCES);
    EXPECT_EQ(after([&] { return errorOf(::unlink(other.c_str())); }), EACCES);
    EXPECT_EQ(after([&] { return errorOf(::mkdir(folder.file("new").c_str(), 0700)); }), EACCES);
    ::close(file);
}

struct Attempt {
    const char* name;
    int expected; ///< an errno, or minus a signal
    std::function<int()> make;
};

std::ostream& operator<<(std::ostream& out, const Attempt& attempt) { return out << attempt.name; }

std::vector<Attempt> attempts() {
    return {
        {"Read", EACCES, [] { return errorOf(::open("/etc/passwd", O_RDONLY)); }},
        {"Write", EACCES, [] { return errorOf(::open("/tmp/written", O_WRONLY | O_CREAT, 0600)); }},
        {"AskADevice", EPERM, [] { return errorOf(::ioctl(0, 0x1260 /* BLKGETSIZE */)); }},
        {"TypeIntoATerminal", EPERM, [] { return errorOf(::ioctl(0, TIOCSTI, "x")); }},
        {"AskForTheUser", EPERM, [] { return errorOf(::syscall(SYS_getuid)); }},
        {"Fork", -SIGSYS, [] { return errorOf(::fork()); }},
        {"Exec", -SIGSYS, [] { return errorOf(::execl("/bin/true", "true", nullptr)); }},
        {"Connect", -SIGSYS, [] { return errorOf(::socket(AF_INET, SOCK_STREAM, 0)); }},
        {"Trace", -SIGSYS, [] { return errorOf(::ptrace(PTRACE_ATTACH, ::getppid(), nullptr, nullptr)); }},
        {"Kill", -SIGSYS, [] { return errorOf(::kill(::getpid(), SIGTERM)); }},
        {"Mount", -SIGSYS, [] { return errorOf(::mount("none", "/mnt", "tmpfs", 0, nullptr)); }},
        {"Remove", -SIGSYS, [] { return errorOf(::unlink("/tmp/written")); }},
        {"Rename", -SIGSYS, [] { return errorOf(::rename("/tmp/written", "/tmp/renamed")); }},
    };
}

class InTheSandbox : public testing::TestWithParam<Attempt> {
    void SetUp() override {
#ifdef __SANITIZE_ADDRESS__
        GTEST_SKIP() << "the sandbox is left out under AddressSanitizer";
#endif
    }
};

TEST_P(InTheSandbox, Fails) {
    const auto& attempt = GetParam();
    EXPECT_EQ(inAChild([&] {
                  const auto sandbox = enterSandbox();
                  return sandbox.seccomp ? attempt.make() : 255;
              }),
              attempt.expected);
}

INSTANTIATE_TEST_SUITE_P(Attempts, InTheSandbox, testing::ValuesIn(attempts()),
                         [](const auto& tested) { return tested.param.name; });

/// What a child that parses a format for this program can still do, and qemu-nbd with it.
TEST(ConfinedChild, ReadsItsFilesAndDoesNothingElse) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the leak check needs what is refused";
#endif
    const test::TempDir folder;
    const auto allowed = folder.write("allowed", "x");
    const auto other = folder.write("other", "x");
    const int file = ::open(allowed.c_str(), O_RDONLY);
    const auto confined = [&](const std::function<int()>& work) {
        const auto parent = ::getpid();
        return inAChild([&] { return confine({.files = {file}}, parent) ? work() : 255; });
    };
    if (confined([&] { return errorOf(::open(other.c_str(), O_RDONLY)); }) == 0) {
        GTEST_SKIP() << "this kernel has no Landlock";
    }
    EXPECT_EQ(confined([&] { return errorOf(::open(allowed.c_str(), O_RDONLY)); }), 0);
    EXPECT_EQ(confined([&] { return errorOf(::open(other.c_str(), O_RDONLY)); }), EACCES);
    EXPECT_EQ(confined([&] { return errorOf(::open(allowed.c_str(), O_WRONLY)); }), EACCES);
    EXPECT_EQ(confined([&] { return errorOf(::open(folder.file("new").c_str(), O_WRONLY | O_CREAT, 0600)); }), EACCES);
    EXPECT_EQ(confined([] { return errorOf(::execl("/bin/true", "true", nullptr)); }), EACCES);
    EXPECT_EQ(confined([] { return errorOf(::socket(AF_INET, SOCK_STREAM, 0)); }), EPERM);
    EXPECT_EQ(confined([] { return errorOf(::fork()); }), EPERM);
    EXPECT_EQ(confined([] { return errorOf(::kill(::getppid(), SIGTERM)); }), EPERM);
    EXPECT_EQ(confined([] { return errorOf(::ptrace(PTRACE_ATTACH, ::getppid(), nullptr, nullptr)); }), EPERM);
    ::close(file);
}

TEST(ConfinedChild, DoesNotOutliveItsParent) {
    EXPECT_EQ(inAChild([] { return confine({}, 1) ? 1 : 0; }), 0) << "whose parent is another process";
}

class IncompleteSandbox : public InTheSandbox {};

TEST_F(IncompleteSandbox, WithoutLandlockStillOpensNothing) {
    EXPECT_EQ(inAChild([] {
                  loseCalls({SCMP_SYS(landlock_create_ruleset)});
                  const auto sandbox = enterSandbox();
                  return sandbox.landlock || !sandbox.seccomp ? 255 : errorOf(::open("/etc/passwd", O_RDONLY));
              }),
              EACCES);
}

TEST_F(IncompleteSandbox, WithoutSeccompStillOpensNothing) {
    if (::syscall(SYS_landlock_create_ruleset, nullptr, 0, 1) < 1) {
        GTEST_SKIP() << "this kernel has no Landlock";
    }
    EXPECT_EQ(inAChild([] {
                  loseCalls({SCMP_SYS(seccomp)});
                  const auto sandbox = enterSandbox();
                  return sandbox.seccomp || !sandbox.landlock ? 255 : errorOf(::open("/etc/passwd", O_RDONLY));
              }),
              EACCES);
}

class SandboxLimits : public InTheSandbox {};

TEST_F(SandboxLimits, AllowNoProcessWithoutTheSandbox) {
    EXPECT_EQ(inAChild([] {
                  constexpr uid_t nobody = 65534;
                  loseCalls({SCMP_SYS(landlock_create_ruleset), SCMP_SYS(seccomp)});
                  if (::geteuid() == 0 && ::setuid(nobody) != 0) {
                      return 255;
                  }
                  const auto sandbox = enterSandbox();
                  return sandbox.landlock || sandbox.seccomp ? 255 : errorOf(::fork());
              }),
              EAGAIN);
}

TEST(SandboxOption, IsSaidLoudly) {
    const test::TempDir folder;
    const auto image = test::shellQuoted(folder.file("disk.img"));
    test::mustRun("truncate -s 8M " + image + " && mke2fs -q " + image);
    const auto ran = test::cli("--no-sandbox check " + image);
    EXPECT_THAT(ran.err, HasSubstr("--no-sandbox: a damaged or hostile image is read with all of this user's rights"));
    const auto inside = test::cli("check " + image);
    EXPECT_EQ(inside.out, ran.out);
    EXPECT_THAT(inside.err, testing::Not(HasSubstr("sandbox")));
}

} // namespace
} // namespace atlas::cli
