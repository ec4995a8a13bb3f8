// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_source.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/history_crash.h"
#include "cli/history_moments.h"
#include "cli/history_recorder.h"
#include "cli/image_options.h"
#include "cli/joined_states.h"
#include "cli/operands.h"
#include "cli/plan_options.h"
#include "cli/working_image.h"
#include "history/find_changes.h"
#include "history/history_file.h"
#include "history/history_script.h"
#include "history/image_history.h"
#include "report/json/crash_json.h"
#include "report/json/history_json.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/text/crash_text.h"
#include "report/text/written_history.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <ostream>
#include <unistd.h>

namespace atlas::cli {
namespace {

/// What happened between two moments. Precondition: `from` < `to` ≤ the number of steps.
HistorySpan spanOf(const History& history, std::size_t from, std::size_t to, ByteOffset start,
                   ByteCount physicalSector) {
    const auto before = momentOf(history, from);
    const auto after = momentOf(history, to);
    const ChangeOptions options{
        .start = start, .grid = {.size = physicalSector}, .owner = [&](BlockNumber block, int which) {
            return ownerIn(which == 0 ? after : before, block);
        }};
    return {.from = from,
            .to = to,
            .command = to - from == 1 ? history.steps[from].command : std::string(),
            .size = after.image->size(),
            .hasVolume = after.layout != nullptr,
            .changes = findChanges(before, after, writtenBetween(history, from, to), options)};
}

constexpr auto* cutAtFlushes = "flush";
constexpr auto* cutAtRequests = "request";
constexpr auto* crashAction = "crash";

struct HistoryCommandOptions {
    std::string action;
    std::string file;
    std::vector<std::string> later{}; ///< compare: states after the one in `file`
    std::optional<std::uint32_t> partition{};
    std::string output;
    std::optional<std::uint32_t> step;
    std::optional<std::uint32_t> from;
    std::optional<std::uint32_t> to;
    std::optional<ByteOffset> start;
    std::optional<ByteCount> physicalSector{};
    bool kernel = false;
    std::string cut{};
    bool json = false;
    bool force = false;
};

/// Records into an unnamed file first, so that an existing history is only replaced by a complete one.
Result<int> record(const HistoryCommandOptions& options, Reporter& reporter) {
    if (!options.cut.empty() && !options.kernel)
        return usageError("only what the kernel writes is cut", "history record --kernel --cut request STEPS -o FILE");
    if (options.output.empty() || options.json || options.step || options.from || options.to)
        return usageError("recording needs a script and a file for the history", "history record STEPS -o FILE");
    const OutputFile output{
        .path = options.output, .magic = historyMagic, .inputs = {options.file}, .force = options.force};
    if (auto status = checkOutput(output); !status)
        return std::unexpected(status.error());
    const auto text = textOf(options.file);
    const auto maker = options.kernel ? FileMaker::Kernel : FileMaker::Libraries;
    const auto script = text ? parseHistoryScript(*text, options.file, maker) : std::unexpected(text.error());
    const auto made = script ? WorkingImage::make() : std::unexpected(script.error());
    if (!made)
        return std::unexpected(made.error());
    FileOutput out(made->descriptor(), options.output);
    const auto running = [&](std::size_t step) {
        reporter.progress({step, script->steps.size(), message<MessageId::RunningStep>(Number{step})});
    };
    const auto cut = options.cut == cutAtRequests ? KernelCut::Request : KernelCut::Flush;
    auto status =
        options.kernel ? recordKernelHistory(*script, cut, out, running) : recordHistory(*script, out, running);
    const auto written = out.finish();
    status = status ? written : status;
    status = status ? writeOutput(output, made->descriptor()) : status;
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

/// The pairs of moments to report: each step alone, or --from and --to together.
Result<std::vector<std::pair<std::size_t, std::size_t>>> spansOf(const HistoryCommandOptions& options,
                                                                 std::size_t steps) {
    std::vector<std::pair<std::size_t, std::size_t>> spans;
    if (options.step && (options.from || options.to)) {
        return usageError("--step shows one step, --from and --to compare two moments; use one or the other",
                          "history show FILE --step 2");
    }
    // The first step of compared states makes the first of them.
    const std::size_t from = options.step ? *options.step - 1 : options.from.value_or(options.later.empty() ? 0 : 1);
    const std::size_t to = options.step ? *options.step : options.to.value_or(static_cast<std::uint32_t>(steps));
    if (from >= to || to > steps) {
        return usageError(fmt::format("the history has {} steps: no such moments, {} and {}", steps, from, to),
                          "moment 0 is before the first step");
    }
    const bool together = options.from || options.to;
    for (auto n = from; n < to && !together; ++n)
        spans.emplace_back(n, n + 1);
    if (together)
        spans.emplace_back(from, to);
    return spans;
}

/// Writes the image after a step, for other programs and for the window.
Result<int> writeImage(const HistoryCommandOptions& options) {
    if (options.output.empty() || !options.step || options.from || options.to || options.json)
        return usageError("an image needs a step and a new file", "history image FILE --step 2 -o IMAGE");
    auto file = openFile(options.file);
    const auto history = file ? readHistory(std::move(*file)) : std::unexpected(file.error());
    if (!history)
        return std::unexpected(history.error());
    if (*options.step > history->steps.size())
        return usageError(fmt::format("the history has {} steps", history->steps.size()), "--step 1");
    const auto made = WorkingImage::create(options.output);
    auto status = made ? made->resize(*options.step == 0 ? ByteCount{} : history->steps[*options.step - 1].size)
                       : std::unexpected(made.error());
    status = status ? writeMoment(*history, *options.step, made->descriptor()) : status;
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

/// Examines what a crash after a step leaves.
Result<int> crash(const HistoryCommandOptions& options, Reporter& reporter) {
    if (!options.output.empty() || !options.step || options.from || options.to)
        return usageError("a crash comes after a step", "history crash FILE --step 2");
    auto file = openFile(options.file);
    const auto history = file ? readHistory(std::move(*file)) : std::unexpected(file.error());
    if (!history)
        return std::unexpected(history.error());
    if (*options.step > history->steps.size())
        return usageError(fmt::format("the history has {} steps", history->steps.size()), "--step 1");
    const auto report = crashAfter(*history, *options.step, options.file, options.start.value_or(usualStart({})),
                                   options.physicalSector.value_or(assumedPhysicalSector), reporter);
    if (!report)
        return std::unexpected(report.error());
    if (options.json)
        writeCrashJson(*report, output());
    else
        writeCrashText(*report, textOutput());
    return ok;
}

/// Shows the history in `path`.
Result<int> showHistory(const std::string& path, const HistoryCommandOptions& options, Reporter& reporter) {
    auto file = openFile(path);
    if (!file)
        return std::unexpected(file.error());
    enterSandboxNoting(reporter);
    const auto history = readHistory(std::move(*file));
    const auto wanted = history ? spansOf(options, history->steps.size()) : std::unexpected(history.error());
    if (!wanted)
        return std::unexpected(wanted.error());
    HistoryReport report{.path = options.file,
                         .start = options.start.value_or(usualStart({})),
                         .physicalSector = options.physicalSector.value_or(assumedPhysicalSector)};
    for (const auto& step : history->steps)
        report.commands.push_back(step.command);
    for (const auto& [from, to] : *wanted) {
        reporter.progress({from, wanted->size(), message<MessageId::RunningStep>(Number{to})});
        report.spans.push_back(spanOf(*history, from, to, report.start, report.physicalSector));
    }
    if (options.json)
        writeHistoryJson(report, output());
    else
        writeHistoryText(report, textOutput());
    return ok;
}

Result<int> show(const HistoryCommandOptions& options, Reporter& reporter) {
    if (!options.output.empty())
        return usageError("showing writes to standard output", "history show FILE");
    return showHistory(options.file, options, reporter);
}

/// Shows what differs between states of an image, or with -o keeps them as a history.
Result<int> compare(const HistoryCommandOptions& options, Reporter& reporter) {
    if (options.later.empty() || options.step)
        return usageError("comparing needs two or more states of an image", "history compare BEFORE AFTER");
    std::vector<ImageRequest> states;
    std::vector<std::string> paths{options.file};
    std::ranges::copy(options.later, std::back_inserter(paths));
    for (const auto& path : paths)
        states.push_back({.path = path, .volume = {.partition = options.partition}});
    const OutputFile output{.path = options.output, .magic = historyMagic, .inputs = paths, .force = options.force};
    if (auto status = options.output.empty() ? Status() : checkOutput(output); !status)
        return std::unexpected(status.error());
    const auto made = WorkingImage::make();
    if (!made)
        return std::unexpected(made.error());
    FileOutput out(made->descriptor(), options.output);
    auto status = joinStates(states, out, reporter);
    const auto written = out.finish();
    status = status ? written : status;
    if (status && options.output.empty())
        return showHistory(made->path(), options, reporter);
    status = status ? writeOutput(output, made->descriptor()) : status;
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

} // namespace

void addHistory(CommandLine& line) {
    const auto options = std::make_shared<HistoryCommandOptions>();
    const auto arguments = line.command(
        reader::historyCommand,
        "what commands write: record STEPS -o FILE runs them on an image, show FILE lists the changes by field, image "
        "FILE --step N -o IMAGE writes the image after a step, compare BEFORE AFTER lists what differs by field, crash "
        "FILE --step N examines what a crash then leaves",
        [options](Reporter& reporter) {
            return options->action == reader::recordAction    ? record(*options, reporter)
                   : options->action == reader::imageAction   ? writeImage(*options)
                   : options->action == reader::compareAction ? compare(*options, reporter)
                   : options->action == crashAction           ? crash(*options, reporter)
                                                              : show(*options, reporter);
        });
    arguments.text("ACTION", options->action, "record, show, image, compare or crash")
        .required()
        .among({reader::recordAction, reader::showAction, reader::imageAction, reader::compareAction, crashAction});
    arguments
        .text("FILE", options->file,
              "record: a file of steps, one per line, or -; show, image, crash: the history; compare: the image before "
              "the change")
        .required();
    arguments.texts("LATER", options->later, "compare: the image after the change; may be repeated");
    arguments.number("--partition", options->partition, "compare: the partition with the file system").valueName("N");
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->output,
              "record, compare: the file for the history; image: a new file for the image")
        .valueName("FILE");
    arguments.flag("--force", options->force,
                   "record: replace the file even if it is not a history or is write-protected");
    arguments.flag(
        "--kernel", options->kernel,
        "record: let the kernel's ext4 make the steps that change files (needs root); its writes become steps");
    arguments
        .text(
            "--cut", options->cut,
            "record --kernel: a step ends at each flush of the drive's cache (default), or at each request that writes")
        .among({cutAtFlushes, cutAtRequests});
    arguments.number(reader::stepOption, options->step, "show, image, crash: one step, from 1").within(1U, 100'000U);
    arguments.number(reader::fromOption, options->from,
                     "show: compare the image after this step (0: before the first) with a later one");
    arguments.number(reader::toOption, options->to, "show: the later step (default: the last one)");
    addStartOption(arguments, options->start);
    addPhysicalSectorOption(arguments, options->physicalSector);
    arguments.flag(reader::jsonOption, options->json,
                   "show: schema ext4atlas-history/1; crash: ext4atlas-crash/1; see the man page");
}

} // namespace atlas::cli
