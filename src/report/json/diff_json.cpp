// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/diff_json.h"

#include "report/json/json_writer.h"

#include <algorithm>

namespace atlas {
namespace {

void writeValue(JsonWriter& json, std::string_view key, const FieldValue& value) {
    if (const auto* number = std::get_if<std::uint64_t>(&value)) {
        json.field(key, *number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        json.field(key, *text);
    } else {
        json.field(key, nullptr);
    }
}

void writeFields(JsonWriter& json, const std::vector<FieldDifference>& fields) {
    json.beginArray();
    for (const auto& field : fields) {
        json.beginObject();
        json.field("name", field.name);
        writeValue(json, "from", field.from);
        writeValue(json, "to", field.to);
        json.endObject();
    }
    json.endArray();
}

/// Counts the changes per kind of structure; omits kinds without changes.
void writeCounts(JsonWriter& json, const LayoutDiff& diff) {
    json.beginObject();
    for (const auto kind : allRegionKinds) {
        if (std::ranges::all_of(diff.counts[index(kind)], [](std::uint64_t count) { return count == 0; })) {
            continue;
        }
        json.key(name(kind));
        json.beginObject();
        for (std::size_t n = 0; n < changeKindCount; ++n) {
            const auto change = static_cast<ChangeKind>(n);
            if (const auto count = diff.count(kind, change); count != 0) {
                json.field(name(change), count);
            }
        }
        json.endObject();
    }
    json.endObject();
}

void writeBlocks(JsonWriter& json, const BlockInterval& blocks) {
    json.beginObject();
    json.field("first_block", blocks.first);
    json.field("blocks", blocks.count);
    json.endObject();
}

void writeFirst(JsonWriter& json, std::string_view key, const std::optional<BlockInterval>& blocks) {
    json.key(key);
    if (blocks) {
        writeBlocks(json, *blocks);
    } else {
        json.value(nullptr);
    }
}

void writeAll(JsonWriter& json, std::string_view key, std::span<const BlockInterval> extents) {
    json.key(key);
    json.beginArray();
    for (const auto& blocks : extents) {
        writeBlocks(json, blocks);
    }
    json.endArray();
}

void writeChange(JsonWriter& json, const LayoutDiff& diff, const Change& change) {
    json.beginObject();
    json.field("kind", name(change.kind));
    json.field("group", change.group == noGroup ? std::nullopt : std::optional(change.group));
    json.field("inode", change.inode);
    json.field("change", name(change.change));
    if (change.change == ChangeKind::Moved) {
        json.field("moved_blocks", change.moved);
        json.field("compared_blocks", change.compared);
    }
    writeFirst(json, "from", change.from);
    writeFirst(json, "to", change.to);
    json.field("pieces", std::vector{change.pieces[0], change.pieces[1]});
    if (change.pieces[0] > 1 || change.pieces[1] > 1) {
        writeAll(json, "from_pieces", diff.from(change));
        writeAll(json, "to_pieces", diff.to(change));
    }
    json.endObject();
}

} // namespace

void writeDiffJson(const LayoutDiff& diff, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-diff/1");
    json.key("figures");
    writeFields(json, diff.fields);
    json.key("summary");
    writeCounts(json, diff);
    json.key("changes");
    json.beginArray();
    for (const auto& change : diff.changes) {
        writeChange(json, diff, change);
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
