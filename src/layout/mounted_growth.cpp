// SPDX-License-Identifier: GPL-3.0-or-later
// Follows fs/ext4/resize.c of Linux 6.12; balloc.c for ext4_bg_num_gdb() and ext4_bg_has_super(). Functions are named
// after those there.
#include "layout/mounted_growth.h"

#include "layout/claims.h"
#include "layout/resize_limits.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
namespace {

/// resize2fs asks for whole pages of the machine.
constexpr std::uint64_t pageSize = 4096;

std::unexpected<Error> refused(std::string what) {
    return std::unexpected(Error{.kind = ErrorKind::Unsupported, .what = std::move(what)});
}

bool isPowerOf(std::uint32_t number, std::uint32_t base) {
    std::uint64_t power = base;
    while (power < number)
        power *= base;
    return power == number;
}

/// ext4_bg_has_super(), without sparse_super2, which the kernel does not grow.
bool hasBackup(const Filesystem& fs, std::uint32_t group) {
    if (group <= 1 || !fs.has("sparse_super"))
        return true;
    return group % 2 == 1 && (isPowerOf(group, 3) || isPowerOf(group, 5) || isPowerOf(group, 7));
}

/// fls(): one more than the highest bit.
unsigned lengthOf(std::uint32_t number) { return static_cast<unsigned>(std::bit_width(number)); }

class MountedGrowth {
public:
    explicit MountedGrowth(const LayoutClaims& claims) : m_claims(claims), m_fs(m_claims.filesystem) {}

    Status growTo(ByteCount to) {
        if (auto status = check(); !status)
            return status;
        auto wanted = to.value / std::max(pageSize, m_fs.blockSize.value) * std::max(pageSize, m_fs.blockSize.value) /
                      m_fs.blockSize.value;
        wanted -= (wanted - m_fs.firstDataBlock.value) % m_fs.blocksPerCluster();
        return resizeFs(wanted);
    }

    [[nodiscard]] LayoutClaims take() && { return std::move(m_claims); }

private:
    [[nodiscard]] Status check() const {
        const auto limit = growthLimitOf(m_fs);
        if (limit.then == GrowthLimit::Then::Refused)
            return refused("the kernel grows no file system with sparse_super2");
        if (limit.then == GrowthLimit::Then::Errors)
            return refused("the kernel grows no file system with recorded errors");
        if (m_fs.descriptorsPerBlock() == 0 || m_fs.blocksPerGroup == 0 || m_fs.inodesPerGroup == 0)
            return refused("the superblock gives no usable geometry");
        return {};
    }

    [[nodiscard]] std::uint64_t firstBlockOf(std::uint32_t group) const {
        return m_fs.firstDataBlock.value + std::uint64_t{group} * m_fs.blocksPerGroup;
    }
    [[nodiscard]] std::uint32_t groupOf(std::uint64_t block) const {
        return static_cast<std::uint32_t>((block - m_fs.firstDataBlock.value) / m_fs.blocksPerGroup);
    }
    [[nodiscard]] std::uint32_t descriptorBlocksFor(std::uint64_t groups) const {
        return static_cast<std::uint32_t>(ceilDiv(groups, m_fs.descriptorsPerBlock()));
    }
    [[nodiscard]] bool isInMetaGroup(std::uint32_t group) const {
        return m_fs.has("meta_bg") && group / m_fs.descriptorsPerBlock() >= m_fs.firstMetaBg;
    }

    /// ext4_bg_num_gdb()
    [[nodiscard]] std::uint32_t descriptorBlocksIn(std::uint32_t group) const {
        if (isInMetaGroup(group)) {
            const auto place = group % m_fs.descriptorsPerBlock();
            return place <= 1 || place == m_fs.descriptorsPerBlock() - 1 ? 1 : 0;
        }
        if (!hasBackup(m_fs, group))
            return 0;
        return m_fs.has("meta_bg") ? m_fs.firstMetaBg : m_fs.descriptorBlocks;
    }
    /// ext4_group_overhead_blocks(): does not change while reserved GDT blocks become descriptors.
    [[nodiscard]] std::uint64_t overheadOf(std::uint32_t group) const {
        return descriptorBlocksIn(group) + (hasBackup(m_fs, group) ? 1 + std::uint64_t{m_fs.reservedGdtBlocks} : 0);
    }

    Status resizeFs(std::uint64_t wanted) {
        std::uint64_t later = 0; // what is left to grow when the reserved GDT blocks are used up
        for (;;) {
            const auto had = m_fs.blockCount.value;
            if (wanted <= had)
                return {};
            auto lastGroup = groupOf(wanted - 1);
            if (lastGroup >= 0xFFFFFFFFU / m_fs.inodesPerGroup)
                return refused("the inode numbers would not suffice");
            const auto reachable = m_fs.descriptorBlocks + m_fs.reservedGdtBlocks;
            if (m_fs.has("resize_inode") && descriptorBlocksFor(std::uint64_t{lastGroup} + 1) > reachable) {
                later = wanted;
                const auto groups = reachable * m_fs.descriptorsPerBlock();
                wanted = firstBlockOf(groups);
                lastGroup = groups - 1;
            }
            const bool byTable = m_fs.has("resize_inode") || m_fs.has("meta_bg");
            if (!byTable || wanted == had) {
                convertToMetaBg();
                if (later != 0) {
                    wanted = std::exchange(later, 0);
                    continue;
                }
            }
            const auto least =
                firstBlockOf(lastGroup) + overheadOf(lastGroup) + 2 + m_fs.inodeTableBlocks + m_fs.blocksPerCluster();
            if (least >= wanted) { // the last group would have no room for its metadata
                wanted = firstBlockOf(lastGroup);
                later = 0;
                continue;
            }
            if (auto status = addGroups(wanted, lastGroup); !status || later == 0)
                return status;
            wanted = std::exchange(later, 0);
        }
    }

    /// ext4_convert_meta_bg()
    void convertToMetaBg() {
        auto& features = m_fs.features;
        std::erase(features, "resize_inode");
        const auto before = std::ranges::find_if(
            features, [](const std::string& name) { return name == "64bit" || name == "mmp" || name == "flex_bg"; });
        features.insert(before, "meta_bg");
        m_fs.firstMetaBg = descriptorBlocksFor(m_fs.groupCount.value);
        std::erase_if(m_claims.files, [](const SystemFile& file) { return file.kind == RegionKind::ResizeInode; });
    }

    /// The rest of ext4_resize_fs(): fills the last group up, then adds a flex group at a time.
    Status addGroups(std::uint64_t wanted, std::uint32_t lastGroup) {
        const auto oldLast = m_fs.groupCount.value - 1;
        const auto end = lastGroup == oldLast ? wanted : firstBlockOf(oldLast + 1);
        const auto added = end - m_fs.blockCount.value;
        m_claims.groups.freeBlocks[oldLast] += static_cast<std::uint32_t>(added / m_fs.blocksPerCluster());
        addFree(added);
        m_fs.blockCount = {end};
        const auto atOnce = groupsAtOnce(oldLast, lastGroup);
        while (m_fs.blockCount.value < wanted) {
            const auto first = m_fs.groupCount.value;
            const auto last = std::min(first | (atOnce - 1), lastGroup);
            if (auto status = addFlexGroup(first, last, wanted); !status)
                return status;
        }
        return {};
    }

    void addFree(std::uint64_t blocks) {
        if (m_fs.freeBlocks)
            *m_fs.freeBlocks += blocks;
    }

    /// alloc_flex_gd(): a power of two.
    [[nodiscard]] std::uint32_t groupsAtOnce(std::uint32_t oldLast, std::uint32_t newLast) const {
        const auto most = std::min(m_fs.groupsPerFlex(), maxGrowableFlexGroupSize);
        const auto last = oldLast | (most - 1);
        auto size = most;
        if (newLast <= last)
            size = 1U << lengthOf(newLast - oldLast);
        else if (newLast - last < most)
            size = 1U << std::max(lengthOf(last - oldLast), lengthOf(newLast - last));
        return std::min(size, most);
    }

    struct NewGroup {
        std::uint64_t blocks = 0;
        std::uint64_t metadata = 0; ///< blocks
        bool isWritten = false; ///< its block bitmap
        std::uint64_t blockBitmap = 0;
        std::uint64_t inodeBitmap = 0;
        std::uint64_t inodeTable = 0;
    };

    Status addFlexGroup(std::uint32_t first, std::uint32_t last, std::uint64_t wanted) {
        std::vector<NewGroup> groups(last - first + 1);
        for (auto n = first; n <= last; ++n) {
            auto& group = groups[n - first];
            group.blocks = std::min(firstBlockOf(n + 1), wanted) - firstBlockOf(n);
            group.metadata = overheadOf(n);
            group.isWritten = firstBlockOf(n + 1) >= wanted; // the last of all
        }
        if (!placeTables(first, groups)) {
            return refused(fmt::format("the kernel stops before group {}: the bitmaps and inode tables of its flex "
                                       "group do not fit into it",
                                       first));
        }
        for (auto n = first; n <= last; ++n)
            addGroup(n, groups[n - first]);
        update(groups);
        return {};
    }

    /// ext4_alloc_group_tables(): all bitmaps and tables one behind another, from the first group on; what does not fit
    /// before a group with copies goes behind these.
    bool placeTables(std::uint32_t first, std::vector<NewGroup>& groups) const {
        const auto count = groups.size();
        std::size_t source = 0;
        std::uint64_t next = 0;
        std::uint64_t end = 0;
        const auto toNextStretch = [&] {
            if (source >= count)
                return false;
            const auto group = first + static_cast<std::uint32_t>(source);
            next = firstBlockOf(group) + overheadOf(group);
            end = firstBlockOf(group) + groups[source].blocks;
            for (++source; source < count && overheadOf(first + static_cast<std::uint32_t>(source)) == 0; ++source)
                end += groups[source].blocks;
            return true;
        };
        const auto place = [&](std::uint64_t NewGroup::* where, std::uint64_t length) {
            for (auto& group : groups) {
                while (next + length > end)
                    if (!toNextStretch())
                        return false;
                group.*where = next;
                take(first, groups, {{next}, {length}});
                next += length;
            }
            return true;
        };
        return place(&NewGroup::blockBitmap, 1) && place(&NewGroup::inodeBitmap, 1) &&
               place(&NewGroup::inodeTable, m_fs.inodeTableBlocks);
    }

    void take(std::uint32_t first, std::vector<NewGroup>& groups, BlockInterval blocks) const {
        while (!blocks.empty()) {
            const auto group = groupOf(blocks.first.value);
            const auto here = std::min(blocks.count.value, firstBlockOf(group + 1) - blocks.first.value);
            groups[group - first].metadata += here;
            groups[group - first].isWritten = groups[group - first].isWritten || m_fs.hasFlexGroups();
            blocks = {blocks.first + BlockCount{here}, blocks.count - BlockCount{here}};
        }
    }

    void addGroup(std::uint32_t number, const NewGroup& added) {
        auto& groups = m_claims.groups;
        const auto clusters = ceilDiv(added.blocks, m_fs.blocksPerCluster());
        const auto taken = ceilDiv(added.metadata, m_fs.blocksPerCluster());
        groups.resize({number + 1});
        groups.blockBitmap[number] = {added.blockBitmap};
        groups.inodeBitmap[number] = {added.inodeBitmap};
        groups.inodeTable[number] = {added.inodeTable};
        groups.freeBlocks[number] = static_cast<std::uint32_t>(clusters - std::min(taken, clusters));
        groups.freeInodes[number] = m_fs.inodesPerGroup;
        groups.usedDirectories[number] = 0;
        const auto flag = [](GroupFlag which) { return static_cast<std::uint16_t>(which); };
        if (m_fs.checksumsDescriptors()) {
            groups.unusedInodes[number] = m_fs.inodesPerGroup;
            groups.flags[number] = static_cast<std::uint16_t>(flag(GroupFlag::InodeUninit) |
                                                              (added.isWritten ? 0 : flag(GroupFlag::BlockUninit)));
        } else {
            groups.flags[number] = flag(GroupFlag::ItableZeroed);
        }
        m_fs.groupCount = {number + 1};
        addDescriptor(number);
        addCopies(number);
        addFree(std::uint64_t{groups.freeBlocks[number]} * m_fs.blocksPerCluster());
        if (m_fs.freeInodes)
            *m_fs.freeInodes += m_fs.inodesPerGroup;
        m_fs.inodeCount += m_fs.inodesPerGroup;
    }

    /// add_new_gdb(): a reserved GDT block becomes one of descriptors, in all copies.
    void addDescriptor(std::uint32_t number) {
        const auto needed = descriptorBlocksFor(std::uint64_t{number} + 1);
        if (needed <= m_fs.descriptorBlocks)
            return;
        m_fs.descriptorBlocks = needed;
        if (m_fs.has("meta_bg"))
            return;
        --m_fs.reservedGdtBlocks;
        for (auto& copies : m_claims.copies) {
            ++copies.descriptors.count.value;
            ++copies.reservedGdt.first;
            --copies.reservedGdt.count.value;
        }
    }

    void addCopies(std::uint32_t number) {
        const bool isBackup = hasBackup(m_fs, number);
        const auto descriptors = descriptorBlocksIn(number);
        if (!isBackup && descriptors == 0)
            return;
        const BlockNumber start{firstBlockOf(number)};
        const auto behind = start + BlockCount{isBackup ? 1U : 0U};
        GroupCopies copies{.group = {number},
                           .superblock = isBackup ? std::optional(start) : std::nullopt,
                           .descriptors = {behind, {descriptors}}};
        if (isBackup && m_fs.reservedGdtBlocks != 0)
            copies.reservedGdt = {copies.descriptors.end(), {m_fs.reservedGdtBlocks}};
        m_claims.copies.push_back(copies);
    }

    /// ext4_update_super(): the share of root in whole percent of what was there before.
    void update(const std::vector<NewGroup>& groups) {
        std::uint64_t blocks = 0;
        for (const auto& group : groups)
            blocks += group.blocks;
        const auto percent = m_fs.reservedBlocks * 100 / m_fs.blockCount.value;
        m_fs.reservedBlocks += percent * blocks / 100;
        m_fs.blockCount += {blocks};
        m_fs.overheadClusters = 0; // counted anew by the kernel
    }

    LayoutClaims m_claims;
    Filesystem& m_fs;
};

} // namespace

Result<Layout> grownWhileMounted(const Layout& layout, ByteCount to) {
    MountedGrowth growth(layout);
    if (auto status = growth.growTo(to); !status)
        return std::unexpected(status.error());
    auto claims = std::move(growth).take();
    claims.findings.clear();
    return resolve(std::move(claims));
}

} // namespace atlas
