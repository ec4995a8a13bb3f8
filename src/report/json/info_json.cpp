// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/info_json.h"

#include "alignment/finding_order.h"
#include "report/json/field_writer.h"
#include "report/json/findings_json.h"
#include "report/json/summary_json.h"

namespace atlas {
namespace {

void writeKnown(JsonWriter& json, std::string_view key, const auto& known) {
    json.key(key);
    json.beginObject();
    json.field("bytes", known.value);
    json.field("source", name(known.source));
    json.endObject();
}

/// Writes libblkid's name for the content; null if libblkid recognised nothing.
void writeContent(JsonWriter& json, const Content& content) {
    json.field("content", content.type.empty() ? std::nullopt : std::optional(content.type));
    json.field("label", content.label);
    json.field("content_uuid", content.uuid);
}

void writeDisk(JsonWriter& json, const Disk& disk) {
    json.beginObject();
    json.field("path", disk.path);
    json.field("size", disk.size);
    json.field("is_device", disk.isDevice);
    json.field("table", disk.table.kind == TableKind::None ? std::nullopt : std::optional(name(disk.table.kind)));
    json.field("id", disk.table.id);
    writeKnown(json, "logical_sector", disk.drive.logicalSector);
    writeKnown(json, "physical_sector", disk.drive.physicalSector);
    writeKnown(json, "phase", disk.drive.phase);
    json.field("optimal_io", disk.drive.optimalIo.value);
    json.field("erase_block", disk.drive.eraseBlock.value);
    json.field("optimal_io_bogus", isBogusOptimalIo(disk.drive));
    json.field("minimum_io", disk.drive.minimumIo.value);
    json.field("discard_granularity", disk.drive.discardGranularity.value);
    writeContent(json, disk.content);
    json.endObject();
}

void writePartition(JsonWriter& json, const Disk& disk, const Partition& partition) {
    const auto bytes = bytesOf(disk, partition);
    const auto grid = disk.drive.grid();
    json.beginObject();
    json.field("number", partition.number);
    json.field("start", partition.sectors.first);
    json.field("sectors", partition.sectors.count);
    json.field("start_byte", bytes.first);
    json.field("bytes", bytes.count);
    json.field("type", partition.typeCode);
    json.field("type_name", partition.typeName);
    json.field("name", partition.name);
    json.field("uuid", partition.uuid);
    json.field("role", name(partition.role));
    json.field("bootable", partition.bootable);
    writeContent(json, partition.content);
    json.field("verdict", name(startFit(bytes.first, grid)));
    json.field("start_remainder", pastBoundary(bytes.first, grid));
    json.endObject();
}

} // namespace

void writeInfoJson(const Snapshot& snapshot, std::ostream& out) {
    const auto& disk = snapshot.disk;
    JsonWriter json(out);
    FieldWriter field(json);
    json.beginObject();
    json.field("schema", "ext4atlas-info/1");
    json.field("program", snapshot.program);
    json.key("disk");
    writeDisk(json, disk);
    json.key("partitions");
    json.beginArray();
    for (const auto& partition : disk.table.partitions) {
        writePartition(json, disk, partition);
    }
    json.endArray();
    json.key("filesystem");
    if (snapshot.layout) {
        json.beginObject();
        json.field("partition", snapshot.placement ? snapshot.placement->partition : std::nullopt);
        describe(field, snapshot.layout->filesystem);
        json.endObject();
    } else {
        json.value(nullptr);
    }
    json.key("summary");
    json.beginObject();
    if (snapshot.layout) {
        writeSummaryMembers(json, *snapshot.layout);
    }
    json.endObject();
    json.key("findings");
    writeFindings(json, readingFindings(snapshot));
    json.endObject();
}

} // namespace atlas
