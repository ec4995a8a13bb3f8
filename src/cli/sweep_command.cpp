// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sweep.h"
#include "mkfs/option_changes.h"

#include "base/number_text.h"
#include "cli/plan_options.h"
#include "compare/recommendation.h"
#include "report/csv/comparison_csv.h"
#include "report/csv/csv_writer.h"
#include "report/json/comparison_json.h"
#include "report/json/json_writer.h"
#include "report/messages/note_text.h"
#include "report/messages/recommendation_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
    bool csv = false;
    std::string use; ///< a name of useNamed(); empty: no recommendation
};

bool isPacked(const SweepRow& row) { return row.label.starts_with("packed"); }

std::string mebibytes(ByteCount bytes) { return grouped(bytes.value >> 20) + " MiB"; }

std::vector<Column> columnsOf(const MeasureFrame& frame) {
    std::vector<Column> columns{{"setting"},
                                {"block-bitmap runs", true},
                                {"inode-bitmap runs", true},
                                {"inode-table runs", true},
                                {"longest metadata-free stretch", true},
                                {"bitmap reads", true},
                                {"model", true}};
    if (frame.raid) {
        columns.push_back({"block bitmaps on each member", true});
    }
    return columns;
}

std::vector<Cell> cellsOf(const SweepRow& row, const MeasureFrame& frame) {
    const auto& m = row.metrics;
    std::vector<Cell> cells{{row.label + (row.isDefault ? " *" : "")},
                            {grouped(m.blockBitmapRuns)},
                            {grouped(m.inodeBitmapRuns)},
                            {grouped(m.inodeTableRuns)},
                            {mebibytes(m.longestMetadataFree)},
                            {grouped(m.bitmapReads)},
                            {fmt::format("{:.2f} s", m.bitmapSeconds)}};
    if (frame.raid) {
        const auto load = loadOf(*row.plan.layout, *frame.raid, frame.start);
        cells.push_back({fmt::format("{}", fmt::join(load.blockBitmaps, " / "))});
    }
    return cells;
}

/// Whether flex_bg was added to the rows with -G.
bool addsFlexBg(const PlanRequest& request) { return leavesOutFlexBg(asExt4(request.options.line)); }

void writeText(const std::vector<SweepRow>& rows, const Options& options, bool flexBgAdded,
               const std::optional<Recommendation>& recommended, std::ostream& out) {
    const auto& frame = options.plan.frame;
    writeTypedSize(options.plan, out);
    out << plannedAs(rows.front().plan.libraryVersion, rows.front().plan.profileSource)
        << "; * is what mke2fs takes without -G.\n\n";
    writeTable(
        out, columnsOf(frame), rows.size(), [&](std::size_t n) { return cellsOf(rows[n], frame); }, terminalStyle());
    out << fmt::format("\nModel: {:g} ms for each read and {:g} MB/s, requests of at most {}.\n",
                       frame.model.secondsPerRead * 1000, frame.model.bytesPerSecond / 1e6,
                       humanSize(frame.model.largestRequest));
    if (flexBgAdded) {
        out << "\n" << format(sentence(Note{NoteKind::FlexBgAdded})) << "\n";
    }
    if (recommended) {
        out << "\n" << format(sentence(*recommended)) << "\n";
    }
}

/// Considers only rows with a -G value; packed layouts are excluded.
std::optional<Recommendation> recommendationOf(const std::vector<SweepRow>& rows, const Options& options) {
    const auto use = useNamed(options.use);
    if (!use) {
        return {};
    }
    std::vector<Setting> settings;
    for (const auto& row : rows) {
        if (!isPacked(row)) {
            settings.push_back(
                {row.label, row.flexGroupSize, row.isDefault, measuredIn(options.plan.frame, *row.plan.layout)});
        }
    }
    return recommend(*use, settings, options.plan.frame);
}

void writeCsv(const std::vector<SweepRow>& rows, const MeasureFrame& frame, std::ostream& out) {
    const auto metrics = metricsOf(frame);
    std::vector<std::string> heading{"setting", "flex_group_size", "default"};
    for (const auto& metric : metrics) {
        heading.emplace_back(metric.name);
    }
    out << csvRow(heading);
    for (const auto& row : rows) {
        std::vector<std::string> fields{row.label, row.flexGroupSize ? std::to_string(*row.flexGroupSize) : "",
                                        row.isDefault ? "1" : "0"};
        for (auto& field : metricFields(measuredIn(frame, *row.plan.layout), metrics)) {
            fields.push_back(std::move(field));
        }
        out << csvRow(fields);
    }
}

void writeRow(JsonWriter& json, const SweepRow& row, const MeasureFrame& frame, const std::vector<Metric>& metrics) {
    json.beginObject();
    json.field("flex_group_size", row.flexGroupSize);
    json.field("setting", row.label);
    json.field("default", row.isDefault);
    json.field("command", row.plan.options.line.command("DEVICE"));
    json.key("metrics");
    writeMetrics(json, measuredIn(frame, *row.plan.layout), metrics);
    json.endObject();
}

/// "rows" contains only the -G rows, so that a flex group size identifies one row; packed layouts are in "packed".
void writeJson(const std::vector<SweepRow>& rows, const Options& options, bool flexBgAdded,
               const std::optional<Recommendation>& recommended, std::ostream& out) {
    const auto& frame = options.plan.frame;
    const auto metrics = metricsOf(frame);
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-sweep/1");
    json.field("e2fsprogs", rows.front().plan.libraryVersion);
    json.field("mke2fs_conf", rows.front().plan.profileSource);
    json.field("size", options.plan.size);
    json.field("flex_bg_added", flexBgAdded);
    if (recommended) {
        const auto& setting = recommended->setting;
        json.key("recommendation");
        json.beginObject();
        json.field("setting", setting ? std::optional(rows[*setting].label) : std::nullopt);
        json.field("sentence", format(sentence(*recommended)));
        json.endObject();
    }
    for (const bool packed : {false, true}) {
        json.key(packed ? "packed" : "rows");
        json.beginArray();
        for (const auto& row : rows) {
            if (isPacked(row) == packed) {
                writeRow(json, row, frame, metrics);
            }
        }
        json.endArray();
    }
    json.endObject();
}

Result<int> run(const Options& options) {
    const auto request = requestOf(options.plan);
    const auto rows = request ? sweep(*request, options.plan.frame.model) : std::unexpected(request.error());
    if (!rows) {
        return std::unexpected(rows.error());
    }
    const auto recommended = recommendationOf(*rows, options);
    if (options.json) {
        writeJson(*rows, options, addsFlexBg(*request), recommended, output());
    } else if (options.csv) {
        writeCsv(*rows, options.plan.frame, output());
    } else {
        writeText(*rows, options, addsFlexBg(*request), recommended, output());
    }
    return ok;
}

} // namespace

void addSweep(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    const auto arguments =
        line.command("sweep", "what each -G would do: sweep SIZE -- OPTIONS; ext4 unless -t says otherwise",
                     [options](const Reporter&) { return run(*options); });
    addSize(arguments, options->plan);
    arguments.texts("OPTIONS", options->plan.operands, "mke2fs's options after --");
    addPlanOptions(arguments, options->plan);
    addMetricOptions(arguments, options->plan);
    arguments.text("--use", options->use, "recommend a setting for: " + listed(useNames()) + "; raid needs --raid")
        .among(useNames())
        .valueName("USE");
    arguments.flag("--json", options->json, "schema ext4atlas-sweep/1, see the man page");
    arguments.flag("--csv", options->csv, "a row for each setting, a column for each metric");
}

} // namespace atlas::cli
