// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/trace_json.h"

#include "base/utf8.h"
#include "report/json/field_writer.h"
#include "report/json/summary_json.h"
#include "report/words/touched_text.h"

namespace atlas {
namespace {

void writeCounts(JsonWriter& json, const TouchCounts& counts) {
    json.field("requests", counts.requests);
    json.field("reads", counts.reads);
    json.field("writes", counts.writes);
    json.field("discards", counts.discards);
    json.field("write_zeroes", counts.zeroes);
    json.field("read_bytes", counts.readBytes);
    json.field("written_bytes", counts.writtenBytes);
    json.field("discarded_bytes", counts.discardedBytes);
    json.field("zeroed_bytes", counts.zeroedBytes);
    json.field("read_modify_writes", counts.readModifyWrites);
    json.field("seek_bytes", counts.seekBytes);
}

void writeCounts(JsonWriter& json, std::string_view name, const TouchCounts& counts) {
    json.key(name);
    json.beginObject();
    writeCounts(json, counts);
    json.endObject();
}

void writeFacts(JsonWriter& json, const TraceReport& report) {
    const auto& facts = report.facts;
    json.key("trace");
    json.beginObject();
    json.field("path", report.trace);
    json.field("format", name(*facts.format));
    json.field("event", name(facts.event));
    json.field("device", facts.device);
    json.field("lines", facts.lines);
    json.field("requests", facts.requests);
    json.field("requests_of_other_devices", facts.otherDevices);
    json.field("damaged_lines", facts.damaged);
    json.field("first_damaged_line", facts.damaged > 0 ? std::optional(facts.firstDamaged) : std::nullopt);
    json.field("damaged_text", facts.damaged > 0 ? std::optional(facts.damagedText) : std::nullopt);
    json.field("in_order", !facts.isEarlier);
    json.endObject();
    json.key("place");
    json.beginObject();
    json.field("of", name(report.place.device));
    json.field("by", name(report.place.by));
    json.field("offset_bytes", report.place.offset);
    json.field("doubtful", report.isDoubtful);
    json.endObject();
}

void writeBusiest(JsonWriter& json, const TraceReport& report) {
    json.field("busiest_unit_bytes", report.busyUnit);
    json.key("busiest");
    json.beginArray();
    for (const auto& place : report.busiest) {
        json.beginObject();
        json.field("byte", place.block.bytes.first);
        json.field("block", place.first);
        json.field("kind", name(place.kind));
        json.field("group", place.group);
        json.field("reads", std::uint64_t{place.block.touches.reads});
        json.field("writes", std::uint64_t{place.block.touches.writes});
        json.key("owners");
        json.beginArray();
        if (place.owners) {
            for (const auto& owner : place.owners->owners) {
                json.beginObject();
                json.field("inode", owner.inode);
                json.field("paths", owner.paths);
                json.endObject();
            }
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeTraceJson(const Snapshot& snapshot, const TraceReport& report, std::ostream& out) {
    const auto& table = report.table;
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-trace/1");
    writeProgram(json, snapshot);
    json.field("image", snapshot.disk.path);
    json.field("start_byte", snapshot.placement->bytes.first);
    json.field("block_size", snapshot.filesystem()->blockSize);
    writeFacts(json, report);
    json.field("tried_start_sector", report.start);
    json.field("from_ns", report.fromNanoseconds);
    json.field("to_ns", report.toNanoseconds);
    json.field("first_request_ns", table.firstNanoseconds);
    json.field("last_request_ns", table.lastNanoseconds);
    json.field("granularity_bytes", report.marked.size);
    json.field("granularity_phase_byte", report.marked.phase);
    writeCounts(json, "total", table.total);
    writeCounts(json, "bitmaps", table.bitmaps);
    writeCounts(json, "metadata", table.metadata);
    json.key("kinds");
    json.beginArray();
    for (std::size_t n = 0; n < touchedKindCount; ++n) {
        json.beginObject();
        json.field("kind", name(touchedKind(n)));
        writeCounts(json, table.kinds[n]);
        json.endObject();
    }
    json.endArray();
    json.field("flushes", table.flushes);
    json.field("forced_writes", table.forced);
    json.key("sequential");
    json.beginObject();
    json.field("runs", table.runs.runs);
    json.field("requests", table.runs.requests);
    json.field("longest_requests", table.runs.longestRequests);
    json.field("longest_bytes", table.runs.longestBytes);
    json.endObject();
    json.key("dirty_chunks");
    json.beginArray();
    for (const auto& chunk : report.chunks) {
        json.beginObject();
        json.field("chunk_bytes", chunk.size);
        json.field("chunks", chunk.chunks);
        json.field("upper_bound", chunk.isUpperBound);
        json.endObject();
    }
    json.endArray();
    writeBusiest(json, report);
    json.endObject();
}

void writeBlockOwnersJson(std::span<const BlockNumber> blocks, std::span<const BlockOwners> owners, std::ostream& out) {
    JsonWriter json(out);
    json.beginArray();
    for (std::size_t n = 0; n < blocks.size(); ++n) {
        json.beginObject();
        json.field("block", blocks[n]);
        json.field("in_use", owners[n].allocated);
        json.field("bitmap_doubtful", owners[n].isBitmapDoubtful);
        json.key("owners");
        json.beginArray();
        for (const auto& owner : owners[n].owners) {
            json.beginObject();
            json.field("inode", owner.inode);
            json.field("links", owner.links);
            json.field("attribute_value", owner.holdsAttribute);
            json.key("paths");
            json.beginArray();
            for (const auto& path : owner.paths)
                json.value(printable(path));
            json.endArray();
            json.endObject();
        }
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

} // namespace atlas
