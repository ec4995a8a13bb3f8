// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/info_json.h"

#include "alignment/starts.h"
#include "disk/disk_area.h"
#include "layout/df_figures.h"
#include "layout/health.h"
#include "report/json/field_writer.h"
#include "report/json/json_reader.h"
#include "report/json/summary_json.h"
#include "report/words/place_text.h"
#include "report/words/stack_text.h"

namespace atlas {
namespace {

void writeKnown(JsonWriter& json, std::string_view key, const auto& known) {
    json.key(key);
    json.beginObject();
    json.field("bytes", known.value);
    json.field("source", name(known.source));
    json.endObject();
}

/// Writes libblkid's name for the content; null if it recognised nothing.
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
    json.field("reported_sector", disk.drive.reportedSector);
    writeKnown(json, "phase", disk.drive.phase);
    json.field("optimal_io", disk.drive.optimalIo.value);
    json.field("erase_block", disk.drive.eraseBlock.value);
    json.field("optimal_io_bogus", isBogusOptimalIo(disk.drive));
    json.field("minimum_io", disk.drive.minimumIo.value);
    json.field("discard_granularity", disk.drive.discardGranularity.value);
    writeContent(json, disk.content);
    FieldWriter fields(json);
    if (disk.envelope)
        fields("envelope", *disk.envelope);
    json.endObject();
}

void writePartition(JsonWriter& json, const Snapshot& snapshot, const Partition& partition) {
    const auto& disk = snapshot.opened();
    const auto bytes = bytesOf(disk, partition);
    const auto start = startVerdict(snapshot, partition, disk.drive.grid());
    json.beginObject();
    json.field("number", partition.number);
    json.field("start", partition.sectors.first);
    json.field("sectors", partition.sectors.count);
    json.field("start_byte", bytes.first);
    json.field("bytes", bytes.count);
    json.field("bytes_there", intersection(bytes, ByteInterval{{0}, {disk.size.value}}).count);
    json.field("type", partition.typeCode);
    json.field("type_name", partition.typeName);
    json.field("name", partition.name);
    json.field("uuid", partition.uuid);
    json.field("role", name(partition.role));
    json.field("bootable", partition.bootable);
    writeContent(json, partition.content);
    writeStartVerdict(json, start);
    json.field("start_remainder", start.past);
    json.field("judgeable", !start.extended);
    json.field("compensated", start.compensated);
    json.endObject();
}

/// What neither a partition nor the table itself holds.
void writeGaps(JsonWriter& json, const Disk& disk) {
    const auto sector = disk.drive.logicalSector.value;
    json.key("gaps");
    json.beginArray();
    for (const auto& [area, bytes] : gapsOf(disk)) {
        json.beginObject();
        json.field("kind", name(area.kind));
        json.field("first_sector", sectorOf(bytes.first, sector));
        json.field("sectors", bytes.count.value / sector.value);
        json.field("byte", bytes.first);
        json.field("bytes", bytes.count);
        json.field("partition", area.partition);
        json.field("next_partition", area.next);
        json.field("text", english(areaText(area)));
        json.endObject();
    }
    json.endArray();
}

void writeLayer(JsonWriter& json, const Layer& layer, const StartVerdict& start) {
    json.beginObject();
    json.field("kind", name(layer.kind));
    json.field("name", layer.name);
    json.field("header_byte", layer.header);
    json.field("data_byte", layer.data);
    json.field("data_offset", layer.dataOffset());
    json.field("granularity", layer.unit);
    writeStartVerdict(json, start);
    json.field("data_remainder", start.past);
    json.field("compensated", start.compensated);
    if (layer.kind == LayerKind::MdMember) {
        json.field("metadata_version", layer.version);
        json.field("raid_level", layer.raidLevel);
        json.field("members", layer.members);
        json.field("role", layer.role);
    }
    json.endObject();
}

void writeContainer(JsonWriter& json, const Snapshot& snapshot, const Container& container) {
    const auto grid = snapshot.opened().drive.grid();
    json.beginObject();
    json.field("partition", container.partition);
    json.key("layers");
    json.beginArray();
    for (const auto& layer : container.layers)
        writeLayer(json, layer, startVerdict(snapshot, container.partition, layer, grid));
    json.endArray();
    json.field("readable", container.innermost().readable);
    json.field("volume_group", container.group);
    writeContent(json, container.content);
    json.field("text", english(insideText(container)));
    json.endObject();
}

/// `start`: null if the volume is in several places or cannot be read.
void writeLogicalVolume(JsonWriter& json, FieldWriter& field, const LogicalVolume& volume, const StartVerdict* start) {
    json.beginObject();
    json.field("name", volume.name);
    json.field("size", volume.size);
    json.field("partition", volume.partition);
    json.field("readable", volume.isReadable());
    json.field("obstacle", volume.isReadable() ? std::nullopt : std::optional(name(volume.obstacle)));
    writeContent(json, volume.content);
    json.field("text", english(insideText(volume)));
    if (start != nullptr)
        writeStartVerdict(json, *start);
    else
        json.field("verdict", std::optional<std::string_view>());
    json.field("start_remainder", start != nullptr ? std::optional(start->past) : std::nullopt);
    json.field("compensated", start != nullptr && start->compensated);
    field("pieces", volume.map);
    json.endObject();
}

void writeContents(JsonWriter& json, FieldWriter& field, const Snapshot& snapshot) {
    const auto& disk = snapshot.opened();
    json.key("containers");
    json.beginArray();
    for (const auto& container : disk.inside.containers)
        writeContainer(json, snapshot, container);
    json.endArray();
    json.key("logical_volumes");
    json.beginArray();
    const auto starts = openedStarts(snapshot, disk.drive.grid());
    for (const auto& volume : disk.inside.logicalVolumes)
        writeLogicalVolume(json, field, volume, startOf(volume, starts));
    json.endArray();
    json.field("contents_not_listed", disk.inside.more);
}

} // namespace

void writeInfoJson(const Snapshot& snapshot, std::ostream& out) {
    const auto& disk = snapshot.opened();
    JsonWriter json(out);
    FieldWriter field(json);
    json.beginObject();
    json.field("schema", "ext4atlas-info/1");
    writeProgram(json, snapshot);
    json.key("disk");
    writeDisk(json, disk);
    json.key("partitions");
    json.beginArray();
    for (const auto& partition : disk.table.partitions)
        writePartition(json, snapshot, partition);
    json.endArray();
    writeGaps(json, disk);
    writeContents(json, field, snapshot);
    json.key("filesystem");
    if (snapshot.layout) {
        json.beginObject();
        const auto [partition, logicalVolume] = snapshot.volumeName();
        json.field("partition", partition);
        json.field("logical_volume", logicalVolume);
        describe(field, snapshot.layout->filesystem);
        json.endObject();
    } else {
        json.value(nullptr);
    }
    if (snapshot.layout) {
        writeDf(json, *snapshot.layout, freeByDescriptors(*snapshot.layout));
        writeReadFrom(json, *snapshot.layout);
    }
    json.key("summary");
    json.beginObject();
    if (snapshot.layout)
        writeSummaryMembers(json, *snapshot.layout, assumedMediumOf(snapshot.disk.drive));
    json.endObject();
    json.key("findings");
    writeFindings(json, readingFindings(snapshot));
    json.endObject();
}

namespace {

constexpr auto* devicesSchema = "ext4atlas-devices/1";

} // namespace

template <class Archive, class Partition>
void describe(Archive& json, Partition& partition)
    requires std::same_as<std::remove_const_t<Partition>, ListedPartition>
{
    json("path", partition.path);
    json("number", partition.number);
    json("start_byte", partition.start);
    json("bytes", partition.size);
    json("content", partition.content);
    json("label", partition.label);
    json("mounted_at", partition.mountedAt);
}

template <class Archive, class Device>
void describe(Archive& json, Device& device)
    requires std::same_as<std::remove_const_t<Device>, ListedDevice>
{
    json("path", device.path);
    json("model", device.model);
    json("bytes", device.size);
    json("logical_sector", device.logicalSector);
    json("physical_sector", device.physicalSector);
    json("read_only", device.isReadOnly);
    json("removable", device.isRemovable);
    json("content", device.content);
    json("label", device.label);
    json("mounted_at", device.mountedAt);
    json("partitions", device.partitions);
}

void writeDevicesJson(const std::string& program, const std::vector<ListedDevice>& devices, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", devicesSchema);
    json.field("program", program);
    json.key("devices");
    FieldWriter(json).write(devices);
    json.endObject();
}

Result<std::vector<ListedDevice>> readDevicesJson(std::string_view text) {
    const auto json = parseJson(text);
    std::optional<Error> fault;
    std::vector<ListedDevice> devices;
    if (hasSchema(json, devicesSchema))
        JsonReader(json, "devices", fault)("devices", devices);
    else
        fault = Error{.kind = ErrorKind::Corrupt, .what = "this is no list of devices", .expected = devicesSchema};
    return fault ? Result<std::vector<ListedDevice>>(std::unexpected(*fault)) : std::move(devices);
}

} // namespace atlas
