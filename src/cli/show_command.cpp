// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "base/parse_size.h"
#include "cli/answer_status.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/find_place.h"
#include "cli/image_options.h"
#include "cli/log_places.h"
#include "cli/show_inodes.h"
#include "cli/show_journal.h"
#include "ext4/choose_descriptors.h"
#include "ext4/read_file.h"
#include "ext4/read_file_tree.h"
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
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>

namespace atlas::cli {
namespace {

struct ShowRequest {
    ImageOptions image;
    std::string what;
    std::string which; ///< number or path; empty if there is none
    bool json = false;
    bool allCopies = false;
    bool hex = false;
    bool kernelSectors = false;
    bool withoutPaths = false;
    bool transactions = false;
    bool tree = false;
    std::string name; ///< whose way through the directory is wanted
    InodeListOptions inodes;

    /// Whether a place of the disk is requested, which decides on the volume.
    [[nodiscard]] bool isOnDisk() const { return what == "byte" || what == "sector"; }
    /// Whether lines of the kernel's log are requested.
    [[nodiscard]] bool isLog() const { return what == "log" || what == "-" || parseLogLine(what); }
};

constexpr std::array<std::string_view, 7> shownWithOperand{"group", "inodes", "inode", "path",
                                                           "block", "byte",   "sector"};

constexpr std::array<std::string_view, 8> shownWithoutOperand{"superblock", "backups", "journal", "orphans",
                                                              "mbr",        "gpt",     "layers",  "log"};

std::vector<std::string> shownWords() {
    std::vector<std::string> words(shownWithoutOperand.begin(), shownWithoutOperand.end());
    words.insert(words.end(), shownWithOperand.begin(), shownWithOperand.end());
    return words;
}

Error outOfRange(const ShowRequest& request, const std::string& expected) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no such {}", request.what),
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
    if (request.kernelSectors && request.what != "sector")
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "--kernel-sectors needs sector N"});
    if (request.isLog()) {
        return request.what == "log" || request.which.empty()
                   ? Status{}
                   : std::unexpected(Error{.kind = ErrorKind::Usage,
                                           .what = "a line of the kernel's log is one operand; quote it",
                                           .found = "\"" + request.which + "\""});
    }
    if (request.transactions && request.what != "journal")
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "--transactions needs journal"});
    if (request.tree && request.what != "inode" && request.what != "path")
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "--tree needs inode N or a path"});
    if (!request.name.empty() && !request.tree)
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "--name needs --tree and a directory"});
    const auto words = shownWords();
    if (std::ranges::find(words, request.what) == words.end()) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "show knows no such structure or place",
                                     .found = "\"" + request.what + "\"",
                                     .expected = fmt::format("{}, or a line of the kernel's log", listed(words))});
    }
    if (request.inodes.isAnySet() && request.what != "inodes") {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "--numbers, --state, --since, --until and --bodyfile need inodes"});
    }
    const bool wantsOperand = std::ranges::find(shownWithOperand, request.what) != shownWithOperand.end();
    if (wantsOperand == request.which.empty() && request.what != "inodes") {
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

/// A list of inodes is not a structure, so no places are returned.
Result<std::vector<StructurePlace>> addInodes(const ShowRequest& request, const ImageReading& reading, Shown& shown,
                                              Reporter& reporter) {
    auto inodes = requestedInodes(request.which, request.inodes, reading, reporter);
    if (!inodes)
        return std::unexpected(inodes.error());
    shown.inodes = std::move(*inodes);
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

/// The superblock that was read.
SuperblockChoice superblockOf(const Filesystem& fs) {
    return fs.primaryIsLost() ? SuperblockChoice{fs.superblockBlock, fs.blockSize} : SuperblockChoice{};
}

/// Finds the path, if one was given, and the blocks of its inode.
Status addFile(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    auto volume = openVolume(*reading.bytes, shown.snapshot.placement->bytes, request.image.groupLimit(),
                             superblockOf(shown.snapshot.layout->filesystem));
    if (!volume)
        return std::unexpected(volume.error());
    if (const auto& layout = *shown.snapshot.layout; layout.isFromCopies())
        chooseDescriptors(*volume, layout.copies);
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

Status addTree(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    const auto volume = shown.snapshot.placement->bytes;
    const auto& layout = *shown.snapshot.layout;
    const auto inode = shown.file->inode;
    shown.tree = readFileTree(*reading.bytes, volume, layout, inode);
    shown.directory = readDirectoryTree(*reading.bytes, volume, layout, inode, request.name);
    if (!request.name.empty() && !shown.directory) {
        return std::unexpected(Error{
            .kind = ErrorKind::Usage,
            .what = fmt::format("inode {} is no directory with blocks, so no name leads through it", grouped(inode)),
            .where = request.image.path});
    }
    return {};
}

Result<std::vector<StructurePlace>> filePlaces(const ShowRequest& request, const ImageReading& reading, Shown& shown,
                                               Reporter& reporter) {
    if (request.what == "inode") {
        if (auto places = inodePlaces(request, *shown.snapshot.layout); !places)
            return places;
    }
    if (auto status = addFile(request, reading, shown); !status)
        return std::unexpected(status.error());
    addAnswer(reading, shown.file->inode, !request.withoutPaths, shown, reporter);
    if (auto status = request.tree ? addTree(request, reading, shown) : Status(); !status)
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

/// Sets the requested block; its structure is added later.
Status addBlock(const ShowRequest& request, Shown& shown) {
    const auto number = numberOf(request);
    if (!number)
        return std::unexpected(number.error());
    const auto& fs = shown.snapshot.layout->filesystem;
    if (*number >= fs.blockCount.value) {
        const auto last = fs.blockCount.value == 0 ? 0 : fs.blockCount.value - 1;
        return std::unexpected(outOfRange(request, fmt::format("0 to {}", grouped(last))));
    }
    shown.block = BlockNumber{*number};
    shown.byte = byteOf(*shown.block, fs.blockSize, shown.start);
    return {};
}

/// The requested structures, the one to show first; also sets the members of `shown` for a file.
/// Precondition: the reading has a volume and its bytes.
Result<std::vector<StructurePlace>> placesOf(const ShowRequest& request, const ImageReading& reading, Shown& shown,
                                             Reporter& reporter) {
    const auto& layout = *shown.snapshot.layout;
    if (request.what == "superblock")
        return superblockPlaces(layout);
    if (request.what == "group")
        return groupPlaces(request, layout);
    if (request.what == "inodes")
        return addInodes(request, reading, shown, reporter);
    if (request.what == "inode" || request.what == "path")
        return filePlaces(request, reading, shown, reporter);
    if (request.what == "orphans") {
        shown.orphans = readOrphanInodes(*reading.bytes, shown.snapshot.placement->bytes, layout);
        return std::vector<StructurePlace>{};
    }
    shown.withBackups = request.what == "backups";
    return shown.withBackups ? std::vector<StructurePlace>{} : journalPlaces(request, layout);
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
    shown.isOfDisk = true;
    return {};
}

Status addOfVolume(const ShowRequest& request, const ImageReading& reading, Shown& shown, Reporter& reporter) {
    if (auto status = requireVolume(reading, request.image.path, withoutBytes); !status)
        return status;
    shown.start = shown.snapshot.placement->bytes.first;
    if (request.what == "block") {
        auto status = addBlock(request, shown);
        if (status) {
            const auto at = shown.onDisk(*shown.byte);
            if (at.value < shown.snapshot.opened().size.value)
                shown.area = areaAt(shown.snapshot.opened(), at);
            status = addStructures(reading, shown, reporter);
        }
        return status;
    }
    auto places = placesOf(request, reading, shown, reporter);
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
        if (shown.answer && shown.answer->inode.isCredible())
            shown.extras = readInodeExtras(*reading.bytes, shown.start, *shown.snapshot.layout,
                                           shown.structures.front(), structures.context());
        if (shown.answer && !shown.answer->inode.isCredible())
            withholdValues(shown.structures.front().decoded);
        shown.unreadable = std::move(read->unreadable);
    }
    if (request.transactions)
        addJournal(reading, shown);
    return {};
}

void write(const Shown& shown, const ShowRequest& request) {
    if (request.json)
        writeShowJson(shown, output());
    else
        writeShowText(shown, textOutput(), terminalStyle());
}

int statusOf(const Shown& shown) {
    const bool isIncomplete = (shown.owners && !shown.owners->isComplete()) ||
                              (shown.answer && shown.answer->paths && !shown.answer->paths->isComplete());
    const bool isFaulty =
        (shown.inodes && shown.inodes->counts->isFault()) || (shown.answer && shown.answer->inode.isFault());
    return isIncomplete || isFaulty ? notGood : answerStatus(shown.snapshot);
}

/// The requested byte or sector.
struct Position {
    std::uint64_t number = 0;
    std::optional<SectorUnit> unit{}; ///< nullopt for a byte

    [[nodiscard]] std::uint64_t bytesPerUnit(const Disk& disk) const {
        return !unit ? 1 : *unit == SectorUnit::Kernel ? kernelSectorBytes : disk.drive.logicalSector.value.value;
    }
    [[nodiscard]] bool isOn(const Disk& disk) const { return number < disk.size.value / bytesPerUnit(disk); }
    [[nodiscard]] ByteOffset byteOn(const Disk& disk) const { return {number * bytesPerUnit(disk)}; }
};

/// "280576s" counts as the kernel's log does.
Result<Position> positionOf(const ShowRequest& request) {
    auto digits = request;
    const bool isSector = request.what == "sector";
    const bool isOfKernel =
        isSector && !digits.which.empty() && (digits.which.back() == 's' || digits.which.back() == 'S');
    if (isOfKernel)
        digits.which.pop_back();
    const auto number = numberOf(digits);
    if (!number)
        return std::unexpected(numberOf(request).error());
    Position position{.number = *number};
    if (isSector)
        position.unit = isOfKernel || request.kernelSectors ? SectorUnit::Kernel : SectorUnit::Logical;
    return position;
}

/// The same number in the other unit of sectors.
Position otherwise(const Position& position) {
    return {.number = position.number,
            .unit = position.unit == SectorUnit::Kernel ? SectorUnit::Logical : SectorUnit::Kernel};
}

Error pastEnd(const ShowRequest& request, const Position& position, const Disk& disk) {
    const auto units = disk.size.value / position.bytesPerUnit(disk);
    auto error = outOfRange(request, fmt::format("0 to {}", grouped(units == 0 ? 0 : units - 1)));
    if (position.unit == SectorUnit::Logical && otherwise(position).isOn(disk))
        error.hint = fmt::format("for a sector of the kernel's log, of 512 bytes, type {}s", position.number);
    return error;
}

Result<int> showPosition(const ShowRequest& request, Reporter& reporter) {
    const auto position = positionOf(request);
    if (!position)
        return std::unexpected(position.error());
    auto volumes = DiskVolumes::open(request.image, reporter);
    if (!volumes)
        return std::unexpected(volumes.error());
    const auto& disk = volumes->disk();
    if (!position->isOn(disk))
        return std::unexpected(pastEnd(request, *position, disk));
    auto shown = shownAt(*volumes, position->byteOn(disk), reporter);
    if (!shown)
        return std::unexpected(shown.error());
    if (position->unit) {
        shown->sector = TakenSector{.unit = *position->unit, .number = position->number};
        const auto other = otherwise(*position);
        const bool differs = other.bytesPerUnit(disk) != position->bytesPerUnit(disk) && other.isOn(disk);
        if (auto read = differs ? shownAt(*volumes, other.byteOn(disk), reporter) : std::unexpected(Error{}); read)
            shown->sector->otherwise = std::make_shared<const Shown>(std::move(*read));
    }
    shown->withBytes = request.hex;
    write(*shown, request);
    return statusOf(*shown);
}

/// The line given as operand, else standard input.
Result<int> showLog(const ShowRequest& request, Reporter& reporter) {
    auto volumes = DiskVolumes::open(request.image, reporter);
    if (!volumes)
        return std::unexpected(volumes.error());
    const auto& operand = request.what == "log" ? request.which : request.what;
    std::istringstream line(operand);
    auto& text = operand.empty() || operand == "-" ? std::cin : static_cast<std::istream&>(line);
    std::vector<LogAnswer> answers;
    const auto counts = answerLog(*volumes, text, request.what == "-", reporter, [&](const LogAnswer& answer) {
        if (request.json)
            answers.push_back(answer);
        else
            writeLogLine(answer, textOutput());
    });
    if (request.json)
        writeLogJson(volumes->alone(), answers, output());
    if (counts.lines == 0) {
        return request.what == "-"
                   ? usageError("no place and no line of the kernel's log was found", "a line such as \"280576\"")
                   : usageError("no line of the kernel's log with a sector, block or inode was found",
                                "a line such as \"I/O error, dev sda, sector 280576\"");
    }
    return counts.unanswered == 0 ? ok : someWrong;
}

Result<int> run(const ShowRequest& request, Reporter& reporter) {
    if (auto status = checkWellFormed(request); !status)
        return std::unexpected(status.error());
    if (request.isLog())
        return showLog(request, reporter);
    if (request.isOnDisk())
        return showPosition(request, reporter);
    const auto reading = readImageNoting(request.image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    Shown shown{.snapshot = reading->snapshot, .withBytes = request.hex};
    const bool ofDisk = request.what == "mbr" || request.what == "gpt" || request.what == "layers";
    const auto added = ofDisk ? addOfDisk(request, *reading, shown) : addOfVolume(request, *reading, shown, reporter);
    if (!added)
        return std::unexpected(added.error());
    bool isComplete = true;
    if (request.inodes.bodyFile)
        isComplete = writeBodyFile(*shown.inodes, *reading, reporter);
    else
        write(shown, request);
    return isComplete ? statusOf(shown) : notGood;
}

} // namespace

void addShow(CommandLine& line) {
    const auto request = std::make_shared<ShowRequest>();
    const auto arguments =
        line.command(reader::showCommand, "the fields of a structure, or what lies at a block, byte or sector",
                     [request](Reporter& reporter) { return run(*request, reporter); });
    addImageOptions(arguments, request->image);
    arguments
        .text(
            "WHAT", request->what,
            "superblock, backups (of it), journal, orphans, mbr, gpt, layers (LUKS, LVM, md); with N: group, inode, "
            "path, "
            "block, "
            "byte, sector; inodes (all, or those of groups N or N-N); log, a line of the kernel's log, or - for places "
            "from standard input, one a line, as grep -abo lists them")
        .required()
        .offering(shownWords());
    arguments.text(
        "N", request->which,
        "number of the group, inode, block of the volume, byte of the disk or logical sector (0x… for hexadecimal; "
        "280576s for a sector of 512 bytes, as the kernel's log counts), or the path, or the line of the log (else "
        "standard input)");
    arguments.flag("--kernel-sectors", request->kernelSectors, "sector N counts 512 bytes, as in the kernel's log");
    arguments.flag(reader::noPathsOption, request->withoutPaths,
                   "do not look for the paths of an inode, for which directories are read");
    const auto json = arguments.flag(reader::jsonOption, request->json, "schema ext4atlas-show/1, see the man page");
    arguments.flag("--all-copies", request->allCopies, "compare all copies of the superblock or group descriptor");
    arguments.flag(reader::treeOption, request->tree,
                   "inode, path: the nodes of its extent tree or its indirect blocks, and the blocks and index of a "
                   "directory");
    arguments.text("--name", request->name, "with --tree: the hash of this name, and its way through the directory")
        .valueName("NAME");
    arguments.flag(reader::transactionsOption, request->transactions,
                   "journal: its transactions, block by block, and what a replay would change");
    arguments.flag("--hex", request->hex, "also show the bytes of the structure");
    addInodeListOptions(arguments, request->inodes).excludes(json);
}

} // namespace atlas::cli
