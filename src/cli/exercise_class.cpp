// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exercise_class.h"

#include "cli/exercise_folder.h"
#include "cli/read_text.h"
#include "cli/sandbox_option.h"
#include "report/csv/csv.h"

#include <algorithm>
#include <filesystem>
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
    if (!text) {
        return std::unexpected(text.error());
    }
    std::istringstream lines(*text);
    std::vector<std::string> names;
    std::set<std::string> met;
    for (std::string line; std::getline(lines, line);) {
        const auto end = line.find_last_not_of(" \t\r");
        line.resize(end == std::string::npos ? 0 : end + 1);
        if (line.empty()) {
            continue;
        }
        if (line.starts_with('.') || line.find('/') != std::string::npos || !met.insert(line).second) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "a name cannot be that of a folder of its own",
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
    for (const auto& entry : files::directory_iterator(folder, failed)) {
        if (files::exists(entry.path() / "exercise.json")) {
            paths.push_back(entry.path());
        }
    }
    std::ranges::sort(paths);
    std::vector<Student> students;
    for (const auto& path : paths) {
        students.push_back(studentIn(path));
    }
    return students;
}

std::vector<std::string> rowOf(const std::string& name, const Result<MarkedExercise>& marked) {
    if (!marked) {
        return {name, "", "", "", "", "", sentence(marked.error())};
    }
    const auto& exercise = marked->exercise;
    return {name,
            std::string(atlas::name(exercise.kind)),
            std::to_string(exercise.level),
            std::to_string(exercise.seed),
            std::to_string(marked->right()),
            std::to_string(marked->answers.size()),
            ""};
}

} // namespace

Status makeClass(const Exercise& first, const std::string& names, const std::string& folder) {
    const auto students = namesIn(names);
    if (!students) {
        return std::unexpected(students.error());
    }
    auto exercise = first;
    for (const auto& student : *students) {
        if (auto made = makeExercise(exercise, (files::path(folder) / student).string()); !made) {
            return made;
        }
        ++exercise.seed;
    }
    return {};
}

Result<int> checkClass(const std::string& folder, const Reporter& reporter) {
    auto students = studentsIn(folder);
    if (students.empty()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io, .what = "there are no folders with an exercise", .where = folder});
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

} // namespace atlas::cli
