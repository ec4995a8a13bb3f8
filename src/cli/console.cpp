// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include "report/reader/reader_message.h"
#include "report/text/wrapped_lines.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <iostream>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas::cli {
namespace {

/// Ignores errors of poll(), because the next write reports them.
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
    if (m_error == 0)
        return {};
    return std::unexpected(
        Error{.kind = ErrorKind::Io, .what = std::string("cannot write: ") + std::strerror(m_error), .where = m_name});
}

int FileOutput::overflow(int character) {
    if (!drain())
        return std::char_traits<char>::eof();
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
        if (written > 0)
            from += written;
        else if (written < 0 && errno == EAGAIN)
            waitForRoom(m_descriptor); // the pipe was made non-blocking by another process
        else if (written == 0 || errno != EINTR)
            m_error = written == 0 ? EIO : errno;
    }
    setp(m_buffer.data(), m_buffer.data() + m_buffer.size());
    return m_error == 0;
}

void holdStandardStreams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // open() takes the lowest free number; the wrong direction makes use of the stream fail.
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

std::unexpected<Error> usageError(std::string what, std::string hint) {
    return std::unexpected(Error{.kind = ErrorKind::Usage, .what = std::move(what), .hint = std::move(hint)});
}

namespace {

constexpr std::string_view prefix = "ext4atlas-cli: ";
constexpr std::int64_t minMilliseconds = 50;
constexpr std::string_view eraseLine = "\x1b[K"; // to its end (ECMA-48, EL)

std::int64_t milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void writeLine(const ReaderMessage& message) {
    writeReaderMessage(message, std::cerr);
    std::cerr.flush();
}

bool isSet(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

bool outputIsTerminal() { return ::isatty(STDOUT_FILENO) == 1; }

/// 0: no terminal, or one that does not know its width.
std::size_t widthOf(int descriptor) {
    constexpr std::size_t least = 40;
    winsize size{};
    const bool isKnown = ::isatty(descriptor) == 1 && ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
    return isKnown ? std::max<std::size_t>(least, size.ws_col) : 0;
}

struct TerminalWidths {
    std::size_t output = widthOf(STDOUT_FILENO);
    std::size_t error = widthOf(STDERR_FILENO);
};

/// The widths at the first call.
const TerminalWidths& terminalWidths() {
    static const TerminalWidths widths;
    return widths;
}

/// A line on standard error.
void complain(const std::string& text) {
    const auto width = terminalWidths().error;
    const auto lines =
        width == 0 ? std::vector{std::string(prefix) + text} : wrapped(std::string(prefix) + text, width, 2);
    for (const auto& line : lines)
        std::cerr << line << '\n';
}

} // namespace

void Reporter::error(const Error& error) const {
    if (!m_json) {
        complain(sentence(error));
        return;
    }
    writeLine(error);
}

void Reporter::note(const Message& text) const {
    if (!m_json)
        complain(format(text));
}

void Reporter::plan(const PlanFacts& facts) const {
    if (m_json)
        writeLine(facts);
}

void Reporter::progress(const Progress& progress) {
    const auto now = milliseconds();
    if (!m_json || (m_lastMilliseconds >= 0 && now - m_lastMilliseconds < minMilliseconds))
        return;
    m_lastMilliseconds = now;
    writeLine(ReaderProgress{progress.done, progress.of, format(progress.phase)});
}

void Reporter::status(const Message& text) {
    constexpr std::int64_t minStatusMilliseconds = 200;
    const auto now = milliseconds();
    if (m_json || ::isatty(STDERR_FILENO) != 1 || (m_lastStatus >= 0 && now - m_lastStatus < minStatusMilliseconds))
        return;
    m_lastStatus = now;
    std::cerr << '\r' << eraseLine << format(text) << std::flush;
}

void Reporter::endStatus() {
    if (m_lastStatus >= 0)
        std::cerr << '\r' << eraseLine << std::flush;
    m_lastStatus = -1;
}

void Reporter::remark(const std::function<void(std::ostream&)>& write) const {
    if (!m_json)
        write(std::cerr);
}

TextStyle terminalStyle() {
    const char* terminal = std::getenv("TERM");
    const bool dumb = terminal == nullptr || std::strcmp(terminal, "dumb") == 0;
    return {.colour = outputIsTerminal() && !dumb && !isSet("NO_COLOR"), .width = terminalWidths().output};
}

Status binaryOutput(std::string hint) {
    if (!outputIsTerminal())
        return {};
    return std::unexpected(Error{
        .kind = ErrorKind::Usage, .what = "a binary snapshot is not written to a terminal", .hint = std::move(hint)});
}

Status cutOutputOf(const std::string& path, std::uint64_t size) {
    struct stat file{};
    struct stat out{};
    const bool isIt = ::stat(path.c_str(), &file) == 0 && ::fstat(STDOUT_FILENO, &out) == 0 &&
                      file.st_dev == out.st_dev && file.st_ino == out.st_ino && S_ISREG(out.st_mode);
    if (!isIt || static_cast<std::uint64_t>(out.st_size) <= size ||
        ::ftruncate(STDOUT_FILENO, static_cast<off_t>(size)) == 0)
        return {};
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = std::string("cannot remove its unfinished last line: ") + std::strerror(errno),
                                 .where = path});
}

FileOutput& output() {
    static FileOutput standard(STDOUT_FILENO, "standard output");
    return standard;
}

void measureTerminals() { (void)terminalWidths(); }

std::ostream& textOutput() {
    const auto width = terminalWidths().output;
    if (width == 0)
        return output();
    static WrappingOutput lines(output(), width);
    return lines;
}

} // namespace atlas::cli
