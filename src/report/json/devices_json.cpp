// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/devices_json.h"

#include "report/json/field_writer.h"
#include "report/json/json_reader.h"

namespace atlas {
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
    if (hasSchema(json, devicesSchema)) {
        JsonReader(json, "devices", fault)("devices", devices);
    } else {
        fault = Error{.kind = ErrorKind::Corrupt, .what = "this is no list of devices", .expected = devicesSchema};
    }
    return fault ? Result<std::vector<ListedDevice>>(std::unexpected(*fault)) : std::move(devices);
}

} // namespace atlas
