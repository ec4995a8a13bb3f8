// SPDX-License-Identifier: GPL-3.0-or-later
// Checks counts and flags of the group descriptors.
#include "ext4/checks.h"

#include "base/bits.h"
#include "ext4/filesystem_handle.h"
#include "layout/structures.h"

#include <algorithm>
#include <numeric>

namespace atlas {
namespace {

using Numbers = std::array<std::uint64_t, 3>;

constexpr auto uninitialised = static_cast<std::uint16_t>(static_cast<unsigned>(GroupFlag::InodeUninit) |
                                                          static_cast<unsigned>(GroupFlag::BlockUninit));

std::optional<Numbers> above(std::uint64_t claimed, std::uint64_t possible, GroupCounter counter) {
    return claimed > possible ? std::optional(Numbers{claimed, possible, static_cast<std::uint64_t>(counter)})
                              : std::nullopt;
}

class GroupCheck {
public:
    explicit GroupCheck(const LayoutClaims& claims)
        : m_claims(claims),
          m_fs(claims.filesystem),
          m_groups(claims.groups),
          m_checksums(m_fs.checksumsDescriptors()),
          m_flexible(m_fs.has("flex_bg")),
          m_last(m_groups.size().value - 1) {}

    void run(std::vector<Finding>& findings) {
        // The first and the last group have rules of their own.
        for (std::uint32_t g = 0; g <= m_last; ++g) {
            if (maybeWrong(g) && m_groups.isCurrent({g})) // the counts and flags of a copy are old
                check({g});
            // lib/ext2fs/check_desc.c, and ext4_check_descriptors in fs/ext4/super.c
            if (!m_flexible && !keepsItsTables(m_claims, {g}))
                m_outside = m_outside.value_or(GroupNumber{g});
        }
        m_impossible.appendTo(findings);
        m_flags.appendTo(findings);
        if (m_outside) {
            const auto rule = static_cast<std::uint64_t>(FeatureRule::TablesWithoutFlexBg);
            findings.push_back(finding(FindingKind::FeaturesConflict, *m_outside, {rule}));
        }
    }

private:
    /// A cheap test for each of half a million groups; false only for a group without faults.
    [[nodiscard]] bool maybeWrong(std::uint32_t g) const {
        const auto freeInodes = m_groups.freeInodes[g];
        const auto unused = m_groups.unusedInodes[g];
        return g == 0 || g == m_last || m_groups.freeBlocks[g] > m_fs.clustersPerGroup ||
               freeInodes > m_fs.inodesPerGroup || unused > freeInodes ||
               m_groups.usedDirectories[g] > m_fs.inodesPerGroup - freeInodes ||
               ((m_groups.flags[g] & uninitialised) != 0 && (!m_checksums || freeInodes != m_fs.inodesPerGroup)) ||
               (!m_checksums && unused != 0);
    }

    void check(GroupNumber group) {
        if (const auto numbers = impossibleCount(group))
            m_impossible.add(finding(FindingKind::CountImpossible, group, *numbers));
        if (group.value == 0 && m_groups.usedDirectories[0] == 0) { // the root directory lies here
            const std::uint64_t most =
                std::max(m_fs.inodesPerGroup - std::min(m_groups.freeInodes[0], m_fs.inodesPerGroup), 1U);
            m_impossible.add({.kind = FindingKind::FieldImpossible,
                              .region = RegionKind::GroupDescriptors,
                              .group = group,
                              .numbers = {0, 1, most},
                              .detail = "bg_used_dirs_count"});
        }
        const auto flags = m_groups.flags[group.value];
        const auto fault = [&](GroupFlagFault kind) {
            m_flags.add(finding(FindingKind::FlagsImpossible, group, {static_cast<std::uint64_t>(kind)}));
        };
        if (!m_checksums && ((flags & uninitialised) != 0 || m_groups.unusedInodes[group.value] != 0))
            fault(GroupFlagFault::WithoutChecksums); // e2fsck/super.c, PR_0_GDT_UNINIT
        else if ((group.value == 0 || group.value == m_last) && m_groups.has(group, GroupFlag::BlockUninit))
            fault(GroupFlagFault::BlocksInUse); // e2fsck: PR_0_BB_UNINIT_LAST; group 0 holds the root directory
    }

    static Finding finding(FindingKind kind, GroupNumber group, const Numbers& numbers) {
        return {.kind = kind, .region = RegionKind::GroupDescriptors, .group = group, .numbers = numbers};
    }

    [[nodiscard]] std::optional<Numbers> impossibleCount(GroupNumber group) const {
        const auto g = group.value;
        const std::uint64_t ratio = m_fs.blocksPerCluster();
        const std::uint64_t clusters = m_fs.clustersOf(group);
        const std::uint64_t inodes = m_fs.inodesPerGroup;
        const std::uint64_t freeInodes = m_groups.freeInodes[g];
        const std::uint64_t least = m_groups.has(group, GroupFlag::InodeUninit) ? inodes : 0;
        const auto unused = std::max<std::uint64_t>(m_groups.unusedInodes[g], least);
        return above(m_groups.freeBlocks[g], clusters,
                     ratio > 1 ? GroupCounter::FreeClusters : GroupCounter::FreeBlocks)
            .or_else([&] { return above(freeInodes, inodes, GroupCounter::FreeInodes); })
            .or_else([&] { return above(m_checksums ? unused : 0, freeInodes, GroupCounter::UnusedInodes); })
            .or_else(
                [&] { return above(m_groups.usedDirectories[g], inodes - freeInodes, GroupCounter::UsedDirectories); });
    }

    const LayoutClaims& m_claims;
    const Filesystem& m_fs;
    const Groups& m_groups;
    bool m_checksums;
    bool m_flexible;
    std::uint32_t m_last;
    CappedFindings m_impossible;
    CappedFindings m_flags;
    std::optional<GroupNumber> m_outside{}; ///< the first group with tables outside it
};

} // namespace

void checkGroups(const LayoutClaims& claims, std::vector<Finding>& findings) {
    if (claims.groups.size().value > 0)
        GroupCheck(claims).run(findings);
}

void checkFreeTotals(const LayoutClaims& claims, std::vector<Finding>& findings) {
    const auto& fs = claims.filesystem;
    const auto& groups = claims.groups;
    if (groups.size().value == 0 || claims.isFromCopies() || fs.state != "clean" || fs.needsRecovery)
        return;
    const auto compare = [&](std::uint64_t total, std::uint64_t sum, GroupCounter counter) {
        if (total != sum) {
            findings.push_back({.kind = FindingKind::FreeTotalWrong,
                                .region = RegionKind::PrimarySuperblock,
                                .numbers = {total, sum, static_cast<std::uint64_t>(counter)}});
        }
    };
    const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}); };
    compare(*fs.freeBlocks, sum(groups.freeBlocks) * fs.blocksPerCluster(), GroupCounter::FreeBlocks);
    compare(*fs.freeInodes, sum(groups.freeInodes), GroupCounter::FreeInodes);
}

namespace {

/// Number of unset bits of `bitmap` after the last cluster of a group with `blocks` blocks.
std::uint64_t unsetBehind(BlockCount blocks, std::span<const std::byte> bitmap, const Filesystem& fs) {
    const auto end = std::min<std::uint64_t>(fs.clustersPerGroup, bitmap.size() * 8);
    std::uint64_t unset = 0;
    for (auto bit = ceilDiv(blocks.value, fs.blocksPerCluster()); bit < end; ++bit)
        unset += isBitSet(bitmap, bit) ? 0 : 1;
    return unset;
}

} // namespace

void checkBitmapPadding(ext2_filsys handle, const LayoutClaims& claims, ByteCount available,
                        std::vector<Finding>& findings) {
    const auto& fs = claims.filesystem;
    if (claims.isFromCopies() || claims.groups.size().value == 0 || fs.needsRecovery)
        return;
    VolumeBlocks blocks(handle, available);
    const GroupNumber last{claims.groups.size().value - 1};
    const auto at = claims.groups.blockBitmap[last.value];
    if (claims.groups.has(last, GroupFlag::BlockUninit) || !blocks.isInside(at.value))
        return;
    const auto unset = unsetBehind(fs.blocksOf(last).count, std::as_bytes(blocks.read(at.value)), fs);
    if (unset > 0) {
        findings.push_back({.kind = FindingKind::BitmapPadding,
                            .region = RegionKind::BlockBitmap,
                            .group = last,
                            .block = at,
                            .numbers = {unset, fs.blockCount.value}});
    }
}

} // namespace atlas
