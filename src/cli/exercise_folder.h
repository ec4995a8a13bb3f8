// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of an exercise: the image with its damage, the sheet and the questions.
#pragma once

#include "cli/console.h"
#include "cli/working_image.h"
#include "exercise/exercise.h"
#include "exercise/exercise_answer.h"
#include "exercise/exercise_recipe.h"
#include "exercise/exhibit.h"
#include "reading/read_image.h"
#include "report/print/exercise_sheet.h"
#include "report/print/moodle_quiz.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace atlas::cli {

/// Arithmetic exercises have no image: their layout is planned.
[[nodiscard]] bool hasImage(ExerciseKind kind);

[[nodiscard]] Status makeExerciseImage(const Exercise& exercise, const std::string& path);

[[nodiscard]] Result<Exhibit> plannedExhibit(const ExerciseRecipe& recipe);
[[nodiscard]] Result<Exhibit> exhibitOf(OpenedImage image, const Exercise& exercise);

/// Spoils the sound file system in `image` with debugfs: a single field, which is also the only one that e2fsck
/// repairs.
[[nodiscard]] Status spoilImage(const Exercise& exercise, const WorkingImage& image);

/// An unnamed copy of `image` after e2fsck. `image` is only read.
[[nodiscard]] Result<OpenedImage> repairedCopyOf(const ByteSource& image);

/// Creates the file `path` with what `write` writes. Fails if it exists.
[[nodiscard]] Status writeNew(const std::string& path, const std::function<void(std::ostream&)>& write);

enum class Packing : unsigned char { None, Xz };

/// Creates the folder with all its files. Never overwrites a file.
[[nodiscard]] Status makeExercise(const Exercise& exercise, const std::string& folder, Packing packing);

/// The sheet of the exercise in `folder`, to be printed again, or with its solution. `confine` is called when the
/// images are open and before they are read.
[[nodiscard]] Result<Sheet> sheetIn(const std::string& folder, const std::function<void()>& confine);

/// The packed images in `folder`.
[[nodiscard]] Result<std::vector<QuizFile>> packedFilesIn(const std::string& folder);

struct ExerciseImages {
    std::optional<OpenedImage> given{};    ///< empty for arithmetic
    std::optional<OpenedImage> repaired{}; ///< for damage and crashes: a copy after e2fsck
};

struct OpenedExercise {
    Exercise exercise;
    AnswerSheet given;
    ExerciseImages images;
};

/// The exercise in `folder`, without its image.
[[nodiscard]] Result<Exercise> readExercise(const std::string& folder);
/// Opens the contents of `folder`, runs e2fsck if needed, and reads `answers`, a text as typed by a student.
[[nodiscard]] Result<OpenedExercise> openExercise(const std::string& folder, const std::string& answers);
/// Computes the right answers from the image. Opens nothing, so it works in the sandbox.
[[nodiscard]] Result<MarkedExercise> markExercise(OpenedExercise opened);

} // namespace atlas::cli
