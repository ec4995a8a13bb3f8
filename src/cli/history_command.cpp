// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/output_file.h"
#include "cli/command_errors.h"
#include "cli/commands.h"
#include "cli/file_output.h"
#include "cli/history_moments.h"
#include "cli/plan_options.h"
#include "cli/read_text.h"
#include "cli/record_history.h"
#include "cli/sandbox_option.h"
#include "cli/working_image.h"
#include "cli/write_moment.h"
#include "history/history_file.h"
#include "report/json/history_json.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/text/exercise_sheet.h"

#include <fmt/format.h>

namespace atlas::cli {
namespace {

struct HistoryCommandOptions {
    std::string action;
    std::string file;
    std::string output;
    std::optional<std::uint32_t> step;
    std::optional<std::uint32_t> from;
    std::optional<std::uint32_t> to;
    std::optional<ByteOffset> start;
    std::optional<ByteCount> physicalSector{};
    bool json = false;
    bool force = false;
};

/// A file without a name receives the history first, so that an old one stays until the new one is whole.
Result<int> record(const HistoryCommandOptions& options, Reporter& reporter) {
    if (options.output.empty() || options.json || options.step || options.from || options.to) {
        return usageError("recording needs a script and a file for the history", "history record STEPS -o FILE");
    }
    const OutputFile output{
        .path = options.output, .magic = historyMagic, .inputs = {options.file}, .force = options.force};
    if (auto status = checkOutput(output); !status) {
        return std::unexpected(status.error());
    }
    const auto text = textOf(options.file);
    const auto script = text ? parseHistoryScript(*text, options.file) : std::unexpected(text.error());
    const auto made = script ? WorkingImage::make() : std::unexpected(script.error());
    if (!made) {
        return std::unexpected(made.error());
    }
    FileOutput out(made->descriptor(), options.output);
    auto status = recordHistory(*script, out, [&](std::size_t step) {
        reporter.progress({step, script->steps.size(), message<MessageId::RunningStep>(Number{step})});
    });
    const auto written = out.finish();
    status = status ? written : status;
    status = status ? writeOutput(output, made->descriptor()) : status;
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

/// The moments between which each thing told happened.
Result<std::vector<std::pair<std::size_t, std::size_t>>> spansOf(const HistoryCommandOptions& options,
                                                                 std::size_t steps) {
    std::vector<std::pair<std::size_t, std::size_t>> spans;
    if (options.step && (options.from || options.to)) {
        return usageError("--step is one step, --from and --to are two moments", "history show FILE --step 2");
    }
    const std::size_t from = options.step ? *options.step - 1 : options.from.value_or(0);
    const std::size_t to = options.step ? *options.step : options.to.value_or(static_cast<std::uint32_t>(steps));
    if (from >= to || to > steps) {
        return usageError(fmt::format("the history has {} steps: no such moments, {} and {}", steps, from, to),
                          "moment 0 is before the first step");
    }
    const bool together = options.from || options.to;
    for (auto n = from; n < to && !together; ++n) {
        spans.emplace_back(n, n + 1);
    }
    if (together) {
        spans.emplace_back(from, to);
    }
    return spans;
}

/// The image as it was after a step, for other programs and for the window.
Result<int> writeImage(const HistoryCommandOptions& options) {
    if (options.output.empty() || !options.step || options.from || options.to || options.json) {
        return usageError("an image needs a step and a new file", "history image FILE --step 2 -o IMAGE");
    }
    auto file = openFile(options.file);
    const auto history = file ? readHistory(std::move(*file)) : std::unexpected(file.error());
    if (!history) {
        return std::unexpected(history.error());
    }
    if (*options.step > history->steps.size()) {
        return usageError(fmt::format("the history has {} steps", history->steps.size()), "--step 1");
    }
    const auto status = writeMoment(*history, *options.step, options.output);
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

Result<int> show(const HistoryCommandOptions& options, Reporter& reporter) {
    if (!options.output.empty()) {
        return usageError("showing writes to standard output", "history show FILE");
    }
    auto file = openFile(options.file);
    if (!file) {
        return std::unexpected(file.error());
    }
    enterSandboxNoting(reporter);
    const auto history = readHistory(std::move(*file));
    const auto wanted = history ? spansOf(options, history->steps.size()) : std::unexpected(history.error());
    if (!wanted) {
        return std::unexpected(wanted.error());
    }
    HistoryReport report{.path = options.file,
                         .start = options.start.value_or(usualStart({})),
                         .physicalSector = options.physicalSector.value_or(assumedPhysicalSector)};
    for (const auto& step : history->steps) {
        report.commands.push_back(step.command);
    }
    for (const auto& [from, to] : *wanted) {
        reporter.progress({from, wanted->size(), message<MessageId::RunningStep>(Number{to})});
        report.spans.push_back(spanOf(*history, from, to, report.start, report.physicalSector));
    }
    if (options.json) {
        writeHistoryJson(report, output());
    } else {
        writeHistoryText(report, output());
    }
    return ok;
}

} // namespace

void addHistory(CommandLine& line) {
    const auto options = std::make_shared<HistoryCommandOptions>();
    const auto arguments = line.command(
        reader::historyCommand,
        "what commands write: record STEPS -o FILE runs them on an image, show FILE tells it in fields, image FILE "
        "--step N -o IMAGE writes the image after a step",
        [options](Reporter& reporter) {
            return options->action == reader::recordAction  ? record(*options, reporter)
                   : options->action == reader::imageAction ? writeImage(*options)
                                                            : show(*options, reporter);
        });
    arguments.text("ACTION", options->action, "record, show or image")
        .required()
        .among({reader::recordAction, reader::showAction, reader::imageAction});
    arguments.text("FILE", options->file, "record: the steps, a line each, or -; show, image: the history").required();
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->output,
              "record: the file for the history; image: a new file for the image")
        .valueName("FILE");
    arguments.flag("--force", options->force,
                   "record: replace the file also where it is no history, or is write-protected");
    arguments.number(reader::stepOption, options->step, "show, image: one step, from 1").within(1U, 100'000U);
    arguments.number(reader::fromOption, options->from,
                     "show: compare the image after this step, 0 for none, with a later one");
    arguments.number(reader::toOption, options->to, "show: the later one; the last step if not given");
    addStartOption(arguments, options->start);
    addPhysicalSectorOption(arguments, options->physicalSector);
    arguments.flag(reader::jsonOption, options->json, "show: schema ext4atlas-history/1, see the man page");
}

} // namespace atlas::cli
