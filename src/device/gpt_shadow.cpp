// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/gpt_shadow.h"

#include "base/number_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <limits>
#include <sys/mman.h>

namespace atlas {
namespace {

Status writeAll(const FileDescriptor& file, ByteOffset at, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto n = ::pwrite(file.get(), bytes.data(), bytes.size(), static_cast<off_t>(at.value));
        if (n < 0 && errno != EINTR) {
            return std::unexpected(Error{
                .kind = ErrorKind::Io, .what = fmt::format("cannot keep the GPT in memory: {}", std::strerror(errno))});
        }
        const auto done = static_cast<std::size_t>(std::max<ssize_t>(n, 0));
        bytes = bytes.subspan(done);
        at += {done};
    }
    return {};
}

Status copyBytes(const ByteSource& disk, const FileDescriptor& to, ByteInterval bytes) {
    std::vector<std::byte> piece(65536);
    while (!bytes.empty()) {
        piece.resize(std::min<std::uint64_t>(piece.size(), bytes.count.value));
        if (auto read = disk.read(bytes.first, piece); !read) {
            return read;
        }
        if (auto written = writeAll(to, bytes.first, piece); !written) {
            return written;
        }
        bytes = {bytes.first + ByteCount{piece.size()}, bytes.count - ByteCount{piece.size()}};
    }
    return {};
}

Status copyIfIntact(const ByteSource& disk, const FileDescriptor& to, const GptCopy& copy, ByteCount sector) {
    if (!copy.intact()) {
        return {};
    }
    const auto entries = copyBytes(disk, to, {byteOf(copy.header->entries, sector), copy.header->entriesBytes()});
    return entries ? copyBytes(disk, to, {byteOf(copy.at, sector), sector}) : entries;
}

/// One entry of type 0xEE from sector 1 on, as libfdisk wants it.
Status writeProtectiveMbr(const FileDescriptor& to) {
    std::array<std::byte, 512> mbr{};
    mbr[446 + 4] = std::byte{0xEE};
    mbr[446 + 8] = std::byte{1};
    std::fill_n(mbr.begin() + 446 + 12, 4, std::byte{0xFF});
    mbr[510] = std::byte{0x55};
    mbr[511] = std::byte{0xAA};
    return writeAll(to, {0}, mbr);
}

/// Sectors of the disk the GPT was made for. libfdisk looks for a lone backup in the last one.
SectorCount claimedSectors(const GptCopies& copies) {
    const auto& primary = copies.primary;
    const Lba last = primary.intact() ? std::max({primary.header->other, primary.header->lastUsable, copies.backup.at})
                                      : copies.backup.at;
    return (last + SectorCount{1}) - Lba{};
}

} // namespace

Result<FileDescriptor> shadowOf(const ByteSource& disk, const GptCopies& copies) {
    const auto sector = copies.sector;
    const auto sectors = claimedSectors(copies);
    constexpr auto maxBytes = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
    if (sectors.value == 0 || sectors.value > maxBytes / sector.value) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = "the GPT claims a disk larger than can be",
                                     .found = fmt::format("last sector {}", grouped(sectors.value - 1))});
    }
    FileDescriptor file(::memfd_create("gpt", MFD_CLOEXEC));
    if (!file.isOpen() || ::ftruncate(file.get(), static_cast<off_t>(bytesOf(sectors, sector).value)) != 0) {
        return std::unexpected(Error{.kind = ErrorKind::Io,
                                     .what = fmt::format("cannot keep the GPT in memory: {}", std::strerror(errno))});
    }
    auto status = writeProtectiveMbr(file);
    for (const auto* copy : {&copies.primary, &copies.backup}) {
        if (status) {
            status = copyIfIntact(disk, file, *copy, sector);
        }
    }
    if (!status) {
        return std::unexpected(status.error());
    }
    return file;
}

} // namespace atlas
