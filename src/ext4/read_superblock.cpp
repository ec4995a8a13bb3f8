// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_superblock.h"

#include "ext4/read_system_files.h"
#include "layout/filesystem.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>
#include <string_view>

extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

template <class Char, std::size_t N>
std::string text(const Char (&field)[N]) {
    const auto* const end = std::find(field, field + N, Char{0});
    return {field, end};
}

std::string uuidText(std::span<const std::uint8_t, 16> uuid) {
    if (std::ranges::all_of(uuid, [](std::uint8_t byte) { return byte == 0; }))
        return {};
    std::string out;
    for (std::size_t i = 0; i < uuid.size(); ++i)
        out += fmt::format("{:02x}{}", uuid[i], i == 3 || i == 5 || i == 7 || i == 9 ? "-" : "");
    return out;
}

/// As e2fsprogs names them: "FEATURE_I19" if it knows none.
std::vector<std::string> namesOf(FeatureClass featureClass, std::uint32_t bits) {
    static_assert(static_cast<int>(FeatureClass::Incompat) == E2P_FEATURE_INCOMPAT &&
                  static_cast<int>(FeatureClass::RoCompat) == E2P_FEATURE_RO_INCOMPAT);
    std::vector<std::string> names;
    for (unsigned bit = 0; bit < 32; ++bit)
        if ((bits & 1U << bit) != 0)
            names.emplace_back(e2p_feature2string(static_cast<int>(featureClass), 1U << bit));
    return names;
}

/// The state in the words of lib/e2p/ps.c (print_fs_state). With a journal, the kernel leaves s_state as it is while it
/// writes (fs/ext4/super.c, ext4_setup_super), so "clean" says nothing until the journal is replayed.
std::string stateText(const ext2_super_block& sb) {
    const bool isPending = (sb.s_feature_incompat & EXT3_FEATURE_INCOMPAT_RECOVER) != 0;
    std::string words = (sb.s_state & EXT2_VALID_FS) == 0 ? "not clean" : isPending ? "needs recovery" : "clean";
    return (sb.s_state & EXT2_ERROR_FS) != 0 ? words + " with errors" : words;
}

std::string osName(std::uint32_t os) {
    // e2p_os2string allocates with malloc.
    const std::unique_ptr<char, decltype(&std::free)> name(e2p_os2string(static_cast<int>(os)), &std::free);
    return name ? name.get() : "";
}

std::int64_t timeOf(std::uint32_t low, std::uint8_t high) { return std::int64_t{high} << 32 | low; }

/// nullopt if no error was recorded.
std::optional<RecordedError> recorded(RecordedError error) {
    return error.time == 0 && error.function.empty() ? std::nullopt : std::optional(std::move(error));
}

void readErrors(const ext2_super_block& sb, Filesystem& out) {
    out.errorCount = sb.s_error_count;
    out.firstError = recorded({.time = timeOf(sb.s_first_error_time, sb.s_first_error_time_hi),
                               .function = text(sb.s_first_error_func),
                               .line = sb.s_first_error_line,
                               .inode = sb.s_first_error_ino,
                               .block = sb.s_first_error_block,
                               .code = sb.s_first_error_errcode});
    out.lastError = recorded({.time = timeOf(sb.s_last_error_time, sb.s_last_error_time_hi),
                              .function = text(sb.s_last_error_func),
                              .line = sb.s_last_error_line,
                              .inode = sb.s_last_error_ino,
                              .block = sb.s_last_error_block,
                              .code = sb.s_last_error_errcode});
}

void readNames(const ext2_super_block& sb, Filesystem& out) {
    out.features = featureNames(sb);
    out.uuid = uuidText(sb.s_uuid);
    out.label = text(sb.s_volume_name);
    out.lastMounted = text(sb.s_last_mounted);
    out.state = stateText(sb);
    out.creatorOs = osName(sb.s_creator_os);
    out.revision = sb.s_rev_level;
    out.created = timeOf(sb.s_mkfs_time, sb.s_mkfs_time_hi);
    out.lastMountTime = timeOf(sb.s_mtime, sb.s_mtime_hi);
    out.lastWriteTime = timeOf(sb.s_wtime, sb.s_wtime_hi);
}

} // namespace

// The order of lib/e2p/ls.c (print_features), each word by rising bit.
std::vector<std::string> featureNames(const ext2_super_block& sb) {
    auto names = namesOf(FeatureClass::Compat, sb.s_feature_compat);
    for (auto& name : namesOf(FeatureClass::Incompat, sb.s_feature_incompat))
        names.push_back(std::move(name));
    for (auto& name : namesOf(FeatureClass::RoCompat, sb.s_feature_ro_compat))
        names.push_back(std::move(name));
    return names;
}

Filesystem filesystemOf(ext2_filsys fs) {
    const auto& sb = *fs->super;
    Filesystem out;
    out.blockSize = {fs->blocksize};
    out.clusterSize = {std::uint64_t{fs->blocksize} << fs->cluster_ratio_bits};
    out.blockCount = {ext2fs_blocks_count(fs->super)};
    out.firstDataBlock = {sb.s_first_data_block};
    out.blocksPerGroup = sb.s_blocks_per_group;
    out.clustersPerGroup = sb.s_clusters_per_group;
    out.inodesPerGroup = sb.s_inodes_per_group;
    out.inodeTableBlocks = fs->inode_blocks_per_group;
    out.inodeSize = static_cast<std::uint32_t>(EXT2_INODE_SIZE(fs->super));
    out.descriptorSize = static_cast<std::uint32_t>(EXT2_DESC_SIZE(fs->super));
    out.groupCount = {fs->group_desc_count};
    if (ext2fs_has_feature_flex_bg(fs->super))
        out.flexGroupSize = std::uint32_t{1} << sb.s_log_groups_per_flex;
    out.reservedGdtBlocks = sb.s_reserved_gdt_blocks;
    out.firstMetaBg = ext2fs_has_feature_meta_bg(fs->super) ? sb.s_first_meta_bg : 0;
    out.descriptorBlocks = static_cast<std::uint32_t>(fs->desc_blocks);
    out.inodeCount = sb.s_inodes_count;
    out.freeBlocks = ext2fs_free_blocks_count(fs->super);
    out.freeInodes = sb.s_free_inodes_count;
    out.reservedBlocks = ext2fs_r_blocks_count(fs->super);
    out.raidStride = sb.s_raid_stride;
    out.raidStripeWidth = sb.s_raid_stripe_width;
    out.overheadClusters = sb.s_overhead_clusters;
    readNames(sb, out);
    readErrors(sb, out);
    out.journalInode = sb.s_journal_inum;
    if (ext2fs_has_feature_journal(fs->super) && sb.s_journal_inum == 0)
        out.journalUuid = uuidText(sb.s_journal_uuid);
    out.errorBehaviour = sb.s_errors;
    out.defaultMountOptions = sb.s_default_mount_opts;
    const auto* options = reinterpret_cast<const char*>(sb.s_mount_opts);
    out.mountOptions.assign(options, ::strnlen(options, sizeof sb.s_mount_opts));
    out.encodingFlags = sb.s_encoding_flags;
    out.mmpInterval = sb.s_mmp_update_interval;
    std::array<std::uint8_t, 16> seed{};
    std::memcpy(seed.data(), sb.s_hash_seed, seed.size());
    out.hashSeed = uuidText(seed);
    out.needsRecovery = ext2fs_has_feature_journal_needs_recovery(fs->super) != 0;
    return out;
}

namespace {

constexpr std::uint64_t newestEncoding = EXT4_ENC_UTF8_12_1;

constexpr std::uint32_t chromeOsMark = 0xFF000000; // vboot_reference, scripts/image_signing (disable_rw_mount)
constexpr std::uint32_t btreeDirectories = 0x4; // ro_compat; in EXT4_FEATURE_RO_COMPAT_SUPP of fs/ext4/ext4.h

/// Those of `bits`, which libext2fs does not support, that come from `origin`.
std::uint32_t bitsFrom(FeatureOrigin origin, FeatureClass featureClass, std::uint32_t bits) {
    const bool readOnly = featureClass == FeatureClass::RoCompat;
    const auto ofChromeOs = readOnly && (bits & chromeOsMark) == chromeOsMark ? chromeOsMark : 0;
    const auto ofLinux = readOnly ? bits & btreeDirectories : 0;
    std::uint32_t named = 0;
    for (unsigned bit = 0; bit < 32; ++bit)
        if (!std::string_view(e2p_feature2string(static_cast<int>(featureClass), 1U << bit)).starts_with("FEATURE_"))
            named |= bits & 1U << bit;
    switch (origin) {
    case FeatureOrigin::Unknown: break;
    case FeatureOrigin::NamedOnly: return named;
    case FeatureOrigin::LinuxOnly: return ofLinux & ~named;
    case FeatureOrigin::ChromeOs: return ofChromeOs;
    }
    return bits & ~(named | ofLinux | ofChromeOs);
}

class SuperblockCheck {
public:
    SuperblockCheck(ext2_filsys fs, std::vector<Finding>& findings)
        : m_fs(fs), m_sb(*fs->super), m_findings({.region = RegionKind::PrimarySuperblock}, findings) {}

    void run() {
        checkCounts();
        checkInodes();
        checkOptions();
        checkFeatures();
    }

private:
    void checkCounts() {
        const auto blocks = ext2fs_blocks_count(m_fs->super);
        const bool offset = m_sb.s_log_block_size == 0 && m_fs->cluster_ratio_bits == 0;
        m_findings.range("s_first_data_block", m_sb.s_first_data_block, offset ? 1 : 0, offset ? 1 : 0);
        m_findings.range("s_r_blocks_count", ext2fs_r_blocks_count(m_fs->super), 0, blocks / 2);
        m_findings.range("s_free_blocks_count", ext2fs_free_blocks_count(m_fs->super), 0, blocks);
        m_findings.range("s_free_inodes_count", m_sb.s_free_inodes_count, 0, m_sb.s_inodes_count);
        if (ext2fs_has_feature_meta_bg(m_fs->super)) // e2fsck/super.c, PR_0_FIRST_META_BG_TOO_BIG
            m_findings.range("s_first_meta_bg", m_sb.s_first_meta_bg, 0, m_fs->desc_blocks);
        m_findings.range("s_reserved_gdt_blocks", m_sb.s_reserved_gdt_blocks, 0, m_fs->blocksize / 4);
        // With 64bit, libext2fs rejects a wrong size; without, descriptors always have 32 bytes.
        if (const std::uint64_t size = m_sb.s_desc_size;
            size != 0 && (!std::has_single_bit(size) || size > EXT2_MAX_DESC_SIZE)) {
            m_findings.range("s_desc_size", size, EXT2_MIN_DESC_SIZE, EXT2_MIN_DESC_SIZE);
        }
    }

    void checkInodes() {
        const auto all = std::uint64_t{m_sb.s_inodes_per_group} * m_fs->group_desc_count;
        const auto inodes = std::min<std::uint64_t>(all, maxInodeCount);
        m_findings.range("s_inodes_count", m_sb.s_inodes_count, inodes, inodes);
        if (m_sb.s_rev_level > EXT2_GOOD_OLD_REV)
            m_findings.range("s_first_ino", m_sb.s_first_ino, EXT2_GOOD_OLD_FIRST_INO, m_sb.s_inodes_count);
        if (EXT2_INODE_SIZE(m_fs->super) > EXT2_GOOD_OLD_INODE_SIZE) {
            const auto room = static_cast<std::uint64_t>(EXT2_INODE_SIZE(m_fs->super)) - EXT2_GOOD_OLD_INODE_SIZE;
            m_findings.extraSize("s_min_extra_isize", m_sb.s_min_extra_isize, room);
            m_findings.extraSize("s_want_extra_isize", m_sb.s_want_extra_isize, room);
        }
    }

    void checkOptions() {
        if (ext2fs_has_feature_casefold(m_fs->super))
            m_findings.range("s_encoding", m_sb.s_encoding, newestEncoding, newestEncoding);
        checkQuotaInodes();
        if (ext2fs_has_feature_sparse_super2(m_fs->super))
            for (const auto group : m_sb.s_backup_bgs)
                m_findings.range("s_backup_bgs", group, 0, m_fs->group_desc_count - 1);
    }

    void checkSupported(FeatureClass featureClass, std::uint32_t bits, std::uint32_t supported) {
        using enum FeatureOrigin;
        for (const auto origin : {Unknown, NamedOnly, LinuxOnly, ChromeOs}) {
            const auto found = bitsFrom(origin, featureClass, bits & ~supported);
            if (found == 0)
                continue;
            m_findings.append(
                {.kind = FindingKind::FeaturesUnsupported,
                 .numbers = {static_cast<std::uint64_t>(featureClass), found, static_cast<std::uint64_t>(origin)},
                 .detail = fmt::format("{}", fmt::join(namesOf(featureClass, found), " "))});
        }
    }

    /// Like e2fsck, even without the quota feature. With it, checkSystemFiles() checks the user and group files.
    void checkQuotaInodes() {
        checkQuotaInode("s_prj_quota_inum", m_sb.s_prj_quota_inum);
        if (!ext2fs_has_feature_quota(m_fs->super)) {
            checkQuotaInode("s_usr_quota_inum", m_sb.s_usr_quota_inum);
            checkQuotaInode("s_grp_quota_inum", m_sb.s_grp_quota_inum);
        }
    }

    /// Like e2fsck, also accepts the reserved inodes of the other quotas.
    void checkQuotaInode(const char* field, std::uint32_t inode) {
        if (inode != 0 && inode != EXT4_USR_QUOTA_INO && inode != EXT4_GRP_QUOTA_INO)
            m_findings.range(field, inode, EXT2_FIRST_INODE(m_fs->super), m_sb.s_inodes_count);
    }

    void checkFeatures() {
        auto* const sb = m_fs->super;
        checkSupported(FeatureClass::Compat, sb->s_feature_compat, EXT2_LIB_FEATURE_COMPAT_SUPP);
        // ext2fs.h lists mmp only where CONFIG_MMP is defined, which the installed header never defines.
        constexpr std::uint32_t incompatible = EXT2_LIB_FEATURE_INCOMPAT_SUPP | EXT4_FEATURE_INCOMPAT_MMP;
        checkSupported(FeatureClass::Incompat, sb->s_feature_incompat, incompatible);
        checkSupported(FeatureClass::RoCompat, sb->s_feature_ro_compat, EXT2_LIB_FEATURE_RO_COMPAT_SUPP);
        conflictIf(ext2fs_has_feature_bigalloc(sb) && !ext2fs_has_feature_extents(sb),
                   FeatureRule::BigallocWithoutExtents);
        conflictIf(ext2fs_has_feature_resize_inode(sb) && ext2fs_has_feature_meta_bg(sb),
                   FeatureRule::ResizeInodeWithMetaBg);
        conflictIf(ext2fs_has_feature_metadata_csum(sb) && ext2fs_has_feature_gdt_csum(sb),
                   FeatureRule::TwoGroupChecksums);
        conflictIf(!ext2fs_has_feature_journal(sb) && (sb->s_journal_inum != 0 || namesExternalJournal(*sb) ||
                                                       ext2fs_has_feature_journal_needs_recovery(sb)),
                   FeatureRule::JournalWithoutFeature);
        conflictIf(!ext2fs_has_feature_resize_inode(sb) && sb->s_reserved_gdt_blocks != 0,
                   FeatureRule::ReserveWithoutInode);
        conflictIf(ext2fs_has_feature_64bit(sb) && !ext2fs_has_feature_extents(sb), FeatureRule::WideWithoutExtents);
        conflictIf(ext2fs_has_feature_journal(sb) && sb->s_journal_inum != 0 && namesExternalJournal(*sb),
                   FeatureRule::TwoJournals);
        conflictIf(ext2fs_has_feature_orphan_present(sb) && !ext2fs_has_feature_orphan_file(sb),
                   FeatureRule::OrphansWithoutCause);
    }

    void conflictIf(bool broken, FeatureRule rule) {
        if (broken)
            m_findings.append({.kind = FindingKind::FeaturesConflict, .numbers = {static_cast<std::uint64_t>(rule)}});
    }

    ext2_filsys m_fs;
    const ext2_super_block& m_sb;
    SystemFileFindings m_findings;
};

} // namespace

bool namesExternalJournal(const ext2_super_block& sb) {
    return sb.s_journal_dev != 0 || std::ranges::any_of(sb.s_journal_uuid, [](std::uint8_t byte) { return byte != 0; });
}

void checkSuperblock(ext2_filsys fs, std::vector<Finding>& findings) { SuperblockCheck(fs, findings).run(); }

void checkState(const Filesystem& fs, const ext2_super_block& sb, std::vector<Finding>& findings) {
    const bool isCurrent = fs.superblockGroup.value == 0;
    if (fs.needsRecovery)
        findings.push_back({.kind = FindingKind::NeedsRecovery});
    if (isCurrent && fs.state != "clean" && fs.state != "needs recovery")
        findings.push_back({.kind = FindingKind::NotClean, .detail = fs.state});
    if (isCurrent && sb.s_error_count > 0)
        findings.push_back({.kind = FindingKind::ErrorsRecorded, .numbers = {sb.s_error_count}});
    const bool onDevice = sb.s_journal_inum == 0 && sb.s_journal_dev != 0 && fs.has("has_journal");
    if (!fs.journalUuid.empty() || onDevice)
        findings.push_back({.kind = FindingKind::ExternalJournal, .detail = fs.journalUuid});
}

} // namespace atlas
