// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/process_limits.h"

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace atlas::cli {
namespace {

constexpr rlim_t gibibyte = rlim_t{1} << 30;
constexpr rlim_t maxMemory = 4 * gibibyte;
constexpr rlim_t maxSeconds = 600;

/// Limits are only ever lowered.
void lower(decltype(RLIMIT_CORE) resource, rlim_t to) {
    rlimit limit{};
    if (::getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = std::min(limit.rlim_cur, to);
        ::setrlimit(resource, &limit);
    }
}

} // namespace

void limitResources() {
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no further fails the write, which is reported
    lower(RLIMIT_CORE, 0);
    lower(RLIMIT_CPU, maxSeconds);
#ifndef __SANITIZE_ADDRESS__ // its shadow memory is terabytes of address space
    lower(RLIMIT_AS, maxMemory);
#endif
}

} // namespace atlas::cli
