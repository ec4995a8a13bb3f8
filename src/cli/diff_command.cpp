// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"
#include "cli/operands.h"
#include "inspect/differing_fields.h"
#include "report/json/comparison_json.h"
#include "report/language/make_message.h"
#include "report/text/comparison_text.h"

namespace atlas::cli {
namespace {

constexpr std::size_t listedChanges = 40;

struct DiffCommandOptions {
    PlanOptions plan;
    bool json = false;
    bool all = false;
    bool fields = false;
};

/// Fails for an operand without bytes.
Status requireBytes(const Operand& operand) {
    if (operand.bytes)
        return {};
    const auto* const what = operand.planned ? "a plan holds no bytes of structures, which --fields compares"
                                             : "a snapshot holds no bytes of structures, which --fields compares";
    return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                 .what = what,
                                 .where = operand.label,
                                 .hint = operand.planned ? "give two images" : "give the image itself"});
}

/// Precondition: both operands have bytes.
Result<DifferingFields> fieldsOf(const Operand& from, const Operand& to) {
    return differingFields({*from.bytes, from.start, *from.layout}, {*to.bytes, to.start, *to.layout});
}

void writeText(const DiffCommandOptions& options, const LayoutDiff& diff, const DifferingFields* fields) {
    const auto style = terminalStyle();
    if (diff.empty() && fields != nullptr && !options.fields && fields->count() != 0) {
        output() << format(message<MessageId::NoLayoutDifference>(Count{fields->count()})) << "\n";
        return;
    }
    writeDiffText(diff, options.all ? diff.changes.size() : listedChanges, output(), style);
    if (options.fields) {
        output() << "\n";
        writeFieldsText(*fields, options.all ? fields->count() : listedChanges, output(), style);
    }
}

Result<int> run(const DiffCommandOptions& options, Reporter& reporter) {
    const auto layouts = readOperands(options.plan, reporter);
    if (!layouts)
        return std::unexpected(layouts.error());
    const auto& from = (*layouts)[0];
    const auto& to = (*layouts)[1];
    if (options.fields)
        for (const auto& operand : *layouts)
            if (auto status = requireBytes(operand); !status)
                return std::unexpected(status.error());
    const auto result = atlas::diff(*from.layout, *to.layout);
    std::optional<DifferingFields> fields;
    if (options.fields || (result.empty() && !options.json && from.bytes && to.bytes)) {
        auto found = fieldsOf(from, to);
        if (!found)
            return std::unexpected(found.error());
        fields = std::move(*found);
    }
    const auto* const compared = fields ? &*fields : nullptr;
    if (options.json) {
        writeDiffJson(result, compared, output());
    } else {
        writeComparedNames(from.label, to.label, output());
        writeText(options, result, compared);
    }
    return ok;
}

} // namespace

void addDiff(CommandLine& line) {
    const auto options = std::make_shared<DiffCommandOptions>();
    const auto arguments = line.command("diff", "what moved, grew, appeared or vanished between two layouts",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.texts("LAYOUT", options->plan.operands, "two of: images, snapshots, quoted option lines")
        .required()
        .count({2, 2});
    addVolumesOption(arguments, options->plan);
    addPlanSizeOption(arguments, options->plan);
    addPlanOptions(arguments, options->plan);
    arguments.flag("--json", options->json, "schema ext4atlas-diff/1, see the man page");
    arguments.flag("--fields", options->fields,
                   "of two images, also list each field of their structures that differs, by cause, with what sets it");
    arguments.flag("--all", options->all, "list every change and every field");
}

} // namespace atlas::cli
