// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the fields of one inode in use against each other and against its map (e2fsck/pass1.c).
#pragma once

#include "ext4/check_attributes.h"
#include "ext4/check_map.h"
#include "ext4/checked_volume.h"
#include "ext4/file_faults.h"

namespace atlas {

class InodeFieldCheck {
public:
    /// Both must outlive this object.
    InodeFieldCheck(const CheckedVolume& volume, FileFaults& faults) : m_volume(volume), m_faults(faults) {}

    /// Reports a wrong checksum.
    void checkChecksum(const RawInode& inode);
    /// `map`: nullptr unless inode.hasMap().
    void check(const RawInode& inode, const CheckedMap* map, const CheckedAttributes& attributes);

private:
    void fault(const char* field) { m_faults.add(FileFault::Field, m_inode, 1, field); }
    void checkFlags(const RawInode& inode, const CheckedAttributes& attributes);
    void checkUpperHalves(const RawInode& inode);
    void checkSpecial(const RawInode& inode);
    void checkLink(const RawInode& inode, const CheckedMap* map);
    void checkBlocks(const RawInode& inode, const CheckedMap& map, const CheckedAttributes& attributes);
    void checkSize(const RawInode& inode, const CheckedMap& map);
    void checkInline(const RawInode& inode, const CheckedAttributes& attributes);

    const CheckedVolume& m_volume;
    FileFaults& m_faults;
    std::uint32_t m_inode = 0;
};

/// i_flags of an inode.
[[nodiscard]] std::uint32_t flagsOf(const RawInode& inode);

/// Flags of inodes: lib/ext2fs/ext2_fs.h.
enum : std::uint32_t {
    flagEncrypted = 0x800,
    flagIndexed = 0x1000,
    flagImagic = 0x2000,
    flagHugeFile = 0x40000,
    flagExtents = 0x80000,
    flagVerity = 0x100000,
    flagInline = 0x10000000,
    flagCasefold = 0x40000000,
};

} // namespace atlas
