// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/owners_json.h"

#include "layout/layout_summary.h"
#include "report/json/field_writer.h"
#include "report/json/json_reader.h"
#include "report/json/json_writer.h"
#include "report/json/summary_json.h"

namespace atlas {
namespace {

constexpr auto* ownersSchema = "ext4atlas-owners/1";

/// Three numbers per stretch: objects would triple the size for millions of stretches.
std::vector<std::uint64_t> flat(const std::vector<OwnedBlocks>& stretches) {
    std::vector<std::uint64_t> numbers;
    numbers.reserve(stretches.size() * 3);
    for (const auto& stretch : stretches)
        numbers.insert(numbers.end(), {stretch.blocks.first.value, stretch.blocks.count.value, stretch.owner});
    return numbers;
}

/// Returns false unless the stretches are sorted and their owners exist, and without `mayOverlap` they are disjoint.
bool takeStretches(const std::vector<std::uint64_t>& numbers, std::size_t owners, bool mayOverlap,
                   std::vector<OwnedBlocks>& stretches) {
    constexpr std::uint64_t maxBlock = std::uint64_t{1} << 60;
    if (numbers.size() % 3 != 0)
        return false;
    stretches.reserve(numbers.size() / 3);
    std::uint64_t least = 0;
    for (std::size_t n = 0; n < numbers.size(); n += 3) {
        const auto first = numbers[n];
        const auto count = numbers[n + 1];
        if (first < least || count == 0 || first > maxBlock || count > maxBlock || numbers[n + 2] >= owners)
            return false;
        stretches.push_back({{{first}, {count}}, static_cast<std::uint32_t>(numbers[n + 2])});
        least = mayOverlap ? first : first + count;
    }
    return true;
}

} // namespace

template <class Archive, class Field>
void describe(Archive& json, Field& owner)
    requires std::same_as<std::remove_const_t<Field>, Owner>
{
    json("kind", owner.kind);
    json("inode", owner.inode);
    json("links", owner.links);
    json("files", owner.files);
    json("blocks", owner.blocks);
    json("shared_blocks", owner.shared);
    json("pieces", owner.pieces);
    json("paths", owner.paths);
}

template <class Archive, class Field>
void describe(Archive& json, Field& file)
    requires std::same_as<std::remove_const_t<Field>, LosingFile>
{
    json("inode", file.inode);
    json("links", file.links);
    json("directory", file.isDirectory);
    json("missing_blocks", file.blocks);
    json("paths", file.paths);
}

template <class Archive, class Map>
void describe(Archive& json, Map& map)
    requires std::same_as<std::remove_const_t<Map>, OwnerMap>
{
    json("shared_blocks", map.shared);
    json("contested_blocks", map.contested);
    json("free_but_owned_blocks", map.freeButOwned);
    json("changing_groups", map.changingGroups);
    json("unread_inode_tables", map.unreadTables);
    json("unread_bitmaps", map.unreadBitmaps);
    json("broken_maps", map.brokenMaps);
    json("broken_directory_blocks", map.brokenDirectories);
    json("cut", map.cut);
    json("from_copies", map.isFromCopies);
    json("files_past_end", map.losingFiles);
    json("losing_files", map.losing);
    json("owners", map.owners);
}

void writeOwnersJson(const Snapshot& snapshot, const OwnerMap& map, std::ostream& out) {
    const auto& fs = snapshot.layout->filesystem;
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", ownersSchema);
    writeProgram(json, snapshot);
    json.field("image", snapshot.disk.path);
    json.field("start_byte", snapshot.placement->bytes.first);
    json.field("block_size", fs.blockSize);
    json.field("total_blocks", fs.blockCount);
    json.field("complete", map.isComplete() && !isBeforeReplay(fs));
    writeReadFrom(json, *snapshot.layout);
    FieldWriter fields(json);
    describe(fields, map);
    json.field("stretches", flat(map.stretches));
    json.field("further_stretches", flat(map.further));
    json.endObject();
}

Result<OwnerMap> readOwnersJson(std::string_view text) {
    const auto json = parseJson(text);
    std::optional<Error> fault;
    OwnerMap map;
    std::vector<std::uint64_t> stretches;
    std::vector<std::uint64_t> further;
    if (hasSchema(json, ownersSchema)) {
        JsonReader reader(json, "owners", fault);
        describe(reader, map);
        reader("stretches", stretches);
        reader("further_stretches", further);
    } else {
        fault = Error{.kind = ErrorKind::Corrupt, .what = "this is no map of owners", .expected = ownersSchema};
    }
    if (!fault && !(takeStretches(stretches, map.owners.size(), false, map.stretches) &&
                    takeStretches(further, map.owners.size(), true, map.further)))
        fault = Error{.kind = ErrorKind::Corrupt, .what = "owners.stretches are not sorted, or have no owner"};
    return fault ? Result<OwnerMap>(std::unexpected(*fault)) : std::move(map);
}

} // namespace atlas
