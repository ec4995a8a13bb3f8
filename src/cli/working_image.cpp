// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/working_image.h"

#include "cli/program_reason.h"
#include "confine/sandbox.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace atlas::cli {
namespace {

constexpr int cannotRun = 127; ///< exit code of a child whose exec failed, as in a shell
constexpr auto longestPause = std::chrono::milliseconds(100);

std::unexpected<Error> failed(ErrorKind kind, std::string what, std::string hint = {}) {
    return std::unexpected(Error{.kind = kind, .what = std::move(what), .hint = std::move(hint)});
}

/// An unnamed file in `folder`. Without O_TMPFILE, the name is removed before anything is written.
int openNameless(const std::string& folder) {
    const int file = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0 || errno != EOPNOTSUPP)
        return file;
    auto pattern = folder + "/ext4atlas-grow-XXXXXX";
    const int named = ::mkostemp(pattern.data(), O_CLOEXEC);
    if (named >= 0)
        ::unlink(pattern.c_str());
    return named;
}

/// The end of what a program wrote.
std::string textIn(int file) {
    std::string tail(8192, '\0');
    const auto size = ::lseek(file, 0, SEEK_END);
    const auto from = std::max<off_t>(0, size - static_cast<off_t>(tail.size()));
    const auto got = ::pread(file, tail.data(), tail.size(), from);
    tail.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return tail;
}

/// An empty file in memory.
int openMemory(const char* name) { return ::memfd_create(name, MFD_CLOEXEC); }

/// Empties a file to which children write.
void empty(int file) {
    if (::ftruncate(file, 0) == 0)
        ::lseek(file, 0, SEEK_SET);
}

/// The image is known to programs by the number of an open file, which means nothing to a reader.
std::string withoutPath(std::string text, const std::string& path) {
    for (auto at = text.find(path); at != std::string::npos; at = text.find(path, at))
        text.replace(at, path.size(), "the image");
    return text;
}

/// Runs in the child between fork and exec.
[[noreturn]] void become(char* const* arguments, int image, std::array<int, 3> standard, pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    bool connected = standard[0] >= 0 && ::fcntl(image, F_SETFD, 0) == 0;
    for (int n = 0; n < 3; ++n)
        connected = connected && ::dup2(standard[static_cast<std::size_t>(n)], n) >= 0;
    // Without Landlock the program runs with the user's rights, as in a shell.
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) [[maybe_unused]]
        const bool limited = allowWritingOnly(image);
    if (connected && ::getppid() == parent)
        ::execvp(arguments[0], arguments);
    ::_exit(cannotRun);
}

/// A file with the content `text`; negative on failure.
int openInput(std::string_view text) {
    const int input = ::memfd_create("input", MFD_CLOEXEC);
    const bool whole = input >= 0 && ::pwrite(input, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
    if (input >= 0 && !whole)
        ::close(input);
    return whole ? input : -1;
}

int waitFor(pid_t child, const std::function<void()>& waiting) {
    int status = 0;
    for (auto pause = std::chrono::milliseconds(2);; pause = std::min(2 * pause, longestPause)) {
        const auto ended = ::waitpid(child, &status, WNOHANG);
        if (ended == child || (ended < 0 && errno != EINTR))
            return status;
        waiting();
        std::this_thread::sleep_for(pause);
    }
}

} // namespace

void findSystemPrograms() {
    const char* const path = std::getenv("PATH");
    setenv("PATH", fmt::format("{}:/usr/sbin:/sbin", path == nullptr ? "/usr/bin:/bin" : path).c_str(), 1);
}

WorkingImage::WorkingImage(std::string folder, int image, int output, int errors)
    : m_folder(std::move(folder)), m_image(image), m_output(output), m_errors(errors) {}

WorkingImage::WorkingImage(WorkingImage&& other) noexcept
    : m_folder(std::move(other.m_folder)),
      m_image(std::exchange(other.m_image, -1)),
      m_output(std::exchange(other.m_output, -1)),
      m_errors(std::exchange(other.m_errors, -1)) {}

WorkingImage::~WorkingImage() {
    for (const int file : {m_image, m_output, m_errors})
        if (file >= 0)
            ::close(file);
}

/// A file in memory (tmpfs) may be as long as the largest number of bytes, ext4 stops at 16 TiB.
Result<WorkingImage> WorkingImage::make(ByteCount largest) {
    std::error_code missing;
    const auto folder = std::filesystem::temp_directory_path(missing).string();
    auto made = of(folder, missing ? -1 : openNameless(folder));
    const auto fits = made ? made->resize(largest) : Status();
    if (fits) {
        empty(made ? made->m_image : -1);
        return made;
    }
    auto inMemory = of("memory", openMemory("image"));
    if (!inMemory || !inMemory->resize(largest))
        return std::unexpected(fits.error());
    empty(inMemory->m_image);
    return inMemory;
}

Result<WorkingImage> WorkingImage::create(const std::string& path) {
    const int image = ::open(path.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0666);
    if (image < 0)
        return failed(ErrorKind::Io, fmt::format("{} cannot be made: {}", path, std::strerror(errno)));
    return of(path, image);
}

Result<WorkingImage> WorkingImage::of(std::string folder, int image) {
    const int output = image < 0 ? -1 : openMemory("output");
    const int errors = output < 0 ? -1 : openMemory("errors");
    if (errors < 0) {
        for (const int file : {image, output})
            if (file >= 0)
                ::close(file);
        return failed(ErrorKind::Io, "cannot create a temporary file", "TMPDIR=FOLDER");
    }
    return WorkingImage(std::move(folder), image, output, errors);
}

std::string WorkingImage::path() const { return fmt::format("/proc/self/fd/{}", m_image); }

Status WorkingImage::resize(ByteCount size) const {
    if (::ftruncate(m_image, static_cast<off_t>(size.value)) != 0) {
        return failed(
            ErrorKind::Limit,
            fmt::format("{} cannot hold a sparse file of {} bytes: {}", m_folder, size.value, std::strerror(errno)),
            "TMPDIR=FOLDER, on a file system that can: XFS up to 8 EiB, ext4 up to 16 TiB");
    }
    return {};
}

Status WorkingImage::run(const std::vector<std::string>& words, const std::function<void()>& waiting,
                         std::string_view input, int success) const {
    auto copies = words;
    std::vector<char*> arguments;
    for (auto& word : copies)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t self = ::getpid();
    const int typed = openInput(input);
    empty(m_output);
    empty(m_errors);
    const pid_t child = ::fork();
    if (child == 0)
        become(arguments.data(), m_image, {typed, m_output, m_errors}, self);
    if (typed >= 0)
        ::close(typed);
    const int status = child < 0 ? 0 : waitFor(child, waiting);
    if (child < 0 || (WIFEXITED(status) && WEXITSTATUS(status) == cannotRun))
        return failed(ErrorKind::Unsupported, fmt::format("{} cannot be run", words[0]), "install e2fsprogs");
    if (WIFSIGNALED(status))
        return failed(ErrorKind::Unsupported, fmt::format("{} was ended by signal {}", words[0], WTERMSIG(status)));
    const auto errors = textIn(m_errors);
    if (WEXITSTATUS(status) <= success && !reportsFailure(words[0], errors))
        return {};
    const auto reason = withoutPath(reasonOf(words[0], textIn(m_output), errors), path());
    return failed(ErrorKind::Unsupported,
                  fmt::format("{} failed: {}", words[0],
                              reason.empty() ? fmt::format("exit status {}", WEXITSTATUS(status)) : reason));
}

Status copyBytes(const ByteSource& from, ByteInterval bytes, int to) {
    constexpr std::uint64_t piece = MiB;
    for (auto at = bytes.first; at < bytes.end(); at += ByteCount{piece}) {
        std::vector<std::byte> buffer(std::min(piece, (bytes.end() - at).value));
        if (auto status = from.read(at, buffer); !status)
            return status;
        const auto put = ::pwrite(to, buffer.data(), buffer.size(), static_cast<off_t>(at.value));
        if (put != static_cast<ssize_t>(buffer.size())) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = put < 0 ? std::strerror(errno) : "the file system is full",
                                         .where = "copying an image"});
        }
    }
    return {};
}

std::vector<ByteInterval> dataExtents(int file, ByteCount size, ByteCount unit) {
    std::vector<ByteInterval> extents;
    const auto end = static_cast<off_t>(size.value);
    for (off_t at = 0; at < end;) {
        const auto first = ::lseek(file, at, SEEK_DATA);
        const auto last = first < 0 ? first : ::lseek(file, first, SEEK_HOLE);
        if (first < 0 || last < 0)
            break; // ENXIO: no more data
        const auto from = static_cast<std::uint64_t>(first) / unit.value * unit.value;
        const auto to = (static_cast<std::uint64_t>(last) + unit.value - 1) / unit.value * unit.value;
        extents.push_back({{from}, {to - from}});
        at = last;
    }
    return extents;
}

Status copyInto(const WorkingImage& copy, const ByteSource& image) {
    constexpr ByteCount unit{512};
    const ByteInterval whole{{0}, image.size()};
    auto status = copy.resize(image.size());
    // What was unpacked may have no descriptor; then all of it is read.
    const auto extents =
        image.descriptor() ? dataExtents(*image.descriptor(), image.size(), unit) : std::vector<ByteInterval>{whole};
    for (const auto& bytes : extents)
        status = status ? copyBytes(image, intersection(bytes, whole), copy.descriptor()) : status;
    return status;
}

Result<WorkingImage> copyOf(const ByteSource& image) {
    auto copy = WorkingImage::make();
    const auto status = copy ? copyInto(*copy, image) : std::unexpected(copy.error());
    return status ? std::move(copy) : std::unexpected(status.error());
}

} // namespace atlas::cli
