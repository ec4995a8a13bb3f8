// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/measure_runs.h"
#include "device/read_drive_state.h"
#include "report/csv/csv.h"
#include "report/json/measurement_json.h"
#include "report/text/measurement_text.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fmt/chrono.h>

namespace atlas::cli {
namespace {

constexpr std::uint32_t mostRuns = 100;

struct MeasureCommandOptions {
    MeasureTargetOptions target;
    std::string experiment{};
    MeasureRequest request;
    RunOptions runs;
    std::optional<std::uint32_t> runCount{};
    std::optional<std::uint32_t> partition{};
    std::string layout{};
    std::string structures{}; ///< of metadata-reads; empty: all
    std::optional<Medium> medium{};
    double rpm = RevolutionCost{}.rpm;
    bool json = false;
    bool csv = false;
    bool strict = false;
};

std::unexpected<Error> needless(const std::string& option, std::string_view experiment) {
    return usageError(fmt::format("{} is for {} only", option, experiment));
}

Status check(const MeasureCommandOptions& options, Experiment experiment) {
    const bool shifts = experiment == Experiment::OffsetSweep || experiment == Experiment::SyncedWrites;
    if (!shifts && (options.request.step || options.request.period.value != MeasureRequest{}.period.value))
        return needless("a period or step", "synced-writes and offset-sweep");
    const bool isOfLayout = experiment == Experiment::MetadataReads;
    if (!isOfLayout && (!options.layout.empty() || options.partition || options.medium || !options.structures.empty()))
        return needless("a layout, partition, medium or structure", "metadata-reads");
    return {};
}

/// The settings, and for metadata reads what each of them reads.
struct Course {
    std::vector<Setting> settings{};
    std::vector<LayoutReads> reads{};
};

/// "block-bitmaps"
std::string optionName(LoadedMetadata metadata) {
    std::string words(name(metadata));
    std::ranges::replace(words, '_', '-');
    return words;
}

Result<Course> courseOfLayout(const MeasureCommandOptions& options, const MeasureTarget& target) {
    if (target.kind == MeasuredKind::ScratchFile)
        return usageError("a folder has no layout whose metadata could be read",
                          "name an image, a device or an export");
    const auto assumed = target.drive.spins.value_or(true) ? Medium::HardDisk : Medium::SolidState;
    ImageRequest image{.path = options.layout.empty() ? options.target.target : options.layout};
    image.volume.partition = options.partition;
    auto reads = layoutReads(image, modelOf(options.medium.value_or(assumed)));
    if (!reads)
        return std::unexpected(reads.error());
    Course course;
    if (!options.structures.empty())
        std::erase_if(*reads, [&](const LayoutReads& each) { return optionName(each.metadata) != options.structures; });
    for (const auto& each : *reads) {
        course.settings.push_back(metadataSetting(each.metadata, each.requests));
        if (course.settings.back().area.end().value > target.size.value) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "the target is smaller than the layout",
                                         .where = options.target.target,
                                         .found = humanSize(target.size),
                                         .expected = humanSize(course.settings.back().area.end() - ByteOffset{})});
        }
    }
    course.reads = std::move(*reads);
    return course;
}

Result<Course> courseOf(const MeasureCommandOptions& options, Experiment experiment, const MeasureTarget& target) {
    if (experiment == Experiment::MetadataReads)
        return courseOfLayout(options, target);
    if (experiment == Experiment::Sequential && target.kind == MeasuredKind::ScratchFile)
        return usageError("the curve of a drive is not measured in a scratch file", "name a device, image or export");
    auto request = options.request;
    request.experiment = experiment;
    request.mayWrite = target.mayWrite;
    request.target = target.size;
    request.sector = target.sector;
    auto settings = settingsOf(request);
    if (!settings)
        return std::unexpected(settings.error());
    return Course{.settings = std::move(*settings)};
}

/// Requests to the disk since `before` that the runs did not make.
std::optional<DiskUse> othersSince(const std::optional<DiskUse>& before, const MeasureTarget& target,
                                   const std::vector<MeasuredPoint>& points) {
    const auto after = target.disk.empty() ? std::nullopt : readDiskUse(target.disk);
    if (!before || !after)
        return std::nullopt;
    DiskUse own;
    for (const auto& point : points) {
        for (const auto& run : point.runs) {
            own.requests += run.requests * (point.setting.isSynced ? 2 : 1); // and its flush
            own.bytes += run.bytes;
        }
    }
    const auto beyond = [](std::uint64_t all, std::uint64_t part) { return all > part ? all - part : 0; };
    return DiskUse{beyond(after->requests - before->requests, own.requests),
                   {beyond((after->bytes - before->bytes).value, own.bytes.value)}};
}

Result<Measurement> measure(const MeasureCommandOptions& options, Experiment experiment, Reporter& reporter) {
    const auto target = openTarget(options.target, reporter);
    if (!target)
        return std::unexpected(target.error());
    const auto course = courseOf(options, experiment, *target);
    if (!course)
        return std::unexpected(course.error());
    const auto before = target->disk.empty() ? std::nullopt : readDiskUse(target->disk);
    auto runs = options.runs;
    runs.runs = options.runCount.value_or(runs.runs);
    auto points = measurePoints(*target, course->settings, course->reads, runs, reporter);
    if (!points)
        return std::unexpected(points.error());
    Measurement measurement{
        .program = programName(),
        .time = fmt::format("{:%FT%TZ}", std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now())),
        .experiment = experiment,
        .target = options.target.target,
        .kind = target->kind,
        .size = target->size,
        .isDirect = target->fio.isDirect,
        .isInMemory = target->isInMemory,
        .rpm = options.rpm,
        .drive = target->drive,
        .place = target->place,
        .others = othersSince(before, *target, *points),
        .points = std::move(*points)};
    applyModel(measurement);
    for (std::size_t n = 0; n < course->reads.size(); ++n)
        measurement.points[n].modelled = course->reads[n].modelled;
    measurement.doubts = doubtsAbout(measurement);
    return measurement;
}

Result<int> run(const MeasureCommandOptions& options, Reporter& reporter) {
    const auto experiment = experimentNamed(options.experiment);
    if (!experiment)
        return usageError("an experiment is needed");
    if (auto status = check(options, *experiment); !status)
        return std::unexpected(status.error());
    const auto measurement = measure(options, *experiment, reporter);
    if (!measurement)
        return std::unexpected(measurement.error());
    if (options.json)
        writeMeasurementJson(*measurement, output());
    else if (options.csv)
        writeMeasurementCsv(*measurement, output());
    else
        writeMeasurementText(*measurement, textOutput(), terminalStyle());
    return options.strict && !measurement->doubts.empty() ? notGood : ok;
}

Result<ByteCount> parsePeriod(const std::string& text) { return parseBytes(text); }

void addRunOptions(const Arguments& arguments, MeasureCommandOptions& options) {
    arguments
        .number("--runs", options.runCount, "runs of each setting, up to twice as many until they agree (default: 5)")
        .valueName("N")
        .within(std::uint32_t{1}, mostRuns);
    arguments
        .real(
            "--seconds", [&options](double seconds) { options.runs.longestSeconds = seconds; },
            "length of a run (default: 1)")
        .valueName("SECONDS")
        .within(0.05, 600.0);
    arguments
        .real(
            "--rpm", [&options](double rpm) { options.rpm = rpm; },
            "turns a minute of the modelled disk (default: 7200)")
        .valueName("N")
        .within(100.0, 100'000.0);
}

void addSizes(const Arguments& arguments, MeasureCommandOptions& options) {
    const auto optional = [](const std::string& text) -> Result<std::optional<ByteCount>> { return parseBytes(text); };
    arguments.parsed("--size", options.target.scratch, optional, "of the scratch file in a folder (default: 64 MiB)")
        .valueName("SIZE");
    arguments.parsed("--request", options.request.request, parsePeriod, "size of the shifted requests (default: 4 KiB)")
        .valueName("SIZE");
    arguments
        .parsed("--period", options.request.period, parsePeriod,
                "over which requests shift: a sector, stripe or erase block (default: 4 KiB)")
        .valueName("SIZE");
    arguments.parsed("--step", options.request.step, optional, "by which they shift (default: a logical sector)")
        .valueName("SIZE");
    const auto sector = [](const std::string& text) -> Result<std::optional<ByteCount>> {
        return parseSectorSize(text, maxPhysicalSector);
    };
    arguments
        .parsed("--physical-sector", options.target.physicalSector, sector,
                "of the drive, in place of what the kernel reports")
        .valueName("BYTES");
}

} // namespace

void addMeasure(CommandLine& line) {
    const auto options = std::make_shared<MeasureCommandOptions>();
    const auto arguments =
        line.command("measure", "what alignment, request size and offset cost on a real drive, measured by fio",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.text("EXPERIMENT", options->experiment, "what is measured").required().among(experimentNames());
    arguments
        .text("TARGET", options->target.target,
              "a folder for a scratch file; a device, image or nbd:// export, which is only read")
        .required();
    arguments
        .text("--destroy-contents", options->target.destroyed, "overwrite the device or export, whose name is repeated")
        .valueName("TARGET");
    arguments.text("--force", options->target.forced, "even if it is in use or not empty; its name is repeated again")
        .valueName("TARGET");
    arguments.flag("--buffered", options->target.isBuffered,
                   "through the page cache, as most programs write; only synced writes then tell of the drive");
    addRunOptions(arguments, *options);
    addSizes(arguments, *options);
    arguments.text("--layout", options->layout, "metadata-reads: the layout of another image, or of a snapshot")
        .valueName("IMAGE");
    arguments.number("--partition", options->partition, "metadata-reads: the partition with the file system")
        .valueName("N");
    std::vector<std::string> structures;
    for (const auto metadata : allLoadedMetadata)
        structures.push_back(optionName(metadata));
    arguments.text("--structures", options->structures, "metadata-reads: only these")
        .valueName("WHICH")
        .among(structures);
    arguments.named("--medium", options->medium, mediumNamed, mediumNames(), "metadata-reads: of the model")
        .valueName("MEDIUM");
    arguments.flag("--strict", options->strict, "exit status 1 if a check doubts the figures");
    const auto json = arguments.flag("--json", options->json, "schema ext4atlas-measure/1, see the man page");
    arguments.flag("--csv", options->csv, "a line for each run").excludes(json);
}

} // namespace atlas::cli
