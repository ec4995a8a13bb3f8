// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/byte_source_io.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <limits>

namespace atlas {
namespace {

/// The source of one open file system.
struct VolumeSource {
    const ByteSource& source;
    ByteOffset start;
    bool zerosForUnreadable = false;
    std::string lastError{};
};

struct Channel : struct_io_channel {
    std::shared_ptr<VolumeSource> volume;
};

Channel& of(io_channel channel) { return *static_cast<Channel*>(channel); }

/// Passes the volume to open(), because libext2fs passes only a name.
thread_local std::shared_ptr<VolumeSource> opening;

io_manager byteSourceManager();

errcode_t open(const char* name, int flags, io_channel* channel) {
    if ((flags & IO_FLAG_RW) != 0)
        return EROFS;
    auto* const self = newChannel<Channel>(name, byteSourceManager());
    self->volume = opening;
    *channel = self;
    return 0;
}

errcode_t setChannelBlockSize(io_channel channel, int size) {
    if (size <= 0)
        return EXT2_ET_CORRUPT_SUPERBLOCK;
    channel->block_size = size;
    return 0;
}

/// Byte of the source at which `block` begins; nullopt above 63 bits.
std::optional<ByteOffset> placeOf(const Channel& channel, unsigned long long block) {
    constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const auto start = channel.volume->start.value;
    const auto size = static_cast<std::uint64_t>(channel.block_size);
    return start <= maximum && block <= (maximum - start) / size ? std::optional(ByteOffset{start + block * size})
                                                                 : std::nullopt;
}

/// Reads `count` blocks, or -`count` bytes if negative, like lib/ext2fs/unix_io.c. Bytes past the end of the source are
/// zeros, and the result is a short read.
errcode_t readBlocks(io_channel channel, unsigned long long block, int count, void* data) {
    const auto& self = of(channel);
    const auto size = requestBytes(self, count);
    const std::span into(static_cast<std::byte*>(data), size);
    const auto place = placeOf(self, block);
    const auto end = self.volume->source.size().value;
    const auto there = place && place->value < end ? std::min<std::uint64_t>(size, end - place->value) : 0;
    std::ranges::fill(into.subspan(there), std::byte{0});
    if (there > 0) {
        if (const auto status = self.volume->source.read(*place, into.first(there)); !status) {
            self.volume->lastError = status.error().what;
            std::ranges::fill(into, std::byte{0});
            return self.volume->zerosForUnreadable ? 0 : EIO;
        }
    }
    return there == size || self.volume->zerosForUnreadable ? 0 : EXT2_ET_SHORT_READ;
}

errcode_t readBlocks32(io_channel channel, unsigned long block, int count, void* data) {
    return readBlocks(channel, block, count, data);
}

/// libext2fs reads the blocks of a scattered table one by one; this lets the kernel, or a source on another machine, fetch
/// them together.
errcode_t readAhead(io_channel channel, unsigned long long block, unsigned long long count) {
    const auto& self = of(channel);
    const auto place = placeOf(self, block);
    const auto fd = self.volume->source.descriptor();
    if (!place)
        return EXT2_ET_OP_NOT_SUPPORTED;
    const auto bytes = count * static_cast<unsigned long long>(channel->block_size);
    if (!fd) {
        const ByteInterval announced{*place, {bytes}};
        return self.volume->source.willRead({&announced, 1}) ? 0 : EXT2_ET_OP_NOT_SUPPORTED;
    }
    return ::posix_fadvise(*fd, static_cast<off_t>(place->value), static_cast<off_t>(bytes), POSIX_FADV_WILLNEED);
}

errcode_t refuseWrite(io_channel, unsigned long long, int, const void*) { return EROFS; }
errcode_t refuseWrite32(io_channel, unsigned long, int, const void*) { return EROFS; }
errcode_t refuseBytes(io_channel, unsigned long, int, const void*) { return EROFS; }
errcode_t refuseRange(io_channel, unsigned long long, unsigned long long) { return EROFS; }
errcode_t refuseFlush(io_channel) { return EROFS; }

struct_io_manager makeManager() {
    struct_io_manager manager{};
    manager.magic = EXT2_ET_MAGIC_IO_MANAGER;
    manager.name = "read-only byte source";
    manager.open = open;
    manager.close = closeChannel<Channel>;
    manager.set_blksize = setChannelBlockSize;
    manager.read_blk = readBlocks32;
    manager.read_blk64 = readBlocks;
    manager.cache_readahead = readAhead;
    manager.write_blk = refuseWrite32;
    manager.write_blk64 = refuseWrite;
    manager.write_byte = refuseBytes;
    manager.flush = refuseFlush;
    manager.discard = refuseRange;
    manager.zeroout = refuseRange;
    return manager;
}

io_manager byteSourceManager() {
    static struct_io_manager manager = makeManager();
    return &manager;
}

std::string volumeMessage(const VolumeSource& volume, errcode_t code) {
    return code == EIO && !volume.lastError.empty() ? volume.lastError : libraryMessage(code);
}

} // namespace

std::expected<FilesystemHandle, std::string> openFilesystem(const ByteSource& source, const OpenRequest& request) {
    const auto volume =
        std::make_shared<VolumeSource>(VolumeSource{source, request.volume, request.zerosForUnreadable});
    opening = volume;
    ext2_filsys fs = nullptr;
    // The name appears only in discarded messages. It must not contain '?', which introduces options.
    const auto code = ext2fs_open2("volume", nullptr, request.flags, static_cast<int>(request.superblock.value),
                                   static_cast<unsigned>(request.blockSize.value), byteSourceManager(), &fs);
    opening.reset();
    volume->zerosForUnreadable = false;
    if (code != 0)
        return std::unexpected(volumeMessage(*volume, code));
    return FilesystemHandle(fs);
}

std::string messageOf(ext2_filsys fs, errcode_t code) {
    return fs->io->manager == byteSourceManager() ? volumeMessage(*of(fs->io).volume, code) : libraryMessage(code);
}

} // namespace atlas
