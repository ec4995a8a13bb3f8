// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/memory_io.h"

#include "ext4/byte_source_io.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <span>
#include <vector>

namespace atlas {
namespace {

using Block = std::vector<std::byte>;

/// The disk of one channel. All writes have one block size: ext2fs_initialize() sets it before its first write.
class MemoryDisk {
public:
    void read(std::uint64_t first, std::span<std::byte> into, std::size_t blockSize) const {
        for (std::uint64_t block = first; !into.empty(); ++block) {
            const auto part = into.first(std::min(into.size(), blockSize));
            std::ranges::fill(part, std::byte{0});
            if (const auto found = m_blocks.find(block); found != m_blocks.end()) {
                std::ranges::copy(std::span(found->second).first(std::min(part.size(), found->second.size())),
                                  part.begin());
            }
            into = into.subspan(part.size());
        }
    }

    void write(std::uint64_t first, std::span<const std::byte> from, std::size_t blockSize) {
        for (std::uint64_t block = first; !from.empty(); ++block) {
            const auto part = from.first(std::min(from.size(), blockSize));
            const auto used = withoutTrailingZeros(part);
            auto& kept = m_blocks[block];
            if (part.size() < kept.size())
                std::ranges::copy(part, kept.begin());
            else
                kept.assign(used.begin(), used.end());
            from = from.subspan(part.size());
        }
    }

    void zero(std::uint64_t first, std::uint64_t count) {
        m_blocks.erase(m_blocks.lower_bound(first), m_blocks.lower_bound(first + count));
    }

private:
    static std::span<const std::byte> withoutTrailingZeros(std::span<const std::byte> bytes) {
        // Word by word first, because most of a new descriptor or resize block is zeros.
        constexpr std::size_t word = sizeof(std::uint64_t);
        auto length = bytes.size();
        for (std::uint64_t last = 0; length >= word; length -= word) {
            std::memcpy(&last, bytes.data() + length - word, word);
            if (last != 0)
                break;
        }
        while (length != 0 && bytes[length - 1] == std::byte{0})
            --length;
        return bytes.first(length);
    }

    std::map<std::uint64_t, Block> m_blocks; ///< without trailing zeros
};

struct Channel : struct_io_channel {
    MemoryDisk disk;
};

Channel& of(io_channel channel) { return *static_cast<Channel*>(channel); }

errcode_t open(const char* name, int /*flags*/, io_channel* channel);

errcode_t setChannelBlockSize(io_channel channel, int size) {
    channel->block_size = size;
    return 0;
}

errcode_t readBlocks(io_channel channel, unsigned long long block, int count, void* data) {
    const auto& self = of(channel);
    self.disk.read(block, {static_cast<std::byte*>(data), requestBytes(self, count)},
                   static_cast<std::size_t>(self.block_size));
    return 0;
}

errcode_t writeBlocks(io_channel channel, unsigned long long block, int count, const void* data) {
    auto& self = of(channel);
    self.disk.write(block, {static_cast<const std::byte*>(data), requestBytes(self, count)},
                    static_cast<std::size_t>(self.block_size));
    return 0;
}

errcode_t readBlocks32(io_channel channel, unsigned long block, int count, void* data) {
    return readBlocks(channel, block, count, data);
}

errcode_t writeBlocks32(io_channel channel, unsigned long block, int count, const void* data) {
    return writeBlocks(channel, block, count, data);
}

errcode_t flush(io_channel /*channel*/) { return 0; }

errcode_t setOption(io_channel /*channel*/, const char* /*option*/, const char* /*argument*/) { return 0; }

errcode_t zero(io_channel channel, unsigned long long block, unsigned long long count) {
    of(channel).disk.zero(block, count);
    return 0;
}

struct_io_manager makeManager() {
    struct_io_manager manager{};
    manager.magic = EXT2_ET_MAGIC_IO_MANAGER;
    manager.name = "memory I/O manager";
    manager.open = open;
    manager.close = closeChannel<Channel>;
    manager.set_blksize = setChannelBlockSize;
    manager.read_blk = readBlocks32;
    manager.write_blk = writeBlocks32;
    manager.flush = flush;
    manager.set_option = setOption;
    manager.read_blk64 = readBlocks;
    manager.write_blk64 = writeBlocks;
    manager.discard = zero;
    manager.zeroout = zero;
    return manager;
}

errcode_t open(const char* name, int /*flags*/, io_channel* channel) {
    auto* const self = newChannel<Channel>(name, memoryIoManager());
    self->flags = CHANNEL_FLAGS_DISCARD_ZEROES;
    *channel = self;
    return 0;
}

} // namespace

io_manager memoryIoManager() {
    // The manager holds only functions; the channels hold the data.
    static struct_io_manager manager = makeManager();
    return &manager;
}

} // namespace atlas
