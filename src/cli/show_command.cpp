// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "base/parse_size.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/image_options.h"
#include "ext4/find_block_owners.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "inspect/inspect_disk.h"
#include "layout/descriptor_location.h"
#include "reading/read_image.h"
#include "report/json/show_json.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/text/show_text.h"
#include "report/words/shown.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <set>

namespace atlas::cli {
namespace {

struct ShowRequest {
    ImageOptions image;
    std::string what;
    std::string which; ///< number or path; empty if there is none
    bool json = false;
    bool allCopies = false;
    bool hex = false;

    /// Whether a place is requested instead of a structure.
    [[nodiscard]] bool isPosition() const { return what == "block" || what == "byte" || what == "sector"; }
};

constexpr std::array<std::string_view, 7> shownWithOperand{"group", "inodes", "inode", "path",
                                                           "block", "byte",   "sector"};

constexpr std::array<std::string_view, 5> shownWithoutOperand{"superblock", "journal", "mbr", "gpt", "layers"};

Error outOfRange(const ShowRequest& request, const std::string& expected) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no such {}", request.what == "inodes" ? "group" : request.what),
            .found = "\"" + request.which + "\"",
            .expected = expected};
}

/// The operand as a decimal number, or hexadecimal with 0x.
Result<std::uint64_t> numberOf(const ShowRequest& request) {
    const auto value = typedNumber(request.which);
    if (!value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} takes a number", request.what),
                                     .found = "\"" + request.which + "\""});
    }
    return *value;
}

/// Fails on missing or superfluous operands and on options that do not fit.
Status checkWellFormed(const ShowRequest& request) {
    const bool wantsOperand = std::ranges::find(shownWithOperand, request.what) != shownWithOperand.end();
    if (wantsOperand == request.which.empty()) {
        const auto wanted = request.what == "path" ? "a path" : wantsOperand ? "a number" : "no number";
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} takes {}", request.what, wanted),
                                     .found = request.which});
    }
    if (request.allCopies && request.what != "superblock" && request.what != "group") {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "only the superblock and group descriptors have copies (--all-copies)"});
    }
    return {};
}

Result<GroupNumber> groupOf(const ShowRequest& request, const Layout& layout) {
    const auto group = numberOf(request);
    if (!group)
        return std::unexpected(group.error());
    const auto groups = layout.groups.size().value;
    if (*group >= groups) {
        return std::unexpected(
            outOfRange(request, fmt::format("groups from 0 to {}", grouped(std::uint64_t{groups} - 1))));
    }
    return GroupNumber{static_cast<std::uint32_t>(*group)};
}

Result<std::vector<StructurePlace>> groupPlaces(const ShowRequest& request, const Layout& layout) {
    const auto group = groupOf(request, layout);
    return group ? descriptorPlaces(layout, *group)
                 : Result<std::vector<StructurePlace>>(std::unexpected(group.error()));
}

/// A group's list of inodes is not a structure, so no places are returned.
Result<std::vector<StructurePlace>> addInodes(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    const auto& snapshot = shown.snapshot;
    const auto group = groupOf(request, *snapshot.layout);
    if (!group)
        return std::unexpected(group.error());
    shown.inodes = readGroupInodes(*reading.bytes, snapshot.placement->bytes, *snapshot.layout, *group);
    return std::vector<StructurePlace>{};
}

Result<std::vector<StructurePlace>> inodePlaces(const ShowRequest& request, const Layout& layout) {
    const auto inode = numberOf(request);
    if (!inode)
        return std::unexpected(inode.error());
    const bool fits = *inode <= layout.filesystem.inodeCount && *inode <= 0xFFFFFFFF;
    const auto place = fits ? inodePlace(layout, static_cast<std::uint32_t>(*inode)) : std::nullopt;
    if (!place) {
        return std::unexpected(
            outOfRange(request, fmt::format("inodes from 1 to {}", grouped(layout.filesystem.inodeCount))));
    }
    return std::vector{*place};
}

/// Finds the path, if one was given, and the blocks of its inode.
Status addFile(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    const auto volume = openVolume(*reading.bytes, shown.snapshot.placement->bytes, request.image.groupLimit());
    if (!volume)
        return std::unexpected(volume.error());
    std::uint32_t inode = rootInode;
    if (request.what == "path") {
        auto path = findPath(*volume, request.which);
        if (!path)
            return std::unexpected(path.error());
        inode = path->empty() ? rootInode : path->back().inode;
        shown.path = std::move(*path);
    } else {
        const auto asked = numberOf(request);
        inode = asked ? static_cast<std::uint32_t>(*asked) : 0;
    }
    auto map = readFileMap(*volume, inode);
    if (!map)
        return std::unexpected(map.error());
    shown.file = std::move(*map);
    shown.entries = readDirectory(*volume, inode);
    return {};
}

Result<std::vector<StructurePlace>> filePlaces(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    if (request.what == "inode") {
        if (auto places = inodePlaces(request, *shown.snapshot.layout); !places)
            return places;
    }
    if (auto status = addFile(request, reading, shown); !status)
        return std::unexpected(status.error());
    const auto place = inodePlace(*shown.snapshot.layout, shown.file->inode);
    return place ? std::vector{*place} : std::vector<StructurePlace>{};
}

Result<std::vector<StructurePlace>> journalPlaces(const ShowRequest& request, const Layout& layout) {
    const auto place = journalPlace(layout);
    if (!place) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "the file system has no journal of its own",
                                     .where = request.image.path});
    }
    return std::vector{*place};
}

/// The first byte of the requested block, byte or sector.
Result<ByteOffset> positionOf(const ShowRequest& request, const Shown& shown) {
    const auto position = numberOf(request);
    if (!position)
        return std::unexpected(position.error());
    const auto& disk = shown.snapshot.disk;
    const auto& fs = shown.snapshot.layout->filesystem;
    const bool isBlock = request.what == "block";
    const auto unit = isBlock                    ? fs.blockSize.value
                      : request.what == "sector" ? disk.drive.logicalSector.value.value
                                                 : 1;
    const auto units = isBlock ? fs.blockCount.value : disk.size.value / unit;
    if (*position >= units)
        return std::unexpected(outOfRange(request, fmt::format("0 to {}", grouped(units == 0 ? 0 : units - 1))));
    return (isBlock ? shown.start : ByteOffset{0}) + ByteCount{*position * unit};
}

/// The structure at the requested position; an empty list if there is none.
Result<std::vector<StructurePlace>> positionPlaces(const ShowRequest& request, Shown& shown) {
    const auto position = positionOf(request, shown);
    if (!position)
        return std::unexpected(position.error());
    shown.byte = *position;
    if (request.what == "block")
        shown.block = blockOf(*position, shown.snapshot.layout->filesystem.blockSize, shown.start);
    const auto place = bytesAreThere(shown) ? placeAt(*shown.snapshot.layout, *shown.byteInVolume()) : std::nullopt;
    return place ? std::vector{*place} : std::vector<StructurePlace>{};
}

/// The requested structures, the one to show first; also sets the members of `shown` for a file or a position.
/// Precondition: the reading has a volume and its bytes.
Result<std::vector<StructurePlace>> placesOf(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    const auto& layout = *shown.snapshot.layout;
    if (request.what == "superblock")
        return superblockPlaces(layout);
    if (request.what == "group")
        return groupPlaces(request, layout);
    if (request.what == "inodes")
        return addInodes(request, reading, shown);
    if (request.what == "inode" || request.what == "path")
        return filePlaces(request, reading, shown);
    return request.what == "journal" ? journalPlaces(request, layout) : positionPlaces(request, shown);
}

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
    if (!shown.owners || shown.owners->owners.empty())
        return std::nullopt;
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

/// Precondition: the owners are known if files may own the block, and `reader` has the superblock.
void addContents(const ImageReading& reading, const StructureReader& reader, Shown& shown) {
    if (!bytesAreThere(shown))
        return;
    const auto& layout = *shown.snapshot.layout;
    const auto size = layout.filesystem.blockSize;
    const auto block = *blockAround(shown);
    const auto* const region = layout.regionAt(block);
    auto identity = region == nullptr ? ofFile(shown, reader) : ofRegion(*region, block, shown, reader);
    if (!identity)
        return;
    identity->number = block.value;
    std::vector<std::byte> bytes(size.value);
    if (!reading.bytes->read(byteOf(block, size, shown.start), bytes))
        return;
    auto contents = decodeBlock(bytes, *identity, contextFor(*identity, layout, reader));
    cut(contents, layout);
    if (!contents.parts.empty() || contents.damaged)
        shown.contents = {.block = block, .bytes = std::move(bytes), .contents = std::move(contents)};
}

/// Only for blocks that files may own. Precondition: the reading has a volume and its bytes.
void addOwners(const ImageReading& reading, Shown& shown, Reporter& reporter) {
    const auto block = blockAround(shown);
    const auto& layout = *shown.snapshot.layout;
    if (!block || !layout.filesystem.blocksOfGroups().contains(*block) || layout.regionAt(*block) != nullptr)
        return;
    const OwnerSearchOptions options{.progress = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        reporter.progress({done, of,
                           phase == OwnerSearchPhase::Inodes ? message<MessageId::ReadingInodes>()
                                                             : message<MessageId::ReadingDirectories>()});
    }};
    shown.owners = findBlockOwners(*reading.bytes, shown.snapshot.placement->bytes, layout, *block, options);
}

constexpr std::size_t maxCopies = 256; ///< without sparse_super each group has a copy

constexpr const char* withoutBytes = "a snapshot holds no bytes of structures";

Error noBytes(const ShowRequest& request) {
    return {.kind = ErrorKind::Unsupported,
            .what = withoutBytes,
            .where = request.image.path,
            .hint = "give the image itself"};
}

/// The MBR and the EBRs reachable from it.
Result<std::vector<InspectedStructure>> readMbrs(const ByteSource& disk, ByteCount sector) {
    auto mbr = readMbr(disk);
    auto all = mbr ? readEbrs(disk, sector) : std::unexpected(mbr.error());
    if (all)
        all->insert(all->begin(), std::move(*mbr));
    return all;
}

/// Containers repeat the layers around them; each layer is read only once.
Result<std::vector<InspectedStructure>> readAllLayers(const ByteSource& disk, const ContainerList& list) {
    std::vector<InspectedStructure> all;
    std::set<ByteOffset> seen;
    for (const auto& container : list.containers) {
        for (const auto& layer : container.layers) {
            auto read = seen.insert(layer.superblock).second ? readLayer(disk, layer)
                                                             : Result<std::vector<InspectedStructure>>{};
            if (!read)
                return std::unexpected(read.error());
            std::ranges::move(*read, std::back_inserter(all));
        }
    }
    if (all.empty()) {
        return std::unexpected(Error{
            .kind = ErrorKind::Unsupported, .what = "no header of LUKS, LVM or md was found", .where = disk.name()});
    }
    return all;
}

Result<std::vector<InspectedStructure>> structuresOfDisk(const ByteSource& disk, const std::string& what,
                                                         const Disk& read) {
    const auto sector = read.drive.logicalSector.value;
    return what == "mbr"   ? readMbrs(disk, sector)
           : what == "gpt" ? readGpt(disk, sector)
                           : readAllLayers(disk, read.inside);
}

/// The structures of the disk, independent of a volume.
Status addOfDisk(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    if (!reading.image)
        return std::unexpected(noBytes(request));
    auto structures = structuresOfDisk(*reading.image, request.what, shown.snapshot.opened());
    if (!structures)
        return std::unexpected(structures.error());
    shown.structures = std::move(*structures);
    return {};
}

Status addOfVolume(const ShowRequest& request, const ImageReading& reading, Shown& shown, Reporter& reporter) {
    if (auto status = requireVolume(reading, request.image.path, withoutBytes); !status)
        return status;
    shown.start = shown.snapshot.placement->bytes.first;
    auto places = placesOf(request, reading, shown);
    if (!places)
        return std::unexpected(places.error());
    shown.areCopies = request.allCopies;
    const auto wanted = std::min(places->size(), request.allCopies ? maxCopies : 1);
    shown.left = request.allCopies ? places->size() - wanted : 0;
    StructureReader structures(*reading.bytes, shown.start);
    if (auto status = structures.useSuperblockOf(*shown.snapshot.layout); !status)
        return status;
    if (wanted > 0) {
        auto read = readEachCopy(structures, std::span(*places).first(wanted), 0);
        if (!read)
            return std::unexpected(read.error());
        structures.checkBitmaps(read->copies.front(), shown.snapshot.layout->filesystem);
        shown.structures = std::move(read->copies);
        shown.unreadable = std::move(read->unreadable);
    }
    if (request.isPosition() && shown.structures.empty())
        addOwners(reading, shown, reporter);
    if (request.what == "block")
        addContents(reading, structures, shown);
    return {};
}

Result<int> run(const ShowRequest& request, Reporter& reporter) {
    if (auto status = checkWellFormed(request); !status)
        return std::unexpected(status.error());
    const auto reading = readImageNoting(request.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    Shown shown{.snapshot = snapshot, .withBytes = request.hex};
    const bool ofDisk = request.what == "mbr" || request.what == "gpt" || request.what == "layers";
    const auto added = ofDisk ? addOfDisk(request, *reading, shown) : addOfVolume(request, *reading, shown, reporter);
    if (!added)
        return std::unexpected(added.error());
    if (request.json)
        writeShowJson(shown, output());
    else
        writeShowText(shown, output(), terminalStyle());
    return ok;
}

} // namespace

void addShow(CommandLine& line) {
    const auto request = std::make_shared<ShowRequest>();
    const auto arguments =
        line.command(reader::showCommand, "the fields of a structure, or what lies at a block, byte or sector",
                     [request](Reporter& reporter) { return run(*request, reporter); });
    addImageOptions(arguments, request->image);
    std::vector<std::string> words(shownWithoutOperand.begin(), shownWithoutOperand.end());
    words.insert(words.end(), shownWithOperand.begin(), shownWithOperand.end());
    arguments
        .text("WHAT", request->what,
              "superblock, journal, mbr, gpt, layers (LUKS, LVM, md); with N: group, inodes (of a group), inode, path, "
              "block, byte, sector")
        .required()
        .among(words);
    arguments.text(
        "N", request->which,
        "number of the group, inode, block of the volume, byte of the disk or logical sector (0x… for hexadecimal), "
        "or the path");
    arguments.flag(reader::jsonOption, request->json, "schema ext4atlas-show/1, see the man page");
    arguments.flag("--all-copies", request->allCopies, "compare all copies of the superblock or group descriptor");
    arguments.flag("--hex", request->hex, "also show the bytes of the structure");
}

} // namespace atlas::cli
