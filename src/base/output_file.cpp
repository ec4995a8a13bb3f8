// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/output_file.h"

#include "base/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace atlas {
namespace {

namespace fs = std::filesystem;

std::unexpected<Error> refused(std::string what, const std::string& path, std::string hint = "name another file") {
    return std::unexpected(
        Error{.kind = ErrorKind::Usage, .what = std::move(what), .where = path, .hint = std::move(hint)});
}

bool isSameFile(const struct stat& a, const struct stat& b) { return a.st_dev == b.st_dev && a.st_ino == b.st_ino; }

bool isFileAt(const std::string& path, const struct stat& file) {
    struct stat other{};
    return ::stat(path.c_str(), &other) == 0 && isSameFile(file, other);
}

std::string firstLineOf(const fs::path& path) {
    std::string line;
    std::getline(std::ifstream(path), line);
    return line;
}

/// "/dev/loop3" if `file` backs that device, else empty. Covers file systems, images and physical volumes in use,
/// whatever is mounted or mapped above the loop device.
std::string loopDeviceOn(const struct stat& file) {
    std::error_code failed;
    for (const auto& device : fs::directory_iterator("/sys/block", failed)) {
        const auto backing = firstLineOf(device.path() / "loop/backing_file");
        if (!backing.empty() && isFileAt(backing, file))
            return "/dev/" + device.path().filename().string();
    }
    return {};
}

/// The files behind the block device of the sysfs folder `device`, also through device-mapper, md and partitions.
std::vector<std::string> filesBehind(const fs::path& device, int depth = 0) {
    std::vector<std::string> files;
    if (auto backing = firstLineOf(device / "loop/backing_file"); !backing.empty())
        files.push_back(std::move(backing));
    std::error_code failed;
    std::vector<fs::path> below;
    for (const auto& slave : fs::directory_iterator(device / "slaves", failed))
        below.push_back(fs::canonical(slave.path(), failed));
    if (fs::exists(device / "partition", failed))
        below.push_back(device.parent_path());
    for (const auto& each : below) {
        const auto more = depth < 8 ? filesBehind(each, depth + 1) : std::vector<std::string>{};
        files.insert(files.end(), more.begin(), more.end());
    }
    return files;
}

/// Whether `folder` lies in a file system that is mounted from one of `inputs`.
bool isInside(const std::string& folder, const std::vector<std::string>& inputs) {
    struct stat place{};
    if (::stat(folder.c_str(), &place) != 0)
        return false;
    std::error_code failed;
    const auto device =
        fs::canonical(fmt::format("/sys/dev/block/{}:{}", major(place.st_dev), minor(place.st_dev)), failed);
    return !failed && std::ranges::any_of(filesBehind(device), [&](const std::string& file) {
        struct stat behind{};
        return ::stat(file.c_str(), &behind) == 0 &&
               std::ranges::any_of(inputs, [&](const std::string& input) { return isFileAt(input, behind); });
    });
}

std::string folderOf(const std::string& path) {
    const auto folder = fs::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

const char* kindOf(mode_t mode) {
    if (S_ISDIR(mode))
        return "a directory";
    return S_ISBLK(mode) || S_ISCHR(mode) ? "a device" : S_ISFIFO(mode) ? "a pipe" : "not a regular file";
}

/// Whether the file at `path` is empty or begins with `magic`; without magic, whether its first bytes are text.
bool isOfKind(const std::string& path, std::string_view magic) {
    std::array<char, 4096> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    const std::string_view head(bytes.data(), static_cast<std::size_t>(file.gcount()));
    return head.empty() || (magic.empty() ? !head.contains('\0') : head.starts_with(magic));
}

Status checkExisting(const OutputFile& output, const struct stat& file) {
    if (!S_ISREG(file.st_mode)) {
        return refused(fmt::format("the output is {}, and only regular files are written", kindOf(file.st_mode)),
                       output.path);
    }
    for (const auto& input : output.inputs)
        if (isFileAt(input, file))
            return refused("the output would overwrite the file that is being read", output.path);
    if (isInside(folderOf(output.path), output.inputs))
        return refused("the output would overwrite a file inside the image that is being read", output.path);
    if (const auto device = loopDeviceOn(file); !device.empty())
        return refused(fmt::format("the output would overwrite the file behind {}", device), output.path);
    if (!output.force && (file.st_mode & 0222) == 0) {
        return refused("the output exists and is write-protected", output.path,
                       fmt::format("name another file, or {}", output.insist));
    }
    if (!output.force && !isOfKind(output.path, output.magic)) {
        return refused("the output exists and holds something else than what would replace it", output.path,
                       fmt::format("name another file, or {}", output.insist));
    }
    return {};
}

mode_t newFileMode() {
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

} // namespace

std::unexpected<Error> cannot(const char* what, const std::string& path) {
    return std::unexpected(
        Error{.kind = ErrorKind::Io, .what = fmt::format("cannot {}: {}", what, std::strerror(errno)), .where = path});
}

Status checkOutput(const OutputFile& output) {
    struct stat file{};
    if (::stat(output.path.c_str(), &file) == 0)
        return checkExisting(output, file);
    if (errno != ENOENT)
        return cannot("write", output.path);
    return isInside(folderOf(output.path), output.inputs)
               ? refused("the output would lie inside the image that is being read", output.path)
               : Status{};
}

Status writeAll(int descriptor, std::string_view bytes, const std::string& path) {
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (written == 0 || errno != EINTR)
            return cannot("write", path);
    }
    return {};
}

Status writeOutput(const OutputFile& output, const std::function<Status(int descriptor)>& write) {
    if (auto status = checkOutput(output); !status)
        return status;
    struct stat old{};
    const bool isNew = ::stat(output.path.c_str(), &old) != 0;
    std::error_code failed;
    const auto target = isNew ? fs::path(output.path) : fs::canonical(output.path, failed); // a link stays a link
    auto beside = target.string() + ".XXXXXX";
    const int file = ::mkostemp(beside.data(), O_CLOEXEC);
    if (file < 0)
        return cannot("make a file", folderOf(target.string()));
    ::fchmod(file, isNew ? newFileMode() : old.st_mode & 07777);
    auto status = write(file);
    if (status && ::fsync(file) != 0)
        status = cannot("write", output.path);
    if (::close(file) != 0 && status)
        status = cannot("write", output.path);
    if (status && ::rename(beside.c_str(), target.c_str()) != 0)
        status = cannot("replace", output.path);
    if (!status)
        ::unlink(beside.c_str());
    return status;
}

Status writeOutput(const OutputFile& output, int from) {
    return writeOutput(output, [&](int to) {
        Status status;
        std::vector<char> piece(MiB);
        ssize_t got = 0;
        for (off_t at = 0; status && (got = ::pread(from, piece.data(), piece.size(), at)) > 0; at += got)
            status = writeAll(to, {piece.data(), static_cast<std::size_t>(got)}, output.path);
        return got < 0 ? cannot("read", output.path) : status;
    });
}

} // namespace atlas
