// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot/snapshot_json.h"

#include "layout/layout.h"
#include "report/json/field_writer.h"
#include "report/json/json_reader.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas {
namespace {

using Json = nlohmann::json;

constexpr int deepest = 14; // of a snapshot: 12; the others are in an array

std::unexpected<Error> unreadableJson(std::string what) {
    return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = std::move(what)});
}

/// The nesting depth of objects and arrays. Checked before parsing, because the parsed tree takes many times the memory
/// of the text.
int depthOf(std::string_view text) {
    int depth = 0;
    int maximum = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            maximum = std::max(maximum, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return maximum;
}

Result<Json> parse(std::span<const std::byte> bytes) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (depthOf(text) > deepest)
        return unreadableJson("the snapshot's JSON nests too deep");
    auto json = parseJson(text);
    if (json.is_discarded() || !json.is_object())
        return unreadableJson("the snapshot's JSON is damaged or cut short");
    return json;
}

void readLayout(const Json& json, Arrays arrays, Layout& layout, std::optional<Error>& fault) {
    JsonReader field(json, "layout", fault);
    describeMembers(field, layout, arrays);
    layout.missing = missingBytes(layout.findings);
}

Result<Draft> draftOf(const Json& json, Arrays arrays) {
    std::optional<Error> fault;
    JsonReader field(json, "snapshot", fault);
    std::string found;
    field("schema", found);
    if (!fault && found != snapshotSchema) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "this JSON is no snapshot of a version this program reads",
                                     .found = fmt::format("schema \"{}\"", found),
                                     .expected = fmt::format("\"{}\"", snapshotSchema)});
    }
    Draft draft;
    describeMembers(field, draft.snapshot);
    const auto* layout = field.child("layout");
    if (layout != nullptr && layout->is_object()) {
        draft.layout = std::make_shared<Layout>();
        readLayout(*layout, arrays, *draft.layout, fault);
        draft.snapshot.layout = draft.layout;
    }
    if (fault)
        return std::unexpected(*fault);
    return draft;
}

} // namespace

Result<Draft> readSnapshotJson(std::span<const std::byte> text, Arrays arrays) {
    const auto json = parse(text);
    return json ? draftOf(*json, arrays) : std::unexpected(json.error());
}

Result<std::vector<Draft>> readExport(std::span<const std::byte> text) {
    const auto json = parse(text);
    if (!json)
        return std::unexpected(json.error());
    std::vector<const Json*> all{&*json};
    if (const auto others = json->find(otherSnapshots); others != json->end())
        for (const auto& other : *others)
            all.push_back(&other);
    std::vector<Draft> drafts;
    for (const auto* each : all) {
        auto draft = each->is_object() ? draftOf(*each, Arrays::Inside)
                                       : Result<Draft>(unreadableJson("the snapshot's JSON is damaged"));
        if (!draft)
            return std::unexpected(draft.error());
        drafts.push_back(std::move(*draft));
    }
    return drafts;
}

namespace {

void writeLayout(const Layout& layout, Arrays arrays, JsonWriter& json, FieldWriter& field) {
    json.beginObject();
    describeMembers(field, layout, arrays);
    json.endObject();
}

void writeSnapshot(const Snapshot& snapshot, Arrays arrays, std::span<const Snapshot> others, JsonWriter& json) {
    FieldWriter field(json);
    json.beginObject();
    field("schema", std::string(snapshotSchema));
    describeMembers(field, snapshot);
    json.key("layout");
    if (snapshot.layout)
        writeLayout(*snapshot.layout, arrays, json, field);
    else
        json.value(nullptr);
    if (!others.empty()) {
        json.key(otherSnapshots);
        json.beginArray();
        for (const auto& other : others)
            writeSnapshot(other, arrays, {}, json);
        json.endArray();
    }
    json.endObject();
}

} // namespace

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out, std::span<const Snapshot> others) {
    JsonWriter json(out);
    writeSnapshot(snapshot, arrays, others, json);
}

} // namespace atlas
