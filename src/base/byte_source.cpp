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

/// Standard input, copied to a file: first one in memory, then the spool.
class KeptInput {
public:
    KeptInput(ByteCount inMemory, const std::function<Result<InputSpool>()>& openSpool)
        : m_file(::memfd_create("input", MFD_CLOEXEC)), m_room(inMemory), m_openSpool(openSpool) {}

    /// Copies until the end.
    [[nodiscard]] Status copy() {
        std::vector<char> part(partBytes);
        for (;;) {
            const auto got = fill(part);
            if (!got)
                return std::unexpected(got.error());
            if (*got == 0)
                return ::ftruncate(m_file.get(), static_cast<off_t>(m_size)) == 0 ? Status{} : cannotKeep();
            if (auto status = keep({part.data(), *got}); !status)
                return status;
        }
    }

    [[nodiscard]] FileDescriptor& file() { return m_file; }

private:
    static constexpr std::size_t partBytes = 64 * KiB;

    [[nodiscard]] static std::unexpected<Error> cannotKeep() {
        return std::unexpected(ioError("-", "cannot keep standard input", errno));
    }

    /// A whole part, or less at the end. Returns its bytes.
    [[nodiscard]] static Result<std::size_t> fill(std::vector<char>& part) {
        std::size_t filled = 0;
        while (filled < part.size()) {
            const auto got = ::read(STDIN_FILENO, part.data() + filled, part.size() - filled);
            if (got < 0 && errno != EINTR)
                return std::unexpected(ioError("-", "cannot read standard input", errno));
            if (got == 0)
                break;
            filled += got > 0 ? static_cast<std::size_t>(got) : 0;
        }
        return filled;
    }

    [[nodiscard]] Status keep(std::string_view part) {
        if (m_size + part.size() > m_room.value && !m_isSpooled)
            if (auto status = spool(); !status)
                return status;
        if (part.find_first_not_of('\0') != std::string_view::npos) {
            m_written += part.size();
            if (m_isSpooled && m_written > m_room.value) {
                return std::unexpected(Error{.kind = ErrorKind::Limit,
                                             .what = "standard input is too long to be kept",
                                             .where = "-",
                                             .expected = fmt::format("at most {} bytes with data", m_room.value),
                                             .hint = "--temporary FOLDER, on a file system with more room"});
            }
            if (::pwrite(m_file.get(), part.data(), part.size(), static_cast<off_t>(m_size)) !=
                static_cast<ssize_t>(part.size()))
                return cannotKeep();
        }
        m_size += part.size();
        return {};
    }

    /// Goes on in the spool, with what is in memory.
    [[nodiscard]] Status spool() {
        auto opened = m_openSpool();
        if (!opened)
            return std::unexpected(opened.error());
        const auto memory = std::exchange(m_file, std::move(opened->file));
        m_room = opened->room;
        m_isSpooled = true;
        std::vector<char> part(partBytes);
        const auto size = std::exchange(m_size, 0);
        for (std::uint64_t at = 0; at < size; at += part.size()) {
            const auto wanted = std::min<std::uint64_t>(part.size(), size - at);
            if (::pread(memory.get(), part.data(), wanted, static_cast<off_t>(at)) < 0)
                return cannotKeep();
            if (auto status = keep({part.data(), wanted}); !status)
                return status;
        }
        return {};
    }

    FileDescriptor m_file;
    ByteCount m_room;
    const std::function<Result<InputSpool>()>& m_openSpool;
    std::uint64_t m_size = 0;
    std::uint64_t m_written = 0; ///< without holes
    bool m_isSpooled = false;
};

} // namespace

Result<std::unique_ptr<ByteSource>> openStandardInput(ByteCount inMemory,
                                                      const std::function<Result<InputSpool>()>& openSpool) {
    struct stat info{};
    if (::fstat(STDIN_FILENO, &info) == 0 && (S_ISREG(info.st_mode) || S_ISBLK(info.st_mode)))
        return openFile("/dev/fd/0");
    KeptInput input(inMemory, openSpool);
    if (!input.file().isOpen())
        return std::unexpected(ioError("-", "cannot keep standard input", errno));
    if (auto status = input.copy(); !status)
        return std::unexpected(status.error());
    return adoptDescriptor(input.file().release(), "/dev/stdin");
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
