// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_report.h"

#include "base/utf8.h"
#include "report/json/json_writer.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "scan/scan_words.h"

#include <fmt/format.h>
#include <map>
#include <ostream>

namespace atlas {
namespace {

Tone toneOf(ScanState state) {
    switch (state) {
    case ScanState::Good: return Tone::Good;
    case ScanState::Warning: return Tone::Warning;
    default: return Tone::Bad;
    }
}

std::string numberText(std::uint64_t value) { return format(message<MessageId::MetricNumber>(Number{value})); }

/// Nothing if there is nothing to count.
void writeCounts(const Message& heading, const std::vector<ScanCount>& counts, std::ostream& out, TextStyle style) {
    if (counts.empty())
        return;
    writeHeading(out, heading, style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& count : counts)
        rows.push_back({{printable(count.name)}, {numberText(count.places)}});
    writeTable(out, {{}, {.heading = {}, .right = true}}, rows, style);
}

void writeWorst(const std::vector<ScanWorst>& worst, std::ostream& out, TextStyle style) {
    if (worst.empty())
        return;
    writeHeading(out, message<MessageId::ScanWorst>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& each : worst) {
        const auto why = printable(each.why);
        // An error begins with the place, which has its own column.
        const auto start = printable(each.place) + ": ";
        rows.push_back({{printable(each.place)},
                        {format(label(each.state)), toneOf(each.state)},
                        {why.starts_with(start) ? why.substr(start.size()) : why}});
    }
    writeTable(out, {{}, {}, {}}, rows, style);
}

} // namespace

void writeScanSummaryText(const ScanSummary& summary, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::ScanSummary>(Count{summary.places}), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto state : allScanStates)
        if (summary.count(state) > 0)
            rows.push_back({{format(label(state)), toneOf(state)}, {numberText(summary.count(state))}});
    writeTable(out, {{}, {.heading = {}, .right = true}}, rows, style);
    writeCounts(message<MessageId::ScanReasons>(), reasonCounts(summary), out, style);
    writeWorst(summary.worst, out, style);
    writeCounts(message<MessageId::ScanContents>(), contentCounts(summary), out, style);
    writeCounts(message<MessageId::ScanFormats>(), formatCounts(summary), out, style);
    writeCounts(message<MessageId::ScanFlexGroups>(), flexGroupCounts(summary), out, style);
    writeCounts(message<MessageId::ScanBlockSizes>(), blockSizeCounts(summary), out, style);
    if (summary.places > 0) {
        out << '\n'
            << format(message<MessageId::ScanRead>(Size{{summary.bytesRead}}, Count{summary.requests},
                                                   Size{{summary.imageBytes}}, Duration{summary.seconds}))
            << '\n';
    }
}

namespace {

template <class Key>
void writeCountsJson(JsonWriter& json, std::string_view keyName, const std::map<Key, std::uint64_t>& counts) {
    json.beginArray();
    for (const auto& [what, number] : counts) {
        json.beginObject();
        json.field(keyName, what);
        json.field("places", number);
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeScanSummaryJson(const ScanSummary& summary, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-scan-summary/1");
    json.field("places", summary.places);
    for (const auto state : allScanStates)
        json.field(name(state), summary.count(state));
    json.key("reasons");
    writeCountsJson(json, "reason", summary.reasons);
    json.key("contents");
    writeCountsJson(json, "content", summary.contents);
    json.key("envelopes");
    writeCountsJson(json, "envelope", summary.envelopes);
    json.key("flex_group_sizes");
    writeCountsJson(json, "flex_group_size", summary.flexGroupSizes);
    json.key("block_sizes");
    writeCountsJson(json, "block_size", summary.blockSizes);
    json.key("worst");
    json.beginArray();
    for (const auto& each : summary.worst) {
        json.beginObject();
        json.field("place", each.place);
        json.field("state", name(each.state));
        json.field("errors", each.errors);
        json.field("why", each.why);
        json.endObject();
    }
    json.endArray();
    json.field("image_bytes", summary.imageBytes);
    json.field("volume_bytes", summary.volumeBytes);
    json.field("metadata_bytes", summary.metadataBytes);
    json.field("bytes_read", summary.bytesRead);
    json.field("requests", summary.requests);
    json.field("seconds", summary.seconds);
    json.endObject();
}

void writeScanMetrics(const ScanSummary& summary, std::ostream& out) {
    const auto begin = [&](std::string_view metric, std::string_view help) {
        out << fmt::format("# HELP ext4atlas_scan_{0} {1}\n# TYPE ext4atlas_scan_{0} gauge\n", metric, help);
    };
    begin("places", "Images and devices by how they were judged.");
    for (const auto state : allScanStates)
        out << fmt::format("ext4atlas_scan_places{{state=\"{}\"}} {}\n", name(state), summary.count(state));
    begin("reasons", "Images and devices that are not good, by cause.");
    for (const auto& [reason, number] : summary.reasons) {
        std::string safe;
        for (const char c : reason)
            safe += c == '"' || c == '\\' || c == '\n' ? '_' : c;
        out << fmt::format("ext4atlas_scan_reasons{{reason=\"{}\"}} {}\n", safe, number);
    }
    begin("read_bytes", "Bytes that the scan read.");
    out << fmt::format("ext4atlas_scan_read_bytes {}\n", summary.bytesRead);
    begin("seconds", "Time that all readers took together.");
    out << fmt::format("ext4atlas_scan_seconds {}\n", summary.seconds);
}

} // namespace atlas
