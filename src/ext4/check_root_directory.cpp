// SPDX-License-Identifier: GPL-3.0-or-later
// The blocks of the root directory: e2fsck/pass2.c (check_dir_block, check_dot, check_dotdot) and pass4.c (link counts).
#include "ext4/check_contents.h"

#include <algorithm>
#include <string_view>

namespace atlas {
namespace {

constexpr std::uint64_t maxRootBlocks = 4096;
constexpr unsigned smallestEntry = 12;
constexpr unsigned nameAt = 8;
constexpr std::uint64_t maxLinks = 65'000; // EXT2_LINK_MAX; with dir_nlink, more are counted as 1

struct Entry {
    std::uint32_t inode = 0;
    unsigned length = 0;
    unsigned nameLength = 0;
    unsigned type = 0;
};

class RootCheck {
public:
    RootCheck(ext2_filsys fs, ext2_ino_t number) : m_fs(fs), m_number(number) {}

    /// Whether all entries of `block` fit in it and name inodes that there are.
    [[nodiscard]] bool isSound(std::span<char> block, bool first) {
        for (unsigned at = 0, n = 0; at < block.size(); ++n) {
            const auto entry = entryAt(block, at);
            const bool fits = entry.length >= smallestEntry && entry.length % 4 == 0 &&
                              entry.length <= block.size() - at && entry.nameLength + nameAt <= entry.length;
            if (!fits || entry.inode > m_fs->super->s_inodes_count ||
                (first && n < 2 && !isDots(block, at, entry, n))) {
                return false;
            }
            m_directories += entry.inode != 0 && entry.type == EXT2_FT_DIR ? 1 : 0;
            at += entry.length;
        }
        return true;
    }
    [[nodiscard]] bool hasChecksum(std::span<char> block) const {
        return ext2fs_dir_block_csum_verify(m_fs, m_number, reinterpret_cast<ext2_dir_entry*>(block.data())) != 0;
    }
    /// Of ".", ".." and one ".." in each directory inside.
    [[nodiscard]] std::uint64_t links() const { return m_directories; }

private:
    [[nodiscard]] Entry entryAt(std::span<char> block, unsigned at) const {
        if (block.size() - at < smallestEntry) {
            return {};
        }
        auto* const entry = reinterpret_cast<ext2_dir_entry*>(block.data() + at);
        Entry result{.inode = ext2fs_le32_to_cpu(entry->inode)};
        ext2fs_get_rec_len(m_fs, entry, &result.length);
        result.nameLength = static_cast<unsigned>(ext2fs_dirent_name_len(entry));
        result.type = static_cast<unsigned>(ext2fs_dirent_file_type(entry));
        return result;
    }

    /// "." is entry 0, ".." entry 1; both are the root itself.
    [[nodiscard]] bool isDots(std::span<const char> block, unsigned at, const Entry& entry, unsigned n) const {
        const auto name = std::string_view("..").substr(0, n + 1);
        return entry.inode == m_number && entry.nameLength == name.size() &&
               std::string_view(block.data() + at + nameAt, name.size()) == name;
    }

    ext2_filsys m_fs;
    ext2_ino_t m_number;
    std::uint64_t m_directories = 0;
};

} // namespace

void checkRootDirectory(VolumeBlocks& blocks, const FileContent& root, SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const auto count = root.size() / fs->blocksize;
    if (count == 0 || root.size() % fs->blocksize != 0 || count > ext2fs_blocks_count(fs->super)) {
        findings.add(SystemFileFault::WrongSize, root.size());
        return;
    }
    RootCheck check(fs, root.number);
    for (std::uint64_t n = 0; n < std::min(count, maxRootBlocks); ++n) {
        const auto at = blocks.blockOf(root.number, *root.inode, n);
        if (at == 0) {
            findings.add(SystemFileFault::WrongSize, root.size());
            return;
        }
        if (!blocks.isInside(at)) {
            findings.add(SystemFileFault::BlockOutside, at);
            return;
        }
        const auto block = blocks.read(at);
        if (block.empty()) {
            return;
        }
        if (!check.isSound(block, n == 0)) {
            findings.add(SystemFileFault::ContentDamaged, at);
            return;
        }
        if (!check.hasChecksum(block)) {
            findings.add(SystemFileFault::ContentChecksum, at);
            return;
        }
    }
    const std::uint64_t links = root.inode->i_links_count;
    const bool uncounted = links == 1 && ext2fs_has_feature_dir_nlink(fs->super) != 0;
    if (ext2fs_has_feature_filetype(fs->super) && count <= maxRootBlocks && check.links() < maxLinks && !uncounted &&
        links != check.links()) {
        findings.add(SystemFileFault::WrongLinks, check.links());
    }
}

} // namespace atlas
