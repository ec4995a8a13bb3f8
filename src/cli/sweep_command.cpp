// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sweep.h"

#include "base/number_text.h"
#include "cli/plan_options.h"
#include "compare/recommendation.h"
#include "report/json/comparison_json.h"
#include "report/messages/recommendation_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace atlas::cli {
namespace {

struct Options {
    PlanOptions plan;
    bool json = false;
    bool csv = false;
    std::optional<Use> use;
};

bool isPacked(const SweepRow& row) { return row.label.starts_with("packed"); }

std::string mebibytes(ByteCount bytes) { return grouped(bytes.value >> 20) + " MiB"; }

void writeText(const std::vector<SweepRow>& rows, const PlanOptions& options) {
    std::cout << "Planned as e2fsprogs " << rows.front().plan.libraryVersion << " places it, with "
              << rows.front().plan.profileSource << "; * is what mke2fs takes without -G.\n\n";
    std::vector<Column> columns{{"setting"},
                                {"block-bitmap runs", true},
                                {"inode-bitmap runs", true},
                                {"inode-table runs", true},
                                {"longest metadata-free stretch", true},
                                {"bitmap reads", true},
                                {"model", true}};
    if (options.frame.raid) {
        columns.push_back({"block bitmaps on each member", true});
    }
    writeTable(
        std::cout, columns, rows.size(),
        [&](std::size_t n) {
            const auto& row = rows[n];
            const auto& m = row.metrics;
            std::vector<Cell> cells{{row.label + (row.isDefault ? " *" : "")},
                                    {grouped(m.blockBitmapRuns)},
                                    {grouped(m.inodeBitmapRuns)},
                                    {grouped(m.inodeTableRuns)},
                                    {mebibytes(m.longestMetadataFree)},
                                    {grouped(m.bitmapReads)},
                                    {fmt::format("{:.2f} s", m.bitmapSeconds)}};
            if (options.frame.raid) {
                cells.push_back({fmt::format(
                    "{}", fmt::join(loadOf(*row.plan.layout, *options.frame.raid, options.frame.start).blockBitmaps,
                                    " / "))});
            }
            return cells;
        },
        terminalStyle());
    std::cout << fmt::format("\nModel: {:g} ms for each read and {:g} MB/s, requests of at most {}.\n",
                             options.frame.model.secondsPerRead * 1000, options.frame.model.bytesPerSecond / 1e6,
                             humanSize(options.frame.model.largestRequest));
}

/// Of the rows over -G; the packed ones are no -G.
std::optional<Recommendation> recommendationOf(const std::vector<SweepRow>& rows, const Options& options) {
    if (!options.use) {
        return {};
    }
    std::vector<Setting> settings;
    for (const auto& row : rows) {
        if (!isPacked(row)) {
            settings.push_back({row.label, row.flexGroupSize, row.isDefault, row.plan.layout->filesystem.blockSize,
                                measuredIn(options.plan.frame, *row.plan.layout)});
        }
    }
    return recommend(*options.use, settings, options.plan.frame);
}

/// RFC 4180; no value holds a quote.
void writeCsv(const std::vector<SweepRow>& rows, const PlanOptions& options) {
    const auto metrics = metricsOf(options.frame);
    std::cout << "setting,flex_group_size,default";
    for (const auto& metric : metrics) {
        std::cout << "," << metric.name;
    }
    std::cout << "\r\n";
    for (const auto& row : rows) {
        const auto m = measuredIn(options.frame, *row.plan.layout);
        std::cout << '"' << row.label << "\"," << (row.flexGroupSize ? std::to_string(*row.flexGroupSize) : "") << ","
                  << (row.isDefault ? 1 : 0);
        for (const auto& metric : metrics) {
            std::cout << "," << fmt::format("{:.{}f}", metric.value(m), metric.decimals);
        }
        std::cout << "\r\n";
    }
}

nlohmann::ordered_json rowJson(const SweepRow& row, const PlanOptions& options, const std::vector<Metric>& metrics) {
    nlohmann::ordered_json out;
    out["flex_group_size"] =
        row.flexGroupSize ? nlohmann::ordered_json(*row.flexGroupSize) : nlohmann::ordered_json(nullptr);
    out["setting"] = row.label;
    out["default"] = row.isDefault;
    out["command"] = row.options.line.command("DEVICE");
    out["metrics"] = metricsJson(measuredIn(options.frame, *row.plan.layout), metrics);
    return out;
}

/// "rows" are those of -G alone, so that a flex group size names one row; the packed layouts stand in "packed".
void writeJson(const std::vector<SweepRow>& rows, const PlanOptions& options,
               const std::optional<Recommendation>& recommended) {
    const auto metrics = metricsOf(options.frame);
    nlohmann::ordered_json out;
    out["schema"] = "ext4atlas-sweep/1";
    out["e2fsprogs"] = rows.front().plan.libraryVersion;
    out["mke2fs_conf"] = rows.front().plan.profileSource;
    if (recommended) {
        const auto setting = recommended->setting ? nlohmann::ordered_json(rows[*recommended->setting].label)
                                                  : nlohmann::ordered_json(nullptr);
        out["recommendation"] = {{"setting", setting}, {"sentence", format(sentence(*recommended))}};
    }
    out["rows"] = nlohmann::ordered_json::array();
    out["packed"] = nlohmann::ordered_json::array();
    for (const auto& row : rows) {
        out[isPacked(row) ? "packed" : "rows"].push_back(rowJson(row, options, metrics));
    }
    std::cout << out.dump(2) << "\n";
}

Result<int> run(const Options& options) {
    const auto request = requestOf(options.plan);
    const auto rows = request ? sweep(*request, options.plan.frame.model) : std::unexpected(request.error());
    if (!rows) {
        return std::unexpected(rows.error());
    }
    const auto recommended = recommendationOf(*rows, options);
    if (options.json) {
        writeJson(*rows, options.plan, recommended);
    } else if (options.csv) {
        writeCsv(*rows, options.plan);
    } else {
        writeText(*rows, options.plan);
        if (recommended) {
            std::cout << "\n" << format(sentence(*recommended)) << "\n";
        }
    }
    return ok;
}

} // namespace

void addSweep(CLI::App& app, Command& chosen) {
    auto* command =
        app.add_subcommand("sweep", "what each -G would do: sweep SIZE -- OPTIONS; ext4 unless -t says otherwise");
    const auto options = std::make_shared<Options>();
    addSize(*command, options->plan);
    command->add_option("OPTIONS", options->plan.operands, "mke2fs's options after --");
    addPlanOptions(*command, options->plan);
    addMetricOptions(*command, options->plan);
    command
        ->add_option_function<std::string>(
            "--use", [options](const std::string& text) { options->use = useNamed(text); },
            "recommend a setting for: general, small-files, streaming, raid (with --raid) or sd-card")
        ->check(CLI::IsMember({"general", "small-files", "streaming", "raid", "sd-card"}))
        ->type_name("USE");
    command->add_flag("--json", options->json, "schema ext4atlas-sweep/1, see the man page");
    command->add_flag("--csv", options->csv, "a row for each setting, a column for each metric");
    command->callback([options, &chosen] { chosen = [options](Messages&) { return run(*options); }; });
}

} // namespace atlas::cli
