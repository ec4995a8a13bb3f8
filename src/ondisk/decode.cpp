// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/decode.h"

#include "ondisk/crc32c.h"
#include "ondisk/endian.h"
#include "ondisk/field_value.h"
#include "ondisk/inode_fields.h"
#include "ondisk/journal_fields.h"
#include "ondisk/superblock_fields.h"

#include <algorithm>

namespace atlas {
namespace {

std::span<const std::byte> bytesOfField(const FieldTable& table, std::string_view name,
                                        std::span<const std::byte> bytes) {
    const auto* const field = table.find(name);
    return field == nullptr || field->end() > bytes.size() ? std::span<const std::byte>()
                                                           : bytes.subspan(field->offset, field->width);
}

void addFlags(const FieldTable& table, std::string_view name, std::span<const std::byte> bytes,
              std::vector<std::string>& features) {
    const auto value = numberOf(bytesOfField(table, name, bytes), table.order);
    std::ranges::copy(flagNames(table.find(name)->names, value), std::back_inserter(features));
}

/// The bytes of the field that holds the upper bits; empty where that has no meaning.
std::span<const std::byte> upperBytes(const FieldTable& table, const Field& field, std::span<const std::byte> bytes,
                                      const DecodeContext& context, std::size_t used) {
    const auto* const high = field.high.empty() ? nullptr : table.find(field.high);
    const bool valid = high != nullptr && high->end() <= used && context.hasAny(high->needs);
    return valid ? bytesOfField(table, field.high, bytes) : std::span<const std::byte>();
}

} // namespace

bool DecodeContext::hasAny(std::string_view words) const {
    if (words.empty()) {
        return true;
    }
    while (!words.empty()) {
        const auto word = words.substr(0, words.find(' '));
        if (std::ranges::find(features, word) != features.end()) {
            return true;
        }
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
    return false;
}

DecodeContext contextOf(std::span<const std::byte> superblock) {
    DecodeContext context;
    const auto& table = superblockTable;
    if (superblock.size() < table.size()) {
        return context;
    }
    if (numberOf(bytesOfField(table, "s_rev_level", superblock), table.order) > 0) {
        context.features.emplace_back("dynamic_rev");
    }
    for (const auto* const name : {"s_feature_compat", "s_feature_incompat", "s_feature_ro_compat"}) {
        addFlags(table, name, superblock, context.features);
    }
    std::ranges::copy(bytesOfField(table, "s_uuid", superblock), context.uuid.begin());
    // lib/ext2fs/csum.c, ext2fs_init_csum_seed.
    const auto seed = numberOf(bytesOfField(table, "s_checksum_seed", superblock), table.order);
    context.checksumSeed = context.hasAny("metadata_csum_seed") ? static_cast<std::uint32_t>(seed)
                                                                : crc32c(~std::uint32_t{0}, context.uuid);
    return context;
}

DecodeContext journalContextOf(std::span<const std::byte> superblock) {
    DecodeContext context;
    const auto& table = journalSuperblockTable;
    constexpr std::uint64_t versionTwo = 4; // JBD2_SUPERBLOCK_V2: version 1 has no features
    if (superblock.size() < table.size() ||
        numberOf(bytesOfField(table, "h_blocktype", superblock), table.order) != versionTwo) {
        return context;
    }
    context.features.emplace_back("journal_v2");
    addFlags(table, "s_feature_compat", superblock, context.features);
    addFlags(table, "s_feature_incompat", superblock, context.features);
    std::ranges::copy(bytesOfField(table, "s_uuid", superblock), context.uuid.begin());
    context.checksumSeed = crc32c(~std::uint32_t{0}, context.uuid); // fs/jbd2/journal.c, j_csum_seed
    return context;
}

const DecodedField* DecodedStructure::find(std::string_view name) const {
    const auto found = std::ranges::find_if(fields, [&](const DecodedField& f) { return f.field->name == name; });
    return found == fields.end() ? nullptr : &*found;
}

DecodedStructure decode(const FieldTable& table, std::span<const std::byte> bytes, const DecodeContext& context,
                        std::size_t used) {
    DecodedStructure out{.table = &table, .fields = {}};
    for (const auto& field : table.fields) {
        if (field.end() > bytes.size()) {
            continue;
        }
        const auto own = bytes.subspan(field.offset, field.width);
        const auto high = upperBytes(table, field, bytes, context, used);
        const bool extra = !high.empty() && table.find(field.high)->kind == FieldKind::TimeExtra;
        const bool plainInodeTime = field.kind == FieldKind::Time && table.structure == inodeTable.structure;
        out.fields.push_back({.field = &field,
                              .raw = {own.begin(), own.end()},
                              .number = numberOf(own, table.order),
                              .value = valueText(field, table.order, own, high, extra || plainInodeTime),
                              .valid = field.end() <= used && context.hasAny(field.needs)});
    }
    return out;
}

std::size_t usedInodeBytes(std::span<const std::byte> inode) {
    constexpr std::size_t extraSizeAt = 0x80;
    if (inode.size() < extraSizeAt + 2) {
        return inode.size();
    }
    return std::min<std::size_t>(inode.size(), smallInodeBytes + little<std::uint16_t>(inode, extraSizeAt));
}

} // namespace atlas
