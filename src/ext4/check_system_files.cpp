// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_system_files.h"

#include <algorithm>
#include <cstring>

namespace atlas {
namespace {

constexpr std::uint16_t extentMagic = 0xF30A;        // lib/ext2fs/ext3_extents.h
constexpr std::uint32_t journalMagic = 0xC03B3998;   // lib/ext2fs/kernel-jbd.h, big-endian on disk
constexpr std::array<std::uint32_t, 3> quotaMagics{0xD9C01F11, 0xD9C01927, 0xD9C03F14}; // lib/support/quotaio_v2.h

/// A system file as the superblock names it.
struct Named {
    std::optional<RegionKind> region{}; ///< nullopt: the root directory
    ext2_ino_t inode = 0;
    std::uint16_t type = LINUX_S_IFREG;
};

/// An inode with room for the largest part that libext2fs checks.
struct WholeInode {
    std::vector<char> bytes;

    explicit WholeInode(ext2_filsys fs)
        : bytes(std::max<std::size_t>(static_cast<std::size_t>(EXT2_INODE_SIZE(fs->super)), sizeof(ext2_inode_large))) {
    }
    ext2_inode_large& large() { return *reinterpret_cast<ext2_inode_large*>(bytes.data()); }
    ext2_inode& small() { return *reinterpret_cast<ext2_inode*>(bytes.data()); }
};

class Checker {
public:
    Checker(ext2_filsys fs, const std::vector<SystemFile>& files, ByteCount available, std::vector<Finding>& findings)
        : m_fs(fs), m_files(files), m_available(available), m_findings(findings) {}

    void run() {
        const auto& sb = *m_fs->super;
        check({.region = {}, .inode = EXT2_ROOT_INO, .type = LINUX_S_IFDIR});
        const bool external = uuidGiven(sb.s_journal_uuid) || sb.s_journal_dev != 0;
        if (ext2fs_has_feature_journal(m_fs->super) && !(sb.s_journal_inum == 0 && external)) {
            check({RegionKind::Journal, sb.s_journal_inum});
        }
        checkQuotas();
        if (ext2fs_has_feature_orphan_file(m_fs->super)) {
            check({RegionKind::OrphanFile, sb.s_orphan_file_inum});
        }
        if (ext2fs_has_feature_resize_inode(m_fs->super) && sb.s_reserved_gdt_blocks > 0) {
            checkReserve();
        }
        if (ext2fs_has_feature_mmp(m_fs->super)) {
            checkMmp();
        }
    }

private:
    static bool uuidGiven(const std::uint8_t (&uuid)[16]) {
        return std::ranges::any_of(uuid, [](std::uint8_t byte) { return byte != 0; });
    }

    void report(SystemFileFault fault, const Named& file) {
        m_findings.push_back({.kind = FindingKind::SystemFileFaulty,
                              .severity = Severity::Error,
                              .region = file.region,
                              .numbers = {file.inode, static_cast<std::uint64_t>(fault)}});
    }

    void check(const Named& file) {
        if (const auto fault = file.inode == 0 ? SystemFileFault::NoInode : faultOf(file)) {
            report(*fault, file);
        }
    }

    void checkQuotas() {
        const auto& sb = *m_fs->super;
        if (!ext2fs_has_feature_quota(m_fs->super)) {
            return;
        }
        const bool none = sb.s_usr_quota_inum == 0 && sb.s_grp_quota_inum == 0 && sb.s_prj_quota_inum == 0;
        const std::array<std::pair<ext2_ino_t, ext2_ino_t>, 2> classic{
            std::pair{sb.s_usr_quota_inum, ext2_ino_t{EXT4_USR_QUOTA_INO}},
            std::pair{sb.s_grp_quota_inum, ext2_ino_t{EXT4_GRP_QUOTA_INO}}};
        for (const auto& [named, reserved] : classic) {
            if (named != 0) {
                check({RegionKind::Quota, named});
            } else if (none || isInUse(reserved)) {
                check({RegionKind::Quota, 0});
            }
        }
        if (sb.s_prj_quota_inum != 0) {
            check({RegionKind::Quota, sb.s_prj_quota_inum});
        }
    }

    [[nodiscard]] bool isInUse(ext2_ino_t number) const {
        ext2_inode inode{};
        return ext2fs_read_inode(m_fs, number, &inode) == 0 && inode.i_links_count > 0;
    }

    [[nodiscard]] std::optional<SystemFileFault> faultOf(const Named& file) {
        WholeInode inode(m_fs);
        m_fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
        if (ext2fs_read_inode_full(m_fs, file.inode, &inode.small(), static_cast<int>(inode.bytes.size())) != 0) {
            return std::nullopt; // reported by the reader of the files
        }
        if (inode.small().i_links_count == 0 || inode.small().i_dtime != 0) {
            return SystemFileFault::NotInUse;
        }
        if ((inode.small().i_mode & LINUX_S_IFMT) != file.type) {
            return SystemFileFault::NotRegular;
        }
        if (!hasMap(inode.small())) {
            return SystemFileFault::NoMap;
        }
        if (ext2fs_inode_csum_verify(m_fs, file.inode, &inode.large()) == 0) {
            return SystemFileFault::WrongChecksum;
        }
        return file.region ? contentFault(file, inode.small()) : std::nullopt;
    }

    static bool hasMap(const ext2_inode& inode) {
        std::uint16_t magic = 0;
        std::memcpy(&magic, inode.i_block, sizeof(magic));
        return (inode.i_flags & EXT4_EXTENTS_FL) == 0 || ext2fs_le16_to_cpu(magic) == extentMagic;
    }

    [[nodiscard]] std::optional<SystemFileFault> contentFault(const Named& named, ext2_inode& inode) {
        const auto file = std::ranges::find_if(
            m_files, [&](const SystemFile& f) { return f.kind == *named.region && f.inode == named.inode; });
        if (file == m_files.end()) {
            return SystemFileFault::NoBlocks;
        }
        std::uint64_t blocks = 0;
        for (const auto& extent : file->extents) {
            blocks += extent.count.value;
        }
        const std::uint64_t size = EXT2_I_SIZE(&inode);
        // A quota file may have holes.
        if (named.region != RegionKind::Quota && (size == 0 || blocks * m_fs->blocksize < size)) {
            return SystemFileFault::TooShort;
        }
        blk64_t first = 0;
        const bool mapped = ext2fs_bmap2(m_fs, named.inode, &inode, nullptr, 0, 0, nullptr, &first) == 0 && first != 0;
        return mapped && !hasHeader(*named.region, first) ? std::optional(SystemFileFault::NoHeader) : std::nullopt;
    }

    /// The first 32-bit word of a block as it lies on disk; nullopt when the block cannot be read.
    [[nodiscard]] std::optional<std::array<unsigned char, 4>> wordAt(blk64_t block) {
        if (!readBlock(block)) {
            return std::nullopt;
        }
        std::array<unsigned char, 4> word{};
        std::memcpy(word.data(), m_block.data(), word.size());
        return word;
    }

    [[nodiscard]] bool readBlock(blk64_t block) {
        if ((block + 1) * m_fs->blocksize > m_available.value || block >= ext2fs_blocks_count(m_fs->super)) {
            return false;
        }
        m_block.resize(m_fs->blocksize);
        return io_channel_read_blk64(m_fs->io, block, 1, m_block.data()) == 0;
    }

    /// Whether `block` begins with the header of its kind; true for kinds without a header and where it cannot be read.
    [[nodiscard]] bool hasHeader(RegionKind kind, blk64_t block) {
        const auto word = wordAt(block);
        if (!word) {
            return true;
        }
        const auto [a, b, c, d] = *word;
        const auto big = std::uint32_t{a} << 24 | std::uint32_t{b} << 16 | std::uint32_t{c} << 8 | d;
        const auto little = std::uint32_t{d} << 24 | std::uint32_t{c} << 16 | std::uint32_t{b} << 8 | a;
        switch (kind) {
        case RegionKind::Journal: return big == journalMagic;
        case RegionKind::Quota: return std::ranges::find(quotaMagics, little) != quotaMagics.end();
        case RegionKind::Mmp: return little == EXT4_MMP_MAGIC;
        default: return true;
        }
    }

    void checkMmp() {
        const Named mmp{RegionKind::Mmp, 0};
        const auto block = m_fs->super->s_mmp_block;
        if (block == 0) {
            report(SystemFileFault::NoInode, mmp);
        } else if (!hasHeader(RegionKind::Mmp, block)) {
            report(SystemFileFault::NoHeader, mmp);
        }
    }

    /// The double indirect block of the resize inode lists the reserved GDT blocks of group 0 (lib/ext2fs/res_gdt.c).
    void checkReserve() {
        const Named file{RegionKind::ResizeInode, EXT2_RESIZE_INO};
        ext2_inode inode{};
        if (ext2fs_read_inode(m_fs, EXT2_RESIZE_INO, &inode) != 0) {
            return;
        }
        const auto list = inode.i_block[EXT2_DIND_BLOCK];
        if (list == 0) {
            report(SystemFileFault::NoBlocks, file);
        } else if (readBlock(list) && !listsReserve()) {
            report(SystemFileFault::WrongReserve, file);
        }
    }

    [[nodiscard]] bool listsReserve() const {
        const auto& sb = *m_fs->super;
        const auto perBlock = m_fs->blocksize / sizeof(std::uint32_t);
        // With 1 KiB blocks and bigalloc, block 0 holds the boot sector.
        const bool skips = m_fs->blocksize == 1024 && sb.s_first_data_block == 0;
        const std::uint64_t first = sb.s_first_data_block + 1 + m_fs->desc_blocks + (skips ? 1 : 0);
        for (std::uint64_t n = 0; n < sb.s_reserved_gdt_blocks; ++n) {
            std::uint32_t entry = 0;
            std::memcpy(&entry, m_block.data() + (m_fs->desc_blocks + n) % perBlock * sizeof(entry), sizeof(entry));
            if (ext2fs_le32_to_cpu(entry) != first + n) {
                return false;
            }
        }
        return true;
    }

    ext2_filsys m_fs;
    const std::vector<SystemFile>& m_files;
    ByteCount m_available;
    std::vector<Finding>& m_findings;
    std::vector<char> m_block;
};

} // namespace

void checkSystemFiles(ext2_filsys fs, const std::vector<SystemFile>& files, ByteCount available,
                      std::vector<Finding>& findings) {
    Checker(fs, files, available, findings).run();
}

} // namespace atlas
