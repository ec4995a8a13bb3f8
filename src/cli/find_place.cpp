// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/find_place.h"

#include "ext4/find_block_owners.h"
#include "ext4/find_inode_paths.h"
#include "inspect/inspect_structure.h"
#include "layout/health.h"
#include "report/language/make_message.h"
#include "report/words/place_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

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

/// For a block owned by a file. Nullopt for file content and for indirect blocks, which contain only numbers.
std::optional<BlockIdentity> ofFile(const Shown& shown, const StructureReader& reader) {
    if (!shown.owners || (shown.owners->owners.empty() && shown.owners->former.empty()))
        return std::nullopt;
    const auto& owner = shown.owners->owners.empty() ? shown.owners->former.front() : shown.owners->owners.front();
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

/// For a block with file system structures.
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

/// The context of the file system, or of its journal.
DecodeContext contextFor(const BlockIdentity& identity, const Layout& layout, const StructureReader& reader) {
    const auto place = identity.content == BlockContent::Journal ? journalPlace(layout) : std::nullopt;
    const auto superblock = place ? std::optional(reader.read(*place)) : std::nullopt;
    return superblock && *superblock ? journalContextOf((*superblock)->bytes) : reader.context();
}

/// Removes descriptors and inodes past the last group and the last inode.
void cut(BlockContents& contents, const Layout& layout) {
    const auto end = contents.content == BlockContent::GroupDescriptors ? std::uint64_t{layout.groups.size().value}
                                                                        : layout.filesystem.inodeCount + 1;
    std::erase_if(contents.parts, [&](const BlockPart& part) { return part.item && *part.item >= end; });
}

/// Empties the dates and sizes of inodes that are damaged or were never initialised.
void withholdStale(const ImageReading& reading, const Shown& shown, std::uint64_t inode, DecodedStructure& decoded) {
    const auto listed = readListedInode(*reading.bytes, shown.snapshot.placement->bytes, *shown.snapshot.layout,
                                        static_cast<std::uint32_t>(inode));
    if (listed && !listed->isCredible())
        withholdValues(decoded);
}

} // namespace

void addContents(const ImageReading& reading, const StructureReader& reader, Shown& shown) {
    if (!bytesAreThere(shown))
        return;
    const auto& layout = *shown.snapshot.layout;
    const auto size = layout.filesystem.blockSize;
    const auto block = *blockAround(shown);
    const auto* const region = layout.regionAt(block);
    auto identity = region == nullptr ? ofFile(shown, reader) : ofRegion(*region, block, shown, reader);
    const bool mayBeResidue = !identity && shown.owners && shown.owners->allocated == false;
    std::vector<std::byte> bytes(size.value);
    if ((!identity && !mayBeResidue) || !reading.bytes->read(byteOf(block, size, shown.start), bytes))
        return;
    const bool isResidue = mayBeResidue && readsAsDirectory(bytes, layout.filesystem.inodeCount);
    if (isResidue)
        identity = BlockIdentity{.content = BlockContent::Directory};
    if (!identity)
        return;
    identity->number = block.value;
    auto contents = decodeBlock(bytes, *identity, contextFor(*identity, layout, reader));
    cut(contents, layout);
    if (isResidue)
        contents.checksum.reset(); // it depends on the inode, which is not known
    if (identity->content == BlockContent::InodeTable)
        for (auto& part : contents.parts)
            withholdStale(reading, shown, part.item.value_or(0), part.decoded);
    if (!contents.parts.empty() || contents.damaged)
        shown.contents = {.block = block,
                          .bytes = std::move(bytes),
                          .contents = std::move(contents),
                          .ground = isResidue ? ContentGround::Residue : ContentGround::Structure};
}

namespace {

OwnerSearchOptions reportingTo(Reporter& reporter) {
    return {.progress = [&reporter](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        reporter.progress({done, of,
                           phase == OwnerSearchPhase::Inodes ? message<MessageId::ReadingInodes>()
                                                             : message<MessageId::ReadingDirectories>()});
    }};
}

bool mayFilesOwn(const Layout& layout, BlockNumber block) {
    return layout.filesystem.blocksOfGroups().contains(block) && layout.regionAt(block) == nullptr;
}

void addOwners(const ImageReading& reading, Shown& shown, Reporter& reporter, const KnownOwners& known) {
    const auto block = blockAround(shown);
    const auto& layout = *shown.snapshot.layout;
    if (!block || !mayFilesOwn(layout, *block))
        return;
    const auto found = known.find(*block);
    shown.owners = found != known.end() ? found->second
                                        : findBlockOwners(*reading.bytes, shown.snapshot.placement->bytes, layout,
                                                          *block, reportingTo(reporter));
}

} // namespace

Status addStructures(const ImageReading& reading, Shown& shown, Reporter& reporter, const KnownOwners& known) {
    const auto& layout = *shown.snapshot.layout;
    StructureReader structures(*reading.bytes, shown.start);
    if (auto status = structures.useSuperblockOf(layout); !status)
        return status;
    const auto place = bytesAreThere(shown) ? placeAt(layout, *shown.byteInVolume()) : std::nullopt;
    if (place) {
        auto read = structures.read(*place);
        if (!read)
            return std::unexpected(read.error());
        structures.checkBitmaps(*read, layout.filesystem);
        if (place->kind == StructureKind::Inode)
            withholdStale(reading, shown, place->number, read->decoded);
        shown.structures.push_back(std::move(*read));
    } else {
        addOwners(reading, shown, reporter, known);
    }
    if (const auto block = blockAround(shown); block && bytesAreThere(shown))
        shown.journalCopy = journalCopyAt(*reading.bytes, shown.start, layout, *block);
    if (shown.block)
        addContents(reading, structures, shown);
    return {};
}

void addAnswer(const ImageReading& reading, std::uint32_t inode, bool withPaths, Shown& shown, Reporter& reporter) {
    const auto& layout = *shown.snapshot.layout;
    const auto volume = shown.snapshot.placement->bytes;
    const auto listed = readListedInode(*reading.bytes, volume, layout, inode);
    if (!listed)
        return;
    shown.answer = InodeAnswer{.inode = *listed};
    if (withPaths)
        shown.answer->paths = findInodePaths(*reading.bytes, volume, layout, inode, reportingTo(reporter));
}

std::optional<ByteOffset> positionIn(const Snapshot& snapshot, ByteOffset at) {
    if (!snapshot.hasVolume())
        return std::nullopt;
    if (!snapshot.disk.map.empty())
        return byteAbove(snapshot.disk.map, at);
    return snapshot.placement->bytes.contains(at) ? std::optional(at) : std::nullopt;
}

namespace {

/// Whether `area` is the partition or logical volume that the user named, whatever part of it holds the file system.
bool isNamedArea(const ImageOptions& options, const DiskArea& area) {
    const auto& volume = options.volume;
    return volume.logicalVolume.empty()
               ? volume.partition && area.kind == DiskAreaKind::Partition && area.partition == volume.partition
               : area.logicalVolume == volume.logicalVolume;
}

Error inOtherVolume(const DiskArea& area, ByteOffset at, const std::string& path) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("byte {} lies outside the named volume", at.value),
            .where = path,
            .found = english(areaText(area)),
            .hint = "leave out --partition, --volume and --offset"};
}

} // namespace

Result<Shown> shownAt(DiskVolumes& volumes, ByteOffset at, Reporter& reporter) {
    auto area = areaAt(volumes.disk(), at);
    const ImageReading* reading = nullptr;
    if (area.mayHoldExt || volumes.isNamed()) {
        const auto read = volumes.read(area.opensBy);
        if (!read && (area.content.isExt() || volumes.isNamed()))
            return std::unexpected(read.error());
        reading = read ? *read : nullptr; // where nothing was recognised, a volume is only tried
    }
    const bool isUnreadable =
        reading != nullptr && !reading->snapshot.hasVolume() && (area.content.isExt() || volumes.isNamed());
    if (isUnreadable)
        return std::unexpected(whyNoVolume(reading->snapshot, volumes.options().path));
    const auto own = reading == nullptr ? std::nullopt : positionIn(reading->snapshot, at);
    if (!own && volumes.isNamed() && !isNamedArea(volumes.options(), area))
        return std::unexpected(inOtherVolume(area, at, volumes.options().path));
    if (!own)
        return Shown{.snapshot = volumes.alone(), .byte = at, .area = std::move(area)};
    const auto& snapshot = reading->snapshot;
    Shown shown{.snapshot = snapshot, .start = snapshot.placement->bytes.first, .byte = *own, .area = std::move(area)};
    if (auto status = addStructures(*reading, shown, reporter, volumes.knownOwners(*reading)); !status)
        return std::unexpected(status.error());
    return shown;
}

void searchOwners(DiskVolumes& volumes, std::span<const ByteOffset> bytes, Reporter& reporter) {
    std::map<const ImageReading*, std::set<BlockNumber>> wanted;
    for (const auto at : bytes) {
        const auto area = areaAt(volumes.disk(), at);
        const auto read = area.mayHoldExt || volumes.isNamed() ? volumes.read(area.opensBy) : std::unexpected(Error{});
        if (!read || !(*read)->snapshot.hasVolume() || !(*read)->bytes)
            continue;
        const auto& snapshot = (*read)->snapshot;
        const auto own = positionIn(snapshot, at);
        const auto& layout = *snapshot.layout;
        const auto block =
            own ? std::optional(blockOf(*own, layout.filesystem.blockSize, snapshot.placement->bytes.first))
                : std::nullopt;
        if (block && mayFilesOwn(layout, *block))
            wanted[*read].insert(*block);
    }
    for (const auto& [reading, blocks] : wanted) {
        const std::vector<BlockNumber> list(blocks.begin(), blocks.end());
        auto found = findOwnersOfBlocks(*reading->bytes, reading->snapshot.placement->bytes, *reading->snapshot.layout,
                                        list, reportingTo(reporter));
        auto& known = volumes.knownOwners(*reading);
        known.clear();
        for (std::size_t n = 0; n < list.size(); ++n)
            known[list[n]] = std::move(found[n]);
    }
}

} // namespace atlas::cli
