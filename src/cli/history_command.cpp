// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_source.h"
#include "base/output_file.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/image_options.h"
#include "cli/joined_states.h"
#include "cli/operands.h"
#include "cli/plan_options.h"
#include "cli/working_image.h"
#include "ext4/change_files.h"
#include "ext4/find_block_owners.h"
#include "history/find_changes.h"
#include "history/history_file.h"
#include "history/history_script.h"
#include "history/image_history.h"
#include "reading/read_image.h"
#include "report/json/history_json.h"
#include "report/language/make_message.h"
#include "report/reader/reader_request.h"
#include "report/text/exercise_sheet.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <ostream>
#include <unistd.h>

namespace atlas::cli {
namespace {

class Recorder {
public:
    Recorder(const WorkingImage& image, const WorkingImage& copy, std::ostream& out)
        : m_image(image), m_copy(copy), m_writer(out) {}

    Status record(const ScriptStep& step, const std::function<void()>& waiting) {
        auto status = step.file == FileStep::None ? run(step, waiting) : change(step);
        return status ? keep(step.text) : status;
    }
    void finish() { m_writer.finish(); }

private:
    [[nodiscard]] Status run(const ScriptStep& step, const std::function<void()>& waiting) const {
        auto words = step.words;
        std::ranges::replace(words, std::string(imageWord), m_image.path());
        const std::string input(step.input.value, 'x');
        return m_image.run(words, waiting, input, highestSuccess(words.front()));
    }
    [[nodiscard]] Status change(const ScriptStep& step) const {
        const auto image = m_image.path();
        switch (step.file) {
        case FileStep::Append: return appendToFile(image, step.words[0], step.input);
        case FileStep::Link: return linkFile(image, step.words[0], step.words[1]);
        case FileStep::Move: return moveFile(image, step.words[0], step.words[1]);
        case FileStep::None: break;
        }
        return {};
    }
    Status keep(const std::string& text) {
        const auto now = openFile(m_image.path());
        const auto before = openFile(m_copy.path());
        if (!now || !before)
            return std::unexpected(now ? before.error() : now.error());
        auto where = dataExtents(*(*now)->descriptor(), (*now)->size(), historyUnit);
        const auto old = dataExtents(*(*before)->descriptor(), (*before)->size(), historyUnit);
        where.insert(where.end(), old.begin(), old.end());
        const auto changed = changedSectors(**before, **now, merged(std::move(where)));
        auto status = changed ? m_writer.add(text, **now, *changed) : std::unexpected(changed.error());
        return status ? follow(**now, *changed) : status;
    }

    /// Brings the copy up to date with the image.
    Status follow(const ByteSource& now, const std::vector<ByteInterval>& changed) {
        if (auto status = m_copy.resize(now.size()); !status)
            return status;
        Status status;
        for (const auto& bytes : changed) {
            const auto inside = intersection(bytes, ByteInterval{{0}, now.size()});
            status = status ? copyBytes(now, inside, m_copy.descriptor()) : status;
        }
        return status;
    }

    const WorkingImage& m_image;
    const WorkingImage& m_copy;
    HistoryWriter m_writer;
};

/// Writes the history to `out`. `step` is called several times a second with the number of the running step, from 1.
Status recordHistory(const HistoryScript& script, std::ostream& out, const std::function<void(std::size_t)>& step) {
    findSystemPrograms();
    const auto image = WorkingImage::make();
    const auto copy = WorkingImage::make();
    if (!image || !copy)
        return std::unexpected(image ? copy.error() : image.error());
    auto status = image->resize(script.size);
    Recorder recorder(*image, *copy, out);
    for (std::size_t n = 0; status && n < script.steps.size(); ++n) {
        status = recorder.record(script.steps[n], [&] { step(n + 1); });
        if (!status)
            status.error().where = fmt::format("step {}: {}", n + 1, script.steps[n].text);
    }
    recorder.finish();
    return status;
}

/// The file whose content or map contains `block`; nullopt if there is none.
std::optional<OwnerOfBlock> ownerIn(const Moment& moment, BlockNumber block) {
    if (!moment.layout || !moment.layout->filesystem.blocksOfGroups().contains(block))
        return std::nullopt;
    const auto found = findBlockOwners(*moment.image, {{0}, moment.image->size()}, *moment.layout, block);
    if (found.owners.empty())
        return std::nullopt;
    const auto& owner = found.owners.front();
    return OwnerOfBlock{owner.inode, owner.isDirectory && owner.use == BlockUse::Content};
}

/// The image after the first `steps` steps, with its layout if the file system can be read.
Moment momentOf(const History& history, std::size_t steps) {
    Moment moment{.image = imageAfter(history, steps)};
    if (moment.image->size().value == 0)
        return moment;
    OpenedImage opened;
    opened.options.path = history.file->name();
    opened.bytes = moment.image;
    const auto read = readImage(std::move(opened));
    if (read && read->snapshot.hasVolume() && read->snapshot.placement->bytes.first.value == 0)
        moment.layout = read->snapshot.layout;
    return moment;
}

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

/// Writes the image after the first `steps` steps of `history` to the new file `path`, as a sparse file.
Status writeMoment(const History& history, std::size_t steps, const std::string& path) {
    const auto image = imageAfter(history, steps);
    const auto made = WorkingImage::create(path);
    auto status = made ? made->resize(image->size()) : std::unexpected(made.error());
    if (!status)
        return status;
    for (const auto& bytes : writtenBetween(history, 0, steps))
        status = status ? copyBytes(*image, bytes, made->descriptor()) : status;
    return status;
}

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
    bool json = false;
    bool force = false;
};

/// Records into an unnamed file first, so that an existing history is only replaced by a complete one.
Result<int> record(const HistoryCommandOptions& options, Reporter& reporter) {
    if (options.output.empty() || options.json || options.step || options.from || options.to)
        return usageError("recording needs a script and a file for the history", "history record STEPS -o FILE");
    const OutputFile output{
        .path = options.output, .magic = historyMagic, .inputs = {options.file}, .force = options.force};
    if (auto status = checkOutput(output); !status)
        return std::unexpected(status.error());
    const auto text = textOf(options.file);
    const auto script = text ? parseHistoryScript(*text, options.file) : std::unexpected(text.error());
    const auto made = script ? WorkingImage::make() : std::unexpected(script.error());
    if (!made)
        return std::unexpected(made.error());
    FileOutput out(made->descriptor(), options.output);
    auto status = recordHistory(*script, out, [&](std::size_t step) {
        reporter.progress({step, script->steps.size(), message<MessageId::RunningStep>(Number{step})});
    });
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
    const auto status = writeMoment(*history, *options.step, options.output);
    return status ? Result<int>(ok) : std::unexpected(status.error());
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
        "FILE --step N -o IMAGE writes the image after a step, compare BEFORE AFTER lists what differs by field",
        [options](Reporter& reporter) {
            return options->action == reader::recordAction    ? record(*options, reporter)
                   : options->action == reader::imageAction   ? writeImage(*options)
                   : options->action == reader::compareAction ? compare(*options, reporter)
                                                              : show(*options, reporter);
        });
    arguments.text("ACTION", options->action, "record, show, image or compare")
        .required()
        .among({reader::recordAction, reader::showAction, reader::imageAction, reader::compareAction});
    arguments
        .text("FILE", options->file,
              "record: a file of steps, one per line, or -; show, image: the history; compare: the image before the "
              "change")
        .required();
    arguments.texts("LATER", options->later, "compare: the image after the change; may be repeated");
    arguments.number("--partition", options->partition, "compare: the partition with the file system").valueName("N");
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->output,
              "record, compare: the file for the history; image: a new file for the image")
        .valueName("FILE");
    arguments.flag("--force", options->force,
                   "record: replace the file even if it is not a history or is write-protected");
    arguments.number(reader::stepOption, options->step, "show, image: one step, from 1").within(1U, 100'000U);
    arguments.number(reader::fromOption, options->from,
                     "show: compare the image after this step (0: before the first) with a later one");
    arguments.number(reader::toOption, options->to, "show: the later step (default: the last one)");
    addStartOption(arguments, options->start);
    addPhysicalSectorOption(arguments, options->physicalSector);
    arguments.flag(reader::jsonOption, options->json, "show: schema ext4atlas-history/1, see the man page");
}

} // namespace atlas::cli
