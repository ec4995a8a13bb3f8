// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/field_writer.h"
#include "report/snapshot/snapshot_members.h"

namespace atlas {
namespace {

void writeLayout(const Layout& layout, Arrays arrays, JsonWriter& json, FieldWriter& field) {
    json.beginObject();
    describeMembers(field, layout, arrays);
    json.endObject();
}

} // namespace

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out) {
    JsonWriter json(out);
    FieldWriter field(json);
    json.beginObject();
    field("schema", std::string(snapshotSchema));
    describeMembers(field, snapshot);
    json.key("layout");
    if (snapshot.layout) {
        writeLayout(*snapshot.layout, arrays, json, field);
    } else {
        json.value(nullptr);
    }
    json.endObject();
}

} // namespace atlas
