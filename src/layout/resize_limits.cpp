// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/resize_limits.h"

#include "base/units.h"

#include <algorithm>
#include <array>
#include <limits>

namespace atlas {
namespace {

/// Limits by block numbers, and by the 32 bits of inode numbers (fs/ext4/resize.c, ext4_resize_fs: "resize would cause
/// inodes_count overflow").
std::uint64_t maxBlocksByNumber(const Filesystem& fs) {
    return fs.has("64bit") ? std::uint64_t{1} << 48 : (std::uint64_t{1} << 32) - 1;
}

std::uint64_t maxBlocksByInodes(const Filesystem& fs) {
    if (fs.inodesPerGroup == 0)
        return maxBlocksByNumber(fs);
    const std::uint64_t maxGroups = maxInodeCount / fs.inodesPerGroup;
    return fs.firstDataBlock.value + maxGroups * fs.blocksPerGroup;
}

bool isWrittenByLibext2fs(const Filesystem& fs) {
    constexpr std::array<std::string_view, 6> refused{"journal_dev", "compression", "dirdata",
                                                      "lazy_bg",     "replica",     "snapshot_bitmap"};
    return std::ranges::none_of(fs.features, [&](std::string_view feature) {
        return feature.starts_with("FEATURE_") || std::ranges::find(refused, feature) != refused.end();
    });
}

} // namespace

std::string_view name(GrowthLimit::Then then) {
    switch (then) {
    case GrowthLimit::Then::MetaBg: return "meta_bg";
    case GrowthLimit::Then::TheEnd:
    case GrowthLimit::Then::TheEndOfInodes: return "end";
    case GrowthLimit::Then::Refused: return "refused";
    case GrowthLimit::Then::Errors: return "errors";
    }
    return "";
}

ByteCount growthEndOf(const Filesystem& fs) {
    return bytesOf(BlockCount{std::max(std::min(maxBlocksByInodes(fs), maxBlocksByNumber(fs)), fs.blockCount.value)},
                   fs.blockSize);
}

GrowthLimit growthLimitOf(const Filesystem& fs) {
    const std::uint64_t descriptorBlocks = std::uint64_t{fs.descriptorBlocks} + fs.reservedGdtBlocks;
    const auto byTable = descriptorBlocks * fs.descriptorsPerBlock() * fs.blocksPerGroup;
    const bool inodesEndFirst = maxBlocksByInodes(fs) < maxBlocksByNumber(fs);
    const auto end = growthEndOf(fs);
    using enum GrowthLimit::Then;
    if (fs.has("sparse_super2"))
        return {fs.size(), Refused};
    if (!fs.primaryIsLost() && fs.hasRecordedErrors())
        return {fs.size(), Errors};
    if (fs.has("meta_bg") || bytesOf(BlockCount{byTable}, fs.blockSize) >= end)
        return {end, inodesEndFirst ? TheEndOfInodes : TheEnd};
    return {bytesOf(BlockCount{std::max(byTable, fs.blockCount.value)}, fs.blockSize), MetaBg};
}

namespace {

/// Blocks from which the metadata of group 0 and of each group with a backup is allocated, all in one group.
std::uint64_t roomForDescriptors(const Filesystem& fs) {
    const std::uint64_t cluster = std::max<std::uint64_t>(1, fs.blocksPerCluster());
    const auto whole = [&](std::uint64_t blocks) { return ceilDiv(blocks, cluster) * cluster; };
    const auto table = whole(std::uint64_t{fs.inodeTableBlocks});
    // ext2fs_get_free_blocks2() does not try the last cluster of a group, which a longer table never begins with.
    const auto last = table == cluster ? cluster : 0;
    const auto rest = 2 * cluster + table + last; // with both bitmaps
    const auto room = (fs.blocksPerGroup - std::min<std::uint64_t>(fs.blocksPerGroup, rest)) / cluster * cluster;
    // The superblock; with bigalloc resize2fs 1.47.0 was observed to need another block.
    return room - std::min<std::uint64_t>(room, cluster == 1 ? 1 : 2);
}

/// Blocks of descriptors with which resize2fs can end. Its main() refuses more than a group has blocks, even with
/// meta_bg; where no other group takes bitmaps and inode tables, they must fit into the same group.
std::uint64_t maxDescriptorBlocks(const Filesystem& fs) {
    const auto byGroup = fs.blocksPerGroup - std::min<std::uint64_t>(fs.blocksPerGroup, fs.firstDataBlock.value);
    const bool isEverywhere = !fs.has("sparse_super") && !fs.has("sparse_super2");
    // Another group of the flex group takes a displaced inode table surely if it has room for three.
    const bool isTaken = fs.hasFlexGroups() && 3 * (std::uint64_t{fs.inodeTableBlocks} + 2) <= fs.blocksPerGroup;
    if (fs.has("meta_bg") || (isTaken && !isEverywhere))
        return byGroup;
    const auto room = roomForDescriptors(fs);
    // With a copy in each group, files and directories need free blocks behind the copies.
    const std::uint64_t files = isEverywhere && !fs.hasFlexGroups() ? 1 : 0;
    return std::min(byGroup, room - std::min(room, files));
}

} // namespace

std::optional<ByteCount> unmountedGrowthLimitOf(const Filesystem& fs) {
    if (!isWrittenByLibext2fs(fs))
        return std::nullopt;
    if (fs.blockSize.value == 0)
        return fs.size();
    constexpr auto maxBytes = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()); // off_t
    const auto groups = std::min<std::uint64_t>(maxDescriptorBlocks(fs) * fs.descriptorsPerBlock(),
                                                std::numeric_limits<std::uint32_t>::max());
    const auto byTable = fs.firstDataBlock.value + groups * fs.blocksPerGroup;
    const auto blocks =
        std::min({byTable, maxBlocksByInodes(fs), maxBlocksByNumber(fs), maxBytes / fs.blockSize.value});
    return bytesOf(BlockCount{std::max(blocks, fs.blockCount.value)}, fs.blockSize);
}

GroupCount grownGroupCount(const Filesystem& fs, ByteCount to) {
    if (to <= fs.size() || fs.blockSize.value == 0 || fs.blocksPerGroup == 0)
        return fs.groupCount;
    const auto blocks = to.value / fs.blockSize.value - fs.firstDataBlock.value;
    const auto rest = blocks % fs.blocksPerGroup;
    const bool lastIsMade = rest >= std::uint64_t{fs.inodeTableBlocks} + 2 + minBlocksOfLastGroup;
    const auto groups = blocks / fs.blocksPerGroup + (lastIsMade ? 1 : 0);
    return std::max(fs.groupCount, GroupCount{static_cast<std::uint32_t>(
                                       std::min<std::uint64_t>(groups, std::numeric_limits<std::uint32_t>::max()))});
}

namespace {

/// The estimate of resize2fs with all its reserves: takes groups from the first on until they hold the inodes and data
/// in use.
class Estimate {
public:
    explicit Estimate(const Layout& layout)
        : m_layout(layout),
          m_fs(layout.filesystem),
          m_count(layout.groups.size().value),
          m_flex(m_fs.groupsPerFlex() == 0 ? 1 : m_fs.groupsPerFlex()) {
        for (std::uint32_t group = 0; group < m_count; ++group)
            m_overhead.push_back(overheadOf({group}));
    }

    BlockCount blocks() {
        const auto data = m_layout.isFromCopies() ? std::nullopt : dataInUse(); // a copy keeps old counts
        if (!data || m_fs.inodesPerGroup == 0 || m_fs.blocksPerGroup == 0 || !takeGroups(*data))
            return m_fs.blockCount;
        const auto needed = withLastGroup(*data);
        return {needed >= m_fs.blockCount.value ? m_fs.blockCount.value : needed + marginForExtents(*data, needed)};
    }

private:
    std::uint64_t usedInodes() const {
        return m_fs.inodeCount - std::min(m_fs.freeInodes.value_or(0), m_fs.inodeCount);
    }

    /// The blocks of metadata of `group`, even if flex_bg placed them elsewhere.
    std::uint64_t overheadOf(GroupNumber group) const {
        const auto* copies = m_layout.copiesIn(group);
        std::uint64_t blocks = std::uint64_t{m_fs.inodeTableBlocks} + 2;
        blocks += group.value == 0 || (copies != nullptr && copies->superblock) ? 1 : 0;
        if (copies != nullptr && !copies->descriptors.empty())
            blocks += hasOwnDescriptorBlock(group) ? 1 : descriptorBlocks();
        return blocks;
    }

    bool hasOwnDescriptorBlock(GroupNumber group) const {
        const auto perBlock = m_fs.descriptorsPerBlock();
        return m_fs.has("meta_bg") && perBlock != 0 && group.value / perBlock >= m_fs.firstMetaBg;
    }

    std::uint64_t descriptorBlocks() const {
        return m_fs.has("meta_bg") ? m_fs.firstMetaBg : std::uint64_t{m_fs.descriptorBlocks} + m_fs.reservedGdtBlocks;
    }

    /// nullopt if the groups claim more free blocks than exist.
    std::optional<std::uint64_t> dataInUse() const {
        auto data = m_fs.blockCount.value;
        for (std::uint32_t group = 0; group < m_count; ++group) {
            const auto other = std::min(m_layout.groups.freeBlocks[group], m_fs.blocksPerGroup) + m_overhead[group];
            if (data < other)
                return std::nullopt;
            data -= other;
        }
        return data;
    }

    /// The groups whose metadata must fit if `groups` of them remain: those of whole flex groups.
    std::uint32_t withFlexGroup(std::uint64_t groups) const {
        const auto whole = m_fs.has("flex_bg") ? groups + m_flex - groups % m_flex : groups;
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(whole, m_count));
    }

    /// Accounts for one group. False if its metadata does not fit.
    bool charge(std::uint32_t group) {
        if (group + 1 < m_groups)
            m_beforeLast += m_fs.blocksPerGroup - m_overhead[group];
        const bool fits = m_room >= m_overhead[group];
        m_room -= std::min(m_room, m_overhead[group]);
        return fits;
    }

    /// False if all groups together are too small.
    bool takeGroups(std::uint64_t data) {
        m_groups = ceilDiv(usedInodes(), m_fs.inodesPerGroup);
        if (m_groups == 0 || m_groups > m_count)
            return false;
        m_room = m_groups * m_fs.blocksPerGroup;
        for (const auto end = withFlexGroup(m_groups); m_charged < end; ++m_charged)
            charge(m_charged); // the metadata of a flex group may fill all groups so far
        while (data > m_room) {
            const auto more = ceilDiv(data - m_room, m_fs.blocksPerGroup);
            m_room += more * m_fs.blocksPerGroup;
            m_beforeLast += m_fs.blocksPerGroup - m_overhead[m_groups - 1];
            m_groups += more;
            if (m_groups > m_count)
                return false;
            const auto end = std::max(m_charged, m_groups > m_charged ? withFlexGroup(m_groups) : m_charged);
            for (; m_charged < end; ++m_charged)
                if (!charge(m_charged))
                    return false;
        }
        return true;
    }

    /// Up to the end of the last remaining group, which may be shorter than the others.
    std::uint64_t withLastGroup(std::uint64_t data) const {
        const auto last = static_cast<std::uint32_t>(m_groups - 1);
        const auto first = m_fs.has("flex_bg") && last < m_flex ? 0 : last;
        auto blocks =
            std::max(data > m_beforeLast ? data - m_beforeLast : 0, minBlocksOfLastGroup) + m_fs.firstDataBlock.value;
        for (auto group = first; group < m_charged; ++group)
            blocks += m_overhead[group];
        return std::max(last * std::uint64_t{m_fs.blocksPerGroup} + blocks, m_layout.inodeTableOf({last}).end().value);
    }

    /// Extent trees grow when the blocks they map move.
    std::uint64_t marginForExtents(std::uint64_t data, std::uint64_t needed) const {
        if (!m_fs.has("extent"))
            return 0;
        const auto extentsPerBlock = m_fs.blockSize.value / 12 - 1;
        const auto most = std::max(ceilDiv(data, extentsPerBlock), usedInodes());
        return std::min((m_fs.blockCount.value - needed) / 500, most);
    }

    const Layout& m_layout;
    const Filesystem& m_fs;
    std::uint32_t m_count;
    std::uint32_t m_flex;
    std::vector<std::uint64_t> m_overhead{}; ///< by group
    std::uint64_t m_groups = 0; ///< remaining groups
    std::uint32_t m_charged = 0; ///< groups whose metadata was accounted for
    std::uint64_t m_room = 0; ///< for data in the remaining groups
    std::uint64_t m_beforeLast = 0; ///< the part of m_room before the last group, as far as resize2fs counts it
};

} // namespace

bool isNeverShrunk(const Filesystem& fs) {
    // Refused by resize/main.c.
    return fs.has("bigalloc") || fs.has("stable_inodes") || !isWrittenByLibext2fs(fs);
}

BlockCount shrinkLimitOf(const Layout& layout) { return Estimate(layout).blocks(); }

} // namespace atlas
