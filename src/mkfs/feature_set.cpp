// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/feature_set.h"

#include "mkfs/option_line.h"

#include <array>
#include <fmt/format.h>
extern "C" { // e2p.h of 1.47.0 lacks extern "C"
#include <e2p/e2p.h>
}

namespace atlas {
namespace {

/// Compat, incompat and ro_compat, as in the superblock.
using FeatureMasks = std::array<std::uint32_t, 3>;

FeatureMasks settableMasks() {
    FeatureMasks masks{};
    for (const auto feature : settableFeatures) {
        std::string name(feature); // libe2p needs a non-const string
        int set = 0;
        unsigned int mask = 0;
        if (e2p_string2feature(name.data(), &set, &mask) == 0)
            masks.at(static_cast<std::size_t>(set)) |= mask;
    }
    return masks;
}

/// Applies one feature string. Rejects unknown features and those that mke2fs does not let a user set.
Status edit(ext2_super_block& param, const std::string& text) {
    if (text.empty())
        return {};
    static const FeatureMasks settable = settableMasks();
    auto allowed = settable; // libe2p needs a non-const array
    std::uint32_t masks[3]{param.s_feature_compat, param.s_feature_incompat, param.s_feature_ro_compat};
    const bool edited = e2p_edit_feature(text.c_str(), masks, allowed.data()) == 0;
    param.s_feature_compat = masks[0];
    param.s_feature_incompat = masks[1];
    param.s_feature_ro_compat = masks[2];
    return edited ? Status{} : refused("Invalid filesystem option set: " + text);
}

void clearForHurd(ext2_super_block& param) {
    ext2fs_clear_feature_filetype(&param);
    ext2fs_clear_feature_huge_file(&param);
    ext2fs_clear_feature_metadata_csum(&param);
    ext2fs_clear_feature_ea_inode(&param);
    ext2fs_clear_feature_casefold(&param);
}

/// Sets the base features of the types; -O or the default features follow.
Status takeBaseFeatures(ext2_super_block& param, const TypedProfile& settings) {
    std::vector<std::string> sets{
        settings.text("base_features", "sparse_super,large_file,filetype,resize_inode,dir_index")};
    for (const auto& type : settings.types())
        sets.push_back(settings.ofType(type, "features"));
    for (const auto& set : sets)
        if (auto edited = edit(param, set); !edited)
            return edited;
    return {};
}

} // namespace

Status chooseFeatures(ext2_super_block& param, const MkfsOptions& options, const TypedProfile& settings, bool hurd) {
    const bool dynamic = param.s_rev_level != EXT2_GOOD_OLD_REV;
    if (dynamic) {
        if (auto taken = takeBaseFeatures(param, settings); !taken)
            return taken;
    }
    if (hurd)
        clearForHurd(param);
    if (dynamic && !options.featuresGiven) {
        if (auto edited = edit(param, settings.text("default_features", "")); !edited)
            return edited;
    }
    const bool orphanFileByDefault = ext2fs_has_feature_orphan_file(&param) != 0;
    const bool seedByDefault = ext2fs_has_feature_csum_seed(&param) != 0;
    if (auto edited = edit(param, options.features); !edited)
        return edited;
    if (orphanFileByDefault && !ext2fs_has_feature_journal(&param))
        ext2fs_clear_feature_orphan_file(&param);
    if (seedByDefault && !ext2fs_has_feature_metadata_csum(&param))
        ext2fs_clear_feature_csum_seed(&param);
    return {};
}

Status checkHurdFeatures(ext2_super_block& param) {
    const auto unsupported = [](const char* feature) {
        return refused(fmt::format("The HURD does not support the {} feature.", feature));
    };
    if (ext2fs_has_feature_filetype(&param))
        return unsupported("filetype");
    if (ext2fs_has_feature_huge_file(&param))
        return unsupported("huge_file");
    if (ext2fs_has_feature_metadata_csum(&param))
        return unsupported("metadata_csum");
    return ext2fs_has_feature_ea_inode(&param) ? unsupported("ea_inode") : Status{};
}

Status takeRevision0(ext2_super_block& param, const MkfsOptions& options) {
    if (param.s_rev_level != EXT2_GOOD_OLD_REV || options.revision)
        return {};
    if (options.featuresGiven)
        return refused("Filesystem features not supported with revision 0 filesystems");
    if (options.journalSize != 0)
        return refused("Journals not supported with revision 0 filesystems");
    if (param.s_inode_size > EXT2_GOOD_OLD_INODE_SIZE)
        return refused("Inode size incompatible with revision 0 filesystems");
    param.s_feature_compat = param.s_feature_incompat = param.s_feature_ro_compat = 0;
    param.s_default_mount_opts = 0;
    return {};
}

Status takeOldSwitches(ext2_super_block& param, const MkfsOptions& options) {
    const bool rev0 = options.revision == EXT2_GOOD_OLD_REV;
    if (ext2fs_has_feature_journal_dev(&param))
        return notPlanned("-O journal_dev", "an external journal is no file system");
    if (rev0 && (param.s_feature_compat != 0 || param.s_feature_incompat != 0 || param.s_feature_ro_compat != 0))
        return refused("Filesystem features not supported with revision 0 filesystems");
    if (options.sparseSuper.value_or(-1) > 0) {
        if (rev0)
            return refused("Sparse superblocks not supported with revision 0 filesystems");
        ext2fs_set_feature_sparse_super(&param);
    } else if (options.sparseSuper == 0) {
        ext2fs_clear_feature_sparse_super(&param);
    }
    if (options.journalSize != 0) {
        if (rev0)
            return refused("Journals not supported with revision 0 filesystems");
        ext2fs_set_feature_journal(&param);
    }
    return {};
}

Status checkExtents(ext2_super_block& param) {
    if (ext2fs_has_feature_64bit(&param) && !ext2fs_has_feature_extents(&param))
        return refused("Extents MUST be enabled for a 64-bit filesystem.", "-O extents");
    return {};
}

Status chooseEncoding(ext2_super_block& param, const TypedProfile& settings) {
    if (!ext2fs_has_feature_casefold(&param))
        return {};
    const auto encoding = settings.text("encoding", "utf8");
    const int code = e2p_str2encoding(encoding.c_str());
    if (code < 0)
        return refused("Unknown filename encoding from profile: " + encoding);
    param.s_encoding = static_cast<std::uint16_t>(code);
    return {};
}

void chooseProjectQuota(ext2_super_block& param, unsigned& quotaTypes) {
    constexpr unsigned projectBit = 4;
    if ((quotaTypes & projectBit) != 0)
        ext2fs_set_feature_project(&param);
    if (ext2fs_has_feature_project(&param))
        quotaTypes |= projectBit;
}

Status checkCombinations(ext2_super_block& param, std::vector<std::string>& warnings) {
    if (ext2fs_has_feature_metadata_csum(&param) && ext2fs_has_feature_gdt_csum(&param))
        ext2fs_clear_feature_gdt_csum(&param);
    if (ext2fs_has_feature_bigalloc(&param) && !ext2fs_has_feature_extents(&param))
        return refused("Can't support bigalloc feature without extents feature");
    if (ext2fs_has_feature_meta_bg(&param) && ext2fs_has_feature_resize_inode(&param)) {
        return refused(
            "The resize_inode and meta_bg features are not compatible. They can not be both enabled simultaneously.",
            "-O meta_bg,^resize_inode");
    }
    if (ext2fs_has_feature_bigalloc(&param) && EXT2_CLUSTER_SIZE(&param) > 16 * EXT2_BLOCK_SIZE(&param)) {
        warnings.emplace_back(
            "bigalloc file systems with a cluster size greater than 16 times the block size is considered "
            "experimental");
    }
    if (ext2fs_has_feature_resize_inode(&param) && !ext2fs_has_feature_sparse_super(&param))
        return refused("reserved online resize blocks not supported on non-sparse filesystem");
    return {};
}

} // namespace atlas
