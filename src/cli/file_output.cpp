// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/file_output.h"

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

/// Ignores errors of poll(): the next write reports them.
void waitForRoom(int descriptor) {
    pollfd waiting{.fd = descriptor, .events = POLLOUT, .revents = 0};
    ::poll(&waiting, 1, -1);
}

} // namespace

FileOutput::FileOutput(int descriptor, std::string name)
    : std::ostream(this), m_descriptor(descriptor), m_name(std::move(name)) {
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
}

FileOutput::~FileOutput() { drain(); }

Status FileOutput::finish() {
    flush();
    if (m_error == 0) {
        return {};
    }
    return std::unexpected(
        Error{.kind = ErrorKind::Io, .what = std::string("cannot write: ") + std::strerror(m_error), .where = m_name});
}

int FileOutput::overflow(int character) {
    if (!drain()) {
        return std::char_traits<char>::eof();
    }
    if (!std::char_traits<char>::eq_int_type(character, std::char_traits<char>::eof())) {
        *pptr() = std::char_traits<char>::to_char_type(character);
        pbump(1);
    }
    return std::char_traits<char>::not_eof(character);
}

int FileOutput::sync() { return drain() ? 0 : -1; }

bool FileOutput::drain() {
    const char* from = pbase();
    while (m_error == 0 && from < pptr()) {
        const auto written = ::write(m_descriptor, from, static_cast<std::size_t>(pptr() - from));
        if (written > 0) {
            from += written;
        } else if (written < 0 && errno == EAGAIN) {
            waitForRoom(m_descriptor); // a pipe that another process made non-blocking
        } else if (written == 0 || errno != EINTR) {
            m_error = written == 0 ? EIO : errno;
        }
    }
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
    return m_error == 0;
}

} // namespace atlas::cli
