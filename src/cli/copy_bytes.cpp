// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/copy_bytes.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>
#include <vector>

namespace atlas::cli {

Status copyBytes(const ByteSource& from, ByteInterval bytes, int to) {
    constexpr std::uint64_t piece = MiB;
    for (auto at = bytes.first; at < bytes.end(); at += ByteCount{piece}) {
        std::vector<std::byte> buffer(std::min(piece, (bytes.end() - at).value));
        if (auto status = from.read(at, buffer); !status) {
            return status;
        }
        const auto put = ::pwrite(to, buffer.data(), buffer.size(), static_cast<off_t>(at.value));
        if (put != static_cast<ssize_t>(buffer.size())) {
            return std::unexpected(Error{.kind = ErrorKind::Io,
                                         .what = put < 0 ? std::strerror(errno) : "the file system is full",
                                         .where = "copying an image"});
        }
    }
    return {};
}

} // namespace atlas::cli
