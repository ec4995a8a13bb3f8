// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/served_image.h"

#include "base/file_descriptor.h"
#include "base/served_bytes.h"
#include "report/reader/reader_request.h"
#include "ui/session/held_devices.h"
#include "ui/session/reader_job.h"
#include "ui/text/qt_text.h"

#include <QFile>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace atlas::ui {
namespace {

/// A process that is ended with this object.
class ServingReader {
public:
    explicit ServingReader(pid_t process) : m_process(process) {}
    ServingReader(const ServingReader&) = delete;
    ServingReader& operator=(const ServingReader&) = delete;
    ~ServingReader() {
        ::kill(m_process, SIGKILL);
        while (::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) {
        }
    }

private:
    pid_t m_process;
};

class ServedImage final : public ByteSource {
public:
    ServedImage(std::unique_ptr<const ServingReader> reader, std::shared_ptr<const ByteSource> bytes)
        : m_reader(std::move(reader)), m_bytes(std::move(bytes)) {}

    [[nodiscard]] Status read(ByteOffset offset, std::span<std::byte> into) const override {
        return m_bytes->read(offset, into);
    }
    [[nodiscard]] ByteCount size() const override { return m_bytes->size(); }
    [[nodiscard]] std::string name() const override { return m_bytes->name(); }
    [[nodiscard]] ByteOffset dataFrom(ByteOffset from) const override { return m_bytes->dataFrom(from); }

private:
    std::unique_ptr<const ServingReader> m_reader;
    std::shared_ptr<const ByteSource> m_bytes;
};

std::unexpected<Error> failed(const std::string& path, int code) {
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = std::string("the reader cannot be started: ") + std::strerror(code),
                                 .where = path});
}

/// Standard input of the reader is `socket`; what it says besides is not needed.
Result<pid_t> start(const ImageRequest& request, int socket) {
    constexpr int heldAs = 4; // numbers up to 2 are standard streams
    const auto held = heldDescriptor(text(request.path));
    const auto& path = request.path;
    auto words =
        readerArguments(BytesRequest{held ? ImageRequest{.path = "/dev/fd/" + std::to_string(heldAs)} : request});
    words.insert(words.begin(), QFile::encodeName(readerProgram()).toStdString());
    std::vector<char*> arguments;
    for (auto& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    if (held)
        ::posix_spawn_file_actions_adddup2(&actions, *held, heldAs);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int code = ::posix_spawn(&process, words.front().c_str(), &actions, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    return code == 0 ? Result<pid_t>(process) : failed(path, code);
}

} // namespace

Result<std::shared_ptr<const ByteSource>> openServedImage(const std::string& path, const std::string& member) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return failed(path, errno);
    FileDescriptor own(ends[0]);
    FileDescriptor other(ends[1]);
    const auto process = start({.path = path, .member = member}, other.get());
    if (!process)
        return std::unexpected(process.error());
    other = FileDescriptor();
    auto reader = std::make_unique<const ServingReader>(*process);
    auto served = openServed(std::move(own), path);
    if (!served)
        return std::unexpected(served.error());
    return std::make_shared<ServedImage>(std::move(reader), std::move(served->bytes));
}

} // namespace atlas::ui
