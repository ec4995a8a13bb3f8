// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading/process_limits.h"

#include "base/units.h"

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

namespace atlas {
namespace {

constexpr rlim_t maxMemory = 4 * GiB;
constexpr rlim_t maxSeconds = 600;

/// Lowers a limit, never raises it.
void lower(decltype(RLIMIT_CORE) resource, rlim_t to) {
    rlimit limit{};
    if (::getrlimit(resource, &limit) == 0) {
        limit.rlim_cur = std::min(limit.rlim_cur, to);
        ::setrlimit(resource, &limit);
    }
}

} // namespace

void limitResources() {
    std::signal(SIGXFSZ, SIG_IGN); // writing beyond the file size limit then fails with EFBIG, which is reported
    lower(RLIMIT_CORE, 0);
    lower(RLIMIT_CPU, maxSeconds);
#ifndef __SANITIZE_ADDRESS__ // AddressSanitizer's shadow memory takes terabytes of address space
    lower(RLIMIT_AS, maxMemory);
#endif
}

void limitToReading() { lower(RLIMIT_NPROC, 0); }

} // namespace atlas
