// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_folder.h"

#include "base/shell_words.h"
#include "cli/exercise_image.h"
#include "cli/read_text.h"
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

Result<Exhibit> makeExhibit(const Exercise& exercise, const std::string& folder) {
    const auto recipe = recipeOf(exercise.kind, exercise.level, exercise.seed);
    if (!hasImage(exercise.kind)) {
        return plannedExhibit(recipe);
    }
    if (auto status = makeExerciseImage(recipe, exercise.seed, imageIn(folder)); !status) {
        return std::unexpected(status.error());
    }
    auto opened = openImage({.path = imageIn(folder)});
    return opened ? exhibitOf(std::move(*opened), recipe) : std::unexpected(opened.error());
}

Sheet sheetOf(Exercise exercise, Exhibit exhibit, const std::string& folder) {
    const auto recipe = recipeOf(exercise.kind, exercise.level, exercise.seed);
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
    OpenedExercise opened{.exercise = std::move(*exercise), .given = std::move(*given), .image = {}};
    if (hasImage(opened.exercise.kind)) {
        auto image = openImage({.path = imageIn(folder)});
        if (!image) {
            return std::unexpected(image.error());
        }
        opened.image = std::move(*image);
    }
    return opened;
}

Result<MarkedExercise> markExercise(OpenedExercise opened) {
    const auto& exercise = opened.exercise;
    const auto recipe = recipeOf(exercise.kind, exercise.level, exercise.seed);
    const auto exhibit = opened.image ? exhibitOf(std::move(*opened.image), recipe) : plannedExhibit(recipe);
    return exhibit ? mark(exercise, *exhibit, opened.given) : std::unexpected(exhibit.error());
}

} // namespace atlas::cli
