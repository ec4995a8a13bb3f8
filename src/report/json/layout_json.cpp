// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/layout_json.h"

#include "report/json/comparison_json.h"
#include "report/json/field_writer.h"
#include "report/json/summary_json.h"
#include "report/words/labels.h"

namespace atlas {
namespace {

/// Writes [first, last], both inclusive; null if `blocks` is empty.
void writeRange(JsonWriter& json, BlockInterval blocks) {
    if (blocks.empty()) {
        json.value(nullptr);
        return;
    }
    json.beginArray();
    json.value(blocks.first);
    json.value(blocks.last());
    json.endArray();
}

void writeFlags(JsonWriter& json, std::uint16_t flags) {
    json.beginArray();
    for (const auto& flag : flagNames(flags))
        json.value(flag);
    json.endArray();
}

void writeCopies(JsonWriter& json, const GroupCopies* copies) {
    static const GroupCopies none{};
    const auto& held = copies != nullptr ? *copies : none;
    json.field("superblock", superblockName(copies));
    json.field("superblock_block", held.superblock);
    json.key("descriptor_blocks");
    writeRange(json, held.descriptors);
    json.key("reserved_gdt_blocks");
    writeRange(json, held.reservedGdt);
}

std::optional<std::uint32_t> checksumOf(const std::vector<std::uint32_t>& checksums, GroupNumber group) {
    return checksums.empty() ? std::nullopt : std::optional(checksums[group.value]);
}

void writeGroup(JsonWriter& json, const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto& groups = layout.groups;
    const auto g = group.value;
    const auto blocks = fs.blocksOf(group);
    json.beginObject();
    json.field("group", group);
    json.field("first_block", blocks.first);
    json.field("blocks", blocks.count);
    json.field("flex_group", fs.flexGroupSize ? std::optional(fs.flexGroupOf(group)) : std::nullopt);
    json.field("block_bitmap", layout.startOf(RegionKind::BlockBitmap, group));
    json.field("inode_bitmap", layout.startOf(RegionKind::InodeBitmap, group));
    json.field("inode_table", layout.startOf(RegionKind::InodeTable, group));
    json.field("inode_table_blocks", fs.inodeTableBlocks);
    const auto count = [&](std::uint32_t number) {
        return groups.isCurrent(group) ? std::optional(number) : std::nullopt;
    };
    json.field("descriptor", name(groups.sourceOf(group)));
    json.field("free_blocks", count(groups.freeBlocks[g]));
    json.field("free_inodes", count(groups.freeInodes[g]));
    json.field("used_directories", count(groups.usedDirectories[g]));
    json.field("unused_inodes", count(groups.unusedInodes[g]));
    json.key("flags");
    if (groups.isCurrent(group))
        writeFlags(json, groups.flags[g]);
    else
        json.value(nullptr);
    json.field("checksum", fs.checksumsDescriptors() ? std::optional(groups.checksum[g]) : std::nullopt);
    json.field("computed_checksum",
               fs.checksumsDescriptors() ? std::optional(groups.computedChecksum[g]) : std::nullopt);
    json.field("block_bitmap_checksum", checksumOf(groups.blockBitmapChecksum, group));
    json.field("inode_bitmap_checksum", checksumOf(groups.inodeBitmapChecksum, group));
    writeCopies(json, layout.copiesIn(group));
    json.endObject();
}

void writeRegions(JsonWriter& json, const std::vector<Region>& regions) {
    json.beginArray();
    for (const auto& region : regions) {
        for (std::uint32_t n = 0; n < region.groups.value; ++n) {
            const auto part = region.part(n);
            json.beginObject();
            json.field("kind", name(part.kind));
            json.field("first_block", part.first);
            json.field("blocks", part.count);
            json.field("group", part.owned() ? std::optional(part.group) : std::nullopt);
            json.endObject();
        }
    }
    json.endArray();
}

void writeVolume(JsonWriter& json, const Snapshot& snapshot) {
    writeProgram(json, snapshot);
    json.field("image", snapshot.disk.path);
    json.field("partition", snapshot.volumeName().partition);
    json.field("start_byte", snapshot.placement ? std::optional(snapshot.placement->bytes.first) : std::nullopt);
}

} // namespace

void writeLayoutJson(const Snapshot& snapshot, std::ostream& out, const PlanFacts* planned) {
    const auto& layout = *snapshot.layout;
    JsonWriter json(out);
    FieldWriter field(json);
    json.beginObject();
    json.field("schema", "ext4atlas-layout/1");
    writeVolume(json, snapshot);
    if (planned != nullptr) {
        json.key("plan");
        json.beginObject();
        writePlanFacts(json, *planned);
        json.endObject();
    }
    field("filesystem", layout.filesystem);
    json.key("groups");
    json.beginArray();
    for (GroupNumber group{0}; group.value < layout.groups.size().value; ++group)
        writeGroup(json, layout, group);
    json.endArray();
    json.key("regions");
    writeRegions(json, layout.regions);
    field("files", layout.files);
    json.key("findings");
    writeFindings(json, layout.findings);
    json.endObject();
}

} // namespace atlas
