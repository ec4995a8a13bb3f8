// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/alone.h"

#include <cerrno>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace atlas::test {

Alone runAlone(const std::function<bool()>& work) {
    const pid_t child = ::fork();
    if (child < 0) {
        throw std::system_error(errno, std::generic_category(), "fork");
    }
    if (child == 0) {
        ::alarm(10);
        ::_exit(work() ? 0 : 1);
    }
    Alone result;
    rusage usage{};
    ::wait4(child, &result.status, 0, &usage);
    result.fine = WIFEXITED(result.status) && WEXITSTATUS(result.status) == 0;
#ifndef __SANITIZE_ADDRESS__
    result.peakKiB = usage.ru_maxrss;
#endif
    return result;
}

} // namespace atlas::test
