// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/options_of_layout.h"

#include "base/ceil_div.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

namespace atlas {
namespace {

/// False for features that the kernel or tune2fs sets and mke2fs's -O refuses: misc/mke2fs.c ok_features.
bool settable(const std::string& feature) {
    static constexpr std::array known{"has_journal",  "resize_inode",  "dir_index",   "ext_attr",  "sparse_super2",
                                      "fast_commit",  "stable_inodes", "orphan_file", "filetype",  "extent",
                                      "extents",      "meta_bg",       "flex_bg",     "ea_inode",  "mmp",
                                      "64bit",        "inline_data",   "encrypt",     "casefold",  "metadata_csum_seed",
                                      "large_dir",    "large_file",    "huge_file",   "dir_nlink", "extra_isize",
                                      "sparse_super", "uninit_bg",     "bigalloc",    "quota",     "metadata_csum",
                                      "project",      "verity"};
    return std::ranges::find(known, feature) != known.end();
}

std::string featuresFor(const Filesystem& fs) {
    std::vector<std::string> names{"none"};
    std::ranges::copy_if(fs.features, std::back_inserter(names), settable);
    return fmt::format("{}", fmt::join(names, ","));
}

/// lib/ext2fs/initialize.c: the inodes of a group fill whole blocks of the inode table, and their number is a multiple of
/// eight.
std::uint64_t inodesPerGroupBy(const Filesystem& fs, std::uint64_t ratio) {
    const auto inodes = fs.size().value / ratio;
    const auto perBlock = std::max<std::uint64_t>(1, fs.blockSize.value / fs.inodeSize);
    const auto blocks = ceilDiv(ceilDiv(inodes, fs.groupCount.value), perBlock);
    return blocks * perBlock & ~std::uint64_t{7};
}

std::optional<std::uint64_t> ratioOf(const Filesystem& fs) {
    // The most common ratio first. mke2fs takes one below the block size too: misc/mke2fs.c raises only that of mke2fs.conf.
    for (const std::uint64_t ratio : {16384, 4096, 8192, 32768, 65536, 1048576, 4194304, 2048, 1024, 131072}) {
        if (inodesPerGroupBy(fs, ratio) == fs.inodesPerGroup) {
            return ratio;
        }
    }
    return {};
}

/// Number of indirect blocks of a file without extents that has `data` data blocks.
std::uint64_t indirectBlocks(std::uint64_t data, std::uint64_t perBlock) {
    if (data <= 12) {
        return 0;
    }
    const auto behind = data - 12;
    if (behind <= perBlock) {
        return 1;
    }
    const auto leaves = ceilDiv(behind - perBlock, perBlock);
    return 1 + leaves + ceilDiv(leaves, perBlock) + (leaves > perBlock ? 1 : 0);
}

/// The value of -J size= in MiB. The journal's extents include its indirect blocks, which do not count.
std::uint64_t journalMebibytes(const Layout& layout) {
    const auto& fs = layout.filesystem;
    std::uint64_t blocks = 0;
    for (const auto& file : layout.files) {
        for (const auto& extent : file.kind == RegionKind::Journal ? file.extents : std::vector<BlockInterval>{}) {
            blocks += extent.count.value;
        }
    }
    const auto perMebibyte = MiB / fs.blockSize.value;
    auto size = perMebibyte == 0 ? 0 : blocks / perMebibyte;
    if (!fs.has("extent")) {
        const auto taken = [&](std::uint64_t mebibytes) {
            return mebibytes * perMebibyte + indirectBlocks(mebibytes * perMebibyte, fs.blockSize.value / 4);
        };
        while (size > 0 && taken(size) > blocks) {
            --size;
        }
    }
    return size;
}

/// Reserved GDT blocks as in calc_reserved_gdt_blocks of lib/ext2fs/initialize.c, which allows 1024-fold growth.
std::uint64_t defaultReserve(const Filesystem& fs) {
    const auto maximum = std::min<std::uint64_t>(fs.blockCount.value * 1024, 0xFFFFFFFF);
    const auto groups = ceilDiv(maximum - fs.firstDataBlock.value, fs.blocksPerGroup);
    const auto perBlock = fs.blockSize.value / fs.descriptorSize;
    return std::min(ceilDiv(groups, perBlock) - fs.descriptorBlocks, fs.blockSize.value / 4);
}

std::vector<std::string> resizeLimit(const Filesystem& fs) {
    if (!fs.has("resize_inode") || fs.reservedGdtBlocks == 0 || fs.reservedGdtBlocks == defaultReserve(fs)) {
        return {};
    }
    const auto perBlock = fs.blockSize.value / fs.descriptorSize;
    const auto groups = (fs.descriptorBlocks + fs.reservedGdtBlocks) * perBlock;
    return {fmt::format("resize={}", groups * fs.blocksPerGroup)};
}

std::vector<std::string> extendedFor(const Filesystem& fs) {
    std::vector<std::string> parts;
    if (fs.raidStride != 0) {
        parts.push_back(fmt::format("stride={}", fs.raidStride));
    }
    if (fs.raidStripeWidth != 0) {
        parts.push_back(fmt::format("stripe_width={}", fs.raidStripeWidth));
    }
    std::ranges::move(resizeLimit(fs), std::back_inserter(parts));
    return parts;
}

/// Whether -g was given.
bool ownGroupSize(const Filesystem& fs) { return fs.clustersPerGroup != 8 * fs.blockSize.value; }

/// misc/mke2fs.c: 256 blocks at least, a multiple of 8, and no more than a block bitmap has bits.
bool canBeGroup(std::uint64_t blocks, ByteCount blockSize) {
    return blocks >= 256 && blocks % 8 == 0 && blocks <= 8 * blockSize.value;
}

/// The quota types of -E; empty for those that -O quota makes by itself.
std::string quotaTypes(const Layout& layout) {
    const auto has = [&](std::uint32_t inode) {
        return std::ranges::any_of(
            layout.files, [&](const SystemFile& f) { return f.kind == RegionKind::Quota && f.inode == inode; });
    };
    constexpr std::uint32_t userQuota = 3;
    constexpr std::uint32_t groupQuota = 4;
    if (!layout.filesystem.has("quota") || has(userQuota) == has(groupQuota)) {
        return {};
    }
    std::string types = has(userQuota) ? "usrquota" : "grpquota";
    return layout.filesystem.has("project") ? types + ":prjquota" : types;
}

/// The encoding of -E; empty for that which -O casefold sets by itself.
std::vector<std::string> encodingFor(const Filesystem& fs) {
    constexpr std::uint32_t strict = 1;
    return fs.has("casefold") && (fs.encodingFlags & strict) != 0
               ? std::vector<std::string>{"encoding=utf8,encoding_flags=strict"}
               : std::vector<std::string>{};
}

/// What -E says besides the layout.
std::vector<std::string> extendedBesides(const Layout& layout) {
    const auto& fs = layout.filesystem;
    auto parts = encodingFor(fs);
    if (const auto types = quotaTypes(layout); !types.empty()) {
        parts.push_back("quotatype=" + types);
    }
    constexpr std::uint32_t defaultMmpInterval = 5;
    if (fs.has("mmp") && fs.mmpInterval != defaultMmpInterval && fs.mmpInterval != 0) {
        parts.push_back(fmt::format("mmp_update_interval={}", fs.mmpInterval));
    }
    if (!fs.hashSeed.empty()) {
        parts.push_back("hash_seed=" + fs.hashSeed);
    }
    return parts;
}

/// mke2fs takes the last -E only.
void addExtended(const std::vector<std::string>& parts, std::vector<GivenOption>& options) {
    if (parts.empty()) {
        return;
    }
    const auto text = fmt::format("{}", fmt::join(parts, ","));
    const auto given = std::ranges::find(options, 'E', &GivenOption::letter);
    if (given == options.end()) {
        options.push_back({'E', text});
    } else {
        given->value = *given->value + "," + text;
    }
}

std::vector<GivenOption> furtherOptions(const Layout& layout, bool byRatio) {
    const auto& fs = layout.filesystem;
    std::vector<GivenOption> options{{'I', std::to_string(fs.inodeSize)}};
    const auto add = [&](char letter, std::string value) { options.push_back({letter, std::move(value)}); };
    if (!byRatio) {
        add('N', std::to_string(std::uint64_t{fs.inodesPerGroup} * fs.groupCount.value));
    }
    if (fs.has("bigalloc")) {
        add('C', std::to_string(fs.clusterSize.value));
    }
    if (ownGroupSize(fs)) {
        add('g', std::to_string(fs.clustersPerGroup));
    }
    if (const auto journal = journalMebibytes(layout); fs.has("has_journal") && journal != 0) {
        add('J', fmt::format("size={}", journal));
    }
    if (const auto extended = extendedFor(fs); !extended.empty()) {
        add('E', fmt::format("{}", fmt::join(extended, ",")));
    }
    return options;
}

/// Replaces what is counted in blocks of another size.
void useBlocksOf(ByteCount size, bool raid, FormatOptions& options, const Filesystem& fs) {
    auto& more = options.more.options;
    options.blockSize = size;
    std::erase_if(more, [](const GivenOption& option) { return option.letter == 'g' || option.letter == 'E'; });
    for (auto& option : more) {
        if (option.letter == 'C') { // mke2fs refuses a cluster below the block
            option.value = std::to_string(std::max(fs.clusterSize.value, size.value));
        }
    }
    const auto scaled = [&](std::uint32_t blocks) { return blocks * fs.blockSize.value / size.value; };
    if (const auto group = scaled(fs.blocksPerGroup);
        ownGroupSize(fs) && !fs.has("bigalloc") && canBeGroup(group, size)) {
        more.push_back({'g', std::to_string(group)});
    }
    if (!raid) {
        return;
    }
    // A stripe that the larger blocks do not fill exactly is left out, rather than rounded to that of another array.
    const auto exact = [&](std::uint32_t blocks) {
        return blocks * fs.blockSize.value % size.value == 0 ? scaled(blocks) : 0;
    };
    std::vector<std::string> parts;
    if (const auto stride = exact(fs.raidStride); stride > 0) {
        parts.push_back(fmt::format("stride={}", stride));
    }
    if (const auto width = exact(fs.raidStripeWidth); width > 0) {
        parts.push_back(fmt::format("stripe_width={}", width));
    }
    addExtended(parts, more);
}

/// mke2fs's own journal of the smallest size, 1024 blocks, may take more of a small volume than it allows by -J size=.
void leaveSmallJournalToMke2fs(ByteCount blockSize, FormatOptions& options, const Layout& layout) {
    constexpr std::uint64_t smallestJournal = 1024;
    if (journalMebibytes(layout) * MiB <= smallestJournal * blockSize.value) {
        std::erase_if(options.more.options, [](const GivenOption& option) { return option.letter == 'J'; });
    }
}

/// In percent, as -m takes it; nullopt for mke2fs's default of 5.
std::optional<std::string> reservedPercent(const Filesystem& fs) {
    if (fs.blockCount.value == 0 || fs.reservedBlocks == fs.blockCount.value / 20) {
        return std::nullopt;
    }
    return fmt::format("{:.6g}",
                       100.0 * static_cast<double>(fs.reservedBlocks) / static_cast<double>(fs.blockCount.value));
}

/// Without the encoding of names, which does not change the layout.
FormatOptions optionsOfGeometry(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const auto ratio = ratioOf(fs);
    return {.size = fs.size(),
            .blockSize = fs.blockSize,
            .inodeRatio = ratio.value_or(0),
            .features = featuresFor(fs),
            .more = {.options = furtherOptions(layout, ratio.has_value())}};
}

} // namespace

OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize, bool raid) {
    const auto& fs = layout.filesystem;
    auto options = optionsOfGeometry(layout);
    if (!raid) {
        std::erase_if(options.more.options, [](const GivenOption& option) { return option.letter == 'E'; });
        addExtended(resizeLimit(fs), options.more.options);
    }
    if (blockSize != fs.blockSize) {
        useBlocksOf(blockSize, raid, options, fs);
    }
    addExtended(extendedBesides(layout), options.more.options);
    leaveSmallJournalToMke2fs(blockSize, options, layout);
    auto& more = options.more.options;
    const auto add = [&](char letter, std::string value) { more.push_back({letter, std::move(value)}); };
    if (fs.flexGroupSize) {
        add('G', std::to_string(*fs.flexGroupSize));
    }
    if (const auto percent = reservedPercent(fs)) {
        add('m', *percent);
    }
    if (!fs.label.empty()) {
        add('L', fs.label);
    }
    if (!fs.uuid.empty()) {
        add('U', fs.uuid);
    }
    constexpr std::array<const char*, 4> behaviours{"", "", "remount-ro",
                                                    "panic"}; // by s_errors; continue is the default
    if (fs.errorBehaviour >= 2 && fs.errorBehaviour < behaviours.size()) {
        add('e', behaviours.at(fs.errorBehaviour));
    }
    add('t', std::string(type));
    auto line = lineOf(options);
    std::ranges::stable_partition(line.options, [](const GivenOption& option) { return option.letter == 't'; });
    return line;
}

FormatOptions formatOptionsOf(const Layout& layout) {
    auto options = optionsOfGeometry(layout);
    addExtended(encodingFor(layout.filesystem), options.more.options);
    return options;
}

} // namespace atlas
