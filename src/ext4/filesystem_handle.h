// SPDX-License-Identifier: GPL-3.0-or-later
// An open libext2fs file system and its blocks.
#pragma once

#include "base/units.h"

#include "base/libext2fs.h"
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace atlas {

struct FreeFilesystem {
    // Not ext2fs_close(): it would flush a handle that a damaged image made dirty.
    void operator()(ext2_filsys fs) const { ext2fs_free(fs); }
};
using FilesystemHandle = std::unique_ptr<struct_ext2_filsys, FreeFilesystem>;

/// The message of libext2fs for `code`, for example "Bad magic number in super-block".
[[nodiscard]] std::string libraryMessage(errcode_t code);

/// Discards the messages that libext2fs prints on standard error besides returning an error code ("Illegal block number
/// passed to …"), because ext4atlas-cli reports there. Call once: com_err has one hook per process.
void silenceLibrary();

/// Whether the GNU Hurd made the volume. Its inodes keep other fields where Linux has the upper halves of i_blocks and
/// i_file_acl, and its directory entries no file types (lib/ext2fs/ext2_fs.h).
[[nodiscard]] inline bool isOfHurd(const ext2_super_block& sb) { return sb.s_creator_os == EXT2_OS_HURD; }

// Reads single blocks of an open volume.

class VolumeBlocks {
public:
    /// `available`: bytes of the volume in the image; nothing is read past them.
    VolumeBlocks(ext2_filsys fs, ByteCount available) : m_fs(fs), m_available(available) {}

    [[nodiscard]] ext2_filsys fs() const { return m_fs; }
    /// Whether a file may own the block.
    [[nodiscard]] bool isInside(blk64_t block) const {
        return block >= m_fs->super->s_first_data_block && block < ext2fs_blocks_count(m_fs->super);
    }
    /// The bytes of `block`, valid until the next call; empty if it cannot be read.
    [[nodiscard]] std::span<char> read(blk64_t block) {
        if (block >= ext2fs_blocks_count(m_fs->super) || (block + 1) * m_fs->blocksize > m_available.value)
            return {};
        m_block.resize(m_fs->blocksize);
        return io_channel_read_blk64(m_fs->io, block, 1, m_block.data()) == 0 ? std::span(m_block) : std::span<char>();
    }
    /// The block that holds block `logical` of a file; 0 for a hole or an unreadable map.
    [[nodiscard]] blk64_t blockOf(ext2_ino_t number, ext2_inode& inode, blk64_t logical) const {
        blk64_t block = 0;
        return ext2fs_bmap2(m_fs, number, &inode, nullptr, 0, logical, nullptr, &block) == 0 ? block : 0;
    }

private:
    ext2_filsys m_fs;
    ByteCount m_available;
    std::vector<char> m_block;
};

} // namespace atlas
