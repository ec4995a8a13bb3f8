// SPDX-License-Identifier: GPL-3.0-or-later
// Reads inodes without libext2fs and field tables, for scans of millions.
#pragma once

#include "base/bits.h"
#include "layout/filesystem.h"
#include "ondisk/endian.h"
#include "ondisk/field_table.h"

namespace atlas {

/// An inode as on disk, at least 128 bytes.
class RawInode {
public:
    static constexpr std::uint32_t badBlocksInode = 1;
    static constexpr std::size_t mapAt = 0x28;
    static constexpr std::size_t mapBytes = 60;

    RawInode(std::uint32_t number, std::span<const std::byte> bytes) : m_number(number), m_bytes(bytes) {}

    [[nodiscard]] std::uint32_t number() const { return m_number; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return m_bytes; }
    [[nodiscard]] std::span<const std::byte> map() const { return m_bytes.subspan(mapAt, mapBytes); }
    [[nodiscard]] std::uint16_t mode() const { return little<std::uint16_t>(m_bytes, 0); }
    [[nodiscard]] std::uint16_t links() const { return little<std::uint16_t>(m_bytes, 0x1A); }
    [[nodiscard]] bool byExtents() const { return (flags() & 0x80000) != 0; }
    [[nodiscard]] bool isInline() const { return (flags() & 0x10000000) != 0; }
    [[nodiscard]] bool holdsAttribute() const { return (flags() & 0x200000) != 0; }
    [[nodiscard]] bool isDirectory() const { return (mode() & typeMask) == 0x4000; }
    [[nodiscard]] std::uint64_t size() const { return wide(0x04, 0x6C, 4); }
    /// When the content was last changed.
    [[nodiscard]] InodeTime modified() const { return inodeTime(little<std::uint32_t>(m_bytes, 0x10), extra(0x88)); }
    [[nodiscard]] InodeTime accessed() const { return inodeTime(little<std::uint32_t>(m_bytes, 0x08), extra(0x8C)); }
    /// When the inode itself was last changed.
    [[nodiscard]] InodeTime changed() const { return inodeTime(little<std::uint32_t>(m_bytes, 0x0C), extra(0x84)); }
    /// Nullopt if the inode is too small to hold it.
    [[nodiscard]] std::optional<InodeTime> created() const {
        constexpr std::size_t at = 0x90;
        return at + 4 <= usedInodeBytes(m_bytes) && at + 4 <= m_bytes.size()
                   ? std::optional(inodeTime(little<std::uint32_t>(m_bytes, at), extra(at + 4)))
                   : std::nullopt;
    }
    /// With the upper halves as Linux stores them.
    [[nodiscard]] std::uint32_t user() const { return id(0x02, 0x78); }
    [[nodiscard]] std::uint32_t group() const { return id(0x18, 0x7A); }
    /// Whether nothing describes a file, as in a zeroed part of the table.
    [[nodiscard]] bool isBlank() const {
        return mode() == 0 && links() == 0 && deleted() == 0 && size() == 0 && isZero(map());
    }
    /// Whether the mode names a type of file that exists, or none.
    [[nodiscard]] bool hasPossibleType() const {
        constexpr std::uint32_t types = 0x1557; // one bit for each S_IFMT value of Linux, and for 0
        return (types >> (mode() >> 12U) & 1U) != 0;
    }
    /// Whether an inode in use lost its contents. Reserved ones below 11 may never have had any.
    [[nodiscard]] bool isLost() const { return !hasPossibleType() || (isBlank() && m_number > 10); }
    /// Seconds since 1970; 0: never. In the orphan list this is the number of the next inode.
    [[nodiscard]] std::uint32_t deleted() const { return little<std::uint32_t>(m_bytes, 0x14); }
    [[nodiscard]] BlockNumber attributes() const { return {wide(0x68, 0x76, 2)}; }
    /// Whether i_block maps blocks, as in ext2fs_inode_has_valid_blocks2(); also true for the bad-blocks inode.
    [[nodiscard]] bool hasMap(const Filesystem& fs) const {
        constexpr std::uint32_t file = 0x8000;
        constexpr std::uint32_t link = 0xA000;
        const auto type = mode() & typeMask;
        if (isInline())
            return false;
        if (type == link) {
            const auto sectors = attributes().value == 0 ? 0 : fs.clusterSize.value / 512;
            return size() >= mapBytes || little<std::uint32_t>(m_bytes, 0x1C) > sectors;
        }
        return isDirectory() || type == file || m_number == badBlocksInode;
    }

private:
    static constexpr std::uint32_t typeMask = 0xF000;
    [[nodiscard]] std::uint32_t flags() const { return little<std::uint32_t>(m_bytes, 0x20); }
    [[nodiscard]] std::uint64_t wide(std::size_t low, std::size_t high, std::size_t highBytes) const {
        const std::uint64_t upper =
            highBytes == 2 ? little<std::uint16_t>(m_bytes, high) : little<std::uint32_t>(m_bytes, high);
        return upper << 32 | little<std::uint32_t>(m_bytes, low);
    }

    [[nodiscard]] std::uint32_t id(std::size_t low, std::size_t high) const {
        return std::uint32_t{little<std::uint16_t>(m_bytes, high)} << 16U | little<std::uint16_t>(m_bytes, low);
    }
    /// Extra bits of a time; 0 if i_extra_isize excludes them.
    [[nodiscard]] std::uint32_t extra(std::size_t at) const {
        return at + 4 <= usedInodeBytes(m_bytes) && at + 4 <= m_bytes.size() ? little<std::uint32_t>(m_bytes, at) : 0;
    }

    std::uint32_t m_number;
    std::span<const std::byte> m_bytes;
};

} // namespace atlas
