// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/check_system_files.h"

#include "ext4/check_contents.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint16_t extentMagic = 0xF30A; // lib/ext2fs/ext3_extents.h

/// An inode with room for the largest part that libext2fs checks.
struct WholeInode {
    std::vector<char> bytes;
    explicit WholeInode(ext2_filsys fs)
        : bytes(std::max<std::size_t>(static_cast<std::size_t>(EXT2_INODE_SIZE(fs->super)), sizeof(ext2_inode_large))) {
    }
    ext2_inode_large& large() { return *reinterpret_cast<ext2_inode_large*>(bytes.data()); }
    ext2_inode& small() { return *reinterpret_cast<ext2_inode*>(bytes.data()); }
};

bool uuidGiven(const std::uint8_t (&uuid)[16]) {
    return std::ranges::any_of(uuid, [](std::uint8_t byte) { return byte != 0; });
}

bool hasMap(const ext2_inode& inode) {
    std::uint16_t magic = 0;
    std::memcpy(&magic, inode.i_block, sizeof(magic));
    return (inode.i_flags & EXT4_EXTENTS_FL) == 0 || ext2fs_le16_to_cpu(magic) == extentMagic;
}

class Checker {
public:
    Checker(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings)
        : m_fs(fs), m_claims(claims), m_blocks(fs, available), m_findings(findings) {}

    void run() {
        const auto& sb = *m_fs->super;
        checkRoot();
        const bool external = uuidGiven(sb.s_journal_uuid) || sb.s_journal_dev != 0;
        if (ext2fs_has_feature_journal(m_fs->super) && !(sb.s_journal_inum == 0 && external)) {
            checkFile({RegionKind::Journal, sb.s_journal_inum},
                      [&](const FileContent& file, auto findings) { checkJournal(m_blocks, file, findings); });
        }
        checkQuotas();
        if (ext2fs_has_feature_orphan_file(m_fs->super)) {
            checkFile({RegionKind::OrphanFile, sb.s_orphan_file_inum},
                      [&](const FileContent& file, auto findings) { checkOrphanFile(m_blocks, file, findings); });
        }
        if (ext2fs_has_feature_resize_inode(m_fs->super) && sb.s_reserved_gdt_blocks > 0) {
            checkReserve();
        }
        if (ext2fs_has_feature_mmp(m_fs->super)) {
            checkMmpBlock(m_blocks, sb.s_mmp_block, of({RegionKind::Mmp, 0}));
        }
    }

private:
    [[nodiscard]] SystemFileFindings of(const FileName& file) { return {file, m_findings}; }

    /// Reads the inode and reports what is wrong with it. False also where it cannot be read, which the reader of the
    /// files reports.
    [[nodiscard]] bool readSound(const FileName& file, std::uint16_t type, WholeInode& inode) {
        if (file.inode == 0) {
            of(file).add(SystemFileFault::NoInode);
            return false;
        }
        m_fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
        if (ext2fs_read_inode_full(m_fs, file.inode, &inode.small(), static_cast<int>(inode.bytes.size())) != 0) {
            return false;
        }
        const auto fault = inodeFault(file.inode, type, inode);
        if (fault) {
            of(file).add(*fault);
        }
        return !fault;
    }

    [[nodiscard]] std::optional<SystemFileFault> inodeFault(ext2_ino_t number, std::uint16_t type, WholeInode& inode) {
        if (inode.small().i_links_count == 0 || inode.small().i_dtime != 0) {
            return SystemFileFault::NotInUse;
        }
        if ((inode.small().i_mode & LINUX_S_IFMT) != type) {
            return SystemFileFault::NotRegular;
        }
        if (!hasMap(inode.small())) {
            return SystemFileFault::NoMap;
        }
        return ext2fs_inode_csum_verify(m_fs, number, &inode.large()) == 0
                   ? std::optional(SystemFileFault::WrongChecksum)
                   : std::nullopt;
    }

    /// Checks the inode, then by `checkContent` what the file holds.
    void checkFile(const FileName& name, auto checkContent) {
        WholeInode inode(m_fs);
        if (!readSound(name, LINUX_S_IFREG, inode)) {
            return;
        }
        const auto file = std::ranges::find_if(
            m_claims.files, [&](const SystemFile& f) { return f.kind == *name.region && f.inode == name.inode; });
        if (file == m_claims.files.end()) {
            of(name).add(SystemFileFault::NoBlocks);
            return;
        }
        std::uint64_t blocks = 0;
        for (const auto& extent : file->extents) {
            blocks += extent.count.value;
        }
        const std::uint64_t size = EXT2_I_SIZE(&inode.small());
        // A quota file may have holes.
        if (name.region != RegionKind::Quota && (size == 0 || blocks * m_fs->blocksize < size)) {
            of(name).add(SystemFileFault::TooShort);
            return;
        }
        if (const auto first = m_blocks.blockOf(name.inode, inode.small(), 0); first != 0) {
            checkContent(FileContent{name.inode, &inode.small(), first}, of(name));
        }
    }

    void checkRoot() {
        const FileName root{.region = {}, .inode = EXT2_ROOT_INO};
        WholeInode inode(m_fs);
        if (!readSound(root, LINUX_S_IFDIR, inode)) {
            return;
        }
        if (const auto attributes = ext2fs_file_acl_block(m_fs, &inode.small());
            attributes != 0 && !m_blocks.isInside(attributes)) {
            of(root).add(SystemFileFault::BlockOutside, attributes);
        }
        if ((inode.small().i_flags & EXT4_INLINE_DATA_FL) == 0) {
            checkRootDirectory(m_blocks, {.number = EXT2_ROOT_INO, .inode = &inode.small()}, of(root));
        }
    }

    void checkQuotas() {
        const auto& sb = *m_fs->super;
        if (!ext2fs_has_feature_quota(m_fs->super)) {
            return;
        }
        const bool none = sb.s_usr_quota_inum == 0 && sb.s_grp_quota_inum == 0 && sb.s_prj_quota_inum == 0;
        checkQuota(sb.s_usr_quota_inum, QuotaType::User, none || isInUse(EXT4_USR_QUOTA_INO));
        checkQuota(sb.s_grp_quota_inum, QuotaType::Group, none || isInUse(EXT4_GRP_QUOTA_INO));
        checkQuota(sb.s_prj_quota_inum, QuotaType::Project, false);
    }

    void checkQuota(ext2_ino_t named, QuotaType type, bool expected) {
        if (named != 0 || expected) {
            checkFile({RegionKind::Quota, named},
                      [&](const FileContent& file, auto findings) { checkQuotaFile(m_blocks, file, type, findings); });
        }
    }

    [[nodiscard]] bool isInUse(ext2_ino_t number) const {
        ext2_inode inode{};
        return ext2fs_read_inode(m_fs, number, &inode) == 0 && inode.i_links_count > 0;
    }

    /// The double indirect block of the resize inode lists the reserved GDT blocks of group 0, each of which lists its
    /// copies (lib/ext2fs/res_gdt.c; e2fsck/super.c, check_resize_inode).
    void checkReserve() {
        const FileName file{RegionKind::ResizeInode, EXT2_RESIZE_INO};
        WholeInode inode(m_fs);
        if (!readSound(file, LINUX_S_IFREG, inode)) {
            return;
        }
        auto& resize = inode.small();
        const auto list = resize.i_block[EXT2_DIND_BLOCK];
        if (list == 0) {
            of(file).add(SystemFileFault::NoBlocks);
            return;
        }
        const auto sectors = sectorsOfReserve();
        if (sectors != ext2fs_inode_i_blocks(m_fs, &resize) && !ext2fs_has_feature_bigalloc(m_fs->super)) {
            of(file).add(SystemFileFault::WrongBlockCount, ext2fs_inode_i_blocks(m_fs, &resize));
        }
        if (EXT2_I_SIZE(&resize) < smallestReserveSize()) {
            of(file).add(SystemFileFault::TooShort);
        }
        const auto block = m_blocks.read(list);
        const bool onlyList = static_cast<std::size_t>(std::ranges::count(resize.i_block, 0U)) == EXT2_N_BLOCKS - 1;
        if (!onlyList || (resize.i_flags & EXT4_EXTENTS_FL) != 0 || (!block.empty() && !listsReserve(block))) {
            of(file).add(SystemFileFault::WrongReserve);
        }
    }

    /// The list itself, the reserved blocks of group 0, and their copies.
    [[nodiscard]] std::uint64_t sectorsOfReserve() const {
        std::uint64_t blocks = 1;
        for (const auto& copies : m_claims.copies) {
            blocks += copies.reservedGdt.count.value;
        }
        return blocks * (m_fs->blocksize / 512);
    }

    [[nodiscard]] std::uint64_t smallestReserveSize() const {
        const std::uint64_t perBlock = m_fs->blocksize / sizeof(std::uint32_t);
        const std::uint64_t last = (m_fs->desc_blocks + m_fs->super->s_reserved_gdt_blocks - 1) % perBlock;
        return (EXT2_NDIR_BLOCKS + perBlock + last * perBlock) * m_fs->blocksize;
    }

    [[nodiscard]] bool listsReserve(std::span<const char> list) const {
        const auto& sb = *m_fs->super;
        const auto perBlock = m_fs->blocksize / sizeof(std::uint32_t);
        // With 1 KiB blocks and bigalloc, block 0 holds the boot sector.
        const bool skips = m_fs->blocksize == 1024 && sb.s_first_data_block == 0;
        const std::uint64_t first = sb.s_first_data_block + 1 + m_fs->desc_blocks + (skips ? 1 : 0);
        for (std::uint64_t n = 0; n < sb.s_reserved_gdt_blocks; ++n) {
            if (littleWord(list, (m_fs->desc_blocks + n) % perBlock * sizeof(std::uint32_t)) != first + n) {
                return false;
            }
        }
        return true;
    }

    ext2_filsys m_fs;
    const LayoutClaims& m_claims;
    VolumeBlocks m_blocks;
    std::vector<Finding>& m_findings;
};

} // namespace

void checkSystemFiles(ext2_filsys fs, const LayoutClaims& claims, ByteCount available, std::vector<Finding>& findings) {
    Checker(fs, claims, available, findings).run();
}

} // namespace atlas
