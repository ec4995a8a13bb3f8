// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes all that is read of an image: disk, volume, structures, files and free space, and the reports of them.
#include "allocation/allocation_chunk.h"
#include "ext4/find_block_owners.h"
#include "ext4/read_file.h"
#include "ext4/read_owner_map.h"
#include "fuzz/image_file.h"
#include "fuzz/mutate_image.h"
#include "inspect/inspect_disk.h"
#include "inspect/inspect_structure.h"
#include "reading/read_image.h"
#include "report/json/check_json.h"
#include "report/json/layout_json.h"
#include "report/json/owners_json.h"
#include "report/snapshot/snapshot_file.h"
#include "report/text/check_text.h"
#include "report/text/info_text.h"
#include "report/text/layout_text.h"

#include <cstdlib>
#include <sstream>

namespace atlas {
namespace {

constexpr std::uint64_t maxGroups = 4096; ///< more only take longer

void readFiles(const Snapshot& snapshot, const ByteSource& bytes) {
    const auto volume = openVolume(bytes, snapshot.placement->bytes, maxGroups);
    if (!volume) {
        return;
    }
    for (const std::uint32_t inode : {1, 2, 7, 8, 11, 12, 13}) {
        [[maybe_unused]] const auto map = readFileMap(*volume, inode);
        [[maybe_unused]] const auto entries = readDirectory(*volume, inode);
    }
    for (const auto* path : {"/lost+found", "/a/b/c", "/dir/file"}) {
        [[maybe_unused]] const auto steps = findPath(*volume, path);
    }
}

void readStructures(const Snapshot& snapshot, const ByteSource& bytes) {
    const auto& layout = *snapshot.layout;
    StructureReader reader(bytes, snapshot.placement->bytes.first);
    if (!reader.useSuperblockOf(layout)) {
        return;
    }
    auto places = superblockPlaces(layout);
    places.resize(std::min<std::size_t>(places.size(), 8));
    std::vector<InspectedStructure> copies;
    for (const auto& place : places) {
        if (auto copy = reader.read(place)) {
            copies.push_back(std::move(*copy));
        }
    }
    [[maybe_unused]] const auto differences = compareCopies(copies);
    places = descriptorPlaces(layout, {0});
    places.resize(std::min<std::size_t>(places.size(), 8));
    for (const auto& place : {inodePlace(layout, 2), inodePlace(layout, 8), journalPlace(layout)}) {
        if (place) {
            places.push_back(*place);
        }
    }
    for (const auto& place : places) {
        [[maybe_unused]] const auto structure = reader.read(place);
    }
}

void readVolume(const Snapshot& snapshot, const ByteSource& bytes) {
    readFiles(snapshot, bytes);
    readStructures(snapshot, bytes);
    const auto volume = snapshot.placement->bytes;
    std::ostringstream owners;
    writeOwnersJson(snapshot, readOwnerMap(bytes, volume, *snapshot.layout), owners);
    if (!readOwnersJson(owners.str())) {
        std::abort(); // the window could not read what the reader wrote
    }
    [[maybe_unused]] const auto found = findBlockOwners(bytes, volume, *snapshot.layout, {100});
    const auto groups = snapshot.layout->groups.size();
    [[maybe_unused]] const auto allocation =
        readBitmaps(bytes, volume, *snapshot.layout, {{0}, {std::min<std::uint32_t>(groups.value, 64)}},
                    BitmapScope::BlocksAndInodes);
}

/// What was read is also what a snapshot file gives back.
void report(const Snapshot& snapshot) {
    std::ostringstream out;
    writeInfoText(snapshot, out);
    const auto disk = judgeDisk(snapshot);
    writeCheckText(disk, out);
    writeCheckJson(disk, out);
    if (snapshot.layout) {
        writeLayoutText(snapshot, out);
        writeLayoutJson(snapshot, out);
    }
    std::ostringstream saved;
    writeSnapshot(snapshot, saved);
    const auto bytes = saved.str();
    if (!readSnapshot(std::as_bytes(std::span(bytes)))) {
        std::abort();
    }
}

} // namespace
} // namespace atlas

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    const auto source = fuzz::openSparseImage(std::as_bytes(std::span(data, size)));
    if (!source) {
        return -1;
    }
    ImageOptions options;
    options.path = source->name();
    options.maxGroups = maxGroups;
    const auto reading = readImage({.options = options, .file = source, .bytes = source, .host = {}});
    if (!reading) {
        return 0;
    }
    report(reading->snapshot);
    if (reading->bytes && reading->snapshot.hasVolume()) {
        readVolume(reading->snapshot, *reading->bytes);
    }
    if (const auto& image = reading->image) {
        [[maybe_unused]] const auto mbr = readMbr(*image);
        [[maybe_unused]] const auto gpt = readGpt(*image, {512});
    }
    return 0;
}
