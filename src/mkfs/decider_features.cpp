// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/decider.h"

#include "mkfs/refusal.h"

#include <fmt/format.h>
extern "C" { // e2p.h of 1.47.0 does not say so itself
#include <e2p/e2p.h>
}

namespace atlas {

bool editFeatures(ext2_super_block& param, const std::string& text) {
    // misc/mke2fs.c ok_features, in the order compat, incompat, ro_compat of the superblock.
    static std::uint32_t allowed[3]{
        EXT3_FEATURE_COMPAT_HAS_JOURNAL | EXT2_FEATURE_COMPAT_RESIZE_INODE | EXT2_FEATURE_COMPAT_DIR_INDEX |
            EXT2_FEATURE_COMPAT_EXT_ATTR | EXT4_FEATURE_COMPAT_SPARSE_SUPER2 | EXT4_FEATURE_COMPAT_FAST_COMMIT |
            EXT4_FEATURE_COMPAT_STABLE_INODES | EXT4_FEATURE_COMPAT_ORPHAN_FILE,
        EXT2_FEATURE_INCOMPAT_FILETYPE | EXT3_FEATURE_INCOMPAT_EXTENTS | EXT3_FEATURE_INCOMPAT_JOURNAL_DEV |
            EXT2_FEATURE_INCOMPAT_META_BG | EXT4_FEATURE_INCOMPAT_FLEX_BG | EXT4_FEATURE_INCOMPAT_EA_INODE |
            EXT4_FEATURE_INCOMPAT_MMP | EXT4_FEATURE_INCOMPAT_64BIT | EXT4_FEATURE_INCOMPAT_INLINE_DATA |
            EXT4_FEATURE_INCOMPAT_ENCRYPT | EXT4_FEATURE_INCOMPAT_CASEFOLD | EXT4_FEATURE_INCOMPAT_CSUM_SEED |
            EXT4_FEATURE_INCOMPAT_LARGEDIR,
        EXT2_FEATURE_RO_COMPAT_LARGE_FILE | EXT4_FEATURE_RO_COMPAT_HUGE_FILE | EXT4_FEATURE_RO_COMPAT_DIR_NLINK |
            EXT4_FEATURE_RO_COMPAT_EXTRA_ISIZE | EXT2_FEATURE_RO_COMPAT_SPARSE_SUPER | EXT4_FEATURE_RO_COMPAT_GDT_CSUM |
            EXT4_FEATURE_RO_COMPAT_BIGALLOC | EXT4_FEATURE_RO_COMPAT_QUOTA | EXT4_FEATURE_RO_COMPAT_METADATA_CSUM |
            EXT4_FEATURE_RO_COMPAT_PROJECT | EXT4_FEATURE_RO_COMPAT_VERITY};
    std::uint32_t masks[3]{param.s_feature_compat, param.s_feature_incompat, param.s_feature_ro_compat};
    const bool edited = e2p_edit_feature(text.c_str(), masks, allowed) == 0;
    param.s_feature_compat = masks[0];
    param.s_feature_incompat = masks[1];
    param.s_feature_ro_compat = masks[2];
    return edited;
}

Status Decider::chooseFeatures() {
    const auto edit = [&](const std::string& text) -> Status {
        return text.empty() || editFeatures(m_out.param, text) ? Status{}
                                                               : refused("Invalid filesystem option set: " + text);
    };
    std::vector<std::string> sets;
    if (m_out.param.s_rev_level != EXT2_GOOD_OLD_REV) {
        sets.push_back(m_typed.text("base_features", "sparse_super,large_file,filetype,resize_inode,dir_index"));
        for (const auto& type : m_out.types) {
            sets.push_back(m_typed.ofType(type, "features"));
        }
        m_defaultFeatures = m_typed.text("default_features", "");
    }
    for (const auto& set : sets) {
        if (auto edited = edit(set); !edited) {
            return edited;
        }
    }
    if (isHurd()) {
        ext2fs_clear_feature_filetype(param());
        ext2fs_clear_feature_huge_file(param());
        ext2fs_clear_feature_metadata_csum(param());
        ext2fs_clear_feature_ea_inode(param());
        ext2fs_clear_feature_casefold(param());
    }
    if (!m_options.featuresGiven && m_defaultFeatures) {
        if (auto edited = edit(*m_defaultFeatures); !edited) {
            return edited;
        }
    }
    const bool orphanFileByDefault = ext2fs_has_feature_orphan_file(param()) != 0;
    const bool seedByDefault = ext2fs_has_feature_csum_seed(param()) != 0;
    if (auto edited = edit(m_options.features); !edited) {
        return edited;
    }
    if (orphanFileByDefault && !ext2fs_has_feature_journal(param())) {
        ext2fs_clear_feature_orphan_file(param());
    }
    if (seedByDefault && !ext2fs_has_feature_metadata_csum(param())) {
        ext2fs_clear_feature_csum_seed(param());
    }
    return {};
}

Status Decider::checkHurd() {
    if (!isHurd()) {
        return {};
    }
    const auto unsupported = [](const char* feature) {
        return refused(fmt::format("The HURD does not support the {} feature.", feature));
    };
    if (ext2fs_has_feature_filetype(param())) {
        return unsupported("filetype");
    }
    if (ext2fs_has_feature_huge_file(param())) {
        return unsupported("huge_file");
    }
    if (ext2fs_has_feature_metadata_csum(param())) {
        return unsupported("metadata_csum");
    }
    return ext2fs_has_feature_ea_inode(param()) ? unsupported("ea_inode") : Status{};
}

Status Decider::checkExtents() {
    if (ext2fs_has_feature_64bit(param()) && !ext2fs_has_feature_extents(param())) {
        return refused("Extents MUST be enabled for a 64-bit filesystem.", "-O extents");
    }
    return {};
}

Status Decider::chooseEncoding() {
    if (!ext2fs_has_feature_casefold(param())) {
        return {};
    }
    const auto encoding = m_typed.text("encoding", "utf8");
    const int code = e2p_str2encoding(encoding.c_str());
    if (code < 0) {
        return refused("Unknown filename encoding from profile: " + encoding);
    }
    m_out.param.s_encoding = static_cast<std::uint16_t>(code);
    return {};
}

Status Decider::chooseProject() {
    constexpr unsigned projectBit = 4;
    if ((m_out.quotaTypes & projectBit) != 0) {
        ext2fs_set_feature_project(param());
    }
    m_inodeSize = m_options.inodeSize;
    if (!ext2fs_has_feature_project(param())) {
        return {};
    }
    m_out.quotaTypes |= projectBit;
    if (m_inodeSize == EXT2_GOOD_OLD_INODE_SIZE) {
        return refused(fmt::format("{} byte inodes are too small for project quota", m_inodeSize));
    }
    if (m_inodeSize == 0) {
        m_inodeSize = std::max(m_typed.integer("inode_size", 0), EXT2_GOOD_OLD_INODE_SIZE * 2);
    }
    return {};
}

Status Decider::checkCombinations() {
    if (ext2fs_has_feature_metadata_csum(param()) && ext2fs_has_feature_gdt_csum(param())) {
        ext2fs_clear_feature_gdt_csum(param());
    }
    if (ext2fs_has_feature_bigalloc(param()) && !ext2fs_has_feature_extents(param())) {
        return refused("Can't support bigalloc feature without extents feature");
    }
    if (ext2fs_has_feature_meta_bg(param()) && ext2fs_has_feature_resize_inode(param())) {
        return refused(
            "The resize_inode and meta_bg features are not compatible. They can not be both enabled simultaneously.",
            "-O meta_bg,^resize_inode");
    }
    if (ext2fs_has_feature_bigalloc(param()) && EXT2_CLUSTER_SIZE(param()) > 16 * EXT2_BLOCK_SIZE(param())) {
        warn("bigalloc file systems with a cluster size greater than 16 times the block size is considered "
             "experimental");
    }
    if (ext2fs_has_feature_resize_inode(param()) && !ext2fs_has_feature_sparse_super(param())) {
        return refused("reserved online resize blocks not supported on non-sparse filesystem");
    }
    return {};
}

} // namespace atlas
