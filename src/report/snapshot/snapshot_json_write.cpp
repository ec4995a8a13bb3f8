// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/field_writer.h"
#include "report/snapshot/layout_members.h"

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
    field("program", snapshot.program);
    field("disk", snapshot.disk);
    field("placement", snapshot.placement);
    field("layers", snapshot.layers);
    field("findings", snapshot.findings);
    field("image", snapshot.image);
    field("asked_partition", snapshot.askedPartition);
    field("volume_named", snapshot.isVolumeNamed);
    field("other_volumes", snapshot.otherVolumes);
    field("no_volume", snapshot.noVolume);
    json.key("layout");
    if (snapshot.layout) {
        writeLayout(*snapshot.layout, arrays, json, field);
    } else {
        json.value(nullptr);
    }
    json.endObject();
}

} // namespace atlas
