// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/socket_bytes.h"

#include <cerrno>
#include <sys/socket.h>

namespace atlas {

bool sendAll(int socket, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(sent));
    }
    return true;
}

bool receiveAll(int socket, std::span<std::byte> bytes) {
    while (!bytes.empty()) {
        const auto got = ::recv(socket, bytes.data(), bytes.size(), 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
    return true;
}

} // namespace atlas
