// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/read_image_noting.h"
#include "cli/show_contents.h"
#include "cli/show_owners.h"
#include "cli/show_places.h"
#include "inspect/inspect_disk.h"
#include "inspect/inspect_layer.h"
#include "report/json/show_json.h"
#include "report/reader/reader_request.h"
#include "report/text/show_text.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace atlas::cli {
namespace {

constexpr std::size_t maxCopies = 256; ///< without sparse_super each group has one

constexpr const char* withoutBytes = "a snapshot holds no bytes of structures";

Error noBytes(const ShowRequest& request) {
    return {.kind = ErrorKind::Unsupported,
            .what = withoutBytes,
            .where = request.image.path,
            .hint = "give the image itself"};
}

/// The MBR, and the EBRs that it leads to.
Result<std::vector<InspectedStructure>> readMbrs(const ByteSource& disk, ByteCount sector) {
    auto mbr = readMbr(disk);
    auto all = mbr ? readEbrs(disk, sector) : std::unexpected(mbr.error());
    if (all) {
        all->insert(all->begin(), std::move(*mbr));
    }
    return all;
}

/// A container's layers begin with those around it, which are shown once.
Result<std::vector<InspectedStructure>> readAllLayers(const ByteSource& disk, const ContainerList& list) {
    std::vector<InspectedStructure> all;
    std::set<ByteOffset> seen;
    for (const auto& container : list.containers) {
        for (const auto& layer : container.layers) {
            auto read = seen.insert(layer.superblock).second ? readLayer(disk, layer)
                                                             : Result<std::vector<InspectedStructure>>{};
            if (!read) {
                return std::unexpected(read.error());
            }
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

/// The structures of the disk, whatever it holds.
Status addOfDisk(const ShowRequest& request, const ImageReading& reading, Shown& shown) {
    if (!reading.image) {
        return std::unexpected(noBytes(request));
    }
    auto structures = structuresOfDisk(*reading.image, request.what, shown.snapshot.opened());
    if (!structures) {
        return std::unexpected(structures.error());
    }
    shown.structures = std::move(*structures);
    return {};
}

Status addOfVolume(const ShowRequest& request, const ImageReading& reading, Shown& shown, Reporter& reporter) {
    if (auto status = requireVolume(reading, request.image.path, withoutBytes); !status) {
        return status;
    }
    shown.start = shown.snapshot.placement->bytes.first;
    auto places = placesOf(request, reading, shown);
    if (!places) {
        return std::unexpected(places.error());
    }
    shown.areCopies = request.allCopies;
    const auto wanted = std::min(places->size(), request.allCopies ? maxCopies : 1);
    shown.left = request.allCopies ? places->size() - wanted : 0;
    StructureReader structures(*reading.bytes, shown.start);
    if (auto status = structures.useSuperblockOf(*shown.snapshot.layout); !status) {
        return status;
    }
    if (wanted > 0) {
        auto read = readEachCopy(structures, std::span(*places).first(wanted), 0);
        if (!read) {
            return std::unexpected(read.error());
        }
        structures.checkBitmaps(read->copies.front(), shown.snapshot.layout->filesystem);
        shown.structures = std::move(read->copies);
        shown.unreadable = std::move(read->unreadable);
    }
    if (request.isPosition() && shown.structures.empty()) {
        addOwners(reading, shown, reporter);
    }
    if (request.what == "block") {
        addContents(reading, structures, shown);
    }
    return {};
}

Result<int> run(const ShowRequest& request, Reporter& reporter) {
    if (auto status = checkWellFormed(request); !status) {
        return std::unexpected(status.error());
    }
    const auto reading = readImageNoting(request.image, reporter);
    if (!reading) {
        return std::unexpected(reading.error());
    }
    const auto& snapshot = reading->snapshot;
    Shown shown{.snapshot = snapshot, .withBytes = request.hex};
    const bool ofDisk = request.what == "mbr" || request.what == "gpt" || request.what == "layers";
    const auto added = ofDisk ? addOfDisk(request, *reading, shown) : addOfVolume(request, *reading, shown, reporter);
    if (!added) {
        return std::unexpected(added.error());
    }
    if (request.json) {
        writeShowJson(shown, output());
    } else {
        writeShowText(shown, output(), terminalStyle());
    }
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
        "number of the group, inode, block of the volume, byte of the disk or logical sector, 0x… is hexadecimal; "
        "or the path");
    arguments.flag(reader::jsonOption, request->json, "schema ext4atlas-show/1, see the man page");
    arguments.flag("--all-copies", request->allCopies, "compare all copies of the superblock or group descriptor");
    arguments.flag("--hex", request->hex, "the bytes of the structure as well");
}

} // namespace atlas::cli
