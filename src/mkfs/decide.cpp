// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/decide.h"

#include "base/units.h"
#include "mkfs/extended_options.h"
#include "mkfs/make_filesystem.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"
#include "mkfs/sizes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <ext2fs/ext2_fs.h>
#include <fmt/format.h>
#include <functional>
#include <initializer_list>
#include <strings.h>
#include <type_traits>

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

/// Sets the base features and default mount options of the types; -O or the default features follow.
Status takeBaseFeatures(ext2_super_block& param, const TypedProfile& settings) {
    std::vector<std::string> sets{
        settings.text("base_features", "sparse_super,large_file,filetype,resize_inode,dir_index")};
    for (const auto& type : settings.types())
        sets.push_back(settings.ofType(type, "features"));
    for (const auto& set : sets)
        if (auto edited = edit(param, set); !edited)
            return edited;
    const auto mountOptions = settings.text("default_mntopts", "acl,user_xattr");
    if (e2p_edit_mntopts(mountOptions.c_str(), &param.s_default_mount_opts, ~0U) != 0)
        return refused("invalid mount option set: " + mountOptions);
    return {};
}

/// Sets the base features and mount options of the types, then the default ones or those of -O.
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

/// After -E revision=0 (only in later versions of mke2fs): rejects what revision 0 cannot have and drops the features
/// from mke2fs.conf.
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

/// Applies the options -r, -s and -j, which predate -O.
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

/// With casefold, sets the encoding given in mke2fs.conf.
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

/// Project quota enables the project feature, and the feature enables project quota.
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

std::string extType(const MkfsOptions& options, const Profile& profile, bool hurd) {
    if (options.type)
        return *options.type;
    if (hurd)
        return "ext2";
    if (const auto named = typeOfProgram(options.line.program); !named.empty())
        return std::string(named);
    const auto usual = TypedProfile(profile, {}).text("fs_type", "ext2");
    return usual == "ext2" && options.journalSize != 0 ? "ext3" : usual;
}

} // namespace

bool isHurd(const std::optional<std::string>& creatorOs) {
    if (!creatorOs)
        return false;
    if (!creatorOs->empty() && std::isdigit(static_cast<unsigned char>(creatorOs->front())) != 0)
        return std::atoi(creatorOs->c_str()) == EXT2_OS_HURD;
    return ::strcasecmp(creatorOs->c_str(), "GNU") == 0 || ::strcasecmp(creatorOs->c_str(), "hurd") == 0;
}

std::string sizeType(std::uint64_t blocks, std::uint64_t blockSize) {
    const auto mebibyte = MiB / blockSize;
    return blocks < 3 * mebibyte                  ? "floppy"
           : blocks < 512 * mebibyte              ? "small"
           : blocks < 4 * 1024 * 1024 * mebibyte  ? "default"
           : blocks < 16 * 1024 * 1024 * mebibyte ? "big"
                                                  : "huge";
}

Result<std::vector<std::string>> typesFor(const MkfsOptions& options, const Profile& profile, bool hurd,
                                          const std::string& bySize, std::vector<std::string>& warnings) {
    const auto type = extType(options, profile, hurd);
    if (type != "ext2" && !profile.describes(type) && !options.force)
        return refused(fmt::format("Your mke2fs.conf file does not define the {} filesystem type.", type));
    std::vector<std::string> types{type};
    const auto usages = options.usageTypes.value_or(bySize);
    for (std::size_t at = 0; at <= usages.size();) {
        const auto end = std::min(usages.find(',', at), usages.size());
        const auto usage = usages.substr(at, end - at);
        at = end + 1;
        if (!usage.empty() && profile.describes(usage))
            types.push_back(usage);
        else if (!usage.empty() && usage != "default")
            warnings.push_back(fmt::format("the fs_type {} is not defined in mke2fs.conf", usage));
    }
    if (hurd)
        types.emplace_back("hurd");
    return types;
}

// The steps of PRS() in their order. Each rejects options or fixes a value that later steps depend on.

namespace {

constexpr unsigned userAndGroupQuota = 3;

/// Takes what the command line gives directly.
Decision begin(const MkfsOptions& options, const Profile& profile) {
    Decision out{.journalSize = options.journalSize,
                 .fastCommitSize = options.fastCommitSize,
                 .quotaTypes = userAndGroupQuota,
                 .creatorOs = options.creatorOs ? options.creatorOs : TypedProfile(profile, {}).text("creator_os"),
                 .warnings = options.warnings};
    out.param.s_rev_level = static_cast<std::uint32_t>(options.revision.value_or(1));
    out.param.s_blocks_per_group = options.blocksPerGroup;
    if (options.blockSize > 0)
        setBlockSize(out.param, options.blockSize);
    return out;
}

Result<double> reservedPercent(const MkfsOptions& options, const TypedProfile& settings) {
    const double percent = options.reservedPercent.value_or(settings.real("reserved_ratio", 5.0));
    return percent > 50 || percent < 0
               ? Result<double>(refused(fmt::format("invalid reserved blocks percent - {:f}", percent)))
               : percent;
}

/// Takes zeroing, the journal's location and other defaults from mke2fs.conf.
Status takeHabits(Decision& out, const MkfsOptions& options, const TypedProfile& settings) {
    out.backups = settings.integer("num_backup_sb", 2);
    if (ext2fs_has_feature_64bit(&out.param))
        out.param.s_desc_size = EXT2_MIN_DESC_SIZE_64BIT; // -E resize= uses the descriptor size
    if (settings.boolean("make_hugefiles", false))
        return notPlanned("make_hugefiles in mke2fs.conf", "those files are placed by rules of their own");
    out.lazyInodeTables = settings.boolean("lazy_itable_init", true);
    out.lazyJournal = settings.boolean("lazy_journal_init", false);
    out.discard = settings.boolean("discard", options.discard);
    const auto errors = settings.text("errors", "");
    if (!errors.empty() && errorBehaviour(errors) == 0)
        return refused("bad error behavior in profile - " + errors);
    out.errorBehaviour = options.errorBehaviour != 0 ? options.errorBehaviour : errorBehaviour(errors);
    const auto location = options.journalLocation.value_or(settings.text("journal_location", ""));
    if (!location.empty())
        out.journalLocation = parseBlocks(location, static_cast<int>(out.param.s_log_block_size));
    out.packedMetaBlocks = settings.boolean("packed_meta_blocks", false);
    if (out.packedMetaBlocks)
        out.journalLocation = 0;
    return {};
}

Status takeExtendedOptions(Decision& out, const MkfsOptions& options, const TypedProfile& settings) {
    for (const auto& type : settings.types())
        if (auto applied = applyExtended(out, settings.ofType(type, "options")); !applied)
            return applied;
    return applyExtended(out, options.extended);
}

/// Without a block count operand, -E offset= reduces the block count.
void applyOffset(Decision& out, const MkfsOptions& options) {
    if (options.blockCount || out.offset == 0)
        return;
    const auto blocks = ext2fs_blocks_count(&out.param) - out.offset / EXT2_BLOCK_SIZE(&out.param);
    ext2fs_blocks_count_set(&out.param, blocks);
    out.warnings.push_back(fmt::format(
        "offset specified without an explicit file system size. Creating a file system with {} blocks but this might "
        "not be what you want.",
        blocks));
}

void setReserve(ext2_super_block& param, double percent) {
    ext2fs_r_blocks_count_set(&param,
                              static_cast<blk64_t>(percent * static_cast<double>(ext2fs_blocks_count(&param)) / 100.0));
}

template <class T>
Status store(T& into, Result<T> made) {
    if (!made)
        return std::unexpected(made.error());
    into = std::move(*made);
    return {};
}

/// One step of PRS(), made from a lambda that returns Status, or void if it cannot fail.
class Step {
public:
    template <class Run>
    Step(Run run)
        : m_run([run = std::move(run)]() -> Status {
              if constexpr (std::is_void_v<std::invoke_result_t<Run>>) {
                  run();
                  return {};
              } else {
                  return run();
              }
          }) {}
    Status operator()() const { return m_run(); }

private:
    std::function<Status()> m_run;
};

Status takeInOrder(std::initializer_list<Step> steps) {
    for (const auto& step : steps)
        if (auto taken = step(); !taken)
            return taken;
    return {};
}

} // namespace

Result<Decision> decide(const Device& device, const MkfsOptions& options, const Profile& profile) {
    auto out = begin(options, profile);
    auto& param = out.param;
    auto& warnings = out.warnings;
    const bool hurd = isHurd(out.creatorOs);
    TypedProfile settings(profile, {});
    blk64_t blocks = 0;
    int blockSize = 0;
    int inodeRatio = 0;
    int inodeSize = 0;
    double reserve = 0;
    const auto unit = [&] { return static_cast<std::uint64_t>(EXT2_BLOCK_SIZE(&param)); };
    const auto decided = takeInOrder({
        [&] { return store(blocks, deviceBlocks(device, options, unit())); },
        [&] { return store(out.types, typesFor(options, profile, hurd, sizeType(blocks, unit()), warnings)); },
        [&] { settings = TypedProfile(profile, out.types); },
        [&] { return chooseFeatures(param, options, settings, hurd); },
        [&] { return hurd ? checkHurdFeatures(param) : Status{}; },
        [&] { return store(blockSize, blockSizeFor(device, options, settings, blocks, warnings)); },
        [&] { setBlockSize(param, blockSize); },
        [&] { return setBlockCount(param, blocks, settings); },
        [&] { return takeOldSwitches(param, options); },
        [&] { return store(reserve, reservedPercent(options, settings)); },
        [&] { return checkExtents(param); },
        [&] { return setClusterSize(param, blockSize, options, settings); },
        [&] { inodeRatio = inodeRatioFor(param, blockSize, options, settings); },
        [&] { blockSize = static_cast<int>(unit()); },
        [&] { return checkPageSize(blockSize, options.force, warnings); },
        [&] { return takeHabits(out, options, settings); },
        [&] { return chooseEncoding(param, settings); },
        [&] { return takeExtendedOptions(out, options, settings); },
        [&] { return takeRevision0(param, options); },
        [&] { applyOffset(out, options); },
        [&] { chooseProjectQuota(param, out.quotaTypes); },
        [&] { return store(inodeSize, projectInodeSize(param, options, settings)); },
        [&] { return checkCombinations(param, warnings); },
        [&] { return setGroupSize(param, blockSize); },
        [&] { return setFlexGroupSize(param, options, settings); },
        [&] { return store(inodeSize, setInodeSize(param, inodeSize, blockSize, settings, warnings)); },
        [&] { return setInodeCount(param, options.inodeCount, inodeRatio, inodeSize); },
        [&] { setReserve(param, reserve); },
        [&] { setBackupGroups(param, out.backups); },
    });
    return decided ? Result<Decision>(std::move(out)) : std::unexpected(decided.error());
}

} // namespace atlas
