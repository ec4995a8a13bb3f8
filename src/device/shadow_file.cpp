// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/shadow_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <sys/mman.h>
#include <vector>

namespace atlas {
namespace {

constexpr std::uint64_t pieceBytes = MiB;
constexpr std::uint64_t unitBytes = 4096; ///< the page size, the smallest unit that the page cache reads

std::unexpected<Error> noMemory() {
    return std::unexpected(
        Error{.kind = ErrorKind::Io,
              .what = fmt::format("cannot keep parts of the disk in memory: {}", std::strerror(errno))});
}

/// `bytes` up to the next multiple of `step`.
ByteInterval head(ByteInterval bytes, std::uint64_t step) {
    return {bytes.first, {std::min(step - bytes.first.value % step, bytes.count.value)}};
}

ByteInterval without(ByteInterval bytes, ByteInterval head) { return between(head.end(), bytes.end()); }

} // namespace

Result<ShadowFile> ShadowFile::create(ByteCount size) {
    FileDescriptor file(::memfd_create("ext4atlas", MFD_CLOEXEC));
    constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
    if (!file.isOpen() || ::ftruncate(file.get(), static_cast<off_t>(std::min(size.value, maximum))) != 0) {
        return noMemory();
    }
    return ShadowFile(std::move(file));
}

Status ShadowFile::write(ByteOffset at, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto n = ::pwrite(m_file.get(), bytes.data(), bytes.size(), static_cast<off_t>(at.value));
        if (n < 0 && errno != EINTR) {
            return noMemory();
        }
        const auto done = static_cast<std::size_t>(std::max<ssize_t>(n, 0));
        bytes = bytes.subspan(done);
        at += {done};
    }
    return {};
}

Status ShadowFile::copy(const ByteSource& source, ByteInterval bytes) {
    std::vector<std::byte> buffer(std::min(pieceBytes, bytes.count.value));
    while (!bytes.empty()) {
        const auto piece = head(bytes, pieceBytes);
        const auto data = std::span(buffer).first(piece.count.value);
        auto status = source.read(piece.first, data);
        if (status) {
            status = write(piece.first, data);
        }
        if (!status) {
            return status;
        }
        bytes = without(bytes, piece);
    }
    return {};
}

Status ShadowFile::copyReadable(const ByteSource& source, ByteInterval bytes) {
    Status first;
    while (!bytes.empty()) {
        const auto piece = head(bytes, pieceBytes);
        if (!copy(source, piece)) {
            for (auto rest = piece; !rest.empty(); rest = without(rest, head(rest, unitBytes))) {
                const auto status = copy(source, head(rest, unitBytes));
                first = first ? status : first;
            }
        }
        bytes = without(bytes, piece);
    }
    return first;
}

} // namespace atlas
