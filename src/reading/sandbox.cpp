// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/sandbox.h"

#include "reading/landlock.h"
#include "reading/process_limits.h"

#include <cerrno>
#include <cstdint>
#include <ctime>
#include <memory>
#include <seccomp.h>
#include <span>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <type_traits>
#include <unistd.h>

namespace atlas {
namespace {

/// AddressSanitizer opens files and asks for more calls of its own, which the sandbox would refuse.
#ifdef __SANITIZE_ADDRESS__
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

/// Reading, memory, time, the end, and writing to what is open.
constexpr const char* allowed[] = {
    "read",
    "readv",
    "pread64",
    "preadv",
    "write",
    "writev",
    "pwrite64",
    "pwritev",
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

/// What the libraries try where it does not matter whether it succeeds: libblkid and libfdisk look for /sys and /dev.
constexpr const char* notFound[] = {"open", "openat", "openat2", "access",  "faccessat", "faccessat2",
                                    "stat", "lstat",  "stat64",  "lstat64", "readlink",  "readlinkat"};

constexpr const char* refused[] = {"fsync",    "fdatasync", "prctl",    "getuid",    "geteuid",   "getgid",   "getegid",
                                   "getuid32", "geteuid32", "getgid32", "getegid32", "getrlimit", "prlimit64"};

struct FreeFilter {
    void operator()(void* filter) const { seccomp_release(filter); }
};
using Filter = std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, FreeFilter>;

/// A name that this machine's architecture does not have is left out.
bool answer(const Filter& filter, std::span<const char* const> names, std::uint32_t action) {
    bool all = true;
    for (const char* name : names) {
        const int number = ::seccomp_syscall_resolve_name(name);
        all = all && (number < 0 || ::seccomp_rule_add(filter.get(), action, number, 0) == 0);
    }
    return all;
}

/// Devices are asked before; isatty() is asked of what is open.
bool limitRequests(const Filter& filter) {
    return ::seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_EQ, TCGETS)) == 0 &&
           ::seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_NE, TCGETS)) ==
               0;
}

bool closeCalls() {
    const Filter filter(::seccomp_init(SCMP_ACT_KILL_PROCESS));
    return filter && answer(filter, allowed, SCMP_ACT_ALLOW) && answer(filter, notFound, SCMP_ACT_ERRNO(EACCES)) &&
           answer(filter, refused, SCMP_ACT_ERRNO(EPERM)) && limitRequests(filter) && ::seccomp_load(filter.get()) == 0;
}

} // namespace

Sandbox enterSandbox() {
    if (sanitized) {
        return {.landlock = true, .seccomp = true};
    }
    ::tzset(); // reads /etc/localtime, once
    limitToReading();
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        return {};
    }
    const bool landlock = closePaths();
    return {.landlock = landlock, .seccomp = closeCalls()};
}

} // namespace atlas
