// SPDX-License-Identifier: GPL-3.0-or-later
// Reads block and inode bitmaps and compares them with their checksums.
#pragma once

#include "allocation/group_claims.h"
#include "base/byte_source.h"
#include "layout/layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace atlas {

/// The 64 bits from byte `at` on, little-endian like the bitmap; bits past the end come from `padding`. Precondition:
/// `at` is less than bits.size().
[[nodiscard]] inline std::uint64_t wordAt(std::span<const std::byte> bits, std::size_t at, std::uint64_t padding) {
    std::memcpy(&padding, bits.data() + at, std::min(sizeof padding, bits.size() - at));
    return std::endian::native == std::endian::little ? padding : std::byteswap(padding);
}

/// Number of set bits (clusters in use) in [from, end) of a block bitmap. Precondition: `end` <= 8 × bits.size().
[[nodiscard]] std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end);

// Bitmaps of consecutive groups; adjacent ones are read with one request.

enum class BitmapKind : std::uint8_t { Blocks, Inodes };

/// Receives one call per group.
class BitmapVisitor {
public:
    virtual ~BitmapVisitor() = default;
    /// `bits` is the group's bitmap, one block long.
    virtual void bitmap(GroupNumber group, std::span<const std::byte> bits) = 0;
    /// The group's bitmap was never written (BLOCK_UNINIT, INODE_UNINIT).
    virtual void uninitialised(GroupNumber group) = 0;
    /// The bitmap of group `why.group` cannot be read or, where its descriptor is a copy, may never have been written.
    virtual void unreadable(const Finding& why) = 0;
};

class BitmapReader {
public:
    /// `volume` is the place of the file system on `source`. `source` and `layout` must outlive this object.
    BitmapReader(const ByteSource& source, ByteInterval volume, const Layout& layout,
                 BitmapKind kind = BitmapKind::Blocks);

    /// Visits `first` and the following groups whose bitmaps can be read by the same request, at most `maximum`.
    /// Returns the number of groups visited.
    std::uint32_t step(GroupNumber first, std::uint32_t maximum, BitmapVisitor& visitor);

private:
    [[nodiscard]] std::size_t blockSize() const { return m_layout.filesystem.blockSize.value; }
    [[nodiscard]] bool uninitialised(GroupNumber group) const {
        return m_kind == BitmapKind::Blocks ? m_flags.blocksUninitialised(group) : m_flags.inodesUninitialised(group);
    }
    [[nodiscard]] std::uint32_t neighbours(GroupNumber first, std::uint32_t maximum) const;
    [[nodiscard]] std::string read(BlockNumber block, std::span<std::byte> into) const;
    void readOne(GroupNumber group, BitmapVisitor& visitor);
    void pass(GroupNumber group, std::span<const std::byte> bits, BitmapVisitor& visitor) const;
    void refuse(GroupNumber group, const std::string& problem, BitmapVisitor& visitor) const;

    const ByteSource& m_source;
    ByteInterval m_volume;
    const Layout& m_layout;
    BitmapKind m_kind;
    const std::vector<BlockNumber>& m_at; ///< by group
    HeededFlags m_flags;
    std::vector<std::byte> m_buffer;
};

/// Total size of the initialised block and inode bitmaps of `layout`.
[[nodiscard]] ByteCount writtenBitmaps(const Layout& layout);

// Faults of bitmaps; wrong counts: allocation.h.

/// Bitmaps of one kind whose bytes after the last bit of a group are not all ones.
struct UnsetTails {
    GroupNumber first = noGroup;
    std::uint32_t groups = 0;
    BlockNumber block{}; ///< of the first bitmap

    void add(const UnsetTails& other) {
        if (other.groups != 0 && (groups == 0 || other.first < first)) {
            first = other.first;
            block = other.block;
        }
        groups += other.groups;
    }
};

struct BitmapFaults {
    CappedFindings unreadable;
    CappedFindings checksums;
    CappedFindings freeBlocks; ///< see freeClustersFault()
    CappedFindings freeInodes; ///< see freeInodesFault()
    CappedFindings metadataFree; ///< see metadataFreeFault() and systemInodesFreeFault()
    std::array<UnsetTails, 2> tails{}; ///< by BitmapKind; one finding for all groups

    void add(const BitmapFaults& other);
};

/// Whether all bits of a bitmap, one block long, are set after those of its group, as mke2fs leaves them. e2fsck looks
/// at whole bytes (lib/ext2fs/rw_bitmaps.c, bitmap_tail_verify).
[[nodiscard]] bool isTailSet(const Filesystem& fs, BitmapKind kind, std::span<const std::byte> bitmap);

/// Appends one finding for each kind of bitmap.
void addTailFindings(const BitmapFaults& faults, std::vector<Finding>& findings);

/// Whether bits of a bitmap, one block long, cannot be believed: they do not match the checksum or, without one, the
/// free count in the descriptor of `group` (for blocks: by more than a sixteenth), or metadata is free. If that is a copy or has a wrong checksum, whether they look as if the
/// bitmap had never been written: no bit is set in a block bitmap, metadata is free, or bits past the end are not set,
/// as the kernel (fs/ext4/ialloc.c, ext4_mark_bitmap_end) and e2fsprogs set them.
[[nodiscard]] bool isDoubtful(const Layout& layout, BitmapKind kind, GroupNumber group,
                              std::span<const std::byte> bitmap);

/// The finding that a bitmap, one block long, does not match the checksum in the descriptor of `group`. nullopt if it
/// matches, if no checksum is known, and if the descriptor is a copy or has a wrong checksum, which is a finding
/// already.
[[nodiscard]] std::optional<Finding> checksumFault(const Layout& layout, BitmapKind kind, GroupNumber group,
                                                   std::span<const std::byte> bitmap, const GroupClaims& claims);

} // namespace atlas
