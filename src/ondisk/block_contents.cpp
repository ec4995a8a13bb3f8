// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/block_contents.h"

#include "ondisk/block_parts.h"
#include "ondisk/group_descriptor_fields.h"
#include "ondisk/inode_fields.h"
#include "ondisk/journal_parts.h"

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
    if (content == BlockContent::Directory) {
        content = directoryContent(block);
    }
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

} // namespace atlas
