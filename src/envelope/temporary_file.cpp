// SPDX-License-Identifier: GPL-3.0-or-later
#include "envelope/temporary_file.h"

#include "base/units.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace atlas {
namespace {

std::filesystem::path cacheFolder() {
    if (const char* const cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/')
        return std::filesystem::path(cache) / "ext4atlas";
    if (const char* const home = std::getenv("HOME"); home != nullptr && *home == '/')
        return std::filesystem::path(home) / ".cache" / "ext4atlas";
    return "/var/tmp";
}

} // namespace

Result<FileDescriptor> openTemporary(const std::string& asked, std::string_view purpose) {
    std::error_code failed;
    const auto folder = asked.empty() ? cacheFolder() : std::filesystem::path(asked);
    if (asked.empty())
        std::filesystem::create_directories(folder, failed);
    FileDescriptor file(::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
    if (file.isOpen())
        return file;
    const int why = errno;
    auto pattern = (folder / "unpacked-XXXXXX").string();
    FileDescriptor named(why == EOPNOTSUPP || why == EISDIR ? ::mkostemp(pattern.data(), O_CLOEXEC) : -1);
    if (named.isOpen()) {
        ::unlink(pattern.c_str());
        return named;
    }
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = fmt::format("{}: {}", purpose, std::strerror(why)),
                                 .where = folder.string(),
                                 .hint = "--temporary FOLDER"});
}

std::uint64_t roomFor(int file) {
    constexpr std::uint64_t spare = 64 * MiB;
    struct statvfs info{};
    if (::fstatvfs(file, &info) != 0)
        return 0;
    const auto free = std::uint64_t{info.f_bavail} * info.f_frsize;
    return free > spare ? free - spare : 0;
}

} // namespace atlas
