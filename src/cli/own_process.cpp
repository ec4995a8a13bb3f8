// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/own_process.h"

#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

namespace atlas::cli {

Result<int> inChild(const std::function<int()>& work) {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work());
    int status = 0;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (child < 0) {
        return std::unexpected(Error{.kind = ErrorKind::Limit,
                                     .what = std::string("cannot start the reading process: ") + std::strerror(errno)});
    }
    if (WIFSIGNALED(status)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fmt::format("the process that reads the image was ended by signal {} ({})",
                                                         WTERMSIG(status), ::strsignal(WTERMSIG(status)))});
    }
    return WEXITSTATUS(status);
}

} // namespace atlas::cli
