// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "alignment/what_if.h"
#include "allocation/allocation_chunk.h"
#include "allocation/bitmap_reader.h"
#include "base/number_text.h"
#include "base/parse_size.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/files_check.h"
#include "cli/image_options.h"
#include "disk/drive_overrides.h"
#include "layout/health.h"
#include "report/ci/ci.h"
#include "report/json/check_json.h"
#include "report/language/make_message.h"
#include "report/text/check_text.h"
#include "report/text/explanation_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

/// Adds the findings of the block and inode bitmaps, as the window does. `judgement` stays unchanged if there are no
/// bytes to read or the bitmaps are too large.
Judgement withBitmapsRead(Judgement judgement, const ImageReading& reading, Reporter& reporter) {
    const auto& snapshot = reading.snapshot;
    if (!reading.bytes || !snapshot.hasVolume() || !areReadUnasked(writtenBitmaps(*snapshot.layout)))
        return judgement;
    const auto& layout = *snapshot.layout;
    const auto groups = layout.groups.size();
    const auto allocation = readBitmaps(
        *reading.bytes, snapshot.placement->bytes, layout, {{0}, groups}, BitmapScope::BlocksAndInodes,
        [&](std::uint32_t done) { reporter.progress({done, groups.value, message<MessageId::ReadingBitmaps>()}); });
    return withBitmaps(std::move(judgement), allocation.findings, allocation.isComplete(layout));
}

constexpr const char* formText = "text";
constexpr const char* formJson = "json";
constexpr const char* formGithub = "github";
constexpr const char* formPrometheus = "prometheus";

struct CheckCommandOptions {
    ImageOptions image;
    std::string preset;
    std::string form = formText;
    bool json = false; ///< same as --format json
    bool explain = false;
    bool sweep = false;
    std::optional<Quantity> start{}; ///< where the image begins on its disk; a number without a unit counts sectors
    std::string only; ///< the verdict that decides the exit status; empty: both do
    bool strict = false; ///< warnings count
    bool health = false; ///< read the bitmaps, too
    bool files = false; ///< and all files

    [[nodiscard]] bool asksForHealth() const { return health || files; }
};

constexpr const char* onlyAlignment = "alignment";
constexpr const char* onlyHealth = "health";

std::vector<std::string> presetKeys() {
    std::vector<std::string> keys;
    for (const auto& preset : drivePresets())
        keys.emplace_back(preset.key);
    return keys;
}

/// The preset's values, overridden by options. Fails if the preset has other logical sectors than the drive.
Result<DriveOverrides> driveOf(const CheckCommandOptions& options) {
    const auto& byHand = options.image.drive;
    const auto* preset = findPreset(options.preset);
    if (preset == nullptr)
        return byHand;
    if (byHand.logicalSector && *byHand.logicalSector != preset->logicalSector) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = fmt::format("--drive {} has logical sectors of another size", options.preset),
                  .found = fmt::format("--logical-sector {}", byHand.logicalSector->value),
                  .expected = fmt::format("{}, or no --logical-sector", grouped(preset->logicalSector.value))});
    }
    return laidOver(byHand, withPreset({}, preset));
}

Result<ByteCount> parseGranularity(const std::string& text) {
    const auto size = parseSize(text);
    if (!size)
        return std::unexpected(size.error());
    if (size->inSectors() || size->number == 0 || !isGranularity({size->number})) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "not a size to judge by",
                                     .found = "\"" + text + "\"",
                                     .expected = granularityRange()});
    }
    return ByteCount{size->number};
}

/// Writes one of the formats for programs; returns false for text.
bool printForPrograms(const CheckCommandOptions& options, const Judgement& judgement) {
    if (options.json || options.form == formJson)
        writeCheckJson(judgement, output());
    else if (options.form == formGithub)
        writeCheckAnnotations(judgement, output());
    else if (options.form == formPrometheus)
        writeCheckMetrics(judgement, output());
    else
        return false;
    return true;
}

void printText(const CheckCommandOptions& options, const Judgement& judgement) {
    writeCheckText(judgement, output(), terminalStyle());
    if (options.explain)
        writeExplanation(judgement, output(), terminalStyle());
    if (options.sweep && judgement.isMountable())
        writeOffsetSweepText(offsetSweepOf(judgement.snapshot), output(), terminalStyle());
}

/// Without a readable ext file system, the partitions or the layer on an unpartitioned disk are judged. If there is
/// none of these either, this fails, except with --health if the partition table has faults to report.
Status judgeable(const ImageReading& reading, const Judgement& judgement, const CheckCommandOptions& options) {
    const bool isTold = judgement.verdict.state != AlignmentState::NothingJudged ||
                        (options.asksForHealth() && !judgement.snapshot.disk.table.faults.empty());
    if (auto status = requireAsked(reading); !status || isTold)
        return status;
    return std::unexpected(whyNoVolume(reading.snapshot, options.image.path));
}

/// Whether a warning on health, or one on alignment, was found.
bool hasWarning(const Judgement& judgement, bool ofHealth) {
    return std::ranges::any_of(judgement.found.findings, [&](const Finding& finding) {
        return severityOf(finding) == Severity::Warning && isOfHealth(finding) == ofHealth;
    });
}

int exitCode(const CheckCommandOptions& options, const Judgement& judgement) {
    const auto& health = judgement.found.health;
    const bool isUnknown = options.asksForHealth() && health.verdict == HealthVerdict::Unknown;
    const bool isHealthy = health.errors == 0 && !isUnknown && !(options.strict && hasWarning(judgement, true));
    const bool isAligned = !isFailure(judgement.verdict.state) && !(options.strict && hasWarning(judgement, false));
    const bool good = (isAligned || options.only == onlyHealth) && (isHealthy || options.only == onlyAlignment);
    return good ? ok : notGood;
}

/// The start that was given for an image whose own start is unknown, in logical sectors.
Result<std::optional<Lba>> startOf(const CheckCommandOptions& options, const Snapshot& snapshot) {
    if (!options.start)
        return std::nullopt;
    const auto refusal = [&](std::string what, std::string expected) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = std::move(what),
                                     .where = options.image.path,
                                     .found = fmt::format("--start {}", options.start->number),
                                     .expected = std::move(expected)});
    };
    if (!snapshot.placement || isStartKnown(snapshot))
        return refusal("the start is known or cannot be applied", "--start only with an image of one file system");
    const auto sector = snapshot.disk.drive.logicalSector.value;
    if (options.start->unit != SizeUnit::Bytes)
        return Lba{std::min(options.start->number, lastStart(snapshot).value)};
    if (options.start->number % sector.value != 0)
        return refusal("the start is not on a logical sector", fmt::format("a multiple of {} bytes", sector.value));
    return std::min(Lba{options.start->number / sector.value}, lastStart(snapshot));
}

Result<int> run(const CheckCommandOptions& options, Reporter& reporter) {
    auto image = options.image;
    const auto drive = driveOf(options);
    if (!drive)
        return std::unexpected(drive.error());
    image.drive = *drive;
    const auto reading = readImageNoting(image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto start = startOf(options, reading->snapshot);
    if (!start)
        return std::unexpected(start.error());
    auto judgement = judge(reading->snapshot, {.start = *start});
    if (auto status = judgeable(*reading, judgement, options); !status)
        return std::unexpected(status.error());
    if (options.asksForHealth())
        judgement = withBitmapsRead(std::move(judgement), *reading, reporter);
    if (options.files)
        judgement = withFilesRead(std::move(judgement), *reading, reporter);
    if (!printForPrograms(options, judgement)) {
        printText(options, judgement);
        if (!options.explain && !judgement.remedies.cures.empty())
            reporter.note(message<MessageId::ExplainTells>());
        if (!judgement.verdict.isStartKnown)
            reporter.note(message<MessageId::StartGives>());
    }
    return exitCode(options, judgement);
}

} // namespace

void addCheck(CommandLine& line) {
    const auto options = std::make_shared<CheckCommandOptions>();
    const auto arguments =
        line.command("check", "whether the metadata lies on whole physical sectors and is sound (exit status 1 if not)",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    addImageOptions(arguments, options->image);
    arguments
        .text("--format", options->form,
              "text; json; github: annotations of a workflow; prometheus: for node_exporter's textfile collector")
        .valueName("FORM")
        .among({formText, formJson, formGithub, formPrometheus})
        .excludes(arguments.flag("--json", options->json, "schema ext4atlas-check/1, see the man page"));
    arguments.text("--drive", options->preset, "judge for a drive of this kind instead of the known one")
        .valueName("KIND")
        .among(presetKeys());
    arguments.parsed("--stripe", options->image.drive.optimalIo, parseGranularity, "judge by this RAID stripe too")
        .valueName("BYTES");
    arguments
        .parsed("--erase-block", options->image.drive.eraseBlock, parseGranularity,
                "judge by this flash erase block too")
        .valueName("BYTES");
    arguments
        .parsed("--start", options->start, parseSize,
                "where an image of one file system began on its disk: sectors, or bytes with k, M, G")
        .valueName("SECTOR");
    arguments.flag("--health", options->health, "read the bitmaps too");
    arguments.flag("--files", options->files,
                   "like --health, and check the inodes, block maps and directories of all files");
    arguments.text("--only", options->only, "the verdict that decides the exit status (default: both do)")
        .valueName("VERDICT")
        .among({onlyAlignment, onlyHealth});
    arguments.flag("--strict", options->strict, "exit with status 1 on warnings too");
    arguments.flag("--explain", options->explain,
                   "add the stack of layers, causes, cures and costs to the text; JSON always holds them");
    arguments.flag(
        "--sweep", options->sweep,
        fmt::format("add the read-modify-writes for {} other partition starts to the text; JSON always holds them",
                    offsetSweepLength));
}

} // namespace atlas::cli
