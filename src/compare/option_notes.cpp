// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/option_notes.h"

#include "base/number_text.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::uint32_t largeFlexGroup = 16384;
constexpr ByteCount eagerFrom{std::uint64_t{1} << 40};

/// 8191 blocks of 4 KiB and 65535 of 512 B are what a controller's "optimal I/O size" of 33553920 bytes turns into.
bool isBogusStripe(std::uint32_t width) { return width == 8191 || width == 65535; }

} // namespace

std::string_view name(NoteKind kind) {
    switch (kind) {
    case NoteKind::StrideWithoutEffect: return "stride_without_effect";
    case NoteKind::PackedWithoutFlexBg: return "packed_meta_blocks_without_flex_bg";
    case NoteKind::FlexGroupAboveGroups: return "flex_group_above_groups";
    case NoteKind::FlexGroupVeryLarge: return "flex_group_very_large";
    case NoteKind::EagerInodeTables: return "eager_inode_tables";
    case NoteKind::BogusStripeWidth: return "bogus_stripe_width";
    case NoteKind::BlockBelowSector: return "block_below_sector";
    }
    return "";
}

std::vector<Note> notesOf(const Layout& layout, const NoteFacts& facts) {
    const auto& fs = layout.filesystem;
    std::vector<Note> notes;
    const auto flex = fs.groupsPerFlex();
    if (fs.raidStride != 0 && flex > 1) {
        notes.push_back({NoteKind::StrideWithoutEffect, {fs.raidStride, flex}});
    }
    if (facts.packedMetaBlocks && !fs.flexGroupSize) {
        notes.push_back({NoteKind::PackedWithoutFlexBg, {}});
    }
    if (facts.flexGroupSizeGiven && flex > fs.groupCount.value) {
        notes.push_back({NoteKind::FlexGroupAboveGroups, {flex, fs.groupCount.value}});
    }
    if (flex > largeFlexGroup) {
        notes.push_back({NoteKind::FlexGroupVeryLarge, {flex, 0}});
    }
    if (!facts.lazyInodeTables && bytesOf(fs.blockCount, fs.blockSize) >= eagerFrom) {
        const BlockCount tables{std::uint64_t{fs.inodeTableBlocks} * fs.groupCount.value};
        notes.push_back({NoteKind::EagerInodeTables, {bytesOf(tables, fs.blockSize).value, 0}});
    }
    if (isBogusStripe(fs.raidStripeWidth)) {
        notes.push_back({NoteKind::BogusStripeWidth, {fs.raidStripeWidth, fs.blockSize.value}});
    }
    if (facts.physicalSector > fs.blockSize) {
        notes.push_back({NoteKind::BlockBelowSector, {fs.blockSize.value, facts.physicalSector.value}});
    }
    return notes;
}

std::string sentence(const Note& note) {
    const auto [first, second] = note.numbers;
    switch (note.kind) {
    case NoteKind::StrideWithoutEffect:
        return fmt::format(
            "The stride of {} blocks moves nothing: with flex groups of {} the bitmaps lie together, whatever "
            "mke2fs(8) says; only -G 1 or ^flex_bg spread them.",
            grouped(first), grouped(second));
    case NoteKind::PackedWithoutFlexBg: return "packed_meta_blocks has no effect without flex_bg.";
    case NoteKind::FlexGroupAboveGroups:
        return fmt::format("-G {} is more than the {} groups there are: all of them make one flex group.",
                           grouped(first), grouped(second));
    case NoteKind::FlexGroupVeryLarge:
        return fmt::format(
            "With -G {}, above 16,384, the kernel may refuse to grow the file system online, or scatter what it adds.",
            grouped(first));
    case NoteKind::EagerInodeTables:
        return fmt::format("Without lazy initialisation mke2fs writes {} of inode tables before it ends.",
                           humanSize({first}));
    case NoteKind::BogusStripeWidth:
        return fmt::format(
            "A stripe width of {} blocks comes from a controller's bogus optimal I/O size, not from a RAID set.",
            grouped(first));
    case NoteKind::BlockBelowSector:
        return fmt::format("A block of {} is smaller than a physical sector of {}: every single block written costs a "
                           "read-modify-write.",
                           humanSize({first}), humanSize({second}));
    }
    return "";
}

} // namespace atlas
