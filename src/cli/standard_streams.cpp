// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/standard_streams.h"

#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace atlas::cli {

void holdStandardStreams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // open() takes the lowest free number; the other direction lets the stream fail
        if (::fcntl(stream, F_GETFD) < 0) {
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        }
    }
}

} // namespace atlas::cli
