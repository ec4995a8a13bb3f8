// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_notes.h"

#include "alignment/grid.h"

namespace atlas {
namespace {

constexpr ByteCount eagerFrom{TiB};

/// Indexed by NoteKind.
constexpr std::array<std::string_view, 20> names{"stride_without_effect",
                                                 "packed_meta_blocks_without_flex_bg",
                                                 "flex_group_above_groups",
                                                 "flex_group_very_large",
                                                 "eager_inode_tables",
                                                 "bogus_stripe_width",
                                                 "block_smaller_than_sector",
                                                 "mke2fs_warns",
                                                 "type_by_default",
                                                 "flex_bg_added",
                                                 "upstream_profile",
                                                 "stripe_of_other_array",
                                                 "block_size_rounded",
                                                 "free_counts_impossible",
                                                 "larger_flex_groups_left_out",
                                                 "files_not_placed",
                                                 "flex_group_size_left_out",
                                                 "growth_not_asked",
                                                 "discard_assumed",
                                                 "stripe_planned"};

/// mke2fs counts a group below 0 if packed metadata of other groups filled it before.
std::uint64_t impossibleFreeCounts(const Layout& layout) {
    std::uint64_t count = 0;
    for (GroupNumber group{0}; group.value < layout.groups.freeBlocks.size(); ++group.value)
        count += layout.groups.freeBlocks[group.value] > layout.filesystem.clustersOf(group) ? 1 : 0;
    return count;
}

} // namespace

std::string_view name(NoteKind kind) {
    const auto index = static_cast<std::size_t>(kind);
    return index < names.size() ? names[index] : std::string_view();
}

std::vector<Note> notesOf(const Layout& layout, const NoteFacts& facts) {
    const auto& fs = layout.filesystem;
    std::vector<Note> notes;
    const auto flex = fs.groupsPerFlex();
    if (facts.givenBlockSize.value != 0 && facts.givenBlockSize != fs.blockSize)
        notes.push_back({NoteKind::BlockSizeRounded, {facts.givenBlockSize.value, fs.blockSize.value}});
    if (fs.raidStride != 0 && fs.hasFlexGroups())
        notes.push_back({NoteKind::StrideWithoutEffect, {fs.raidStride, flex}});
    if (facts.packedMetaBlocks && !fs.flexGroupSize)
        notes.push_back({NoteKind::PackedWithoutFlexBg, {}});
    const auto groups = facts.grownGroups.value_or(fs.groupCount);
    if (facts.flexGroupSizeGiven && flex > groups.value)
        notes.push_back({NoteKind::FlexGroupAboveGroups, {flex, groups.value}});
    if (flex > maxGrowableFlexGroupSize)
        notes.push_back({NoteKind::FlexGroupVeryLarge, {flex}});
    if (facts.writesInodeTables && fs.size() >= eagerFrom) {
        const BlockCount tables{std::uint64_t{fs.inodeTableBlocks} * fs.groupCount.value};
        notes.push_back({NoteKind::EagerInodeTables, {bytesOf(tables, fs.blockSize).value}});
    }
    if (isBogusStripeWidth(fs))
        notes.push_back({NoteKind::BogusStripeWidth, {fs.raidStripeWidth}});
    if (isSmallerThanSector(fs.blockSize, facts.physicalSector))
        notes.push_back({NoteKind::BlockSmallerThanSector, {fs.blockSize.value, facts.physicalSector.value}});
    if (const auto groups = impossibleFreeCounts(layout); groups > 0)
        notes.push_back({NoteKind::FreeCountsImpossible, {groups}});
    const Stripe given{fs.raidStride, fs.raidStripeWidth};
    const auto own = facts.raid ? stripeOf(*facts.raid, fs.blockSize) : std::nullopt;
    if (own && given != *own)
        notes.push_back({NoteKind::StripeOfOtherArray, {given.stride, given.width}, extendedOption(*own)});
    return notes;
}

} // namespace atlas
