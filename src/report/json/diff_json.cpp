// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/diff_json.h"

#include "report/json/json_writer.h"

#include <algorithm>

namespace atlas {
namespace {

void writeFields(JsonWriter& json, const std::vector<FieldChange>& fields) {
    json.beginArray();
    for (const auto& field : fields) {
        json.beginObject();
        json.field("name", field.name);
        json.field("from", field.from);
        json.field("to", field.to);
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

void writeBlocks(JsonWriter& json, std::string_view key, const std::optional<BlockInterval>& blocks) {
    json.key(key);
    if (!blocks) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    json.field("first_block", blocks->first);
    json.field("blocks", blocks->count);
    json.endObject();
}

void writeChange(JsonWriter& json, const Change& change) {
    json.beginObject();
    json.field("kind", name(change.kind));
    json.field("group", change.group == noGroup ? std::nullopt : std::optional(change.group));
    json.field("inode", change.inode);
    json.field("change", name(change.change));
    writeBlocks(json, "from", change.from);
    writeBlocks(json, "to", change.to);
    json.field("pieces", std::vector{change.pieces[0], change.pieces[1]});
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
        writeChange(json, change);
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
