// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/tree_json.h"

#include "base/utf8.h"

#include <array>

namespace atlas {
namespace {

void writeNode(JsonWriter& json, const MapNode& node) {
    json.beginObject();
    json.field("depth", node.depth);
    json.field("block", node.block);
    json.field("parent", node.parent);
    json.field("logical", node.logical);
    json.field("entries", node.entries);
    json.field("max", node.most);
    json.field("checksum_right", node.checksumRight);
    json.field("damaged", node.damaged);
    json.key("extents");
    json.beginArray();
    for (const auto& extent : node.extents) {
        json.beginObject();
        json.field("logical", extent.logical);
        json.field("physical", extent.blocks.first);
        json.field("length", extent.blocks.count);
        json.field("unwritten", extent.unwritten);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeTree(JsonWriter& json, const std::optional<FileTree>& tree) {
    json.key("tree");
    if (!tree)
        return json.value(nullptr);
    json.beginObject();
    json.field("by_extents", tree->byExtents);
    json.field("cut", tree->cut);
    json.key("nodes");
    json.beginArray();
    for (const auto& node : tree->nodes)
        writeNode(json, node);
    json.endArray();
    json.endObject();
}

std::string_view nameOf(DirectoryTreeBlock::Kind kind) {
    constexpr std::array<std::string_view, 3> names{"entries", "root", "node"};
    return names[static_cast<std::size_t>(kind)];
}

void writeBlock(JsonWriter& json, const DirectoryTreeBlock& block) {
    json.beginObject();
    json.field("kind", nameOf(block.kind));
    json.field("logical", block.logical);
    json.field("block", block.block);
    json.field("level", block.level);
    json.field("first_hash", block.level ? std::optional(block.firstHash) : std::nullopt);
    json.field("last_hash", block.level ? std::optional(block.lastHash) : std::nullopt);
    json.field("entries", block.entries);
    json.field("free_bytes", block.freeBytes);
    json.field("checksum_right", block.checksumRight);
    json.field("damaged", block.damaged);
    json.key("index");
    json.beginArray();
    for (const auto& entry : block.index) {
        json.beginObject();
        json.field("hash", entry.hash);
        json.field("block", entry.block);
        json.endObject();
    }
    json.endArray();
    json.key("deleted");
    json.beginArray();
    for (const auto& entry : block.deleted) {
        json.beginObject();
        json.field("name", escapedBytes(entry.name));
        json.field("inode", entry.inode);
        json.field("byte_in_block", entry.at);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeWay(JsonWriter& json, const std::optional<NameWay>& way) {
    json.key("way");
    if (!way)
        return json.value(nullptr);
    json.beginObject();
    json.field("name", escapedBytes(way->name));
    json.field("hash", way->hash);
    json.field("minor_hash", way->hash ? std::optional(way->minor) : std::nullopt);
    json.field("blocks", way->blocks);
    json.field("inode", way->inode);
    json.field("block", way->inode ? std::optional(way->block) : std::nullopt);
    json.field("byte_in_block", way->inode ? std::optional(way->at) : std::nullopt);
    json.endObject();
}

} // namespace

void writeTrees(JsonWriter& json, const Shown& shown) {
    writeTree(json, shown.tree);
    json.key("directory");
    if (!shown.directory)
        return json.value(nullptr);
    const auto& directory = *shown.directory;
    json.beginObject();
    json.field("indexed", directory.indexed);
    json.field("hash", directory.hash.empty() ? std::nullopt : std::optional(directory.hash));
    json.field("levels", directory.levels);
    json.field("names", directory.names);
    json.field("collisions", directory.collisions);
    json.field("cut", directory.cut);
    json.key("blocks");
    json.beginArray();
    for (const auto& block : directory.blocks)
        writeBlock(json, block);
    json.endArray();
    writeWay(json, directory.way);
    json.endObject();
}

void writeInodeExtras(JsonWriter& json, const Shown& shown) {
    const auto& extras = *shown.extras;
    json.key("attributes");
    json.beginArray();
    for (const auto& attribute : extras.attributes) {
        json.beginObject();
        json.field("name", escapedBytes(attribute.name));
        json.field("block", attribute.block);
        json.field("byte", attribute.at);
        json.field("bytes", attribute.size);
        json.field("value_inode", attribute.valueInode == 0 ? std::nullopt : std::optional(attribute.valueInode));
        json.field("hex", hexText(attribute.value));
        json.endObject();
    }
    json.endArray();
    json.key("attribute_block");
    if (extras.block) {
        json.beginObject();
        json.field("block", extras.block);
        json.field("references", extras.references);
        json.field("checksum_right", extras.checksumRight);
        json.endObject();
    } else {
        json.value(nullptr);
    }
    json.field("inline_bytes", extras.inlineBytes);
    json.field("attributes_damaged", extras.damaged);
}

void writeOrphans(JsonWriter& json, const Shown& shown) {
    const auto& orphans = *shown.orphans;
    json.key("orphans");
    json.beginArray();
    for (const auto& orphan : orphans.all) {
        json.beginObject();
        json.field("inode", orphan.inode.number);
        json.field("block", orphan.block);
        json.field("byte_in_block", orphan.block ? std::optional(orphan.at) : std::nullopt);
        json.field("links", orphan.inode.links);
        json.field("size", orphan.inode.size);
        json.field("state", name(orphan.inode.state));
        json.field("next", orphan.inode.nextOrphan == 0 ? std::nullopt : std::optional(orphan.inode.nextOrphan));
        json.endObject();
    }
    json.endArray();
    json.field("orphan_list_broken_at", orphans.brokenAt == 0 ? std::nullopt : std::optional(orphans.brokenAt));
    json.field("orphans_cut", orphans.cut);
}

} // namespace atlas
