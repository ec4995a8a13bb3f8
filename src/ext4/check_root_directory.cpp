// SPDX-License-Identifier: GPL-3.0-or-later
// The root directory: e2fsck/pass2.c (check_dir_block, check_dot, check_dotdot) and pass4.c (link counts).
#include "ext4/check_contents.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace atlas {
namespace {

constexpr std::uint64_t maxRootBlocks = 4096;
constexpr unsigned smallestEntry = 12;
constexpr unsigned nameAt = 8;
constexpr std::uint64_t maxLinks = 65'000; // EXT2_LINK_MAX; with dir_nlink, higher counts are stored as 1
constexpr std::size_t indexRootAt = 24; // after "." and ".."

struct Entry {
    std::uint32_t inode = 0;
    unsigned length = 0;
    unsigned nameLength = 0;
    unsigned type = 0;
};

class RootCheck {
public:
    RootCheck(ext2_filsys fs, ext2_ino_t number) : m_fs(fs), m_number(number) {}

    /// Whether all entries of `block` fit in it and their inodes exist and may be named.
    [[nodiscard]] bool isSound(std::span<char> block, bool first) {
        for (unsigned at = 0, n = 0; at < block.size(); ++n) {
            const auto entry = entryAt(block, at);
            const bool fits = entry.length >= smallestEntry && entry.length % 4 == 0 &&
                              entry.length <= block.size() - at && entry.nameLength + nameAt <= entry.length;
            if (!fits || !mayBeNamed(entry.inode) || (first && n < 2 && !isDots(block, at, entry, n)))
                return false;
            count(entry);
            at += entry.length;
        }
        return true;
    }
    /// Whether `block`, the first one, holds the root of a hash tree (e2fsck/pass1.c, check_is_really_dir,
    /// check_htree).
    [[nodiscard]] static bool hasIndexRoot(std::span<const char> block) {
        ext2_dx_root_info root{};
        std::memcpy(&root, block.data() + indexRootAt, sizeof(root));
        const bool knownHash = root.hash_version <= EXT2_HASH_TEA || root.hash_version == EXT2_HASH_SIPHASH;
        constexpr std::uint8_t deepest = 3; // EXT4_HTREE_LEVEL with large_dir
        return root.reserved_zero == 0 && root.info_length >= sizeof(root) && knownHash &&
               (root.unused_flags & EXT2_HASH_FLAG_INCOMPAT) == 0 && root.indirect_levels < deepest;
    }
    [[nodiscard]] bool hasChecksum(std::span<char> block) const {
        return ext2fs_dir_block_csum_verify(m_fs, m_number, reinterpret_cast<ext2_dir_entry*>(block.data())) != 0;
    }
    /// Links to the root: ".", ".." and one ".." in each subdirectory.
    [[nodiscard]] std::uint64_t links() const { return m_directories; }
    [[nodiscard]] bool hasTypes() const { return m_types; }
    /// The lowest inode named by an entry other than "." and "..".
    [[nodiscard]] std::uint32_t lowestInode() const { return m_lowest; }

private:
    [[nodiscard]] Entry entryAt(std::span<char> block, unsigned at) const {
        if (block.size() - at < smallestEntry)
            return {};
        auto* const entry = reinterpret_cast<ext2_dir_entry*>(block.data() + at);
        Entry result{.inode = ext2fs_le32_to_cpu(entry->inode)};
        ext2fs_get_rec_len(m_fs, entry, &result.length);
        result.nameLength = static_cast<unsigned>(ext2fs_dirent_name_len(entry));
        result.type = static_cast<unsigned>(ext2fs_dirent_file_type(entry));
        return result;
    }

    [[nodiscard]] bool mayBeNamed(std::uint32_t inode) const {
        return inode == 0 || inode == m_number ||
               (inode >= EXT2_GOOD_OLD_FIRST_INO && inode <= m_fs->super->s_inodes_count);
    }

    void count(const Entry& entry) {
        if (entry.inode == 0)
            return;
        m_directories += entry.type == EXT2_FT_DIR ? 1 : 0;
        m_types = m_types || entry.type != 0;
        m_lowest = entry.inode == m_number ? m_lowest : std::min(m_lowest, entry.inode);
    }

    /// Whether entry `n` is "." (0) or ".." (1), both of which name the root.
    [[nodiscard]] bool isDots(std::span<const char> block, unsigned at, const Entry& entry, unsigned n) const {
        const auto name = std::string_view("..").substr(0, n + 1);
        return entry.inode == m_number && entry.nameLength == name.size() &&
               std::string_view(block.data() + at + nameAt, name.size()) == name;
    }

    ext2_filsys m_fs;
    ext2_ino_t m_number;
    std::uint64_t m_directories = 0;
    std::uint32_t m_lowest = std::numeric_limits<std::uint32_t>::max();
    bool m_types = false;
};

/// Reports the first faulty block. False if there is one or a block cannot be read.
bool checkBlocks(VolumeBlocks& blocks, const FileContent& root, RootCheck& check, SystemFileFindings& findings) {
    const auto count = std::min<std::uint64_t>(root.size() / blocks.fs()->blocksize, maxRootBlocks);
    for (std::uint64_t n = 0; n < count; ++n) {
        const auto at = blocks.blockOf(root.number, *root.inode, n);
        if (at == 0)
            return false; // walkBlocks() reports holes
        const auto block = blocks.read(at);
        if (block.empty())
            return false;
        const bool indexed = n == 0 && (root.inode->i_flags & EXT2_INDEX_FL) != 0;
        if (!check.isSound(block, n == 0) || (indexed && !RootCheck::hasIndexRoot(block))) {
            findings.add(SystemFileFault::ContentDamaged, at);
            return false;
        }
        if (!check.hasChecksum(block)) {
            findings.add(SystemFileFault::ContentChecksum, at);
            return false;
        }
    }
    return true;
}

/// Checks the superblock against the entries.
void checkSuperblockBy(const RootCheck& check, ext2_super_block* sb, SystemFileFindings findings) {
    if (check.lowestInode() < EXT2_FIRST_INODE(sb))
        findings.range("s_first_ino", EXT2_FIRST_INODE(sb), EXT2_GOOD_OLD_FIRST_INO, check.lowestInode());
    if (check.hasTypes() && !ext2fs_has_feature_filetype(sb)) {
        findings.append({.kind = FindingKind::FeaturesConflict,
                         .numbers = {static_cast<std::uint64_t>(FeatureRule::TypesWithoutFiletype)}});
    }
}

} // namespace

void checkRootDirectory(VolumeBlocks& blocks, const FileContent& root, SystemFileFindings findings) {
    auto* const fs = blocks.fs();
    const auto count = root.size() / fs->blocksize;
    if (count == 0 || root.size() % fs->blocksize != 0 || count > ext2fs_blocks_count(fs->super)) {
        findings.add(SystemFileFault::WrongSize, root.size());
        return;
    }
    RootCheck check(fs, root.number);
    if (!checkBlocks(blocks, root, check, findings))
        return;
    checkSuperblockBy(check, fs->super, findings.of({.region = RegionKind::PrimarySuperblock}));
    // Without types, the entries do not tell which of them are subdirectories.
    if (ext2fs_has_feature_filetype(fs->super) && !isOfHurd(*fs->super) && count <= maxRootBlocks &&
        check.links() < maxLinks && root.inode->i_links_count != check.links()) {
        findings.add(SystemFileFault::WrongLinks, check.links());
    }
}

} // namespace atlas
