// SPDX-License-Identifier: GPL-3.0-or-later
// ext4atlas-open-device: pkexec runs it as root; it opens one block device read-only and sends the descriptor over
// standard input, a Unix socket. It reads nothing from the device; window and reader stay unprivileged.
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <span>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

constexpr int failure = 3;
constexpr int usage = 2;

/// Sends `fd` with the one byte of data that a message needs (unix(7), SCM_RIGHTS).
bool send(int fd) {
    char byte = 0;
    iovec data{&byte, 1};
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof fd)> control{};
    msghdr message{};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    auto* const header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof fd);
    std::memcpy(CMSG_DATA(header), &fd, sizeof fd);
    return ::sendmsg(STDIN_FILENO, &message, MSG_NOSIGNAL) == 1;
}

int fail(const char* what, const char* path) {
    std::fprintf(stderr, "%s: %s: %s\n", path, what, std::strerror(errno));
    return failure;
}

} // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (arguments.size() != 2) {
        std::fputs("usage: ext4atlas-open-device DEVICE; ext4atlas starts it\n", stderr);
        return usage;
    }
    const char* const path = arguments[1];
    const int fd = ::open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return fail("cannot open", path);
    struct stat info{};
    if (::fstat(fd, &info) != 0 || !S_ISBLK(info.st_mode)) {
        std::fprintf(stderr, "%s: is no block device\n", path);
        return usage;
    }
    return send(fd) ? 0 : fail("cannot pass it on", path);
}
