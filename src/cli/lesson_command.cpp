// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"
#include "allocation/allocation_chunk.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/lesson_places.h"
#include "cli/operands.h"
#include "cli/printed_file.h"
#include "ext4/read_file.h"
#include "ext4/read_layout.h"
#include "inspect/inspect_structure.h"
#include "layout/health.h"
#include "report/json/exercise_json.h"
#include "report/print/lesson_page.h"
#include "report/reader/reader_request.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

struct LessonCommandOptions {
    std::string action;
    std::string file;
    std::string image;
    PrintOptions print;
    bool json = false;
};

constexpr std::string_view checkAction = "check";
constexpr std::uint32_t rootInode = 2;

/// Uses the format of compilers, so that editors find the line.
void writeFault(const std::string& file, const LessonFault& fault) {
    output() << fmt::format("{}:{}: {}: {}\n", file, fault.line, fault.warning ? "warning" : "error",
                            sentence(fault.error));
}

Result<int> check(const LessonCommandOptions& options, const Reporter& reporter) {
    if (!options.image.empty() || !options.print.file.empty())
        return usageError("checking takes a lesson and nothing else", "lesson check FILE");
    const auto text = textOf(options.file);
    if (!text)
        return std::unexpected(text.error());
    const auto samples = sampleNames();
    enterSandboxNoting(reporter);
    const auto parsed = parseLesson(*text);
    const auto faults = checkLesson(parsed, samples);
    if (options.json)
        writeLessonCheckJson(options.file, parsed, faults, output());
    else
        for (const auto& fault : faults)
            writeFault(options.file, fault);
    return canBeGiven(faults) ? ok : someWrong;
}

/// The lesson in a file, if it can be given.
Result<Lesson> lessonIn(const std::string& file) {
    const auto text = textOf(file);
    if (!text)
        return std::unexpected(text.error());
    auto parsed = parseLesson(*text);
    const auto faults = checkLesson(parsed, sampleNames());
    const auto at = std::ranges::find(faults, false, &LessonFault::warning);
    if (at == faults.end())
        return std::move(parsed.lesson);
    auto error = at->error;
    error.where = fmt::format("{}:{}", file, at->line);
    return std::unexpected(std::move(error));
}

std::optional<LessonFile> fileAt(const OpenedVolume& volume, const StructureReader& structures, const Layout& layout,
                                 const std::string& path) {
    const auto steps = findPath(volume, path);
    const auto inode = steps && !steps->empty() ? steps->back().inode : rootInode;
    const auto map = steps ? readFileMap(volume, inode) : std::unexpected(steps.error());
    const auto place = inodePlace(layout, inode);
    const auto read = map && place ? structures.read(*place) : std::unexpected(Error{});
    if (!read)
        return std::nullopt;
    const auto number = [&](std::string_view field) {
        const auto* const found = read->decoded.find(field);
        return found == nullptr ? std::uint64_t{0} : found->number;
    };
    constexpr int upperHalf = 32;
    return lessonFileOf(*map, number("i_links_count"), number("i_size_lo") | number("i_size_high") << upperHalf);
}

LessonFiles filesIn(const ImageReading& reading, const std::vector<std::string>& paths) {
    const auto& snapshot = reading.snapshot;
    const ReadOptions defaults;
    LessonFiles files;
    const auto volume = openVolume(*reading.bytes, snapshot.placement->bytes, defaults.maxGroups);
    StructureReader structures(*reading.bytes, snapshot.placement->bytes.first);
    const bool isReady = volume && structures.useSuperblockOf(*snapshot.layout);
    for (const auto& path : paths)
        files[path] = isReady ? fileAt(*volume, structures, *snapshot.layout, path) : std::nullopt;
    return files;
}

/// Reads the image in the sandbox, and the bitmaps for the figures that need them.
Result<LessonVolume> volumeIn(const std::string& image, const Lesson& lesson, Reporter& reporter) {
    const auto reading = readImageNoting(ImageOptions{{.path = image}}, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto& snapshot = reading->snapshot;
    if (!snapshot.hasVolume())
        return std::unexpected(whyNoVolume(snapshot, image));
    const auto judgement = judge(snapshot);
    LessonVolume volume{.layout = snapshot.layout,
                        .placement = *snapshot.placement,
                        .logicalSector = judgement.drive().logicalSector.value,
                        .grid = judgement.drive().grid(),
                        .numbers = currentNumberStyle()};
    if (reading->bytes) {
        volume.allocation = std::make_shared<const Allocation>(
            readBitmaps(*reading->bytes, snapshot.placement->bytes, *snapshot.layout,
                        {{0}, snapshot.layout->groups.size()}, BitmapScope::Blocks, {}));
    }
    if (reading->bytes)
        volume.files = std::make_shared<const LessonFiles>(filesIn(*reading, pathsIn(lesson)));
    if (const auto lacking = lackingFor(lesson, volume); !lacking.empty()) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "the file system lacks what the lesson needs",
                                     .where = image,
                                     .found = "no " + lacking,
                                     .hint = "without an image, the sample of the lesson is taken"});
    }
    return volume;
}

Result<int> printLesson(const LessonCommandOptions& options, Reporter& reporter) {
    const auto* const at = std::ranges::find(lessonPageNames, options.action);
    const auto kind = static_cast<LessonPageKind>(at - std::begin(lessonPageNames));
    if (options.json)
        return usageError("--json belongs to check", "lesson check --json FILE");
    const auto lesson = lessonIn(lessonFile(options.file));
    auto sample = lesson && options.image.empty()
                      ? TemporarySample::make(lesson->sample)
                      : Result<TemporarySample>(std::unexpected(lesson ? Error{} : lesson.error()));
    if (!lesson || (options.image.empty() && !sample))
        return std::unexpected(sample.error());
    const auto image = sample ? sample->path() : options.image;
    const auto usual = kind == LessonPageKind::Slides ? Paper::Slides : Paper::A4;
    return print(options.print, usual, reporter, [&]() -> Result<PrintedPage> {
        auto volume = volumeIn(image, *lesson, reporter);
        if (!volume)
            return std::unexpected(volume.error());
        return lessonPage(kind, {*lesson, std::filesystem::path(image).filename().string(), std::move(*volume)});
    });
}

} // namespace

void addLesson(CommandLine& line) {
    const auto options = std::make_shared<LessonCommandOptions>();
    const auto arguments = line.command(
        "lesson",
        "checks a lesson file for faults: check FILE, or check - for standard input; prints a lesson: worksheet, "
        "solution, slides or instructor LESSON [IMAGE]",
        [options](Reporter& reporter) {
            return options->action == checkAction ? check(*options, reporter) : printLesson(*options, reporter);
        });
    arguments.text("ACTION", options->action, "check, worksheet, solution, slides or instructor")
        .required()
        .among({std::string(checkAction), "worksheet", "solution", "slides", "instructor"});
    arguments
        .text("LESSON", options->file,
              "a lesson, as the window opens it from the Learn menu, or the number of one that the menu has")
        .required();
    arguments.text("IMAGE", options->image, "what the numbers are taken from; without it, the lesson's sample is made");
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->print.file,
              "write to this file, .html, .md or .pdf, instead of HTML to standard output")
        .valueName("FILE");
    addPrintOptions(arguments, options->print);
    arguments.flag("--json", options->json, "check: schema ext4atlas-lesson-check/1, see the man page");
}

} // namespace atlas::cli
