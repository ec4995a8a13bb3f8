// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

namespace atlas::cli {

void holdStandardStreams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0) { // open() takes the lowest free number; the other direction lets the stream fail
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

} // namespace atlas::cli
