// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_places.h"

#include "base/number_text.h"
#include "base/parse_size.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {

Error outOfRange(const ShowRequest& request, const std::string& expected) {
    return {.kind = ErrorKind::Usage,
            .what = fmt::format("there is no such {}", request.what == "inodes" ? "group" : request.what),
            .found = "\"" + request.which + "\"",
            .expected = expected};
}

Result<std::uint64_t> numberOf(const ShowRequest& request) {
    const auto value = typedNumber(request.which);
    if (!value) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("show {} takes a number", request.what),
                                     .found = "\"" + request.which + "\""});
    }
    return *value;
}

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

namespace {

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

} // namespace

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

} // namespace atlas::cli
