// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/comparison_json.h"

#include "compare/metric_table.h"
#include "report/json/field_writer.h"
#include "report/json/json_writer.h"
#include "report/json/measurement_fields.h"
#include "report/json/show_json.h"
#include "report/json/snapshot_fields.h"
#include "report/json/summary_json.h"
#include "report/words/diff_text.h"
#include "report/words/glossary.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "report/words/recommendation_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace atlas {
namespace {

void writeValue(JsonWriter& json, std::string_view key, const FieldValue& value) {
    if (const auto* number = std::get_if<std::uint64_t>(&value))
        json.field(key, *number);
    else if (const auto* text = std::get_if<std::string>(&value))
        json.field(key, *text);
    else
        json.field(key, nullptr);
}

void writeFields(JsonWriter& json, const std::vector<FieldDifference>& fields) {
    json.beginArray();
    for (const auto& field : fields) {
        json.beginObject();
        json.field("name", field.name);
        writeValue(json, "from", field.from);
        writeValue(json, "to", field.to);
        json.endObject();
    }
    json.endArray();
}

/// Counts the changes per kind of structure; kinds without changes are omitted.
void writeCounts(JsonWriter& json, const LayoutDiff& diff) {
    json.beginObject();
    for (const auto kind : allRegionKinds) {
        if (std::ranges::all_of(diff.counts[index(kind)], [](std::uint64_t count) { return count == 0; }))
            continue;
        json.key(name(kind));
        json.beginObject();
        for (std::size_t n = 0; n < changeKindCount; ++n) {
            const auto change = static_cast<ChangeKind>(n);
            if (const auto count = diff.count(kind, change); count != 0)
                json.field(name(change), count);
        }
        json.endObject();
    }
    json.endObject();
}

void writeBlocks(JsonWriter& json, const BlockInterval& blocks) {
    json.beginObject();
    json.field("first_block", blocks.first);
    json.field("blocks", blocks.count);
    json.endObject();
}

void writeFirst(JsonWriter& json, std::string_view key, const std::optional<BlockInterval>& blocks) {
    json.key(key);
    if (blocks)
        writeBlocks(json, *blocks);
    else
        json.value(nullptr);
}

void writeAll(JsonWriter& json, std::string_view key, std::span<const BlockInterval> extents) {
    json.key(key);
    json.beginArray();
    for (const auto& blocks : extents)
        writeBlocks(json, blocks);
    json.endArray();
}

void writeChange(JsonWriter& json, const LayoutDiff& diff, const Change& change) {
    json.beginObject();
    json.field("kind", name(change.kind));
    json.field("group", change.group == noGroup ? std::nullopt : std::optional(change.group));
    json.field("inode", change.inode);
    json.field("change", name(change.change));
    if (change.change == ChangeKind::Moved) {
        json.field("moved_blocks", change.moved);
        json.field("compared_blocks", change.compared);
    }
    writeFirst(json, "from", change.from);
    writeFirst(json, "to", change.to);
    json.field("pieces", std::vector{change.pieces[0], change.pieces[1]});
    if (change.pieces[0] > 1 || change.pieces[1] > 1) {
        writeAll(json, "from_pieces", diff.from(change));
        writeAll(json, "to_pieces", diff.to(change));
    }
    json.endObject();
}

void writeDifferingField(JsonWriter& json, const DifferingField& field) {
    const auto& place = field.place;
    const bool isInode = place.kind == StructureKind::Inode || place.kind == StructureKind::JournalSuperblock;
    const auto writeValueOf = [&](std::string_view key, const std::optional<DecodedField>& value) {
        json.field(key, value ? std::optional(value->value) : std::nullopt);
    };
    json.beginObject();
    json.field("structure", name(place.kind));
    json.field("group", unlessNone(place.group, noGroup));
    json.field("inode", isInode ? std::optional(place.number) : std::nullopt);
    json.field("field", field.field().name);
    json.field("offset", field.field().offset);
    writeValueOf("from", field.from);
    writeValueOf("to", field.to);
    json.endObject();
}

void writeFieldsOf(JsonWriter& json, const DifferingFields& fields, DifferenceCause cause) {
    json.beginObject();
    json.field("cause", name(cause));
    json.field("fix", format(fixOf(cause), Language::English));
    json.field("count", fields.count(cause));
    json.key("fields");
    json.beginArray();
    for (const auto& field : fields.of(cause))
        writeDifferingField(json, field);
    json.endArray();
    json.endObject();
}

void writeDifferingFields(JsonWriter& json, const DifferingFields& fields) {
    json.beginObject();
    json.field("count", fields.count());
    json.field("structures", fields.structures);
    json.field("structures_unread", fields.unread);
    json.field("groups_not_compared", fields.groupsOfOne);
    json.key("causes");
    json.beginArray();
    for (const auto cause : allDifferenceCauses)
        if (fields.count(cause) != 0)
            writeFieldsOf(json, fields, cause);
    json.endArray();
    json.endObject();
}

} // namespace

namespace {

void writeLayoutDiff(JsonWriter& json, const LayoutDiff& diff, const DifferingFields* fields) {
    json.key("figures");
    writeFields(json, diff.fields);
    json.key("summary");
    writeCounts(json, diff);
    json.key("changes");
    json.beginArray();
    for (const auto& change : diff.changes)
        writeChange(json, diff, change);
    json.endArray();
    if (fields != nullptr) {
        json.key("fields");
        writeDifferingFields(json, *fields);
    }
}

/// Null for a volume that only the other disk has.
void writeSide(JsonWriter& json, std::optional<std::size_t> volume, const std::vector<VolumeName>& names) {
    if (!volume) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    json.field("partition", names[*volume].partition);
    json.field("logical_volume", names[*volume].logicalVolume);
    json.endObject();
}

void writePartitions(JsonWriter& json, const std::vector<PartitionDifference>& partitions) {
    json.beginArray();
    for (const auto& partition : partitions) {
        json.beginObject();
        json.field("number", partition.number);
        json.key("figures");
        writeFields(json, partition.fields);
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeDiffJson(const LayoutDiff& diff, const DifferingFields* fields, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-diff/1");
    writeLayoutDiff(json, diff, fields);
    json.endObject();
}

namespace {

/// Which measurement; null without one.
void writeMeasured(JsonWriter& json, const MeasurementPtr& measurement) {
    if (!measurement) {
        json.value(nullptr);
        return;
    }
    json.beginObject();
    json.field("time", measurement->time);
    json.field("target", measurement->target);
    json.endObject();
}

void writeMeasurementPair(JsonWriter& json, const MeasurementPair& pair) {
    const auto& experiment = (pair.from ? pair.from : pair.to)->experiment;
    json.beginObject();
    json.field("experiment", name(experiment));
    json.key("from");
    writeMeasured(json, pair.from);
    json.key("to");
    writeMeasured(json, pair.to);
    json.key("settings");
    json.beginArray();
    for (const auto& points : pair.points) {
        const auto& from = pair.from->points[points.from];
        const auto& to = pair.to->points[points.to];
        FieldWriter writer(json);
        json.beginObject();
        writer("setting", from.setting);
        json.field("unit", from.setting.metadata ? "seconds" : "per_second");
        writer("from", from.deciding());
        writer("to", to.deciding());
        json.field("beyond_spread", isApart(from, to));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace

void writeDiffJson(const DiskDifference& difference, const FieldsOfVolumes& fields,
                   const std::array<ComparedImage, 2>& images, const std::vector<MeasurementPair>& measured,
                   std::ostream& out) {
    const auto fieldsOf = [&](std::size_t n) { return n < fields.size() && fields[n] ? &*fields[n] : nullptr; };
    const auto& volumes = difference.volumes;
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-diff/1");
    json.field("from", images[0].label);
    json.field("to", images[1].label);
    json.key("examinations");
    json.beginArray();
    for (const auto& image : images)
        writeExamination(json, image.examination);
    json.endArray();
    json.key("disk");
    writeFields(json, difference.disk);
    json.key("partitions");
    writePartitions(json, difference.partitions);
    writeLayoutDiff(json, volumes.empty() ? LayoutDiff{} : volumes.front().layout, fieldsOf(0));
    json.key("volumes");
    json.beginArray();
    for (std::size_t n = 0; n < volumes.size(); ++n) {
        json.beginObject();
        json.key("from");
        writeSide(json, volumes[n].from, images[0].names);
        json.key("to");
        writeSide(json, volumes[n].to, images[1].names);
        json.key("place");
        writeFields(json, volumes[n].place);
        writeLayoutDiff(json, volumes[n].layout, fieldsOf(n));
        json.endObject();
    }
    json.endArray();
    json.key("measurements");
    json.beginArray();
    for (const auto& pair : measured)
        writeMeasurementPair(json, pair);
    json.endArray();
    json.endObject();
}

namespace {

void writeTableCuts(JsonWriter& json, const std::vector<TableCut>& cuts) {
    json.beginArray();
    for (const auto& cut : cuts) {
        json.beginObject();
        json.field("after_group", cut.before);
        json.field("before_group", cut.after);
        json.field("backup_group", cut.backup);
        json.endObject();
    }
    json.endArray();
}

std::optional<std::string> textOrNull(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(std::string(text));
}

/// The names of the metrics in which layout `at` is best.
std::vector<std::string> bestMetrics(std::size_t at, const std::vector<MeasuredLayout>& all,
                                     const std::vector<Metric>& metrics) {
    std::vector<const Measured*> measured;
    std::ranges::transform(all, std::back_inserter(measured), [](const auto& each) { return &each.measured; });
    std::vector<std::string> names;
    for (const auto& metric : metrics)
        if (bestOf(metric, measured)[at])
            names.emplace_back(metric.name);
    return names;
}

/// The names of the metrics that are modelled for works that were not counted on such a layout.
std::vector<std::string> uncountedMetrics(const Measured& measured, const std::vector<Metric>& metrics) {
    std::vector<std::string> names;
    for (const auto& metric : metrics)
        if (isUncounted(metric, measured))
            names.emplace_back(metric.name);
    return names;
}

/// What the recommended setting loses against the reference; empty if the reference is recommended.
void writeLosses(JsonWriter& json, const Recommendation& recommendation) {
    json.key("losses");
    json.beginArray();
    for (const auto weight : losses(recommendation.chosen, recommendation.reference)) {
        json.beginObject();
        json.field("of", name(weight));
        json.field("value", recommendation.chosen.of(weight));
        json.field("reference", recommendation.reference.of(weight));
        json.endObject();
    }
    json.endArray();
}

/// What differs beside the works.
void writeDifferences(JsonWriter& json, const Recommendation& recommendation) {
    json.key("much_worse");
    json.beginArray();
    for (const auto& [kind, from, to] : recommendation.muchWorse) {
        json.beginObject();
        json.field("of", metric(kind).name);
        json.field("value", to);
        json.field("reference", from);
        json.endObject();
    }
    json.endArray();
    json.key("capacity");
    json.beginArray();
    for (const auto& [kind, least, most] : recommendation.capacity) {
        json.beginObject();
        json.field("of", metric(kind).name);
        json.field("least", least);
        json.field("most", most);
        json.endObject();
    }
    json.endArray();
    std::vector<std::string> labels;
    std::ranges::transform(recommendation.tooFewFiles, std::back_inserter(labels), &TooFewFiles::label);
    json.field("too_few_files", labels);
}

} // namespace

void writeMetrics(JsonWriter& json, const Measured& measured, const std::vector<Metric>& metrics) {
    json.beginObject();
    for (const auto& metric : metrics) {
        const auto value = metric.value(measured);
        if (value == std::floor(value))
            json.field(metric.name, static_cast<std::uint64_t>(value));
        else
            json.field(metric.name, value);
    }
    json.key("inode_table_cut_by");
    writeTableCuts(json, measured.metrics.tableCuts);
    if (measured.load) {
        json.field("raid_block_bitmaps", measured.load->blockBitmaps);
        json.field("raid_inode_bitmaps", measured.load->inodeBitmaps);
        json.field("raid_inode_table_blocks", measured.load->inodeTableBlocks);
    }
    json.endObject();
}

void writeInputs(JsonWriter& json, const MeasuredComparison& comparison) {
    const auto& frame = comparison.frame;
    json.key("inputs");
    json.beginObject();
    json.field("size", comparison.size);
    json.field("grown_to", comparison.grownTo);
    json.field("grown_mounted", comparison.grownTo ? std::optional(comparison.grownMounted) : std::nullopt);
    json.field("start", frame.start);
    json.field("physical_sector", frame.physicalSector);
    json.field("phase", frame.phase);
    json.field("erase_block", frame.eraseBlocks.grid.size);
    json.field("erase_block_phase", frame.eraseBlocks.grid.phase);
    json.key("raid");
    if (const auto& raid = frame.raid) {
        json.beginObject();
        json.field("level", numberOf(raid->level));
        json.field("chunk", raid->chunk);
        json.field("members", raid->members);
        json.endObject();
    } else {
        json.value(nullptr);
    }
    json.key("model");
    json.beginObject();
    json.field("medium", name(frame.model.medium));
    json.field("largest_request", frame.model.largestRequest);
    json.field("readahead", frame.model.readahead);
    json.field("seconds_per_read", frame.model.secondsPerRead);
    json.field("bytes_per_second", frame.model.bytesPerSecond);
    json.endObject();
    json.field("e2fsprogs", textOrNull(comparison.origin.e2fsprogs));
    json.field("mke2fs_conf", textOrNull(comparison.origin.mke2fsConf));
    json.endObject();
}

void writeRecommendation(JsonWriter& json, const Recommendation& recommendation) {
    json.key("recommendation");
    json.beginObject();
    json.field("use", name(recommendation.use));
    json.field("among", recommendation.amongLayouts ? "layouts" : "flex_group_sizes");
    json.field("setting", recommendation.isMade() ? std::optional(recommendation.chosen.label) : std::nullopt);
    json.field("command", textOrNull(recommendation.isMade() ? recommendation.command : std::string()));
    json.field("against", textOrNull(recommendation.reference.label));
    json.field("deciding_metric", decidingMetric(recommendation.use).name);
    const auto [first, verdict, reasons] = advice(recommendation);
    json.field("first", first ? std::optional(english(*first)) : std::nullopt);
    json.field("verdict", english(verdict));
    json.key("reasons");
    json.beginArray();
    for (const auto& reason : reasons)
        json.value(english(reason));
    json.endArray();
    json.field("sentence", english(sentence(recommendation)));
    const auto chosen = why(recommendation);
    json.field("why", chosen.empty() ? std::nullopt : std::optional(english(paragraph(chosen))));
    json.field("for_worst_case",
               recommendation.forWorstCase ? std::optional(recommendation.forWorstCase->label) : std::nullopt);
    writeLosses(json, recommendation);
    writeDifferences(json, recommendation);
    json.endObject();
}

namespace {

void writeCounts(JsonWriter& json, const WorkloadCounts& run) {
    json.beginObject();
    json.field("mount_reads", run.mountReads);
    json.field("reads", run.reads);
    json.field("read_bytes", run.readBytes);
    json.field("writes", run.writes);
    json.field("written_bytes", run.writtenBytes);
    json.field("flushes", run.flushes);
    json.field("seek_bytes", run.seekBytes);
    json.field("bitmap_blocks", run.bitmapBlocks);
    json.field("inode_table_blocks", run.inodeTableBlocks);
    json.field("read_modify_writes", run.readModifyWrites);
    json.field("dirty_chunks", run.dirtyChunks);
    json.endObject();
}

void writeWorkload(JsonWriter& json, const MeasuredWorkload& workload) {
    json.key("workload");
    json.beginObject();
    json.field("name", workload.name);
    json.field("scale", workload.scale);
    json.field("starts", workload.starts);
    json.field("physical_sector", workload.physicalSector);
    json.field("chunk", snapshotChunk);
    json.field("fewest_chunks", workload.layouts[workload.fewestChunks()].label);
    json.key("layouts");
    json.beginArray();
    for (const auto& layout : workload.layouts) {
        json.beginObject();
        json.field("label", layout.label);
        json.field("modelled_mount_reads", layout.modelledMountReads);
        json.field("model_is_off", layout.isModelOff());
        json.key("runs");
        json.beginArray();
        for (const auto& run : layout.runs)
            writeCounts(json, run);
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace

void writeComparisonJson(const MeasuredComparison& comparison, std::ostream& out) {
    const auto metrics = metricsOf(comparison.frame);
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-compare/1");
    writeInputs(json, comparison);
    if (comparison.recommendation)
        writeRecommendation(json, *comparison.recommendation);
    json.key("definitions");
    json.beginObject();
    for (const auto& metric : metrics)
        json.field(metric.name, english(definition(metric.kind)));
    json.endObject();
    json.key("layouts");
    json.beginArray();
    for (std::size_t n = 0; n < comparison.layouts.size(); ++n) {
        const auto& each = comparison.layouts[n];
        json.beginObject();
        json.field("label", each.label);
        json.key("examination");
        writeExamination(json, each.examination);
        json.field("command", textOrNull(each.facts.command));
        json.field("notes", englishSentences(each.facts.notes));
        json.field("block_size", each.measured.blockSize);
        json.field("start", each.measured.start);
        json.key("metrics");
        writeMetrics(json, each.measured, metrics);
        if (each.facts.growth) {
            FieldWriter fields(json);
            fields("growth", *each.facts.growth);
        }
        json.field("best", bestMetrics(n, comparison.layouts, metrics));
        json.field("uncounted", uncountedMetrics(each.measured, metrics));
        json.field("unstated_groups", each.measured.unstated.value);
        json.endObject();
    }
    json.endArray();
    if (comparison.workload)
        writeWorkload(json, *comparison.workload);
    json.endObject();
}

namespace {

void writeRow(JsonWriter& json, const MeasuredLayout& row, const std::vector<Metric>& metrics) {
    json.beginObject();
    json.field("flex_group_size", row.flexGroupSize);
    json.field("setting", row.label);
    json.field("default", row.isDefault);
    json.field("command", row.facts.command);
    json.key("metrics");
    writeMetrics(json, row.measured, metrics);
    json.endObject();
}

} // namespace

void writeFlexGroupSweepJson(const MeasuredFlexGroupSweep& sweep, std::ostream& out) {
    const auto metrics = metricsOf(sweep.frame);
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-sweep/1");
    json.field("e2fsprogs", sweep.origin.e2fsprogs);
    json.field("mke2fs_conf", sweep.origin.mke2fsConf);
    json.field("size", sweep.size);
    json.field("grown_to", sweep.grownTo);
    json.field("flex_bg_added", sweep.defaultPlan.lacksFlexBg());
    json.field("larger_left_out", sweep.defaultPlan.leavesLargerOut());
    json.field("notes", englishSentences(sweep.notes));
    writeInputs(json, sweep);
    if (sweep.recommendation)
        writeRecommendation(json, *sweep.recommendation);
    for (const bool packed : {false, true}) {
        json.key(packed ? "packed" : "rows");
        json.beginArray();
        for (const auto& row : sweep.layouts)
            if (row.packed == packed)
                writeRow(json, row, metrics);
        json.endArray();
    }
    json.endObject();
}

void writePlanFacts(JsonWriter& json, const PlanFacts& facts) {
    FieldWriter fields(json);
    describe(fields, facts);
    json.field("notes", englishSentences(facts.notes));
}

} // namespace atlas
