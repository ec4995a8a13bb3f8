// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/decide.h"

#include "base/units.h"
#include "mkfs/extended_options.h"
#include "mkfs/feature_set.h"
#include "mkfs/make_filesystem.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"
#include "mkfs/sizes.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <ext2fs/ext2_fs.h>
#include <fmt/format.h>
#include <functional>
#include <initializer_list>
#include <strings.h>
#include <type_traits>

namespace atlas {
namespace {

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
