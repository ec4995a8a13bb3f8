// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_record.h"

#include "base/utf8.h"
#include "report/json/field_writer.h"
#include "report/json/json_reader.h"

#include <charconv>
#include <fmt/format.h>

namespace atlas {

template <class A, Is<ScanVolume> T>
void describe(A& a, T& volume) {
    a("content", volume.content);
    a("label", volume.label);
    a("uuid", volume.uuid);
    a("start", volume.start);
    a("block_size", volume.blockSize);
    a("blocks", volume.blocks);
    a("inodes", volume.inodes);
    a("groups", volume.groups);
    a("flex_group_size", volume.flexGroupSize);
    a("features", volume.features);
    a("metadata_bytes", volume.metadataBytes);
    a("metadata_share", volume.metadataShare);
    a("used_bytes", volume.usedBytes);
    a("map", volume.map);
}

template <class A, Is<ScanRecord> T>
void describe(A& a, T& record) {
    const auto text = [&a](std::string_view name, auto& member) {
        std::optional<std::string> maybe;
        if (!member.empty())
            maybe = member;
        a(name, maybe);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(member)>>)
            member = maybe.value_or("");
    };
    a("place", record.place);
    a("place_hex", record.placeHex);
    a("size", record.stamp.size);
    a("modified_ns", record.stamp.modified);
    text("etag", record.stamp.etag);
    a("program", record.program);
    a("good", record.good);
    text("error_kind", record.errorKind);
    text("error", record.error);
    text("envelope", record.envelope);
    a("partition", record.partition);
    text("logical_volume", record.logicalVolume);
    a("volumes", record.volumes);
    text("verdict", record.verdict);
    text("state", record.state);
    text("text", record.text);
    text("cause", record.cause);
    text("cure", record.cure);
    text("health", record.health);
    a("errors", record.errors);
    a("warnings", record.warnings);
    text("finding", record.finding);
    text("finding_text", record.findingText);
    a("physical_sector", record.physicalSector);
    a("volume", record.volume);
    a("bytes_read", record.bytesRead);
    a("requests", record.requests);
    a("seconds", record.seconds);
}

namespace {

constexpr int hexBase = 16;

} // namespace

std::string ScanRecord::reason() const {
    if (!isRead())
        return errorKind;
    if (good.value_or(true))
        return {};
    if (!cause.empty())
        return cause;
    return health == "error" && !finding.empty() ? finding : state;
}

std::string ScanRecord::placeBytes() const {
    if (!placeHex)
        return place;
    std::string bytes;
    for (std::size_t at = 0; at + 1 < placeHex->size(); at += 2) {
        unsigned byte = 0;
        std::from_chars(placeHex->data() + at, placeHex->data() + at + 2, byte, hexBase);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

ScanRecord recordOfPlace(std::string_view place) {
    ScanRecord record{.place = validUtf8(place)};
    if (record.place != place) {
        auto& hex = record.placeHex.emplace();
        for (const char c : place)
            hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
    }
    return record;
}

void setError(ScanRecord& record, const Error& error) {
    record.errorKind = name(error.kind);
    record.error = validUtf8(sentence(error));
    record.good.reset();
}

void writeScanLine(const ScanRecord& record, std::ostream& out) {
    JsonWriter json(out, JsonWriter::Lines::None);
    json.beginObject();
    json.field("schema", scanSchema);
    FieldWriter fields(json);
    describe(fields, record);
    json.endObject();
}

Result<ScanRecord> readScanLine(std::string_view line) {
    const auto corrupt = [](std::string what) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt, .what = std::move(what)});
    };
    if (line.size() >= longestScanLine)
        return corrupt("is longer than any line of a scan");
    const auto json = parseJson(line);
    if (json.is_discarded() || !hasSchema(json, scanSchema))
        return corrupt(fmt::format("is no line of a scan, whose schema is {}", scanSchema));
    ScanRecord record;
    std::optional<Error> fault;
    JsonReader reader(json, "line", fault);
    describe(reader, record);
    if (fault)
        return std::unexpected(*fault);
    return record;
}

} // namespace atlas
