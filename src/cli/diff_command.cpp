// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/layout_diff.h"

#include "base/number_text.h"
#include "cli/plan_options.h"
#include "report/messages/diff_text.h"
#include "report/messages/labels.h"

#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace atlas::cli {
namespace {

constexpr std::size_t listedChanges = 40;

struct Options {
    PlanOptions plan;
    bool json = false;
    bool all = false;
};

std::string place(const std::optional<BlockInterval>& blocks, std::uint64_t pieces) {
    if (!blocks) {
        return "";
    }
    const auto more = pieces > 1 ? fmt::format(" and {} more", pieces - 1) : std::string{};
    return (blocks->count.value == 1
                ? grouped(blocks->first.value)
                : fmt::format("{}–{}", grouped(blocks->first.value), grouped(blocks->last().value))) +
           more;
}

void writeText(const LayoutDiff& result, const std::vector<Subject>& subjects, bool all) {
    std::cout << "from: " << subjects[0].label << "\nto:   " << subjects[1].label << "\n\n";
    if (result.empty()) {
        std::cout << "No difference.\n";
        return;
    }
    for (const auto& line : summary(result)) {
        std::cout << format(line) << "\n";
    }
    const auto count = all ? result.changes.size() : std::min(result.changes.size(), listedChanges);
    if (count != 0) {
        std::cout << "\n";
        writeTable(
            std::cout, {{"structure"}, {"group", true}, {"change"}, {"from block", true}, {"to block", true}}, count,
            [&](std::size_t n) {
                const auto& change = result.changes[n];
                return std::vector<Cell>{{format(label(change.kind))},
                                         {change.group == noGroup ? "" : grouped(change.group.value)},
                                         {format(label(change.change))},
                                         {place(change.from, change.pieces[0])},
                                         {place(change.to, change.pieces[1])}};
            },
            terminalStyle());
    }
    if (count < result.changes.size()) {
        std::cout << "… and " << grouped(result.changes.size() - count) << " more (--all)\n";
    }
}

nlohmann::ordered_json blocksJson(const std::optional<BlockInterval>& blocks) {
    return blocks ? nlohmann::ordered_json{{"first_block", blocks->first.value}, {"blocks", blocks->count.value}}
                  : nlohmann::ordered_json(nullptr);
}

void writeJson(const LayoutDiff& result) {
    nlohmann::ordered_json out;
    out["schema"] = "ext4atlas-diff/1";
    out["figures"] = nlohmann::ordered_json::array();
    for (const auto& field : result.fields) {
        out["figures"].push_back({{"name", field.name}, {"from", field.from}, {"to", field.to}});
    }
    out["summary"] = nlohmann::ordered_json::object();
    for (const auto kind : allRegionKinds) {
        for (std::size_t n = 0; n < changeKindCount; ++n) {
            const auto change = static_cast<ChangeKind>(n);
            if (const auto count = result.count(kind, change); count != 0) {
                out["summary"][std::string(name(kind))][std::string(name(change))] = count;
            }
        }
    }
    out["changes"] = nlohmann::ordered_json::array();
    for (const auto& change : result.changes) {
        nlohmann::ordered_json line;
        line["kind"] = name(change.kind);
        line["group"] =
            change.group == noGroup ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(change.group.value);
        line["inode"] = change.inode;
        line["change"] = name(change.change);
        line["from"] = blocksJson(change.from);
        line["to"] = blocksJson(change.to);
        line["pieces"] = {change.pieces[0], change.pieces[1]};
        out["changes"].push_back(std::move(line));
    }
    std::cout << out.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) << "\n";
}

Result<int> run(const Options& options, Messages& messages) {
    const auto subjects = subjectsOf(options.plan, messages);
    if (!subjects) {
        return std::unexpected(subjects.error());
    }
    const auto result = atlas::diff(*(*subjects)[0].layout, *(*subjects)[1].layout);
    if (options.json) {
        writeJson(result);
    } else {
        writeText(result, *subjects, options.all);
    }
    return ok;
}

} // namespace

void addDiff(CLI::App& app, Command& chosen) {
    auto* command = app.add_subcommand("diff", "what moved, grew, appeared or vanished between two layouts");
    const auto options = std::make_shared<Options>();
    command->add_option("LAYOUT", options->plan.operands, "two of: images, snapshots, quoted option lines")
        ->required()
        ->expected(2);
    addPlanSizeOption(*command, options->plan);
    addPlanOptions(*command, options->plan);
    command->add_flag("--json", options->json, "schema ext4atlas-diff/1, see the man page");
    command->add_flag("--all", options->all, "list every change");
    command->callback(
        [options, &chosen] { chosen = [options](Messages& messages) { return run(*options, messages); }; });
}

} // namespace atlas::cli
