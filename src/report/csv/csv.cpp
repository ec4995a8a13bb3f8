// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/csv.h"

#include "compare/metric_table.h"
#include "report/words/labels.h"
#include "report/words/recommendation_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>

namespace atlas {
namespace {

void appendField(std::string& row, const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
        row += field;
        return;
    }
    row += '"';
    for (const char c : field)
        row.append(c == '"' ? 2 : 1, c);
    row += '"';
}

} // namespace

std::string csvRow(const std::vector<std::string>& fields) {
    std::string row;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        row += i == 0 ? "" : ",";
        appendField(row, fields[i]);
    }
    return row + "\r\n";
}

void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out) {
    out << csvRow({"group", "first_block", "blocks", "block_bitmap", "flags", "descriptor_free", "bitmap_free"});
    for (std::uint32_t i = 0; i < allocation.size().value; ++i) {
        const GroupNumber group = allocation.first + GroupCount{i};
        const auto g = group.value;
        const auto blocks = layout.filesystem.blocksOf(group);
        const auto found = allocation.freeClusters[i];
        const bool isCurrent = layout.groups.isCurrent(group);
        out << csvRow({std::to_string(g), std::to_string(blocks.first.value), std::to_string(blocks.count.value),
                       std::to_string(layout.groups.blockBitmap[g].value),
                       isCurrent ? fmt::format("{}", fmt::join(flagNames(layout.groups.flags[g]), " ")) : "",
                       isCurrent ? std::to_string(layout.groups.freeBlocks[g]) : "",
                       found == unknownFree ? "" : std::to_string(found)});
    }
}

void writeFreeExtentsCsv(const Layout& layout, const FreeListing& listing, std::ostream& out) {
    out << csvRow({"first_block", "blocks", "byte", "bytes"});
    listing([&](const FreeExtentPlace& extent) {
        const auto& [blocks, byte] = extent;
        out << csvRow({std::to_string(blocks.first.value), std::to_string(blocks.count.value),
                       std::to_string(byte.value),
                       std::to_string(bytesOf(blocks.count, layout.filesystem.blockSize).value)});
    });
}

namespace {

std::string headingOf(const Metric& metric) {
    const std::string name(metric.name);
    return metric.unit != Unit::Blocks || name.ends_with("_blocks") ? name : name + "_blocks";
}

} // namespace

std::vector<std::string> measuredHeading(const MeasureFrame& frame, bool recommends) {
    std::vector<std::string> heading;
    for (const auto& metric : metricsOf(frame))
        heading.push_back(headingOf(metric));
    if (frame.raid) {
        heading.insert(heading.end(),
                       {"raid_block_bitmaps_by_member", "raid_inode_bitmaps_by_member", "raid_inode_tables_by_member"});
    }
    if (recommends)
        heading.insert(heading.end(), {"deciding_metric", "recommended", "recommendation"});
    heading.emplace_back("block_size_bytes");
    return heading;
}

std::vector<std::string> measuredFields(const Measured& measured, const MeasureFrame& frame,
                                        const std::optional<Recommendation>& recommendation, std::size_t row) {
    std::vector<std::string> fields;
    for (const auto& metric : metricsOf(frame))
        fields.push_back(fmt::format("{:.{}f}", metric.value(measured), metric.decimals));
    if (frame.raid) {
        const auto load = measured.load.value_or(MemberLoad{});
        for (const auto* member : {&load.blockBitmaps, &load.inodeBitmaps, &load.inodeTableBlocks})
            fields.push_back(fmt::format("{}", fmt::join(*member, " ")));
    }
    if (recommendation) {
        fields.push_back(headingOf(decidingMetric(recommendation->use)));
        fields.emplace_back(recommendation->chosenAt == row ? "1" : "0");
        fields.push_back(english(sentence(*recommendation)));
    }
    fields.push_back(std::to_string(measured.blockSize.value));
    return fields;
}

void writeComparisonCsv(const MeasuredComparison& comparison, std::ostream& out) {
    auto heading = measuredHeading(comparison.frame, comparison.recommendation.has_value());
    heading.insert(heading.begin(), "layout");
    heading.emplace_back("start_byte");
    out << csvRow(heading);
    for (std::size_t n = 0; n < comparison.layouts.size(); ++n) {
        const auto& each = comparison.layouts[n];
        auto row = measuredFields(each.measured, comparison.frame, comparison.recommendation, n);
        row.insert(row.begin(), each.label);
        row.push_back(std::to_string(each.measured.start.value));
        out << csvRow(row);
    }
}

void writeFlexGroupSweepCsv(const MeasuredFlexGroupSweep& sweep, std::ostream& out) {
    const auto& advice = sweep.recommendation;
    auto heading = measuredHeading(sweep.frame, advice.has_value());
    heading.insert(heading.begin(), {"setting", "flex_group_size", "default"});
    out << csvRow(heading);
    for (std::size_t n = 0; n < sweep.layouts.size(); ++n) {
        const auto& setting = sweep.layouts[n];
        auto fields = measuredFields(setting.measured, sweep.frame, advice, n);
        fields.insert(fields.begin(),
                      {setting.label, setting.flexGroupSize ? std::to_string(*setting.flexGroupSize) : "",
                       setting.isDefault ? "1" : "0"});
        out << csvRow(fields);
    }
}

void writeMeasurementCsv(const Measurement& measurement, std::ostream& out) {
    const auto number = [](const std::optional<double>& value) { return value ? fmt::format("{}", *value) : ""; };
    out << csvRow({"experiment", "access", "metadata", "request_bytes", "shift_bytes", "past_boundary_bytes",
                   "area_byte", "area_bytes", "run", "requests", "bytes", "seconds", "per_second", "bytes_per_second",
                   "latency_median", "latency_p99", "sync_latency_median", "sync_latency_p99", "modelled"});
    for (const auto& point : measurement.points) {
        const auto& setting = point.setting;
        for (std::size_t n = 0; n < point.runs.size(); ++n) {
            const auto& run = point.runs[n];
            const auto bytes = [](ByteCount count) { return std::to_string(count.value); };
            out << csvRow({std::string(name(measurement.experiment)), std::string(name(setting.access)),
                           setting.metadata ? std::string(name(*setting.metadata)) : "", bytes(setting.request),
                           bytes(setting.shift), point.pastBoundary ? bytes(*point.pastBoundary) : "",
                           std::to_string(setting.area.first.value), bytes(setting.area.count), std::to_string(n + 1),
                           std::to_string(run.requests), bytes(run.bytes), number(run.seconds), number(run.perSecond),
                           number(run.bytesPerSecond), number(run.latency.median), number(run.latency.p99),
                           run.sync ? number(run.sync->median) : "", run.sync ? number(run.sync->p99) : "",
                           number(point.modelled)});
        }
    }
}

void writeTraceCsv(const TraceTable& table, std::ostream& out) {
    out << csvRow({"touched", "requests", "reads", "writes", "discards", "write_zeroes", "read_bytes", "written_bytes",
                   "discarded_bytes", "zeroed_bytes", "read_modify_writes", "seek_bytes"});
    const auto row = [&](std::string_view touched, const TouchCounts& counts) {
        std::vector<std::string> fields{std::string(touched)};
        for (const auto number : {counts.requests, counts.reads, counts.writes, counts.discards, counts.zeroes,
                                  counts.readBytes, counts.writtenBytes, counts.discardedBytes, counts.zeroedBytes,
                                  counts.readModifyWrites, counts.seekBytes})
            fields.push_back(std::to_string(number));
        out << csvRow(fields);
    };
    for (std::size_t n = 0; n < touchedKindCount; ++n)
        row(name(touchedKind(n)), table.kinds[n]);
    row("bitmaps", table.bitmaps);
    row("metadata", table.metadata);
    row("total", table.total);
}

} // namespace atlas
