// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace atlas {
namespace {

Error ioError(const std::string& path, std::string_view what, int code) {
    return {.kind = ErrorKind::Io, .what = fmt::format("{}: {}", what, std::strerror(code)), .where = path};
}

class FileSource final : public ByteSource {
public:
    FileSource(int fd, std::string path, ByteCount size) : m_fd(fd), m_path(std::move(path)), m_size(size) {}
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;
    ~FileSource() override { ::close(m_fd); }

    Status read(ByteOffset offset, std::span<std::byte> into) const override {
        std::size_t done = 0;
        while (done < into.size()) {
            const auto n =
                ::pread(m_fd, into.data() + done, into.size() - done, static_cast<off_t>(offset.value + done));
            if (n < 0 && errno == EINTR)
                continue;
            if (n < 0)
                return std::unexpected(ioError(m_path, fmt::format("cannot read byte {}", offset.value + done), errno));
            if (n == 0) {
                return std::unexpected(Error{.kind = ErrorKind::Io,
                                             .what = fmt::format("a read at byte {} passes the end", offset.value),
                                             .where = m_path,
                                             .found = fmt::format("{} bytes", m_size.value),
                                             .expected = fmt::format("at least {} bytes", offset.value + into.size())});
            }
            done += static_cast<std::size_t>(n);
        }
        return {};
    }

    ByteCount size() const override { return m_size; }
    std::string name() const override { return m_path; }
    std::optional<int> descriptor() const override { return m_fd; }

    ByteOffset dataFrom(ByteOffset from) const override {
        const auto data = ::lseek(m_fd, static_cast<off_t>(from.value), SEEK_DATA);
        if (data < 0)
            return errno == ENXIO ? ByteOffset{m_size.value} : from;
        return {static_cast<std::uint64_t>(data)};
    }

private:
    int m_fd;
    std::string m_path;
    ByteCount m_size;
};

Result<ByteCount> sizeOf(int fd, const struct stat& info, const std::string& path) {
    if (S_ISREG(info.st_mode))
        return ByteCount{static_cast<std::uint64_t>(info.st_size)};
    std::uint64_t bytes = 0;
    if (::ioctl(fd, BLKGETSIZE64, &bytes) != 0)
        return std::unexpected(ioError(path, "cannot ask the device for its size", errno));
    return ByteCount{bytes};
}

/// The number in "/dev/fd/7".
std::optional<int> inheritedDescriptor(std::string_view path) {
    constexpr std::string_view folder = "/dev/fd/";
    int fd = 0;
    if (!path.starts_with(folder))
        return std::nullopt;
    path.remove_prefix(folder.size());
    const auto [end, code] = std::from_chars(path.data(), path.data() + path.size(), fd);
    return code == std::errc() && end == path.data() + path.size() && fd >= 0 ? std::optional(fd) : std::nullopt;
}

/// The path with which a descriptor was opened.
std::optional<std::string> nameOf(int fd) {
    std::array<char, 4096> path{};
    const auto length = ::readlink(fmt::format("/proc/self/fd/{}", fd).c_str(), path.data(), path.size());
    if (length <= 0 || path[0] != '/')
        return std::nullopt;
    std::string name(path.data(), static_cast<std::size_t>(length));
    constexpr std::string_view memory = "/memfd:"; // "/memfd:NAME (deleted)"
    if (name.starts_with(memory))
        name = "/" + name.substr(memory.size(), name.rfind(" (deleted)") - memory.size());
    return name;
}

/// Takes ownership of an open descriptor; refuses and closes anything but a regular file or block device.
Result<std::unique_ptr<ByteSource>> adoptDescriptor(int fd, const std::string& name) {
    struct stat info{};
    if (::fstat(fd, &info) != 0 || !(S_ISREG(info.st_mode) || S_ISBLK(info.st_mode))) {
        ::close(fd);
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = S_ISDIR(info.st_mode) ? "is a folder, not a disk image or block device"
                                                                   : "is neither a file nor a block device",
                                     .where = name});
    }
    const auto size = sizeOf(fd, info, name);
    if (!size) {
        ::close(fd);
        return std::unexpected(size.error());
    }
    return std::make_unique<FileSource>(fd, name, *size);
}

} // namespace

Result<std::unique_ptr<ByteSource>> adoptFile(FileDescriptor file, const std::string& name) {
    return adoptDescriptor(file.release(), name);
}

Result<std::unique_ptr<ByteSource>> openFile(const std::string& path) {
    if (const auto inherited = inheritedDescriptor(path)) {
        const int fd = ::fcntl(*inherited, F_DUPFD_CLOEXEC, 0);
        if (fd < 0)
            return std::unexpected(ioError(path, "cannot open", errno));
        return adoptDescriptor(fd, nameOf(*inherited).value_or(path));
    }
    // O_NONBLOCK: opening a FIFO must not wait for a writer.
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return std::unexpected(ioError(path.empty() ? "\"\"" : path, "cannot open", errno));
    return adoptDescriptor(fd, path);
}

namespace {

/// Copies until the end of standard input.
Status copyInput(int to, ByteCount most) {
    std::vector<char> part(64 * KiB);
    std::uint64_t copied = 0;
    for (;;) {
        const auto got = ::read(STDIN_FILENO, part.data(), part.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return std::unexpected(ioError("-", "cannot read standard input", errno));
        if (got == 0)
            return {};
        copied += static_cast<std::uint64_t>(got);
        if (copied > most.value) {
            return std::unexpected(Error{.kind = ErrorKind::Limit,
                                         .what = "standard input is too long to be kept in memory",
                                         .where = "-",
                                         .expected = fmt::format("at most {} bytes", most.value),
                                         .hint = "write it to a file and open that"});
        }
        if (::write(to, part.data(), static_cast<std::size_t>(got)) != got)
            return std::unexpected(ioError("-", "cannot keep standard input", errno));
    }
}

} // namespace

Result<std::unique_ptr<ByteSource>> openStandardInput(ByteCount most) {
    struct stat info{};
    if (::fstat(STDIN_FILENO, &info) == 0 && (S_ISREG(info.st_mode) || S_ISBLK(info.st_mode)))
        return openFile("/dev/fd/0");
    const int fd = ::memfd_create("input", MFD_CLOEXEC);
    if (fd < 0)
        return std::unexpected(ioError("-", "cannot keep standard input", errno));
    if (auto status = copyInput(fd, most); !status) {
        ::close(fd);
        return std::unexpected(status.error());
    }
    return adoptDescriptor(fd, "/dev/stdin");
}

Status ReadErrorLog::read(ByteOffset offset, std::span<std::byte> into) const {
    auto status = m_source.read(offset, into);
    const auto end = size().value;
    if (!status && offset.value <= end && into.size() <= end - offset.value)
        noteFailure(status.error());
    return status;
}

void ReadErrorLog::noteFailure(const Error& error) const {
    if (std::ranges::find(m_errors, error.what, &Error::what) == m_errors.end())
        m_errors.push_back(error);
}

} // namespace atlas
