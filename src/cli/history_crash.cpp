// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history_crash.h"

#include "cli/history_moments.h"
#include "cli/image_options.h"
#include "cli/working_image.h"
#include "confine/confined_program.h"
#include "ext4/stored_files.h"
#include "history/history_file.h"

#include <chrono>
#include <map>
#include <sstream>

namespace atlas::cli {
namespace {

constexpr std::chrono::seconds longestCheck{120};

/// Lines of e2fsck that name a fault or the outcome; the passes, its version and blank ones are left out.
std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        const bool isProgress =
            line.empty() || line.starts_with("Pass ") || line.starts_with("e2fsck ") ||
            line.find("/dev/null") != std::string::npos; // which the confinement does not let it open
        for (auto at = line.find(namelessPath); at != std::string::npos; at = line.find(namelessPath))
            line.replace(at, std::string_view(namelessPath).size(), "image");
        if (!isProgress)
            lines.push_back(line);
    }
    return lines;
}

Result<CheckerVerdict> check(const WorkingImage& image) {
    const WritingProgram program{.words = {"e2fsck", "-f", "-n", namelessPath}, .nameless = image.descriptor()};
    const auto output = runWriting(program, longestCheck, [] {});
    if (!output)
        return std::unexpected(output.error());
    return CheckerVerdict{.status = output->exitCode, .lines = linesOf(output->err + output->out)};
}

/// Both verdicts of e2fsck, with its replay between them.
Status checkTwice(const History& history, CrashReport& report) {
    findSystemPrograms();
    const auto image = WorkingImage::make();
    auto status = image ? image->resize(history.steps[report.step - 1].size) : std::unexpected(image.error());
    status = status ? writeMoment(history, report.step, image->descriptor()) : status;
    const auto before = status ? check(*image) : std::unexpected(status.error());
    if (!before)
        return std::unexpected(before.error());
    report.before = *before;
    report.after = *before;
    constexpr int corrected = 3; // and a reboot is needed, of a mounted one
    status = image->run({"e2fsck", "-y", "-E", "journal_only", image->path()}, [] {}, {}, corrected);
    const auto after = status ? check(*image) : std::unexpected(status.error());
    if (after)
        report.after = *after;
    return {}; // without a file system there is nothing to be replayed
}

std::vector<StoredFile> filesIn(const Moment& moment) {
    if (!moment.layout)
        return {};
    const auto volume =
        openVolume(*moment.image, {{0}, moment.image->size()}, moment.layout->filesystem.groupCount.value);
    return volume ? storedFiles(*volume) : std::vector<StoredFile>();
}

std::vector<SurvivingFile> survivors(const std::vector<StoredFile>& now, const std::vector<StoredFile>& end) {
    using Fate = SurvivingFile::Fate;
    std::map<std::string, SurvivingFile> all;
    std::map<std::string, std::string> digests;
    for (const auto& file : end) {
        all[file.path] = {.path = file.path, .fate = Fate::Lost, .size = {}, .sizeAtEnd = file.size};
        digests[file.path] = file.digest;
    }
    for (const auto& file : now) {
        auto& found = all[file.path];
        found.path = file.path;
        found.fate = !found.sizeAtEnd                                                     ? Fate::Gone
                     : *found.sizeAtEnd == file.size && digests[file.path] == file.digest ? Fate::Same
                                                                                          : Fate::Differs;
        found.size = file.size;
        found.isZeros = file.isZeros;
    }
    std::vector<SurvivingFile> files;
    for (auto& [path, file] : all)
        files.push_back(std::move(file));
    return files;
}

} // namespace

Result<CrashReport> crashAfter(const History& history, std::size_t step, const std::string& path, ByteOffset start,
                               ByteCount physicalSector, Reporter& reporter) {
    CrashReport report{
        .path = path, .step = step, .steps = history.steps.size(), .command = history.steps[step - 1].command};
    if (auto status = checkTwice(history, report); !status)
        return std::unexpected(status.error());
    enterSandboxNoting(reporter);
    const auto before = momentOf(history, step);
    const auto replayed = replayedMoment(history, step);
    const auto& after = replayed.moment;
    report.hasVolume = before.layout != nullptr;
    if (!report.hasVolume)
        return report;
    report.needsRecovery = before.layout->filesystem.needsRecovery;
    if (replayed.replay) {
        report.replay = replayed.replay;
        const auto changed = changedSectors(*before.image, *after.image, replayed.written);
        if (!changed)
            return std::unexpected(changed.error());
        const ChangeOptions options{
            .start = start, .grid = {.size = physicalSector}, .owner = [&](BlockNumber block, int which) {
                return ownerIn(which == 0 ? after : before, block);
            }};
        report.replayed = findChanges(before, after, *changed, options);
    }
    report.files =
        survivors(filesIn(after.layout ? after : before), filesIn(replayedMoment(history, report.steps).moment));
    return report;
}

} // namespace atlas::cli
