// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_folder.h"

#include "base/shell_words.h"
#include "cli/exercise_image.h"
#include "cli/operands.h"
#include "exercise/exhibit.h"
#include "report/json/exercise_json.h"
#include "report/text/exercise_sheet.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <span>
#include <unistd.h>

namespace atlas::cli {
namespace {

std::string in(const std::string& folder, const char* name) { return (std::filesystem::path(folder) / name).string(); }
std::string imageIn(const std::string& folder) { return in(folder, "disk.img"); }
std::string exerciseIn(const std::string& folder) { return in(folder, "exercise.json"); }

std::unexpected<Error> systemError(const std::string& path) {
    return std::unexpected(Error{.kind = ErrorKind::Io, .what = std::strerror(errno), .where = path});
}

Status writeNew(const std::string& path, const std::function<void(std::ostream&)>& write) {
    const int file = ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (file < 0) {
        return systemError(path);
    }
    FileOutput out(file, path);
    write(out);
    auto status = out.finish();
    ::close(file);
    return status;
}

/// Runs e2fsck for an exercise in damage.
Result<ExerciseImages> openImages(const Exercise& exercise, const std::string& folder) {
    ExerciseImages images;
    if (!hasImage(exercise.kind)) {
        return images;
    }
    auto given = openImage({{.path = imageIn(folder)}});
    if (!given) {
        return std::unexpected(given.error());
    }
    if (exercise.kind == ExerciseKind::Damage) {
        auto repaired = repairedCopyOf(*given->bytes);
        if (!repaired) {
            return std::unexpected(repaired.error());
        }
        images.repaired = std::move(*repaired);
    }
    images.given = std::move(*given);
    return images;
}

Result<Exhibit> exhibitOfImages(ExerciseImages images, const Exercise& exercise) {
    if (!images.given) {
        return plannedExhibit(recipeOf(exercise));
    }
    auto exhibit = exhibitOf(std::move(*images.given), exercise);
    if (!exhibit || !images.repaired) {
        return exhibit;
    }
    const auto repaired = exhibitOf(std::move(*images.repaired), exercise);
    const auto spoiled = repaired ? findSpoiledField(*exhibit, *repaired) : std::unexpected(repaired.error());
    if (!spoiled) {
        return std::unexpected(spoiled.error());
    }
    exhibit->spoiled = *spoiled;
    return exhibit;
}

Result<Exhibit> makeExhibit(const Exercise& exercise, const std::string& folder) {
    if (hasImage(exercise.kind)) {
        if (auto status = makeExerciseImage(exercise, imageIn(folder)); !status) {
            return std::unexpected(status.error());
        }
    }
    auto images = openImages(exercise, folder);
    return images ? exhibitOfImages(std::move(*images), exercise) : std::unexpected(images.error());
}

Sheet sheetOf(Exercise exercise, Exhibit exhibit, const std::string& folder) {
    const auto recipe = recipeOf(exercise);
    const bool shown = hasImage(exercise.kind);
    auto words = recipe.options();
    words.insert(words.begin(), "mke2fs");
    words.emplace_back("DEVICE");
    return {.exercise = std::move(exercise),
            .exhibit = std::move(exhibit),
            .image = shown ? "disk.img" : "",
            .imageSize = shown ? ByteCount{std::filesystem::file_size(imageIn(folder))} : recipe.volume,
            .command = joinWords(words),
            .check = "ext4atlas-cli exercise check . answers.txt"};
}

} // namespace

Status makeExercise(const Exercise& wanted, const std::string& folder) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) {
        return std::unexpected(Error{.kind = ErrorKind::Io, .what = failed.message(), .where = folder});
    }
    auto exhibit = makeExhibit(wanted, folder);
    if (!exhibit) {
        return std::unexpected(exhibit.error());
    }
    auto exercise = wanted;
    exercise.questions = chooseQuestions(wanted.kind, wanted.level, wanted.seed, *exhibit);
    auto status = writeNew(exerciseIn(folder), [&](std::ostream& out) { writeExerciseJson(exercise, out); });
    const auto sheet = sheetOf(exercise, std::move(*exhibit), folder);
    if (status) {
        status = writeNew(in(folder, "sheet.md"), [&](std::ostream& out) { writeSheetMarkdown(sheet, out); });
    }
    return status ? writeNew(in(folder, "sheet.html"), [&](std::ostream& out) { writeSheetHtml(sheet, out); }) : status;
}

Result<OpenedExercise> openExercise(const std::string& folder, const std::string& answers) {
    const auto text = textOf(exerciseIn(folder));
    auto exercise = text ? readExerciseJson(*text, exerciseIn(folder)) : std::unexpected(text.error());
    auto given = readAnswers(answers);
    if (!exercise || !given) {
        return std::unexpected(exercise ? given.error() : exercise.error());
    }
    auto images = openImages(*exercise, folder);
    if (!images) {
        return std::unexpected(images.error());
    }
    return OpenedExercise{std::move(*exercise), std::move(*given), std::move(*images)};
}

Result<MarkedExercise> markExercise(OpenedExercise opened) {
    const auto& exercise = opened.exercise;
    const auto exhibit = exhibitOfImages(std::move(opened.images), exercise);
    return exhibit ? mark(exercise, *exhibit, opened.given) : std::unexpected(exhibit.error());
}

} // namespace atlas::cli
