// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/block_contents.h"

#include "ondisk/directory.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/mmp_and_orphans.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<ChecksumVerdict> ownChecksum(std::span<const std::byte> block, const BlockIdentity& identity,
                                           BlockContent content, const DecodeContext& context) {
    switch (content) {
    case BlockContent::Directory: return directoryChecksum(block, identity.owner, context);
    case BlockContent::HtreeRoot: return htreeChecksum(block, htreeRootLimitAt, identity.owner, context);
    case BlockContent::HtreeNode: return htreeChecksum(block, htreeNodeLimitAt, identity.owner, context);
    case BlockContent::ExtentNode: return extentChecksum(block, identity.owner, context);
    case BlockContent::Attributes: return xattrChecksum(block, identity.number, context);
    case BlockContent::OrphanFile: return orphanChecksum(block, identity.number, identity.owner, context);
    case BlockContent::Journal: return journalBlockChecksum(block, context);
    default: return std::nullopt;
    }
}

void addItems(PartList& parts, const BlockIdentity& identity) {
    const auto size = identity.itemBytes;
    const bool isInode = identity.content == BlockContent::InodeTable;
    for (std::size_t n = 0; size != 0 && (n + 1) * size <= parts.block().size(); ++n) {
        const auto bytes = parts.block().subspan(n * size, size);
        parts.add(isInode ? inodeTable : groupDescriptorTable, n * size, {}, size,
                  isInode ? usedInodeBytes(bytes) : size);
        parts.last().item = identity.firstItem + n;
    }
}

} // namespace

std::string_view name(BlockContent content) {
    switch (content) {
    case BlockContent::Directory: return "directory";
    case BlockContent::HtreeRoot: return "htree_root";
    case BlockContent::HtreeNode: return "htree_node";
    case BlockContent::ExtentNode: return "extent_node";
    case BlockContent::Attributes: return "attributes";
    case BlockContent::OrphanFile: return "orphan_file";
    case BlockContent::Journal: return "journal";
    case BlockContent::InodeTable: return "inode_table";
    case BlockContent::GroupDescriptors: return "group_descriptors";
    }
    return "";
}

BlockContents decodeBlock(std::span<const std::byte> block, const BlockIdentity& identity,
                          const DecodeContext& context) {
    PartList parts(block, context);
    auto content = identity.content;
    if (content == BlockContent::Directory)
        content = directoryContent(block);
    bool sound = true;
    switch (content) {
    case BlockContent::Directory: sound = addDirectory(parts); break;
    case BlockContent::HtreeRoot:
    case BlockContent::HtreeNode: sound = addHtree(parts, content == BlockContent::HtreeRoot); break;
    case BlockContent::ExtentNode: sound = addExtents(parts); break;
    case BlockContent::Attributes: sound = addAttributes(parts); break;
    case BlockContent::OrphanFile: sound = addOrphans(parts); break;
    case BlockContent::Journal: sound = addJournal(parts); break;
    case BlockContent::InodeTable:
    case BlockContent::GroupDescriptors: addItems(parts, identity); break;
    }
    return {.content = content,
            .parts = parts.take(),
            .checksum = ownChecksum(block, identity, content, context),
            .damaged = !sound};
}

bool PartList::add(const FieldTable& table, std::size_t at, std::string_view name, std::size_t size, std::size_t used) {
    size = size == 0 ? table.size() : size;
    if (at > m_block.size() || size > m_block.size() - at)
        return false;
    m_parts.push_back({.at = at,
                       .name = std::string(name),
                       .item = std::nullopt,
                       .decoded = decode(table, m_block.subspan(at, size), m_context, used)});
    return true;
}

/// Distinguishes them like e2fsprogs (lib/ext2fs/csum.c, __get_dx_countlimit).
BlockContent directoryContent(std::span<const std::byte> block) {
    constexpr std::size_t dotBytes = 12;
    constexpr unsigned infoBytes = 8;
    if (block.size() < htreeRootLimitAt + 8)
        return BlockContent::Directory;
    const auto first = recordLength(little<std::uint16_t>(block, 4), block.size());
    const auto second = recordLength(little<std::uint16_t>(block, dotBytes + 4), block.size());
    if (first == block.size() && little<std::uint32_t>(block, 0) == 0 && little<std::uint16_t>(block, 6) == 0)
        return BlockContent::HtreeNode;
    const bool hasInfo = first == dotBytes && second == block.size() - dotBytes &&
                         little<std::uint32_t>(block, 24) == 0 && std::to_integer<unsigned>(block[29]) == infoBytes;
    return hasInfo ? BlockContent::HtreeRoot : BlockContent::Directory;
}

bool readsAsDirectory(std::span<const std::byte> block, std::uint64_t inodes) {
    constexpr unsigned tailType = 0xDE;
    constexpr unsigned lastType = 7; // EXT2_FT_SYMLINK
    std::size_t named = 0;
    bool possible = true;
    const bool fills = eachDirectoryEntry(block, block.size(), [&](const DirectoryEntry& entry) {
        const bool isTail = entry.inode == 0 && entry.type == tailType;
        const bool hasName = !entry.name.empty() && entry.name.find('/') == std::string_view::npos &&
                             entry.name.find('\0') == std::string_view::npos;
        possible = isTail || entry.inode == 0 || (entry.inode <= inodes && hasName && entry.type <= lastType);
        named += entry.inode != 0 ? 1 : 0;
        return possible;
    });
    return fills && possible && named != 0;
}

bool addDirectory(PartList& parts) {
    const auto size = parts.block().size();
    constexpr unsigned tailType = 0xDE;
    return eachDirectoryEntry(parts.block(), size, [&](const DirectoryEntry& entry) {
        const bool isTail = entry.inode == 0 && entry.type == tailType && entry.length == directoryTailTable.size() &&
                            entry.at + entry.length == size;
        return parts.add(isTail ? directoryTailTable : directoryEntryTable, entry.at, entry.name);
    });
}

bool addHtree(PartList& parts, bool isRoot) {
    const auto limitAt = isRoot ? htreeRootLimitAt : htreeNodeLimitAt;
    const auto entryBytes = htreeEntryTable.size();
    if (!parts.add(isRoot ? htreeRootTable : htreeNodeTable, 0))
        return false;
    const std::size_t limit = little<std::uint16_t>(parts.block(), limitAt);
    const std::size_t count = little<std::uint16_t>(parts.block(), limitAt + 2);
    // The first entry has limit and count instead of a hash; it belongs to the root or node.
    for (std::size_t n = 1; n < std::min(count, limit); ++n)
        if (!parts.add(htreeEntryTable, limitAt + n * entryBytes))
            return false;
    const auto tail = limitAt + limit * entryBytes;
    return count <= limit && (!parts.context().hasAny("metadata_csum") || parts.add(htreeTailTable, tail));
}

bool addExtents(PartList& parts) {
    constexpr std::uint16_t magic = 0xF30A;
    if (!parts.add(extentHeaderTable, 0) || little<std::uint16_t>(parts.block(), 0) != magic)
        return false;
    const std::size_t entries = little<std::uint16_t>(parts.block(), 2);
    const std::size_t most = little<std::uint16_t>(parts.block(), 4);
    const auto& table = little<std::uint16_t>(parts.block(), 6) == 0 ? extentTable : extentIndexTable;
    const auto header = extentHeaderTable.size();
    for (std::size_t n = 0; n < std::min(entries, most); ++n)
        if (!parts.add(table, header + n * table.size()))
            return false;
    const auto tail = header + most * table.size();
    return entries <= most && (!parts.context().hasAny("metadata_csum") || parts.add(extentTailTable, tail));
}

bool addAttributes(PartList& parts) {
    constexpr std::uint32_t magic = 0xEA020000;
    const auto block = parts.block();
    if (!parts.add(xattrHeaderTable, 0) || little<std::uint32_t>(block, 0) != magic)
        return false;
    const auto header = xattrEntryTable.size();
    for (auto at = xattrHeaderTable.size(); at + 4 <= block.size();) {
        if (little<std::uint32_t>(block, at) == 0)
            return true;
        const auto length = std::to_integer<std::size_t>(block[at]);
        if (at + header + length > block.size())
            return false;
        parts.add(xattrEntryTable, at, {reinterpret_cast<const char*>(block.data()) + at + header, length});
        at += (header + length + 3) & ~std::size_t{3};
    }
    return false;
}

/// Skips unused entries: most are empty.
bool addOrphans(PartList& parts) {
    const auto block = parts.block();
    const auto tail = block.size() - std::min(block.size(), orphanTailTable.size());
    for (std::size_t at = 0; at + orphanEntryTable.size() <= tail; at += orphanEntryTable.size())
        if (little<std::uint32_t>(block, at) != 0)
            parts.add(orphanEntryTable, at);
    constexpr std::uint32_t magic = 0x0B10CA04;
    return parts.add(orphanTailTable, tail) && little<std::uint32_t>(block, tail) == magic;
}

} // namespace atlas
