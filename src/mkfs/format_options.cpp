// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/format_options.h"

#include "base/units.h"
#include "layout/layout_summary.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/journal_place.h"
#include "mkfs/option_line.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace atlas {

NumberRange deviceSizesWith(ByteCount blockSize) {
    const ByteCount block{blockSize.value == 0 ? 4096 : std::bit_floor(blockSize.value)};
    const auto blocks = std::min(maxBlocks(block), deviceSizes.maximum / block.value);
    return {deviceSizes.minimum, blocks * block.value};
}

NumberRange grownSizes(ByteCount size, ByteCount blockSize) {
    return {size.value + 1, deviceSizesWith(blockSize).maximum};
}

NumberRange groupSizesWith(ByteCount blockSize) { return {256, 8 * blockSize.value}; }

NumberRange grownSizes(const FormatOptions& options, bool blockCountIsNamed) {
    const bool fillsDevice = !blockCountIsNamed && options.more.operands.empty();
    return fillsDevice ? grownSizes(options.size, options.blockSize) : deviceSizesWith(options.blockSize);
}

OptionLine lineOf(const FormatOptions& options) {
    std::vector<GivenOption> fields;
    if (options.blockSize.value != 0)
        fields.push_back({'b', std::to_string(options.blockSize.value)});
    if (options.inodeRatio != 0)
        fields.push_back({'i', std::to_string(options.inodeRatio)});
    if (!options.features.empty())
        fields.push_back({'O', options.features});
    auto line = options.more;
    line.options.insert(line.options.begin(), fields.begin(), fields.end());
    return asExt4(std::move(line));
}

Result<SharedOptions> readSharedOptions(std::string_view text) {
    auto line = readOptionLine(text);
    if (!line)
        return std::unexpected(line.error());
    SharedOptions shared{.line = withoutFlexGroupSize(*line)};
    for (const auto& given : line->options) {
        if (given.letter != 'G')
            continue;
        const auto size = parseFlexGroupSize(given.value.value_or(""));
        if (!size)
            return std::unexpected(size.error());
        shared.flexGroupSizes.push_back(*size);
    }
    return shared;
}

namespace {

std::string featuresFor(const Filesystem& fs) {
    std::vector<std::string> names{"none"};
    std::ranges::copy_if(fs.features, std::back_inserter(names), isSettable);
    return fmt::format("{}", fmt::join(names, ","));
}

/// lib/ext2fs/initialize.c: the inodes of a group fill whole blocks and are a multiple of eight.
std::uint64_t inodesPerGroupBy(const Filesystem& fs, std::uint64_t ratio) {
    const auto inodes = fs.size().value / ratio;
    const auto perBlock = std::max<std::uint64_t>(1, fs.blockSize.value / fs.inodeSize);
    const auto blocks = ceilDiv(ceilDiv(inodes, fs.groupCount.value), perBlock);
    return blocks * perBlock & ~std::uint64_t{7};
}

std::optional<std::uint64_t> ratioOf(const Filesystem& fs) {
    // The most common ratio first. mke2fs also accepts one below the block size: misc/mke2fs.c raises only that of
    // mke2fs.conf.
    for (const std::uint64_t ratio : {16384, 4096, 8192, 32768, 65536, 1048576, 4194304, 2048, 1024, 131072})
        if (inodesPerGroupBy(fs, ratio) == fs.inodesPerGroup)
            return ratio;
    return {};
}

/// The value of -g; nullopt for the default (the bits of a block bitmap) and for impossible groups.
std::optional<std::uint64_t> groupSize(const Filesystem& fs, ByteCount blockSize) {
    if (fs.clustersPerGroup == groupSizesWith(fs.blockSize).maximum)
        return {};
    if (blockSize == fs.blockSize)
        return fs.clustersPerGroup;
    const auto blocks = fs.blocksPerGroup * fs.blockSize.value / blockSize.value;
    const bool isTaken = groupSizesWith(blockSize).contains(blocks) && blocks % groupSizeUnit == 0;
    return !fs.has("bigalloc") && isTaken ? std::optional(blocks) : std::nullopt;
}

/// The size for -J; nullopt if mke2fs chooses it on a volume below 32768 blocks, where it may be smaller than -J size=
/// allows. Precondition: the layout has a journal.
std::optional<std::string> journalSize(const Layout& layout, ByteCount blockSize) {
    const auto& fs = layout.filesystem;
    const auto bytes = journalBytes(layout).value;
    constexpr std::uint64_t perFastCommit = 64; // lib/ext2fs/ext2fs.h, EXT2_JOURNAL_TO_FC_BLKS_RATIO
    const bool fastCommit = fs.has("fast_commit");
    const auto smallest = 1024 * blockSize.value;
    const auto own = smallest + (fastCommit ? smallest / perFastCommit : 0);
    if (fs.size().value / blockSize.value < 32768 && (bytes == own || bytes < smallest))
        return {};
    const auto total = std::max(bytes, smallest);
    // Only the journal itself holds the number of fast-commit blocks, and it moves no block.
    const auto mebibytes = (fastCommit ? total * perFastCommit / (perFastCommit + 1) : total) / MiB;
    auto value = fmt::format("size={}", mebibytes);
    if (fastCommit)
        value += fmt::format(",fast_commit_size={}", (total - mebibytes * MiB) / KiB);
    return value;
}

/// The value of -J; empty for the default journal.
std::string journalFor(const Layout& layout, ByteCount blockSize) {
    const auto& fs = layout.filesystem;
    std::vector<std::string> parts;
    if (!fs.has("has_journal") || journalBytes(layout).value == 0)
        return {};
    if (auto size = journalSize(layout, blockSize))
        parts.push_back(std::move(*size));
    if (const auto place = givenJournalPlace(layout))
        parts.push_back(fmt::format("location={}", place->value * fs.blockSize.value / blockSize.value));
    return fmt::format("{}", fmt::join(parts, ","));
}

/// Reserved GDT blocks as in lib/ext2fs/initialize.c (calc_reserved_gdt_blocks), for 1024-fold growth.
std::uint64_t defaultReserve(const Filesystem& fs) {
    const auto maximum = std::min<std::uint64_t>(fs.blockCount.value * 1024, 0xFFFFFFFF);
    const auto groups = ceilDiv(maximum - fs.firstDataBlock.value, fs.blocksPerGroup);
    return std::min(ceilDiv(groups, std::max(fs.descriptorsPerBlock(), 1U)) - fs.descriptorBlocks,
                    fs.blockSize.value / 4);
}

/// The value of -E resize=; nullopt for the default reserve.
std::optional<std::uint64_t> resizeLimit(const Filesystem& fs) {
    if (!fs.has("resize_inode") || fs.reservedGdtBlocks == 0 || fs.reservedGdtBlocks == defaultReserve(fs))
        return {};
    // misc/mke2fs.c uses the clusters of a group as its blocks.
    const std::uint64_t perGroup = std::max(fs.clustersPerGroup, 1U);
    const std::uint64_t perBlock = std::max(fs.descriptorsPerBlock(), 1U);
    const auto now = ceilDiv(ceilDiv(fs.blockCount.value, perGroup), perBlock);
    return (now + fs.reservedGdtBlocks) * perBlock * perGroup;
}

/// The value of -E num_backup_sb=; nullopt without sparse_super2 and for the default of two.
std::optional<std::uint64_t> ownBackups(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const auto backups = std::uint64_t{backupGroups(layout).size()};
    const auto possible = std::min<std::uint64_t>(2, std::max(fs.groupCount.value, 1U) - 1);
    return fs.has("sparse_super2") && backups < possible ? std::optional(backups) : std::nullopt;
}

/// The value of -E quotatype=; empty for the default of -O quota, or if no quota file could be read.
std::string quotaTypes(const Layout& layout) {
    constexpr std::uint32_t userQuota = 3;
    constexpr std::uint32_t groupQuota = 4;
    std::vector<std::string_view> types;
    for (const auto& file : layout.files) {
        if (file.kind == RegionKind::Quota) {
            types.emplace_back(file.inode == userQuota    ? "usrquota"
                               : file.inode == groupQuota ? "grpquota"
                                                          : "prjquota");
        }
    }
    const auto has = [&](std::string_view type) { return std::ranges::find(types, type) != types.end(); };
    const bool usual = has("usrquota") && has("grpquota");
    return layout.filesystem.has("quota") && !usual ? fmt::format("{}", fmt::join(types, ":")) : std::string();
}

/// lib/ext2fs/orphan.c, ext2fs_default_orphan_file_blocks().
std::uint64_t defaultOrphanBlocks(const Filesystem& fs) {
    const auto blocks = fs.blockCount.value;
    const std::uint64_t wanted = blocks < 128 * 1024 ? 32 : blocks < 2 * 1024 * 1024 ? blocks / 4096 : 512;
    return ceilDiv(wanted, fs.blocksPerCluster()) * fs.blocksPerCluster();
}

/// The value of -E orphan_file_size= in blocks of `blockSize`; nullopt for the default.
std::optional<std::uint64_t> ownOrphanBlocks(const Layout& layout, ByteCount blockSize) {
    const auto& fs = layout.filesystem;
    const auto file = std::ranges::find(layout.files, RegionKind::OrphanFile, &SystemFile::kind);
    if (!fs.has("orphan_file") || file == layout.files.end())
        return {};
    BlockCount blocks{};
    for (const auto& extent : file->dataExtents())
        blocks += extent.count;
    return blocks.value == 0 || blocks.value == defaultOrphanBlocks(fs)
               ? std::nullopt
               : std::optional(ceilDiv(bytesOf(blocks, fs.blockSize).value, blockSize.value));
}

/// Leaves out a stripe that is no multiple of `blockSize`: rounding would describe another array.
std::vector<std::string> stripeFor(const Filesystem& fs, ByteCount blockSize) {
    std::vector<std::string> parts;
    const auto add = [&](const char* name, std::uint32_t blocks) {
        const auto bytes = blocks * fs.blockSize.value;
        if (bytes != 0 && bytes % blockSize.value == 0)
            parts.push_back(fmt::format("{}={}", name, bytes / blockSize.value));
    };
    add("stride", fs.raidStride);
    add("stripe_width", fs.raidStripeWidth);
    return parts;
}

std::string extendedFor(const Layout& layout, ByteCount blockSize, bool raid) {
    const auto& fs = layout.filesystem;
    std::vector<std::string> parts;
    const auto add = [&](const char* name, std::optional<std::uint64_t> value) {
        if (value)
            parts.push_back(fmt::format("{}={}", name, *value));
    };
    constexpr std::uint32_t usualDescriptor = 64; // with 64bit; without, it is always 32
    if (fs.descriptorSize > usualDescriptor)
        add("desc_size", fs.descriptorSize); // must precede resize=
    if (raid)
        std::ranges::move(stripeFor(fs, blockSize), std::back_inserter(parts));
    add("resize", blockSize == fs.blockSize ? resizeLimit(fs) : std::nullopt);
    add("num_backup_sb", ownBackups(layout));
    if (const auto types = quotaTypes(layout); !types.empty())
        parts.push_back("quotatype=" + types);
    add("orphan_file_size", ownOrphanBlocks(layout, blockSize));
    return fmt::format("{}", fmt::join(parts, ","));
}

OptionLine furtherOptions(const Layout& layout, ByteCount blockSize, bool raid, bool byRatio) {
    const auto& fs = layout.filesystem;
    OptionLine line{.options = {{'I', std::to_string(fs.inodeSize)}}};
    const auto add = [&](char letter, std::string value) { line.options.push_back({letter, std::move(value)}); };
    if (!byRatio)
        add('N', std::to_string(std::uint64_t{fs.inodesPerGroup} * fs.groupCount.value));
    if (fs.has("bigalloc"))
        add('C', std::to_string(std::max(fs.clusterSize.value, blockSize.value))); // a cluster is at least a block
    if (const auto group = groupSize(fs, blockSize))
        add('g', std::to_string(*group));
    if (auto journal = journalFor(layout, blockSize); !journal.empty())
        add('J', std::move(journal));
    if (const auto extended = extendedFor(layout, blockSize, raid); !extended.empty())
        line = withExtended(std::move(line), extended);
    return line;
}

} // namespace

FormatOptions geometryOptions(const Layout& layout, ByteCount blockSize, bool raid) {
    const auto& fs = layout.filesystem;
    const auto ratio = ratioOf(fs);
    return {.size = fs.size(),
            .blockSize = blockSize,
            .inodeRatio = ratio.value_or(0),
            .features = featuresFor(fs),
            .more = furtherOptions(layout, blockSize, raid, ratio.has_value())};
}

namespace {

/// The encoding for -E; empty for the default of -O casefold.
std::vector<std::string> encodingFor(const Filesystem& fs) {
    constexpr std::uint32_t strict = 1;
    return fs.has("casefold") && (fs.encodingFlags & strict) != 0
               ? std::vector<std::string>{"encoding=utf8,encoding_flags=strict"}
               : std::vector<std::string>{};
}

/// -E options that do not move blocks.
std::vector<std::string> extendedBesides(const Filesystem& fs) {
    auto parts = encodingFor(fs);
    constexpr std::uint32_t defaultMmpInterval = 5;
    if (fs.has("mmp") && fs.mmpInterval != defaultMmpInterval && fs.mmpInterval != 0)
        parts.push_back(fmt::format("mmp_update_interval={}", fs.mmpInterval));
    if (!fs.hashSeed.empty())
        parts.push_back("hash_seed=" + fs.hashSeed);
    return parts;
}

void addExtended(const std::vector<std::string>& parts, OptionLine& line) {
    if (!parts.empty())
        line = withExtended(std::move(line), fmt::format("{}", fmt::join(parts, ",")));
}

/// For -m, in percent; nullopt for the default of 5.
std::optional<std::string> reservedPercent(const Filesystem& fs) {
    if (fs.blockCount.value == 0 || fs.reservedBlocks == fs.blockCount.value / 20)
        return std::nullopt;
    return fmt::format("{:.6g}",
                       100.0 * static_cast<double>(fs.reservedBlocks) / static_cast<double>(fs.blockCount.value));
}

} // namespace

OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize, bool raid) {
    const auto& fs = layout.filesystem;
    auto options = geometryOptions(layout, blockSize, raid);
    addExtended(extendedBesides(fs), options.more);
    auto& more = options.more.options;
    const auto add = [&](char letter, std::string value) { more.push_back({letter, std::move(value)}); };
    if (fs.flexGroupSize)
        add('G', std::to_string(*fs.flexGroupSize));
    if (const auto percent = reservedPercent(fs))
        add('m', *percent);
    if (!fs.label.empty())
        add('L', fs.label);
    if (!fs.uuid.empty())
        add('U', fs.uuid);
    if (fs.errorBehaviour > 1 && fs.errorBehaviour <= errorBehaviours.size())  // 1 (continue) is the default
        add('e', std::string(errorBehaviours.at(fs.errorBehaviour - 1)));
    constexpr std::array<std::string_view, 3> otherSystems{"Hurd", "FreeBSD", "Lites"}; // known to mke2fs by name
    if (std::ranges::find(otherSystems, fs.creatorOs) != otherSystems.end())
        add('o', fs.creatorOs);
    add('t', std::string(type));
    auto line = lineOf(options);
    std::ranges::stable_partition(line.options, [](const GivenOption& option) { return option.letter == 't'; });
    return line;
}

FormatOptions formatOptionsOf(const Layout& layout) {
    auto options = geometryOptions(layout, layout.filesystem.blockSize, true);
    addExtended(encodingFor(layout.filesystem), options.more);
    return options;
}

} // namespace atlas
