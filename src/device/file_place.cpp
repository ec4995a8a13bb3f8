// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/file_place.h"

#include "base/file_descriptor.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fiemap.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>

namespace atlas {
namespace {

constexpr std::uint32_t extentsAtOnce = 256;
constexpr std::size_t maxExtents = 4096;
constexpr std::uint32_t withoutPlace = FIEMAP_EXTENT_UNKNOWN | FIEMAP_EXTENT_DELALLOC | FIEMAP_EXTENT_ENCODED |
                                       FIEMAP_EXTENT_NOT_ALIGNED | FIEMAP_EXTENT_DATA_INLINE;

/// Whether the extents of files are bytes of the file system's own device.
bool hasDeviceExtents(int fd) {
    struct statfs system{};
    if (::fstatfs(fd, &system) != 0)
        return false;
    constexpr auto xfs = 0x58465342; // "XFSB"
    if (system.f_type == xfs) {
        fsxattr attributes{};
        return ::ioctl(fd, FS_IOC_FSGETXATTR, &attributes) == 0 && (attributes.fsx_xflags & FS_XFLAG_REALTIME) == 0;
    }
    return system.f_type == EXT4_SUPER_MAGIC;
}

/// Adds an extent, or lengthens the last one, behind which it lies: written and unwritten bytes are extents of their own.
void add(const fiemap_extent& extent, std::vector<Piece>& pieces) {
    const Piece piece{{{extent.fe_logical}, {extent.fe_length}}, {extent.fe_physical}};
    const bool isBehind = !pieces.empty() && pieces.back().above.end() == piece.above.first &&
                          pieces.back().at + pieces.back().above.count == piece.at;
    if (isBehind)
        pieces.back().above.count = pieces.back().above.count + piece.above.count;
    else
        pieces.push_back(piece);
}

/// At most maxExtents of them.
std::vector<Piece> extentsOf(int fd) {
    std::vector<Piece> pieces;
    std::vector<std::uint64_t> buffer((sizeof(fiemap) + extentsAtOnce * sizeof(fiemap_extent)) / 8 + 1);
    std::uint64_t next = 0;
    for (bool isLast = false; !isLast && pieces.size() < maxExtents;) {
        fiemap request{};
        request.fm_start = next;
        request.fm_length = FIEMAP_MAX_OFFSET - next;
        request.fm_extent_count = extentsAtOnce;
        std::memcpy(buffer.data(), &request, sizeof request);
        if (::ioctl(fd, FS_IOC_FIEMAP, buffer.data()) != 0)
            return {};
        std::memcpy(&request, buffer.data(), sizeof request);
        isLast = request.fm_mapped_extents == 0;
        for (std::uint32_t n = 0; n < std::min(request.fm_mapped_extents, extentsAtOnce); ++n) {
            fiemap_extent extent{};
            std::memcpy(&extent, reinterpret_cast<const char*>(buffer.data()) + sizeof request + n * sizeof extent,
                        sizeof extent);
            isLast = isLast || (extent.fe_flags & FIEMAP_EXTENT_LAST) != 0 || extent.fe_length == 0;
            next = extent.fe_logical + extent.fe_length;
            if ((extent.fe_flags & withoutPlace) == 0)
                add(extent, pieces);
        }
    }
    return pieces;
}

/// Distance of a piece from the boundaries of the assumed sectors, counted in its file.
std::uint64_t shiftOf(const Piece& piece) {
    return (piece.at.value - piece.above.first.value) % assumedPhysicalSector.value;
}

/// All of `pieces`, which share their place in the sectors, as one in chunks of `block` bytes.
std::vector<Piece> joined(const std::vector<Piece>& pieces, ByteCount block) {
    constexpr std::uint64_t everything = std::uint64_t{1} << 62;
    return {{{{0}, {everything}}, pieces.front().at, block}};
}

} // namespace

FilePlace placeOfFile(const std::string& path) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat info{};
    if (!file.isOpen() || ::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode) || !hasDeviceExtents(file.get()))
        return {};
    auto pieces = extentsOf(file.get());
    if (pieces.empty())
        return {};
    struct statfs system{};
    const ByteCount block{::fstatfs(file.get(), &system) == 0 ? static_cast<std::uint64_t>(system.f_bsize) : 0};
    const bool isAlike =
        std::ranges::all_of(pieces, [&](const Piece& piece) { return shiftOf(piece) == shiftOf(pieces.front()); });
    const bool fillsSectors = block.value > 0 && block.value % assumedPhysicalSector.value == 0;
    if (pieces.size() > 1 && isAlike && fillsSectors)
        pieces = joined(pieces, block);
    return {fmt::format("{}:{}", ::major(info.st_dev), ::minor(info.st_dev)), std::move(pieces)};
}

} // namespace atlas
