// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/replace_file.h"

#include "base/units.h"
#include "cli/command_errors.h"
#include "cli/file_output.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace atlas::cli {
namespace {

/// Closes `to`. Errors name `path`.
Status copy(int from, int to, const std::string& path) {
    FileOutput out(to, path);
    std::vector<char> piece(MiB);
    ssize_t got = 0;
    for (off_t at = 0; (got = ::pread(from, piece.data(), piece.size(), at)) > 0; at += got) {
        out.write(piece.data(), got);
    }
    auto status = out.finish();
    return ::close(to) != 0 && status ? cannot("write", path) : status;
}

mode_t newFileMode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// The mode of the file that takes the place of `path`; nullopt where there is something that cannot be replaced.
std::optional<mode_t> modeOfReplacement(const std::string& path) {
    struct stat info{};
    if (::stat(path.c_str(), &info) != 0) {
        return errno == ENOENT ? std::optional(newFileMode()) : std::nullopt;
    }
    return S_ISREG(info.st_mode) ? std::optional(info.st_mode & 07777) : std::nullopt;
}

Status writeInto(int from, const std::string& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    return file < 0 ? cannot("create", path) : copy(from, file, path);
}

} // namespace

Status replaceFile(int from, const std::string& path) {
    const auto mode = modeOfReplacement(path);
    if (!mode) {
        return writeInto(from, path);
    }
    std::error_code isNew;
    const auto target = std::filesystem::canonical(path, isNew); // a link stays a link
    const auto name = isNew ? path : target.string();
    auto beside = name + ".XXXXXX";
    const int file = ::mkostemp(beside.data(), O_CLOEXEC);
    if (file < 0) { // the folder takes no new file
        return writeInto(from, path);
    }
    ::fchmod(file, *mode);
    auto status = copy(from, file, path);
    if (status && ::rename(beside.c_str(), name.c_str()) != 0) {
        status = cannot("replace", path);
    }
    if (!status) {
        ::unlink(beside.c_str());
    }
    return status;
}

} // namespace atlas::cli
