// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_contents.h"

#include "layout/descriptor_location.h"

namespace atlas::cli {
namespace {

std::uint64_t numberIn(const DecodedStructure& decoded, std::string_view field) {
    const auto* const found = decoded.find(field);
    return found == nullptr ? 0 : found->number;
}

ChecksumOwner ownerOf(const Layout& layout, const StructureReader& reader, std::uint32_t inode) {
    const auto place = inodePlace(layout, inode);
    const auto read = place ? std::optional(reader.read(*place)) : std::nullopt;
    const auto generation = read && *read ? numberIn((*read)->decoded, "i_generation") : 0;
    return {.inode = inode, .generation = static_cast<std::uint32_t>(generation)};
}

/// Of a block that a file owns; nullopt for its content, and for indirect blocks, which are numbers only.
std::optional<BlockIdentity> ofFile(const Shown& shown, const StructureReader& reader) {
    if (!shown.owners || shown.owners->owners.empty()) {
        return std::nullopt;
    }
    const auto& owner = shown.owners->owners.front();
    BlockIdentity out{.owner = ownerOf(*shown.snapshot.layout, reader, owner.inode)};
    switch (owner.use) {
    case BlockUse::Content: out.content = BlockContent::Directory; break;
    case BlockUse::Map: out.content = BlockContent::ExtentNode; break;
    case BlockUse::Attributes: out.content = BlockContent::Attributes; break;
    }
    const bool isKnown = owner.use == BlockUse::Content ? owner.isDirectory
                         : owner.use == BlockUse::Map   ? owner.byExtents
                                                        : true;
    return isKnown ? std::optional(out) : std::nullopt;
}

/// Of a block with structures of the file system, of which `first` is the first one.
std::optional<BlockIdentity> ofRegion(const Region& region, BlockNumber block, const Shown& shown,
                                      const StructureReader& reader) {
    const auto& layout = *shown.snapshot.layout;
    const auto* const file = layout.fileAt(block);
    const auto* const first = shown.structures.empty() ? nullptr : &shown.structures.front().place;
    switch (region.kind) {
    case RegionKind::Journal: return BlockIdentity{.content = BlockContent::Journal};
    case RegionKind::OrphanFile:
        return BlockIdentity{.content = BlockContent::OrphanFile,
                             .owner = ownerOf(layout, reader, file == nullptr ? 0 : file->inode)};
    case RegionKind::InodeTable:
        return first == nullptr ? std::nullopt
                                : std::optional(BlockIdentity{.content = BlockContent::InodeTable,
                                                              .firstItem = first->number,
                                                              .itemBytes = layout.filesystem.inodeSize});
    case RegionKind::GroupDescriptors:
        return first == nullptr ? std::nullopt
                                : std::optional(BlockIdentity{.content = BlockContent::GroupDescriptors,
                                                              .firstItem = first->group.value,
                                                              .itemBytes = layout.filesystem.descriptorSize});
    default: return std::nullopt;
    }
}

/// That of the file system, or of its journal.
DecodeContext contextFor(const BlockIdentity& identity, const Layout& layout, const StructureReader& reader) {
    const auto place = identity.content == BlockContent::Journal ? journalPlace(layout) : std::nullopt;
    const auto superblock = place ? std::optional(reader.read(*place)) : std::nullopt;
    return superblock && *superblock ? journalContextOf((*superblock)->bytes) : reader.context();
}

/// Leaves out descriptors and inodes behind the last group and the last inode.
void cut(BlockContents& contents, const Layout& layout) {
    const auto end = contents.content == BlockContent::GroupDescriptors ? std::uint64_t{layout.groups.size().value}
                                                                        : layout.filesystem.inodeCount + 1;
    std::erase_if(contents.parts, [&](const BlockPart& part) { return part.item && *part.item >= end; });
}

} // namespace

void addContents(const ImageReading& reading, const StructureReader& reader, Shown& shown) {
    if (!bytesAreThere(shown)) {
        return;
    }
    const auto& layout = *shown.snapshot.layout;
    const auto size = layout.filesystem.blockSize;
    const auto block = *blockAround(shown);
    const auto* const region = layout.regionAt(block);
    auto identity = region == nullptr ? ofFile(shown, reader) : ofRegion(*region, block, shown, reader);
    if (!identity) {
        return;
    }
    identity->number = block.value;
    std::vector<std::byte> bytes(size.value);
    if (!reading.bytes->read(byteOf(block, size, shown.start), bytes)) {
        return;
    }
    auto contents = decodeBlock(bytes, *identity, contextFor(*identity, layout, reader));
    cut(contents, layout);
    if (!contents.parts.empty() || contents.damaged) {
        shown.contents = {.block = block, .bytes = std::move(bytes), .contents = std::move(contents)};
    }
}

} // namespace atlas::cli
