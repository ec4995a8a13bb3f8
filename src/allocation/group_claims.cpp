// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/group_claims.h"

#include "layout/descriptor_location.h"
#include "ondisk/checksums.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/superblock.h"

namespace atlas {
namespace {

std::optional<std::uint32_t> at(const std::vector<std::uint32_t>& values, GroupNumber group) {
    return values.empty() ? std::nullopt : std::optional(values[group.value]);
}

std::uint64_t numberIn(std::span<const std::byte> descriptor, const Field& field) {
    return field.end() <= descriptor.size() ? numberOf(descriptor.subspan(field.offset, field.width), ByteOrder::Little)
                                            : 0;
}

} // namespace

GroupClaims claimsOf(const Layout& layout, GroupNumber group) {
    const auto& groups = layout.groups;
    const auto g = group.value;
    return {.freeClusters = groups.freeBlocks[g],
            .freeInodes = groups.freeInodes[g],
            .unusedInodes = groups.unusedInodes[g],
            .flags = groups.flags[g],
            .checksum = groups.checksum[g],
            .computedChecksum = groups.computedChecksum[g],
            .blockBitmapChecksum = at(groups.blockBitmapChecksum, group),
            .inodeBitmapChecksum = at(groups.inodeBitmapChecksum, group),
            .isCurrent = groups.isCurrent(group)};
}

ClaimsReader::ClaimsReader(const ByteSource& source, ByteInterval volume, const Layout& layout)
    : m_source(source), m_volume(volume), m_layout(layout) {
    constexpr ByteCount superblockAt{1024};
    std::vector<std::byte> superblock(superblockTable.size());
    if (!layout.filesystem.primaryIsLost() && source.read(volume.first + superblockAt, superblock))
        m_context = contextOf(superblock);
}

/// The number in the field `low` and the field with its upper bits.
std::uint64_t ClaimsReader::joined(std::span<const std::byte> descriptor, std::string_view low) const {
    const auto* const field = groupDescriptorTable.find(low);
    const auto* const high = groupDescriptorTable.find(field->high);
    const auto number = numberIn(descriptor, *field);
    return high == nullptr || !m_layout.filesystem.has("64bit")
               ? number
               : number | numberIn(descriptor, *high) << (8 * field->width);
}

std::optional<GroupClaims> ClaimsReader::read(GroupNumber group) const {
    const auto place = m_context ? descriptorBytes(m_layout, group) : std::nullopt;
    std::vector<std::byte> bytes(m_layout.filesystem.descriptorSize);
    if (!place || !m_source.read(m_volume.first + (place->first - ByteOffset{0}), bytes))
        return std::nullopt;
    const auto& groups = m_layout.groups;
    if (joined(bytes, "bg_block_bitmap_lo") != groups.blockBitmap[group.value].value ||
        joined(bytes, "bg_inode_bitmap_lo") != groups.inodeBitmap[group.value].value ||
        joined(bytes, "bg_inode_table_lo") != groups.inodeTable[group.value].value) {
        return std::nullopt;
    }
    const auto small = [&](std::string_view field) { return static_cast<std::uint32_t>(joined(bytes, field)); };
    GroupClaims claims{.freeClusters = small("bg_free_blocks_count_lo"),
                       .freeInodes = small("bg_free_inodes_count_lo"),
                       .unusedInodes = small("bg_itable_unused_lo"),
                       .flags = static_cast<std::uint16_t>(small("bg_flags")),
                       .isCurrent = groups.isCurrent(group)};
    if (const auto verdict = descriptorChecksum(bytes, group.value, *m_context)) {
        claims.checksum = static_cast<std::uint16_t>(verdict->stored);
        claims.computedChecksum = static_cast<std::uint16_t>(verdict->computed);
    }
    if (!groups.blockBitmapChecksum.empty()) {
        claims.blockBitmapChecksum = small("bg_block_bitmap_csum_lo");
        claims.inodeBitmapChecksum = small("bg_inode_bitmap_csum_lo");
    }
    return claims;
}

Layout withClaimsReadAgain(const ByteSource& source, ByteInterval volume, const Layout& layout) {
    auto fresh = layout;
    const ClaimsReader reader(source, volume, layout);
    auto& groups = fresh.groups;
    for (std::uint32_t g = 0; g < groups.size().value; ++g) {
        const auto claims = reader.read({g});
        if (!claims || claims->provesNothing())
            continue;
        groups.freeBlocks[g] = claims->freeClusters;
        groups.freeInodes[g] = claims->freeInodes;
        groups.unusedInodes[g] = claims->unusedInodes;
        groups.flags[g] = claims->flags;
        groups.checksum[g] = claims->checksum;
        groups.computedChecksum[g] = claims->computedChecksum;
        if (!groups.blockBitmapChecksum.empty()) {
            groups.blockBitmapChecksum[g] = *claims->blockBitmapChecksum;
            groups.inodeBitmapChecksum[g] = *claims->inodeBitmapChecksum;
        }
    }
    return fresh;
}

} // namespace atlas
