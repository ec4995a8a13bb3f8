// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/read_image_noting.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "report/json/show_json.h"
#include "report/text/show_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

constexpr std::uint32_t rootInode = 2;
constexpr std::size_t maxCopies = 256; ///< without sparse_super each group has one

struct Options {
    InspectOptions image;
    std::string what;
    std::string which;
    bool json = false;
    bool allCopies = false;
    bool hex = false;
};

constexpr std::array<std::string_view, 5> withOperand{"group", "inode", "path", "byte", "sector"};
constexpr std::array<std::string_view, 4> withoutOperand{"superblock", "journal", "mbr", "gpt"};

Error outOfRange(const Options& options, const std::string& expected) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no such {}", options.what),
            .found = "\"" + options.which + "\"",
            .expected = expected};
}

/// Decimal, or hexadecimal with 0x.
Result<std::uint64_t> number(const Options& options) {
    std::string_view text = options.which;
    const bool hexadecimal = text.starts_with("0x");
    text.remove_prefix(hexadecimal ? 2 : 0);
    std::uint64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
    if (text.empty() || code != std::errc() || end != text.data() + text.size()) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} wants a number", options.what),
                                     .found = "\"" + options.which + "\""});
    }
    return value;
}

Status wellFormed(const Options& options) {
    const bool wantsOperand = std::ranges::find(withOperand, options.what) != withOperand.end();
    if (wantsOperand == options.which.empty()) {
        const auto wanted = options.what == "path" ? "a path" : wantsOperand ? "a number" : "no number";
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} wants {}", options.what, wanted),
                                     .found = options.which});
    }
    if (options.allCopies && options.what != "superblock" && options.what != "group") {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "only superblock and group descriptors have copies (--all-copies)"});
    }
    return {};
}

Error noBytes(const Options& options) {
    return {.kind = ErrorKind::Unsupported,
            .what = "a snapshot holds no bytes of structures",
            .where = options.image.path,
            .hint = "give the image itself"};
}

/// The structures of the disk, whatever it holds.
Status addOfDisk(const Options& options, const Inspection& inspection, Shown& shown) {
    if (!inspection.image) {
        return std::unexpected(noBytes(options));
    }
    if (options.what == "mbr") {
        auto mbr = readMbr(*inspection.image);
        if (!mbr) {
            return std::unexpected(mbr.error());
        }
        shown.structures.push_back(std::move(*mbr));
        return {};
    }
    auto gpt = readGpt(*inspection.image, shown.snapshot.opened().drive.logicalSector.value);
    if (!gpt) {
        return std::unexpected(gpt.error());
    }
    shown.structures = std::move(*gpt);
    return {};
}

Result<std::vector<StructurePlace>> groupPlaces(const Options& options, const Layout& layout) {
    const auto group = number(options);
    if (!group) {
        return std::unexpected(group.error());
    }
    const auto groups = layout.groups.size().value;
    if (*group >= groups) {
        return std::unexpected(
            outOfRange(options, fmt::format("groups from 0 to {}", grouped(std::uint64_t{groups} - 1))));
    }
    return descriptorPlaces(layout, {static_cast<std::uint32_t>(*group)});
}

Result<std::vector<StructurePlace>> inodePlaces(const Options& options, const Layout& layout) {
    const auto inode = number(options);
    if (!inode) {
        return std::unexpected(inode.error());
    }
    const bool fits = *inode <= layout.filesystem.inodeCount && *inode <= 0xFFFFFFFF;
    const auto place = fits ? inodePlace(layout, static_cast<std::uint32_t>(*inode)) : std::nullopt;
    if (!place) {
        return std::unexpected(
            outOfRange(options, fmt::format("inodes from 1 to {}", grouped(layout.filesystem.inodeCount))));
    }
    return std::vector{*place};
}

/// Finds the path, if one was asked for, and the blocks of its inode.
Status addFile(const Options& options, const Inspection& inspection, Shown& shown) {
    const ReadOptions defaults;
    const auto volume = openVolume(*inspection.bytes, shown.snapshot.placement->bytes,
                                   options.image.maxGroups.value_or(defaults.maxGroups));
    if (!volume) {
        return std::unexpected(volume.error());
    }
    std::uint32_t inode = rootInode;
    if (options.what == "path") {
        auto path = findPath(*volume, options.which);
        if (!path) {
            return std::unexpected(path.error());
        }
        inode = path->empty() ? rootInode : path->back().inode;
        shown.path = std::move(*path);
    } else {
        const auto asked = number(options);
        inode = asked ? static_cast<std::uint32_t>(*asked) : 0;
    }
    auto map = readFileMap(*volume, inode);
    if (!map) {
        return std::unexpected(map.error());
    }
    shown.file = std::move(*map);
    return {};
}

Result<std::vector<StructurePlace>> filePlaces(const Options& options, const Inspection& inspection, Shown& shown) {
    if (options.what == "inode") {
        if (auto places = inodePlaces(options, *shown.snapshot.layout); !places) {
            return places;
        }
    }
    if (auto status = addFile(options, inspection, shown); !status) {
        return std::unexpected(status.error());
    }
    const auto place = inodePlace(*shown.snapshot.layout, shown.file->inode);
    return place ? std::vector{*place} : std::vector<StructurePlace>{};
}

Result<std::vector<StructurePlace>> journalPlaces(const Options& options, const Layout& layout) {
    const auto place = journalPlace(layout);
    if (!place) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "the file system has no journal of its own",
                                     .where = options.image.path});
    }
    return std::vector{*place};
}

/// The structure under the byte or at the start of the sector that was asked for; none is no error.
Result<std::vector<StructurePlace>> positionPlaces(const Options& options, Shown& shown) {
    const auto position = number(options);
    if (!position) {
        return std::unexpected(position.error());
    }
    const auto& disk = shown.snapshot.disk;
    const auto unit = options.what == "sector" ? disk.drive.logicalSector.value.value : 1;
    const auto units = disk.size.value / unit;
    if (*position >= units) {
        return std::unexpected(outOfRange(options, fmt::format("0 to {}", grouped(units == 0 ? 0 : units - 1))));
    }
    shown.byte = ByteOffset{*position * unit};
    const auto at = shown.byteInVolume();
    const auto place = at ? placeAt(*shown.snapshot.layout, *at) : std::nullopt;
    return place ? std::vector{*place} : std::vector<StructurePlace>{};
}

Result<std::vector<StructurePlace>> placesOf(const Options& options, const Inspection& inspection, Shown& shown) {
    const auto& layout = *shown.snapshot.layout;
    if (options.what == "superblock") {
        return superblockPlaces(layout);
    }
    if (options.what == "group") {
        return groupPlaces(options, layout);
    }
    if (options.what == "inode" || options.what == "path") {
        return filePlaces(options, inspection, shown);
    }
    return options.what == "journal" ? journalPlaces(options, layout) : positionPlaces(options, shown);
}

Status addOfVolume(const Options& options, const Inspection& inspection, Shown& shown) {
    if (inspection.noLayout) {
        return std::unexpected(inspection.noLayout->error);
    }
    if (!inspection.bytes || !shown.snapshot.hasVolume()) {
        return std::unexpected(noBytes(options));
    }
    shown.start = shown.snapshot.placement->bytes.first;
    auto places = placesOf(options, inspection, shown);
    if (!places) {
        return std::unexpected(places.error());
    }
    shown.areCopies = options.allCopies;
    const auto wanted = std::min(places->size(), options.allCopies ? maxCopies : 1);
    shown.left = options.allCopies ? places->size() - wanted : 0;
    StructureReader reader(*inspection.bytes, shown.start);
    if (auto status = reader.useSuperblockOf(*shown.snapshot.layout); !status) {
        return status;
    }
    for (std::size_t n = 0; n < wanted; ++n) {
        auto structure = reader.read((*places)[n]);
        if (!structure) {
            return std::unexpected(structure.error());
        }
        shown.structures.push_back(std::move(*structure));
    }
    return {};
}

Result<int> run(const Options& options, Reporter& reporter) {
    if (auto status = wellFormed(options); !status) {
        return std::unexpected(status.error());
    }
    const auto inspection = readImageNoting(options.image, reporter);
    if (!inspection) {
        return std::unexpected(inspection.error());
    }
    const auto& snapshot = inspection->snapshot;
    Shown shown{.snapshot = snapshot, .withBytes = options.hex};
    const bool ofDisk = options.what == "mbr" || options.what == "gpt";
    const auto added = ofDisk ? addOfDisk(options, *inspection, shown) : addOfVolume(options, *inspection, shown);
    if (!added) {
        return std::unexpected(added.error());
    }
    if (options.json) {
        writeShowJson(shown, output());
    } else {
        writeShowText(shown, output(), terminalStyle());
    }
    return ok;
}

} // namespace

void addShow(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    const auto arguments = line.command("show", "the fields of a structure, or what lies at a byte or sector",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    std::vector<std::string> words(withoutOperand.begin(), withoutOperand.end());
    words.insert(words.end(), withOperand.begin(), withOperand.end());
    arguments.text("WHAT", options->what, "superblock, journal, mbr, gpt; with N: group, inode, path, byte, sector")
        .required()
        .among(words);
    arguments.text("N", options->which,
                   "number of the group, inode, byte of the disk or logical sector, 0x… is hexadecimal; or the path");
    arguments.flag("--json", options->json, "schema ext4atlas-show/1, see the man page");
    arguments.flag("--all-copies", options->allCopies, "compare all copies of the superblock or group descriptor");
    arguments.flag("--hex", options->hex, "the bytes of the structure as well");
}

} // namespace atlas::cli
