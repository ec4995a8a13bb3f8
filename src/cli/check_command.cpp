// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/cost.h"
#include "alignment/disk_judgement.h"
#include "alignment/judgement.h"
#include "alignment/what_if.h"
#include "base/number_text.h"
#include "base/parse_size.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/files_check.h"
#include "cli/image_options.h"
#include "cli/several_images.h"
#include "disk/drive_overrides.h"
#include "layout/health.h"
#include "report/ci/ci.h"
#include "report/json/check_json.h"
#include "report/language/make_message.h"
#include "report/text/check_text.h"
#include "report/text/explanation_text.h"
#include "report/words/subject_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace atlas::cli {
namespace {

constexpr const char* formText = "text";
constexpr const char* formJson = "json";
constexpr const char* formGithub = "github";
constexpr const char* formPrometheus = "prometheus";

struct CheckCommandOptions {
    ImageOptions image;
    std::vector<std::string> paths{};
    std::string preset;
    std::string form = formText;
    bool json = false; ///< same as --format json
    bool explain = false;
    bool sweep = false;
    std::optional<Quantity> start{}; ///< where the image begins on its disk; a number without a unit counts sectors
    std::string only; ///< the verdict that decides the exit status; empty: both do
    bool strict = false; ///< warnings count
    std::vector<std::string> allowed{}; ///< JSON names of kinds of findings that do not count
    std::vector<std::uint32_t> required{}; ///< partitions that must hold a readable ext file system
    bool health = false; ///< read the bitmaps, too
    bool files = false; ///< and all files

    [[nodiscard]] bool asksForHealth() const { return health || files; }
};

constexpr std::uint64_t maxPartition = 0xFFFFFF;

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

std::vector<std::string> partsOf(const std::string& list) {
    std::vector<std::string> parts(1);
    for (const char c : list)
        if (c == ',')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

Result<std::vector<std::string>> parseKinds(const std::string& list) {
    auto kinds = partsOf(list);
    for (const auto& kind : kinds) {
        if (!isFindingKind(kind)) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "not a kind of finding",
                                         .found = "\"" + kind + "\"",
                                         .expected = "the \"kind\" of a finding in the output of --json"});
        }
    }
    return kinds;
}

Result<std::vector<std::uint32_t>> parsePartitions(const std::string& list) {
    std::vector<std::uint32_t> partitions;
    for (const auto& part : partsOf(list)) {
        const auto number = parseSize(part);
        if (!number || number->unit != SizeUnit::Unsaid || number->number == 0 || number->number > maxPartition) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "not a number of a partition",
                                         .found = "\"" + part + "\"",
                                         .expected = fmt::format("1 to {}", grouped(maxPartition))});
        }
        partitions.push_back(static_cast<std::uint32_t>(number->number));
    }
    return partitions;
}

/// Writes one of the formats for programs; returns false for text.
bool printForPrograms(const CheckCommandOptions& options, const DiskJudgement& disk) {
    if (options.json || options.form == formJson)
        writeCheckJson(disk, output());
    else if (options.form == formGithub)
        writeCheckAnnotations(disk, output());
    else if (options.form == formPrometheus)
        writeCheckMetrics(disk, output());
    else
        return false;
    return true;
}

/// The explanation is that of each volume with something to cure, else of the one that decides the verdict.
void printText(const CheckCommandOptions& options, const DiskJudgement& disk) {
    const auto& decisive = disk.decisive();
    writeCheckText(disk, textOutput(), terminalStyle());
    if (options.explain) {
        writeExplanation(decisive, textOutput(), terminalStyle());
        for (const auto* judgement : disk.judgements()) {
            if (judgement != &decisive && !judgement->remedies.cures.empty()) {
                textOutput() << '\n' << format(subject(judgement->snapshot)) << '\n';
                writeExplanation(*judgement, textOutput(), terminalStyle());
            }
        }
    }
    if (options.sweep && decisive.isMountable())
        writeOffsetSweepText(offsetSweepOf(decisive.snapshot), textOutput(), terminalStyle());
}

/// Without a readable ext file system, the partitions or the layer on an unpartitioned disk are judged. If there is
/// none of these either, this fails, except with --health if the partition table has faults to report.
Status judgeable(const ImageReading& reading, const DiskJudgement& disk, const CheckCommandOptions& options) {
    const bool isTold = disk.state != AlignmentState::NothingJudged ||
                        (options.asksForHealth() && !reading.snapshot.disk.table.faults.empty());
    if (auto status = requireAsked(reading); !status || isTold)
        return status;
    return std::unexpected(whyNoVolume(reading.snapshot, options.image.path));
}

/// The kind that a finding counts as: MoreOfTheSame counts as what it counts.
std::string kindOf(const Finding& finding) {
    return finding.kind == FindingKind::MoreOfTheSame ? finding.detail : std::string(name(finding.kind));
}

/// Which findings decide the exit status.
class Counted {
public:
    Counted(const CheckCommandOptions& options, const DiskJudgement& disk) : m_options(options), m_disk(disk) {}

    /// Whether there is a finding of at least this severity that is not allowed, on health or on alignment.
    [[nodiscard]] bool has(Severity severity, bool ofHealth) const {
        return std::ranges::any_of(m_disk.findings, [&](const Finding& finding) {
            return severityOf(finding) >= severity && isOfHealth(finding) == ofHealth && !isAllowed(finding);
        });
    }

    /// Whether every finding that misaligns something is allowed, and there is one.
    [[nodiscard]] bool isMisalignmentAllowed() const {
        const auto isMisalignment = [](const Finding& each) { return severityOf(each) == Severity::Misaligned; };
        return std::ranges::any_of(m_disk.findings, isMisalignment) && !has(Severity::Misaligned, false);
    }

private:
    [[nodiscard]] bool isAllowed(const Finding& finding) const {
        return std::ranges::find(m_options.allowed, kindOf(finding)) != m_options.allowed.end();
    }

    const CheckCommandOptions& m_options;
    const DiskJudgement& m_disk;
};

int exitCode(const CheckCommandOptions& options, const DiskJudgement& disk) {
    const Counted counted(options, disk);
    const bool isUnknown = options.asksForHealth() && disk.health.verdict == HealthVerdict::Unknown;
    const bool isHealthy = !counted.has(options.strict ? Severity::Warning : Severity::Error, true) && !isUnknown;
    const bool isWhole = !isFailure(disk.state) || counted.isMisalignmentAllowed();
    const bool isAligned = isWhole && !(options.strict && counted.has(Severity::Warning, false));
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

/// Adds an error for each partition that is required to hold an ext file system and from which none was read.
void demandRequired(const CheckCommandOptions& options, ImageReading& reading) {
    for (const auto partition : options.required) {
        const auto isThere = [&](const Snapshot& snapshot) {
            return snapshot.hasVolume() && snapshot.volumeName().partition == partition;
        };
        const auto isOther = [&](const OtherVolume& each) { return each.name.partition == partition; };
        const bool isRead = isThere(reading.snapshot) || std::ranges::any_of(reading.snapshot.otherVolumes, isOther);
        if (!isRead) {
            reading.snapshot.findings.push_back(
                {.kind = FindingKind::RequiredExtMissing, .volume = {.partition = partition}});
        }
    }
}

Result<int> check(const CheckCommandOptions& options, Reporter& reporter) {
    auto image = options.image;
    const auto drive = driveOf(options);
    if (!drive)
        return std::unexpected(drive.error());
    image.drive = *drive;
    image.everyVolume = true;
    auto reading = readImageWatched(image, reporter);
    if (!reading)
        return std::unexpected(reading.error());
    const auto start = startOf(options, reading->snapshot);
    if (!start)
        return std::unexpected(start.error());
    demandRequired(options, *reading);
    auto disk = judgeDisk(*reading, {.start = *start});
    if (auto status = judgeable(*reading, disk, options); !status)
        return std::unexpected(status.error());
    for (std::size_t n = 0; options.asksForHealth() && n <= reading->others.size(); ++n) {
        const auto& volume = n == 0 ? *reading : reading->others[n - 1];
        checkBitmapsOf(n, volume, reporter, disk);
        if (options.files)
            checkFilesOf(n, volume, reporter, disk);
    }
    if (!printForPrograms(options, disk)) {
        printText(options, disk);
        if (!options.explain && !disk.decisive().remedies.cures.empty())
            reporter.note(message<MessageId::ExplainTells>());
        if (!disk.decisive().verdict.isStartKnown)
            reporter.note(message<MessageId::StartGives>());
    }
    return exitCode(options, disk);
}

/// With the annotation of an error, because the log of a workflow is seldom read.
Result<int> report(const CheckCommandOptions& options, Reporter& reporter) {
    auto code = check(options, reporter);
    if (!code && options.form == formGithub)
        writeErrorAnnotation(code.error(), options.image.path, output());
    return code;
}

Result<int> run(const CheckCommandOptions& options, Reporter& reporter) {
    if (options.paths.size() > 1 && options.form == formPrometheus)
        return usageError("the metrics of several images would repeat their names", "scan --format prometheus");
    const bool isJson = options.json || options.form == formJson;
    return reportEach(options.paths, isJson ? ReportForm::Json : ReportForm::Text, reporter,
                      [&](const std::string& path) {
                          auto one = options;
                          one.image.path = path;
                          return report(one, reporter);
                      });
}

} // namespace

void addCheck(CommandLine& line) {
    const auto options = std::make_shared<CheckCommandOptions>();
    const auto arguments =
        line.command("check", "whether the metadata lies on whole physical sectors and is sound (exit status 1 if not)",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    addSeveralImages(arguments, options->image, options->paths);
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
    arguments
        .parsed("--allow", options->allowed, parseKinds,
                "kinds of findings, as JSON names them, that do not count for the exit status")
        .valueName("KIND,…");
    arguments
        .parsed("--require-ext", options->required, parsePartitions, "partitions that must hold an ext file system")
        .valueName("N,…");
    arguments.flag("--strict", options->strict, "exit with status 1 on warnings too");
    arguments.flag("--explain", options->explain,
                   "add the stack of layers, causes, cures and costs to the text; JSON always holds them");
    arguments.flag(
        "--sweep", options->sweep,
        fmt::format("add the read-modify-writes for {} other partition starts to the text; JSON always holds them",
                    offsetSweepLength));
}

} // namespace atlas::cli
