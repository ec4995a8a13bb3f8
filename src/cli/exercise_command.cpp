// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/exercise_folder.h"
#include "cli/image_options.h"
#include "cli/operands.h"
#include "exercise/exercise.h"
#include "report/csv/csv.h"
#include "report/json/exercise_json.h"
#include "report/reader/reader_request.h"
#include "report/text/exercise_sheet.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <random>
#include <set>
#include <sstream>

namespace atlas::cli {
namespace {

namespace files = std::filesystem;

struct Student {
    std::string name;
    Result<OpenedExercise> work;
};

Result<std::vector<std::string>> namesIn(const std::string& path) {
    const auto text = textOf(path);
    if (!text)
        return std::unexpected(text.error());
    std::istringstream lines(*text);
    std::vector<std::string> names;
    std::set<std::string> met;
    for (std::string line; std::getline(lines, line);) {
        const auto end = line.find_last_not_of(" \t\r");
        line.resize(end == std::string::npos ? 0 : end + 1);
        if (line.empty())
            continue;
        if (line.starts_with('.') || line.find('/') != std::string::npos || !met.insert(line).second) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "not usable as the name of a separate folder",
                                         .where = path,
                                         .found = line});
        }
        names.push_back(line);
    }
    return names;
}

Student studentIn(const files::path& folder) {
    const auto path = folder / "answers.txt";
    const auto answers = files::exists(path) ? textOf(path.string()) : Result<std::string>("");
    return {folder.filename().string(),
            answers ? openExercise(folder.string(), *answers) : std::unexpected(answers.error())};
}

std::vector<Student> studentsIn(const std::string& folder) {
    std::vector<files::path> paths;
    std::error_code failed;
    for (const auto& entry : files::directory_iterator(folder, failed))
        if (files::exists(entry.path() / "exercise.json"))
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<Student> students;
    for (const auto& path : paths)
        students.push_back(studentIn(path));
    return students;
}

std::vector<std::string> rowOf(const std::string& name, const Result<MarkedExercise>& marked) {
    if (!marked)
        return {name, "", "", "", "", "", sentence(marked.error())};
    const auto& exercise = marked->exercise;
    return {name,
            std::string(atlas::name(exercise.kind)),
            std::to_string(exercise.level),
            std::to_string(exercise.seed),
            std::to_string(marked->right()),
            std::to_string(marked->answers.size()),
            ""};
}

/// Makes a folder in `folder` for each line of the file `names`. The seed is that of `first` plus the line's index.
Status makeClass(const Exercise& first, const std::string& names, const std::string& folder) {
    const auto students = namesIn(names);
    if (!students)
        return std::unexpected(students.error());
    auto exercise = first;
    for (const auto& student : *students) {
        if (auto made = makeExercise(exercise, (files::path(folder) / student).string()); !made)
            return made;
        ++exercise.seed;
    }
    return {};
}

/// Marks answers.txt in each folder and writes a CSV line per student; the line contains the error if something cannot
/// be read.
Result<int> checkClass(const std::string& folder, const Reporter& reporter) {
    auto students = studentsIn(folder);
    if (students.empty()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io, .what = "no folder with an exercise was found", .where = folder});
    }
    enterSandboxNoting(reporter);
    output() << csvRow({"student", "kind", "level", "seed", "right", "of", "error"});
    bool allRight = true;
    for (auto& student : students) {
        const auto marked =
            student.work ? markExercise(std::move(*student.work)) : std::unexpected(student.work.error());
        allRight = allRight && marked && marked->isAllRight();
        output() << csvRow(rowOf(student.name, marked));
    }
    return allRight ? ok : someWrong;
}

struct ExerciseCommandOptions {
    std::string action;
    std::string kindOrFolder;
    std::string answers;
    std::string folder;
    std::string students;
    std::optional<std::uint32_t> level;
    std::optional<std::uint32_t> seed;
    bool reveal = false;
    bool json = false;
};

std::vector<std::string> kindNames() {
    std::vector<std::string> names;
    for (unsigned n = 0; n < static_cast<unsigned>(ExerciseKind::end); ++n)
        names.emplace_back(name(static_cast<ExerciseKind>(n)));
    return names;
}

Result<int> makeNew(const ExerciseCommandOptions& options) {
    const auto names = kindNames();
    const auto at = std::ranges::find(names, options.kindOrFolder);
    if (at == names.end())
        return usageError("an exercise needs a kind: " + listed(names), "exercise new locate -o DIR");
    if (options.folder.empty() || !options.answers.empty() || options.reveal)
        return usageError("a new exercise needs a folder and takes no answers", "exercise new locate -o DIR");
    const Exercise exercise{.kind = static_cast<ExerciseKind>(at - names.begin()),
                            .level = options.level.value_or(1),
                            .seed = options.seed ? *options.seed : std::random_device()()};
    const auto made = options.students.empty() ? makeExercise(exercise, options.folder)
                                               : makeClass(exercise, options.students, options.folder);
    return made ? Result<int>(ok) : std::unexpected(made.error());
}

Result<int> check(const ExerciseCommandOptions& options, const Reporter& reporter) {
    if (!options.students.empty() && options.kindOrFolder.empty() && !options.json && !options.reveal)
        return checkClass(options.students, reporter);
    if (!options.students.empty() || options.answers.empty() || !options.folder.empty() || options.level ||
        options.seed) {
        return usageError("checking takes a folder and a file of answers, and nothing else",
                          "exercise check DIR ANSWERS");
    }
    const auto text = textOf(options.answers);
    auto opened = text ? openExercise(options.kindOrFolder, *text) : std::unexpected(text.error());
    if (!opened)
        return std::unexpected(opened.error());
    enterSandboxNoting(reporter);
    const auto marked = markExercise(std::move(*opened));
    if (!marked)
        return std::unexpected(marked.error());
    const auto answers = options.reveal ? Answers::Revealed : Answers::Kept;
    if (options.json)
        writeMarksJson(*marked, answers, output());
    else
        writeMarksText(*marked, answers, textOutput());
    return marked->isAllRight() ? ok : someWrong;
}

Result<int> run(const ExerciseCommandOptions& options, const Reporter& reporter) {
    return options.action == reader::newAction ? makeNew(options) : check(options, reporter);
}

} // namespace

void addExercise(CommandLine& line) {
    const auto options = std::make_shared<ExerciseCommandOptions>();
    const auto arguments =
        line.command(reader::exerciseCommand,
                     "makes an image with questions, and marks the answers: new KIND -o DIR, check DIR ANSWERS",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.text("ACTION", options->action, "new or check")
        .required()
        .among({reader::newAction, reader::checkAction});
    arguments.text("KIND|DIR", options->kindOrFolder,
                   "new: the kind, " + listed(kindNames()) + "; check: the folder of the exercise");
    arguments.text("ANSWERS", options->answers, "check: a text file of lines like 1: 4096, or - for standard input");
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->folder, "new: the folder to make the exercise in")
        .valueName("DIR");
    arguments
        .text("--class", options->students,
              "new: a file with one name per line, each of which gets its own folder and seed; check: the folder that "
              "holds them, to mark the answers.txt in each as CSV")
        .valueName("FILE|DIR");
    arguments.number(reader::levelOption, options->level, "new: difficulty, from 1 (default) to 3")
        .within(1U, hardestLevel);
    arguments.number(reader::seedOption, options->seed, "new: the same number makes the same exercise").valueName("N");
    arguments.flag(reader::revealOption, options->reveal,
                   "check: show the right answer to each question answered wrongly or not at all");
    arguments.flag(reader::jsonOption, options->json, "check: schema ext4atlas-exercise-check/1, see the man page");
}

} // namespace atlas::cli
