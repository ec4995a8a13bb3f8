// SPDX-License-Identifier: GPL-3.0-or-later
#include "confine/sandbox.h"

#include "base/file_descriptor.h"
#include "base/units.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <sched.h>
#include <seccomp.h>
#include <span>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <type_traits>
#include <unistd.h>
#include <utility>
#include <vector>

namespace atlas {
namespace {

/// struct landlock_ruleset_attr of Linux 6.12; headers of older kernels lack the later members.
struct RulesetAttributes {
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scoped = 0;
};

/// struct landlock_path_beneath_attr
struct [[gnu::packed]] PathRule {
    std::uint64_t allowed;
    std::int32_t file;
};

struct LandlockVersion {
    long abi;
    unsigned fileRights; ///< number of file rights that it supports; each is a bit
    std::size_t attributes; ///< bytes of RulesetAttributes that it supports
    std::uint64_t network;  ///< binding and connecting TCP sockets
    std::uint64_t scoped;   ///< abstract UNIX sockets and signals

    [[nodiscard]] std::uint64_t allFileRights() const { return (std::uint64_t{1} << fileRights) - 1; }
};

constexpr LandlockVersion landlockVersions[] = {
    {6, 16, 24, 3, 3}, {5, 16, 16, 3, 0}, {4, 15, 16, 3, 0}, {3, 15, 8, 0, 0}, {2, 14, 8, 0, 0}, {1, 13, 8, 0, 0},
};

// LANDLOCK_ACCESS_FS_…
constexpr std::uint64_t execute = 1U << 0;
constexpr std::uint64_t writeFile = 1U << 1;
constexpr std::uint64_t readFile = 1U << 2;
constexpr std::uint64_t readFolder = 1U << 3;
constexpr std::uint64_t truncateFile = 1U << 14;
constexpr std::uint64_t askDevice = 1U << 15;
constexpr int pathBeneath = 1; ///< LANDLOCK_RULE_PATH_BENEATH

std::optional<LandlockVersion> versionOfKernel() {
    constexpr unsigned askVersion = 1;
    const long abi = ::syscall(SYS_landlock_create_ruleset, nullptr, 0, askVersion);
    for (const auto& version : landlockVersions)
        if (abi >= version.abi)
            return version;
    return {};
}

/// Denies `denied` except for what `allowed` says of each file or folder.
bool restrictTo(const LandlockVersion& version, const RulesetAttributes& denied, std::span<const PathRule> allowed) {
    const long rules = ::syscall(SYS_landlock_create_ruleset, &denied, version.attributes, 0);
    if (rules < 0)
        return false;
    const bool complete = std::ranges::all_of(allowed, [&](const PathRule& rule) {
        return ::syscall(SYS_landlock_add_rule, rules, pathBeneath, &rule, 0) == 0;
    });
    const bool closed = complete && ::syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    ::close(static_cast<int>(rules));
    return closed;
}

} // namespace

/// Denies everything that this version of Landlock can deny, because the rule set has no rules.
bool closePaths() {
    const auto version = versionOfKernel();
    return version && restrictTo(*version, {version->allFileRights(), version->network, version->scoped}, {});
}

bool allowWritingOnly(int file, bool hasNetwork) {
    const auto version = versionOfKernel();
    if (!version)
        return false;
    const auto denied = version->allFileRights() & ~(execute | readFile | readFolder | askDevice);
    const PathRule rule{(writeFile | truncateFile) & denied, file};
    const RulesetAttributes rights{denied, hasNetwork ? 0 : version->network, hasNetwork ? 0 : version->scoped};
    return restrictTo(*version, rights, {&rule, file < 0 ? std::size_t{0} : std::size_t{1}});
}

namespace {

/// What programs and their libraries open whatever they do.
constexpr const char* harmless[] = {"/dev/null", "/dev/zero", "/dev/urandom"};

/// Where distributions install programs and their libraries.
constexpr const char* installed[] = {"/usr",       "/lib",      "/lib64", "/bin", "/sbin", "/etc/ld.so.cache",
                                     "/nix/store", "/gnu/store"};

bool isFolder(int file) {
    struct stat info{};
    return ::fstat(file, &info) == 0 && S_ISDIR(info.st_mode);
}

} // namespace

bool allowReadingOnly(std::span<const int> files, ChildNeeds needs) {
    const auto version = versionOfKernel();
    if (!version)
        return false;
    std::vector<PathRule> rules;
    std::vector<FileDescriptor> folders;
    for (const int file : files)
        rules.push_back({isFolder(file) ? readFile | readFolder : readFile, file});
    if (needs.programs) {
        for (const char* const path : installed) {
            FileDescriptor file(::open(path, O_PATH | O_CLOEXEC));
            if (!file.isOpen())
                continue;
            rules.push_back({isFolder(file.get()) ? execute | readFile | readFolder : readFile, file.get()});
            folders.push_back(std::move(file));
        }
        for (const char* const path : harmless) {
            FileDescriptor file(::open(path, O_PATH | O_CLOEXEC));
            if (!file.isOpen())
                continue;
            rules.push_back({readFile | writeFile, file.get()});
            folders.push_back(std::move(file));
        }
    }
    const std::uint64_t network = needs.network ? 0 : version->network;
    return restrictTo(*version, {version->allFileRights(), network, version->scoped}, rules);
}

namespace {

constexpr rlim_t maxMemory = 4 * GiB;
constexpr rlim_t maxSeconds = 600;

/// Lowers a limit, but never raises it.
void lower(decltype(RLIMIT_CORE) resource, rlim_t to) {
    rlimit limit{};
    if (::getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = std::min(limit.rlim_cur, to);
        ::setrlimit(resource, &limit);
    }
}

} // namespace

void limitResources() {
    std::signal(SIGXFSZ, SIG_IGN); // a write beyond the limit then fails with EFBIG, which is reported
    lower(RLIMIT_CORE, 0);
#ifndef __SANITIZE_ADDRESS__ // AddressSanitizer's shadow memory takes terabytes of address space
    lower(RLIMIT_AS, maxMemory);
#endif
}

void limitProcessorTime() { lower(RLIMIT_CPU, maxSeconds); }

void limitToReading() { lower(RLIMIT_NPROC, 0); }

namespace {

/// AddressSanitizer opens files and needs more calls, which the sandbox would refuse.
#ifdef __SANITIZE_ADDRESS__
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

/// Reading, memory, time, exit, and writing to open files.
constexpr const char* allowed[] = {
    "read",
    "readv",
    "pread64",
    "preadv",
    "write",
    "writev",
    "pwrite64",
    "pwritev",
    "recvfrom", // of sockets that were connected before
    "lseek",
    "_llseek",
    "close",
    "fstat",
    "fstat64",
    "newfstatat",
    "fstatat64",
    "statx",
    "fcntl",
    "fcntl64",
    "fadvise64",
    "fadvise64_64",
    "poll",
    "ppoll",
    "memfd_create",
    "ftruncate",
    "ftruncate64",
    "mmap",
    "mmap2",
    "munmap",
    "mremap",
    "mprotect",
    "madvise",
    "brk",
    "futex",
    "futex_time64",
    "clock_gettime",
    "clock_gettime64",
    "clock_getres",
    "gettimeofday",
    "time",
    "getrandom",
    "uname",
    "sysinfo",
    "rt_sigaction",
    "rt_sigprocmask",
    "rt_sigreturn",
    "restart_syscall",
    "sigaltstack",
    "getpid",
    "gettid",
    "tgkill",
    "getrusage",
    "sched_yield",
    "sched_getaffinity",
    "set_robust_list",
    "rseq",
    "exit",
    "exit_group",
};

/// Libraries try these without needing success: libblkid and libfdisk look for /sys and /dev.
constexpr const char* notFound[] = {"open", "openat", "openat2", "access",  "faccessat", "faccessat2",
                                    "stat", "lstat",  "stat64",  "lstat64", "readlink",  "readlinkat"};

constexpr const char* refused[] = {"fsync",    "fdatasync", "prctl",    "getuid",    "geteuid",   "getgid",   "getegid",
                                   "getuid32", "geteuid32", "getgid32", "getegid32", "getrlimit", "prlimit64"};

struct FreeFilter {
    void operator()(void* filter) const { seccomp_release(filter); }
};
using Filter = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, FreeFilter>;

/// Skips names that this architecture lacks.
bool answer(const Filter& filter, std::span<const char* const> names, std::uint32_t action) {
    bool all = true;
    for (const char* name : names) {
        const int number = ::seccomp_syscall_resolve_name(name);
        all = all && (number < 0 || ::seccomp_rule_add(filter.get(), action, number, 0) == 0);
    }
    return all;
}

/// Devices are asked before the sandbox; isatty() works on open files.
bool limitRequests(const Filter& filter) {
    return ::seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_EQ, TCGETS)) == 0 &&
           ::seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_NE, TCGETS)) ==
               0;
}

/// On a connected socket, with no address.
bool allowSending(const Filter& filter) {
    return ::seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(sendto), 1, SCMP_A4(SCMP_CMP_EQ, 0)) == 0;
}

bool closeCalls() {
    const Filter filter(::seccomp_init(SCMP_ACT_KILL_PROCESS));
    return filter && answer(filter, allowed, SCMP_ACT_ALLOW) && answer(filter, notFound, SCMP_ACT_ERRNO(EACCES)) &&
           answer(filter, refused, SCMP_ACT_ERRNO(EPERM)) && limitRequests(filter) && allowSending(filter) &&
           ::seccomp_load(filter.get()) == 0;
}

} // namespace

namespace {

/// What neither qemu-nbd nor a parser of ours needs, and a hostile file may want.
constexpr const char* refusedWithoutNetwork[] = {"socket", "connect", "bind", "fork", "vfork"};

/// These are refused to a process that reads from a network, too.
constexpr const char* refusedToChildren[] = {
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "process_madvise",
    "pidfd_open",
    "pidfd_getfd",
    "kill",
    "tkill",
    "mount",
    "umount2",
    "pivot_root",
    "chroot",
    "unshare",
    "setns",
    "open_by_handle_at",
    "add_key",
    "request_key",
    "keyctl",
    "bpf",
    "perf_event_open",
    "userfaultfd",
    "kexec_load",
    "init_module",
    "finit_module",
    "io_uring_setup",
    "memfd_secret",
    "fanotify_init",
    "setuid",
    "setgid",
    "setresuid",
    "setresgid",
};

/// Threads are allowed. The flags of clone3() lie in memory, where no filter sees them; without it, clone() is used.
bool refuseProcesses(const Filter& filter) {
    return ::seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           ::seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1,
                              SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0;
}

} // namespace

bool refuseCallsOfChildren(bool hasNetwork) {
    const Filter filter(::seccomp_init(SCMP_ACT_ALLOW));
    const bool isAlone =
        filter &&
        (hasNetwork || (answer(filter, refusedWithoutNetwork, SCMP_ACT_ERRNO(EPERM)) && refuseProcesses(filter)));
    return isAlone && answer(filter, refusedToChildren, SCMP_ACT_ERRNO(EPERM)) && ::seccomp_load(filter.get()) == 0;
}

Sandbox enterSandbox() {
    if (sanitized)
        return {.landlock = true, .seccomp = true};
    ::tzset(); // reads /etc/localtime once
    limitToReading();
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return {};
    const bool landlock = closePaths();
    return {.landlock = landlock, .seccomp = closeCalls()};
}

} // namespace atlas
