// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/inode.h"

#include "ondisk/endian.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

using enum FieldKind;

/// Names from lib/e2p/pf.c, else the constants of fs/ext4/ext4.h in lower case.
constexpr NamedValue inodeFlagNames[] = {
    {0x1, "Secure_Deletion"},
    {0x2, "Undelete"},
    {0x4, "Compression_Requested"},
    {0x8, "Synchronous_Updates"},
    {0x10, "Immutable"},
    {0x20, "Append_Only"},
    {0x40, "No_Dump"},
    {0x80, "No_Atime"},
    {0x400, "Dont_Compress"},
    {0x800, "Encrypted"},
    {0x1000, "Indexed_directory"},
    {0x4000, "Journaled_Data"},
    {0x8000, "No_Tailmerging"},
    {0x10000, "Synchronous_Directory_Updates"},
    {0x20000, "Top_of_Directory_Hierarchies"},
    {0x40000, "huge_file"},
    {0x80000, "Extents"},
    {0x100000, "Verity"},
    {0x200000, "ea_inode"},
    {0x800000, "No_COW"},
    {0x2000000, "DAX"},
    {0x10000000, "Inline_Data"},
    {0x20000000, "Project_Hierarchy"},
    {0x40000000, "Casefold"},
};

constexpr Field inodeFieldList[] = {
    {"i_mode", 0x00, 2, Mode},
    {"i_uid", 0x02, 2, Number, {}, "l_i_uid_high"},
    {"i_size_lo", 0x04, 4, Number, {}, "i_size_high"},
    {"i_atime", 0x08, 4, Time, {}, "i_atime_extra"},
    {"i_ctime", 0x0C, 4, Time, {}, "i_ctime_extra"},
    {"i_mtime", 0x10, 4, Time, {}, "i_mtime_extra"},
    {"i_dtime", 0x14, 4, Time},
    {"i_gid", 0x18, 2, Number, {}, "l_i_gid_high"},
    {"i_links_count", 0x1A, 2},
    {"i_blocks_lo", 0x1C, 4, Number, {}, "l_i_blocks_high"},
    {"i_flags", 0x20, 4, Flags, {}, {}, inodeFlagNames},
    {"l_i_version", 0x24, 4, Number, {}, "i_version_hi"},
    {"i_block", 0x28, 60, Hex, {}, {}, {}, 15},
    {"i_generation", 0x64, 4, Hex},
    {"i_file_acl_lo", 0x68, 4, Block, {}, "l_i_file_acl_high"},
    {"i_size_high", 0x6C, 4},
    {"i_obso_faddr", 0x70, 4},
    {"l_i_blocks_high", 0x74, 2, Number, "huge_file"},
    {"l_i_file_acl_high", 0x76, 2, Number, "64bit"},
    {"l_i_uid_high", 0x78, 2},
    {"l_i_gid_high", 0x7A, 2},
    {"l_i_checksum_lo", 0x7C, 2, Checksum, "metadata_csum", "i_checksum_hi"},
    {"l_i_reserved", 0x7E, 2, Reserved},
    {"i_extra_isize", 0x80, 2},
    {"i_checksum_hi", 0x82, 2, Hex, "metadata_csum"},
    {"i_ctime_extra", 0x84, 4, TimeExtra},
    {"i_mtime_extra", 0x88, 4, TimeExtra},
    {"i_atime_extra", 0x8C, 4, TimeExtra},
    {"i_crtime", 0x90, 4, Time, {}, "i_crtime_extra"},
    {"i_crtime_extra", 0x94, 4, TimeExtra},
    {"i_version_hi", 0x98, 4},
    {"i_projid", 0x9C, 4, Number, "project"},
};
static_assert(isComplete(inodeFieldList, 160));

} // namespace

constinit const FieldTable inodeTable{.structure = "ext4_inode", .fields = inodeFieldList};
constinit const std::span<const NamedValue> inodeFlags = inodeFlagNames;

namespace {

using enum FieldKind;

constexpr Field extentHeaderFields[] = {
    {"eh_magic", 0, 2, Hex}, {"eh_entries", 2, 2}, {"eh_max", 4, 2}, {"eh_depth", 6, 2}, {"eh_generation", 8, 4}};
static_assert(isComplete(extentHeaderFields, 12));

constexpr Field extentIndexFields[] = {{"ei_block", 0, 4},
                                       {"ei_leaf_lo", 4, 4, Block, {}, "ei_leaf_hi"},
                                       {"ei_leaf_hi", 8, 2},
                                       {"ei_unused", 10, 2, Reserved}};
static_assert(isComplete(extentIndexFields, 12));

constexpr Field extentFields[] = {
    {"ee_block", 0, 4}, {"ee_len", 4, 2}, {"ee_start_hi", 6, 2}, {"ee_start_lo", 8, 4, Block, {}, "ee_start_hi"}};
static_assert(isComplete(extentFields, 12));

constexpr Field extentTailFields[] = {{"et_checksum", 0, 4, Checksum, "metadata_csum"}};
static_assert(isComplete(extentTailFields, 4));

} // namespace

constinit const FieldTable extentHeaderTable{.structure = "ext4_extent_header", .fields = extentHeaderFields};
constinit const FieldTable extentIndexTable{.structure = "ext4_extent_idx", .fields = extentIndexFields};
constinit const FieldTable extentTable{.structure = "ext4_extent", .fields = extentFields};
constinit const FieldTable extentTailTable{.structure = "ext4_extent_tail", .fields = extentTailFields};

namespace {

using enum FieldKind;

constexpr NamedValue nameIndexes[] = {{0, "no prefix"},
                                      {1, "user."},
                                      {2, "system.posix_acl_access"},
                                      {3, "system.posix_acl_default"},
                                      {4, "trusted."},
                                      {6, "security."},
                                      {7, "system."},
                                      {8, "system.richacl"},
                                      {9, "encryption"}};

constexpr Field xattrHeaderFields[] = {{"h_magic", 0, 4, Hex},
                                       {"h_refcount", 4, 4},
                                       {"h_blocks", 8, 4},
                                       {"h_hash", 12, 4, Hex},
                                       {"h_checksum", 16, 4, Checksum, "metadata_csum"},
                                       {"h_reserved", 20, 12, Reserved}};
static_assert(isComplete(xattrHeaderFields, 32));

constexpr Field xattrEntryFields[] = {{"e_name_len", 0, 1},   {"e_name_index", 1, 1, Choice, {}, {}, nameIndexes},
                                      {"e_value_offs", 2, 2}, {"e_value_inum", 4, 4, Number, "ea_inode"},
                                      {"e_value_size", 8, 4}, {"e_hash", 12, 4, Hex}};
static_assert(isComplete(xattrEntryFields, 16));

} // namespace

constinit const FieldTable xattrHeaderTable{.structure = "ext4_xattr_header", .fields = xattrHeaderFields};
constinit const FieldTable xattrEntryTable{.structure = "ext4_xattr_entry", .fields = xattrEntryFields};

namespace {

constexpr std::uint32_t extentsFlag = 0x80000;
constexpr std::uint32_t inlineDataFlag = 0x10000000;
constexpr std::size_t mapBytes = 60; // i_block

void addPiece(std::string& text, const std::string& piece) { text += (text.empty() ? "" : ", ") + piece; }

std::string runText(std::uint64_t first, std::uint64_t count) {
    return count == 1 ? fmt::format("{}", first) : fmt::format("{}-{}", first, first + count - 1);
}

std::string extentRootText(std::span<const std::byte> block) {
    constexpr std::uint16_t magic = 0xF30A;
    constexpr std::uint16_t mostWritten = 32768; // a greater length marks an unwritten extent
    std::string text;
    if (little<std::uint16_t>(block, 0) != magic)
        return text;
    const std::size_t most = mapBytes / extentTable.size() - 1;
    const auto entries = std::min<std::size_t>(little<std::uint16_t>(block, 2), most);
    const auto depth = little<std::uint16_t>(block, 6);
    for (std::size_t n = 1; n <= entries; ++n) {
        const auto at = n * extentTable.size();
        if (depth != 0) {
            const auto leaf =
                std::uint64_t{little<std::uint16_t>(block, at + 8)} << 32 | little<std::uint32_t>(block, at + 4);
            addPiece(text, fmt::format("(ETB0):{}", leaf));
            continue;
        }
        const auto length = little<std::uint16_t>(block, at + 4);
        const bool unwritten = length > mostWritten;
        const auto start =
            std::uint64_t{little<std::uint16_t>(block, at + 6)} << 32 | little<std::uint32_t>(block, at + 8);
        const auto blocks = unwritten ? length - mostWritten : length;
        addPiece(text, fmt::format("({}{}):{}", runText(little<std::uint32_t>(block, at), blocks),
                                   unwritten ? "[u]" : "", runText(start, blocks)));
    }
    return text;
}

std::string blockNumbersText(std::span<const std::byte> block) {
    constexpr std::size_t direct = 12;
    constexpr std::string_view levels[] = {"IND", "DIND", "TIND"};
    const auto number = [&](std::size_t n) { return little<std::uint32_t>(block, n * 4); };
    std::string text;
    for (std::size_t n = 0; n < direct;) {
        std::size_t end = n + 1;
        while (number(n) != 0 && end < direct && number(end) == number(n) + (end - n))
            ++end;
        if (number(n) != 0)
            addPiece(text, fmt::format("({}):{}", runText(n, end - n), runText(number(n), end - n)));
        n = end;
    }
    for (std::size_t n = 0; n < std::size(levels); ++n)
        if (number(direct + n) != 0)
            addPiece(text, fmt::format("({}):{}", levels[n], number(direct + n)));
    return text;
}

} // namespace

std::string blockMapText(std::span<const std::byte> block, std::uint32_t flags) {
    if (block.size() < mapBytes || (flags & inlineDataFlag) != 0)
        return {};
    return (flags & extentsFlag) != 0 ? extentRootText(block) : blockNumbersText(block);
}

} // namespace atlas
