// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/output_file.h"
#include "base/remote_name.h"
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/scan_places.h"
#include "cli/scan_readers.h"
#include "disk/drive_overrides.h"
#include "report/language/make_message.h"
#include "scan/scan_diff.h"
#include "scan/scan_files.h"
#include "scan/scan_page.h"
#include "scan/scan_report.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <sys/resource.h>
#include <thread>

namespace atlas::cli {
namespace {

constexpr const char* formLines = "lines";
constexpr const char* formText = "text";
constexpr const char* formJson = "json";
constexpr const char* formPrometheus = "prometheus";
constexpr std::uint32_t mostJobs = 256;
constexpr std::uint32_t usualSeconds = 300;
constexpr std::uint32_t mostSeconds = 86'400;
constexpr std::string_view pageMagic = "<!DOCTYPE html>";
constexpr int interruptedStatus = 128 + SIGINT;

struct ScanCommandOptions {
    PlaceOptions places{};
    ScanReaderOptions readers{};
    std::optional<std::uint32_t> jobs{};
    std::optional<std::uint32_t> seconds{};
    std::string preset{};
    std::string form{};
    std::string resume{};
    std::string page{}; ///< path of the page to write; empty: none
    bool isSummary = false; ///< the places are files of lines
    bool isDiff = false; ///< the places are two of them
    bool isForced = false; ///< replaces files of another kind
    bool isQuiet = false;
};

volatile std::sig_atomic_t isInterrupted = 0;

void interrupt(int /*signal*/) { isInterrupted = 1; }

/// A signal ends the scan after the lines that are complete. It may come twice, as timeout(1) sends it.
void stopOnSignals() {
    struct sigaction action{};
    action.sa_handler = interrupt;
    action.sa_flags = 0; // not SA_RESTART: what waits is to end
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

/// Each reader has its own limit on time; ten million of them take more than one.
void liftProcessorTime() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_CPU, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_CPU, &limit);
    }
}

/// What an earlier scan wrote, which need not be read again.
class Known {
public:
    /// A file that is not there is an empty one, so that one command begins and continues a scan.
    [[nodiscard]] static Result<Known> of(const std::string& path) {
        Known known;
        std::error_code ignored;
        if (path.empty() || !std::filesystem::exists(path, ignored))
            return known;
        auto files = ScanFiles::open({path});
        if (!files)
            return std::unexpected(files.error());
        if (auto status = cutOutputOf(path, files->endOfLines()); !status)
            return std::unexpected(status.error());
        known.m_files = std::move(*files);
        return known;
    }

    [[nodiscard]] std::optional<ScanRecord> find(const std::string& place) const {
        return m_files ? m_files->find(place) : std::nullopt;
    }

private:
    std::optional<ScanFiles> m_files{};
};

/// Whether `record` still holds for the place. What failed to be read for a reason of the machine is tried again.
bool isUpToDate(const std::optional<ScanRecord>& record, const std::string& place) {
    return record && record->errorKind != name(ErrorKind::Io) && record->stamp.size && !isRemote(place) &&
           record->stamp == stampOf(place);
}

class Scan {
public:
    /// `page` may be null.
    Scan(const ScanCommandOptions& options, Known known, ScanPage* page, Reporter& reporter)
        : m_options(options),
          m_page(page),
          m_places(options.places),
          m_readers(options.readers, reporter),
          m_known(std::move(known)),
          m_reporter(reporter) {}

    Result<int> run() {
        bool isAtEnd = false;
        while (isInterrupted == 0 && !(isAtEnd && m_readers.isIdle())) {
            if (auto status = startReaders(isAtEnd); !status)
                return std::unexpected(status.error());
            for (const auto& outcome : m_readers.wait(std::chrono::milliseconds(200)))
                if (auto status = take(outcome); !status)
                    return std::unexpected(status.error());
            showProgress();
        }
        m_reporter.endStatus();
        if (isInterrupted != 0)
            m_reporter.note(message<MessageId::ScanInterrupted>(Count{m_summary.places}));
        noteLeftOut();
        return isInterrupted != 0 ? interruptedStatus : m_summary.exitStatus();
    }

    [[nodiscard]] const ScanSummary& summary() const { return m_summary; }

private:
    Status startReaders(bool& isAtEnd) {
        while (isInterrupted == 0 && !isAtEnd && m_readers.hasRoom()) {
            const auto place = m_places.next();
            isAtEnd = !place;
            if (place)
                if (auto status = begin(*place); !status)
                    return status;
        }
        return {};
    }

    Status begin(const ScanPlace& place) {
        if (place.error) {
            auto record = recordOfPlace(place.path);
            setError(record, *place.error);
            return write(record);
        }
        auto known = m_known.find(place.path);
        if (isUpToDate(known, place.path)) {
            addUp(*known);
            ++m_skipped;
            return {};
        }
        return m_readers.start(place, known ? std::optional(known->stamp) : std::nullopt);
    }

    Status take(const ScanOutcome& outcome) {
        switch (outcome.kind) {
        case ScanOutcome::Kind::Read: return write(outcome.record);
        case ScanOutcome::Kind::NoImage: ++m_noImage; break;
        case ScanOutcome::Kind::Packed: ++m_packed; break;
        case ScanOutcome::Kind::Unchanged:
            if (const auto known = m_known.find(outcome.record.placeBytes()))
                addUp(*known);
            ++m_skipped;
            break;
        }
        return {};
    }

    void addUp(const ScanRecord& record) {
        m_summary.add(record);
        if (m_page != nullptr)
            m_page->add(record);
    }

    /// Each line leaves at once, so that nothing is lost when the program is killed.
    Status write(const ScanRecord& record) {
        addUp(record);
        if (m_options.form != formLines)
            return {};
        writeScanLine(record, output());
        return output().finish();
    }

    void showProgress() {
        m_reporter.progress({m_summary.places, 0, message<MessageId::ScanningImages>()});
        const auto bad = m_summary.count(ScanState::Misaligned) + m_summary.count(ScanState::Damaged);
        m_reporter.status(message<MessageId::ScanProgress>(Count{m_summary.places}, Number{bad},
                                                           Number{m_summary.count(ScanState::Unreadable)}));
    }

    void noteLeftOut() const {
        if (m_skipped > 0)
            m_reporter.note(message<MessageId::ScanSkipped>(Count{m_skipped}));
        if (m_noImage + m_places.leftOut() > 0)
            m_reporter.note(message<MessageId::ScanNoImages>(Count{m_noImage + m_places.leftOut()}));
        if (m_packed > 0)
            m_reporter.note(message<MessageId::ScanPacked>(Count{m_packed}));
    }

    const ScanCommandOptions& m_options;
    ScanPage* m_page;
    ScanPlaces m_places;
    ScanReaders m_readers;
    Known m_known;
    Reporter& m_reporter;
    ScanSummary m_summary{};
    std::uint64_t m_skipped = 0;
    std::uint64_t m_noImage = 0;
    std::uint64_t m_packed = 0;
};

/// On standard output, in the form that was asked for.
void writeSummary(const std::string& form, const ScanSummary& summary) {
    if (form == formJson)
        writeScanSummaryJson(summary, output());
    else if (form == formPrometheus)
        writeScanMetrics(summary, output());
    else if (form == formText)
        writeScanSummaryText(summary, output(), terminalStyle());
}

std::unexpected<Error> changedMeanwhile(const std::string& path) {
    return std::unexpected(Error{.kind = ErrorKind::Io,
                                 .what = "changed while it was read",
                                 .where = path,
                                 .hint = "wait for the scan that writes it"});
}

/// Passes each line of the files to `page`, which may be null.
Result<int> summarise(const ScanCommandOptions& options, ScanPage* page) {
    const auto files = ScanFiles::open(options.places.places);
    if (!files)
        return std::unexpected(files.error());
    ScanSummary summary;
    const auto add = [&](const ScanRecord& record) {
        summary.add(record);
        if (page != nullptr)
            page->add(record);
    };
    if (!files->forEach(add))
        return changedMeanwhile(options.places.places.front());
    if (page != nullptr)
        page->finish(summary);
    writeSummary(options.form, summary);
    return ok;
}

Result<int> scan(const ScanCommandOptions& options, ScanPage* page, Reporter& reporter) {
    auto known = Known::of(options.resume);
    if (!known)
        return std::unexpected(known.error());
    liftProcessorTime();
    stopOnSignals();
    Scan scan(options, std::move(*known), page, reporter);
    const auto status = scan.run();
    if (status && page != nullptr)
        page->finish(scan.summary());
    if (status && options.form != formLines)
        writeSummary(options.form, scan.summary());
    else if (status && !options.isQuiet)
        reporter.remark([&](std::ostream& out) { writeScanSummaryText(scan.summary(), out, {}); });
    return status;
}

Result<int> compareScans(const ScanCommandOptions& options) {
    constexpr std::size_t listedChanges = 40;
    const auto& paths = options.places.places;
    if (paths.size() != 2)
        return usageError("--diff compares two files of lines", "scan --diff OLD NEW");
    const auto before = ScanFiles::open({paths[0]});
    const auto after = ScanFiles::open({paths[1]});
    if (!before || !after)
        return std::unexpected((before ? after : before).error());
    const auto difference = diff(*before, *after);
    if (options.form == formJson)
        writeScanDiffJson(difference, output());
    else
        writeScanDiffText(difference, listedChanges, output(), terminalStyle());
    return difference.count(ScanChangeKind::Worse) > 0 ? notGood : ok;
}

/// With a page, all is done while its file is written.
Result<int> withPage(const ScanCommandOptions& options, const std::function<Result<int>(ScanPage*)>& work) {
    if (options.page.empty())
        return work(nullptr);
    const OutputFile file{.path = options.page, .magic = pageMagic, .force = options.isForced};
    Result<int> code = ok;
    const auto written = writeOutput(file, [&](int descriptor) -> Status {
        FileOutput out(descriptor, options.page);
        ScanPage page(out);
        code = work(&page);
        return code ? out.finish() : std::unexpected(code.error());
    });
    return written ? code : std::unexpected(written.error());
}

Result<int> run(ScanCommandOptions options, Reporter& reporter) {
    if (options.form.empty())
        options.form = options.isSummary || options.isDiff ? formText : formLines;
    if ((options.isSummary || options.isDiff) && options.form == formLines)
        return usageError("a summary has no lines", "--format text or json");
    if (options.isDiff)
        return compareScans(options);
    if (options.isSummary)
        return withPage(options, [&](ScanPage* page) { return summarise(options, page); });
    if (const auto* preset = findPreset(options.preset))
        options.readers.image.drive = withPreset({}, preset);
    options.places.endpoint = options.readers.image.endpoint;
    options.readers.jobs = options.jobs.value_or(std::clamp(std::thread::hardware_concurrency(), 1U, mostJobs));
    options.readers.longest = std::chrono::seconds(options.seconds.value_or(usualSeconds));
    return withPage(options, [&](ScanPage* page) { return scan(options, page, reporter); });
}

Result<std::vector<std::string>> parsePatterns(const std::string& list) {
    std::vector<std::string> patterns(1);
    for (const char c : list)
        if (c == ',')
            patterns.emplace_back();
        else
            patterns.back() += c;
    return patterns;
}

void addFolderOptions(const Arguments& arguments, PlaceOptions& places) {
    arguments.flag("-r,--recursive", places.recursive,
                   "also look into the folders of a folder; links are not followed");
    arguments.flag("-x,--one-file-system", places.oneFileSystem, "do not enter folders on other file systems");
    arguments
        .parsed("--include", places.included, parsePatterns,
                "of the files in folders, only those with such names: '*.img,*.raw'")
        .valueName("PATTERN,…");
    arguments.parsed("--exclude", places.excluded, parsePatterns, "leave out files and folders with such names")
        .valueName("PATTERN,…");
    arguments.flag("-0,--null", places.isListOfNul, "the list on standard input separates its places by NUL");
    arguments.parsed("--shard", places.shard, parseShard, "only the K-th of N equal parts of the places: 1/4 to 4/4")
        .valueName("K/N");
}

void addReadingOptions(const Arguments& arguments, ScanCommandOptions& options) {
    arguments.number("-j,--jobs", options.jobs, "how many images are read at a time (default: one for each processor)")
        .valueName("N")
        .within(1U, mostJobs);
    arguments
        .number("--timeout", options.seconds,
                fmt::format("give up an image after this time (default: {})", usualSeconds))
        .valueName("SECONDS")
        .within(1U, mostSeconds);
    arguments.flag("--packed", options.readers.packed, "also unpack compressed files that are found in folders");
    arguments.flag("--health", options.readers.health, "read the bitmaps too, as check --health does");
    arguments.flag("--files", options.readers.files, "check all files too, as check --files does");
    std::vector<std::string> keys;
    for (const auto& preset : drivePresets())
        keys.emplace_back(preset.key);
    arguments.text("--drive", options.preset, "judge for a drive of this kind instead of the known one")
        .valueName("KIND")
        .among(keys);
}

} // namespace

void addScan(CommandLine& line) {
    const auto options = std::make_shared<ScanCommandOptions>();
    const auto arguments = line.command("scan", "many images and devices: one line of JSON for each, and a summary",
                                        [options](Reporter& reporter) { return run(*options, reporter); });
    arguments
        .texts("PLACE", options->places.places,
               "images, devices, folders, patterns and URLs; - for a list of them on standard input")
        .required();
    addFolderOptions(arguments, options->places);
    addReadingOptions(arguments, *options);
    addEndpointOption(arguments, options->readers.image);
    arguments
        .text("--resume", options->resume,
              "skip what this file has from an earlier scan and what did not change since; append to it with >>")
        .valueName("FILE");
    const auto summary =
        arguments.flag("--summary", options->isSummary, "the places are files of lines: sum them up and read no image");
    arguments
        .flag("--diff", options->isDiff,
              "the places are two files of lines: what became misaligned or damaged, was cured, or grew (exit status 1 "
              "if anything became worse)")
        .excludes(summary);
    arguments
        .text("--html", options->page,
              "also write a page that needs nothing else: a table to sort, charts, and a map of each image")
        .valueName("FILE");
    arguments.flag("--force", options->isForced, "replace that FILE even if it is no such page or is write-protected");
    arguments
        .text("--format", options->form,
              "on standard output: lines (the default); or nothing but the summary as text, json or prometheus")
        .valueName("FORM")
        .among({formLines, formText, formJson, formPrometheus});
    arguments.flag("-q,--quiet", options->isQuiet, "no summary on standard error");
}

} // namespace atlas::cli
