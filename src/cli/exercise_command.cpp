// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"
#include "base/number_text.h"
#include "base/parse_size.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/exercise_folder.h"
#include "cli/image_options.h"
#include "cli/operands.h"
#include "cli/printed_file.h"
#include "exercise/exercise.h"
#include "report/csv/csv.h"
#include "report/json/exercise_json.h"
#include "report/reader/reader_request.h"
#include "report/text/marks_text.h"
#include "report/words/exercise_text.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <ostream>
#include <random>
#include <set>
#include <span>
#include <sstream>

namespace atlas::cli {
namespace {

namespace files = std::filesystem;

struct ListedStudent {
    std::string name;
    std::string id; ///< empty if the list gives none
};

/// A line for each student: the name, and after a tab perhaps a number by which the course knows them.
Result<std::vector<ListedStudent>> studentsListedIn(const std::string& path) {
    const auto text = textOf(path);
    if (!text)
        return std::unexpected(text.error());
    std::istringstream lines(*text);
    std::vector<ListedStudent> students;
    std::set<std::string> met;
    for (std::string line; std::getline(lines, line);) {
        const auto tab = line.find('\t');
        ListedStudent student{std::string(trimmed(std::string_view(line).substr(0, tab))),
                              tab == std::string::npos ? "" : std::string(trimmed(line.substr(tab + 1)))};
        if (student.name.empty())
            continue;
        const bool isName = !student.name.starts_with('.') && !student.name.contains('/');
        if (!isName || !met.insert(student.name).second) {
            return std::unexpected(Error{.kind = ErrorKind::Usage,
                                         .what = "not usable as the name of a separate folder",
                                         .where = path,
                                         .found = student.name});
        }
        students.push_back(std::move(student));
    }
    return students;
}

/// What a folder of a class holds.
struct Submission {
    std::string folder; ///< its name
    Result<Exercise> exercise;
    bool isSubmitted = false; ///< there is an answers.txt
    Result<OpenedExercise> work;
};

Submission submissionIn(const files::path& folder) {
    const auto path = folder / "answers.txt";
    const bool isSubmitted = files::exists(path);
    const auto answers = isSubmitted ? textOf(path.string()) : Result<std::string>("");
    auto exercise = readExercise(folder.string());
    auto work = exercise && isSubmitted && answers ? openExercise(folder.string(), *answers)
                                                   : std::unexpected(answers ? Error{} : answers.error());
    return {folder.filename().string(), std::move(exercise), isSubmitted, std::move(work)};
}

std::vector<Submission> submissionsIn(const std::string& folder) {
    std::vector<files::path> paths;
    std::error_code failed;
    for (const auto& entry : files::directory_iterator(folder, failed))
        if (files::exists(entry.path() / "exercise.json"))
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<Submission> submissions;
    for (const auto& path : paths)
        submissions.push_back(submissionIn(path));
    return submissions;
}

/// The key in a file: its first line.
Result<std::string> keyIn(const std::string& path) {
    const auto text = textOf(path);
    if (!text)
        return std::unexpected(text.error());
    const auto key = trimmed(std::string_view(*text).substr(0, text->find('\n')));
    if (key.empty())
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "the file of the key is empty", .where = path});
    return std::string(key);
}

std::string digestOf(const std::string& key) {
    Digest digest(DigestKind::Sha256);
    digest.add(std::as_bytes(std::span(key)));
    return digest.takeHex();
}

/// The key for new exercises; a file that does not exist gets one of 128 random bits.
Result<std::string> keyForNew(const std::string& path) {
    constexpr int words = 4;
    if (!files::exists(path)) {
        std::random_device random;
        std::string key;
        for (int n = 0; n < words; ++n)
            key += fmt::format("{:08x}", random());
        if (auto status = writeNew(path, [&](std::ostream& out) { out << key << '\n'; }); !status)
            return std::unexpected(status.error());
    }
    return keyIn(path);
}

/// Whether an exercise may be marked: it has no key, or the one in the file `key`.
Status mayBeMarked(const Exercise& exercise, const std::string& key) {
    if (exercise.key.empty())
        return {};
    const auto given = key.empty() ? Result<std::string>("") : keyIn(key);
    if (!given)
        return std::unexpected(given.error());
    return digestOf(*given) == exercise.key
               ? Status()
               : std::unexpected(Error{.kind = ErrorKind::Usage,
                                       .what = key.empty() ? "the exercise is marked with the teacher's key only"
                                                           : "this is not the key of the exercise",
                                       .where = key,
                                       .hint = "--key FILE"});
}

using CsvRow = std::vector<std::string>;

CsvRow headOf(const Submission& submission) {
    const auto& exercise = submission.exercise;
    const auto student = exercise && !exercise->student.empty() ? exercise->student : submission.folder;
    if (!exercise)
        return {student, "", "", "", "", "no"};
    return {student,
            exercise->studentId,
            std::string(atlas::name(exercise->kind)),
            std::to_string(exercise->level),
            std::to_string(exercise->seed),
            submission.isSubmitted ? "yes" : "no"};
}

CsvRow joined(CsvRow head, const CsvRow& rest) {
    head.insert(head.end(), rest.begin(), rest.end());
    return head;
}

/// A row for each question, or one with the error.
void writeQuestions(const Submission& submission, const Result<MarkedExercise>& marked) {
    const auto head = headOf(submission);
    if (!submission.exercise || (submission.isSubmitted && !marked)) {
        const auto& error = submission.exercise ? marked.error() : submission.exercise.error();
        output() << csvRow(joined(head, {"", "", "", "", "", sentence(error)}));
        return;
    }
    for (std::size_t n = 0; n < submission.exercise->questions.size(); ++n) {
        const auto number = std::to_string(n + 1);
        if (!submission.isSubmitted) {
            output() << csvRow(joined(head, {number, "not_submitted", "0", "", "", ""}));
            continue;
        }
        const auto& answer = marked->answers[n];
        const auto given = answer.given ? std::to_string(*answer.given) : escapedBytes(answer.typed);
        const auto reason = answer.mistake ? english(text(*answer.mistake)) : std::string();
        output() << csvRow(joined(head, {number, std::string(atlas::name(answer.mark)),
                                         answer.mark == Mark::Right ? "1" : "0", given, reason, ""}));
    }
}

void writeTotals(const Submission& submission, const Result<MarkedExercise>& marked) {
    const auto questions = submission.exercise ? std::to_string(submission.exercise->questions.size()) : "";
    const bool hasError = !submission.exercise || (submission.isSubmitted && !marked);
    const auto right = hasError ? "" : submission.isSubmitted ? std::to_string(marked->right()) : "0";
    const auto error = !hasError ? "" : sentence(submission.exercise ? marked.error() : submission.exercise.error());
    output() << csvRow(joined(headOf(submission), {right, questions, error}));
}

/// Makes a folder in `folder` for each line of the file `names`. The seed is that of `first` plus the line's index.
Status makeClass(const Exercise& first, const std::string& names, const std::string& folder, Packing packing) {
    const auto students = studentsListedIn(names);
    if (!students)
        return std::unexpected(students.error());
    auto exercise = first;
    for (const auto& student : *students) {
        exercise.student = student.name;
        exercise.studentId = student.id;
        if (auto made = makeExercise(exercise, (files::path(folder) / student.name).string(), packing); !made)
            return made;
        ++exercise.seed;
    }
    return {};
}

/// Marks answers.txt in each folder and writes CSV: a row for each question of each student, or the totals. A row
/// contains the error if something cannot be read.
Result<int> checkClass(const std::string& folder, const std::string& key, bool totals, const Reporter& reporter) {
    auto submissions = submissionsIn(folder);
    if (submissions.empty()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Io, .what = "no folder with an exercise was found", .where = folder});
    }
    for (const auto& submission : submissions)
        if (auto may = submission.exercise ? mayBeMarked(*submission.exercise, key) : Status(); !may)
            return std::unexpected(may.error());
    enterSandboxNoting(reporter);
    const CsvRow head{"student", "student_id", "kind", "level", "seed", "submitted"};
    output() << csvRow(joined(head, totals ? CsvRow{"right", "of", "error"}
                                           : CsvRow{"question", "mark", "points", "given", "reason", "error"}));
    bool allRight = true;
    for (auto& submission : submissions) {
        const auto marked =
            submission.work ? markExercise(std::move(*submission.work)) : std::unexpected(submission.work.error());
        allRight = allRight && marked && marked->isAllRight();
        if (totals)
            writeTotals(submission, marked);
        else
            writeQuestions(submission, marked);
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
    std::string key; ///< a file
    bool reveal = false;
    bool json = false;
    bool gradescope = false;
    bool totals = false;
    bool compress = false;
    PrintOptions print;

    /// Whether something is set that only marks of one exercise have.
    [[nodiscard]] bool isForOne() const { return json || reveal || gradescope; }
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
    if (options.folder.empty() || !options.answers.empty() || options.isForOne() || options.totals)
        return usageError("a new exercise needs a folder and takes no answers", "exercise new locate -o DIR");
    Exercise exercise{.kind = static_cast<ExerciseKind>(at - names.begin()),
                      .level = options.level.value_or(1),
                      .seed = options.seed ? *options.seed : std::random_device()()};
    if (!options.key.empty()) {
        const auto key = keyForNew(options.key);
        if (!key)
            return std::unexpected(key.error());
        exercise.key = digestOf(*key);
    }
    const auto packing = options.compress ? Packing::Xz : Packing::None;
    const auto made = options.students.empty() ? makeExercise(exercise, options.folder, packing)
                                               : makeClass(exercise, options.students, options.folder, packing);
    return made ? Result<int>(ok) : std::unexpected(made.error());
}

/// Without the key of an exercise that has one, only what was taken of the answers is shown.
Result<int> checkOne(const ExerciseCommandOptions& options, const Reporter& reporter) {
    const auto text = textOf(options.answers);
    const auto exercise = text ? readExercise(options.kindOrFolder) : std::unexpected(text.error());
    if (!exercise)
        return std::unexpected(exercise.error());
    const bool isForTeacher = options.isForOne() || !options.key.empty();
    const auto may = mayBeMarked(*exercise, options.key);
    if (!may && isForTeacher)
        return std::unexpected(may.error());
    if (!may) {
        writeTakenAnswers(*exercise, readAnswers(*text), textOutput());
        return ok;
    }
    auto opened = openExercise(options.kindOrFolder, *text);
    if (!opened)
        return std::unexpected(opened.error());
    enterSandboxNoting(reporter);
    const auto marked = markExercise(std::move(*opened));
    if (!marked)
        return std::unexpected(marked.error());
    const auto answers = options.reveal ? Answers::Revealed : Answers::Kept;
    if (options.gradescope)
        writeGradescopeJson(*marked, output());
    else if (options.json)
        writeMarksJson(*marked, answers, output());
    else
        writeMarksText(*marked, answers, textOutput());
    return marked->isAllRight() ? ok : someWrong;
}

Result<int> check(const ExerciseCommandOptions& options, const Reporter& reporter) {
    if (!options.students.empty() && options.kindOrFolder.empty() && !options.isForOne())
        return checkClass(options.students, options.key, options.totals, reporter);
    if (!options.students.empty() || options.answers.empty() || !options.folder.empty() || options.level ||
        options.seed || options.totals) {
        return usageError("checking takes a folder and a file of answers, and nothing else",
                          "exercise check DIR ANSWERS");
    }
    return checkOne(options, reporter);
}

constexpr std::string_view worksheetAction = "worksheet";
constexpr std::string_view solutionAction = "solution";
constexpr std::string_view moodleAction = "moodle";

/// A solution is shown to whoever may have the exercise marked.
Status mayBeSolved(const std::string& folder, const std::string& key) {
    const auto exercise = readExercise(folder);
    return exercise ? mayBeMarked(*exercise, key) : std::unexpected(exercise.error());
}

Result<int> printSheet(const ExerciseCommandOptions& options, Reporter& reporter) {
    const bool isSolution = options.action == solutionAction;
    if (options.kindOrFolder.empty() || !options.answers.empty() || options.isForOne())
        return usageError("a sheet is printed of the folder of an exercise", "exercise worksheet DIR -o sheet.pdf");
    if (auto may = isSolution ? mayBeSolved(options.kindOrFolder, options.key) : Status(); !may)
        return std::unexpected(may.error());
    auto wanted = options.print;
    wanted.file = options.folder;
    return print(wanted, Paper::A4, reporter, [&]() -> Result<PrintedPage> {
        const auto sheet = sheetIn(options.kindOrFolder, [&] { enterSandboxNoting(reporter); });
        if (!sheet)
            return std::unexpected(sheet.error());
        return isSolution ? solutionPage(*sheet) : sheetPage(*sheet);
    });
}

/// The folders of the exercises: the one named, or those of a class.
std::vector<std::string> foldersOf(const ExerciseCommandOptions& options) {
    if (!options.kindOrFolder.empty())
        return {options.kindOrFolder};
    std::vector<std::string> folders;
    std::error_code failed;
    for (const auto& entry : files::directory_iterator(options.students, failed))
        if (files::exists(entry.path() / "exercise.json"))
            folders.push_back(entry.path().string());
    std::ranges::sort(folders);
    return folders;
}

Result<QuizExercise> quizExerciseIn(const std::string& folder, const std::string& key) {
    if (auto may = mayBeSolved(folder, key); !may)
        return std::unexpected(may.error());
    auto packed = packedFilesIn(folder);
    if (!packed)
        return std::unexpected(packed.error());
    auto sheet = sheetIn(folder, [] {}); // several are read, so that the sandbox would keep the next from being opened
    if (!sheet)
        return std::unexpected(sheet.error());
    if (packed->empty() && sheet->exercise.kind != ExerciseKind::Arithmetic) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = "the image is not packed, and too large for a question",
                                     .where = folder,
                                     .hint = "exercise new --compress"});
    }
    auto name = files::path(folder).filename().string();
    return QuizExercise{std::move(name), std::move(*sheet), std::move(*packed)};
}

Result<int> writeQuiz(const ExerciseCommandOptions& options) {
    const auto folders = foldersOf(options);
    if (folders.empty())
        return usageError("a quiz is made of the folder of an exercise or of a class", "exercise moodle --class DIR");
    std::vector<QuizExercise> exercises;
    for (const auto& folder : folders) {
        auto exercise = quizExerciseIn(folder, options.key);
        if (!exercise)
            return std::unexpected(exercise.error());
        exercises.push_back(std::move(*exercise));
    }
    const auto status = options.folder.empty() ? writeMoodleQuiz(exercises, output())
                                               : writeNew(options.folder, [&](std::ostream& out) {
                                                     if (auto written = writeMoodleQuiz(exercises, out); !written)
                                                         out.setstate(std::ios::failbit);
                                                 });
    return status ? Result<int>(ok) : std::unexpected(status.error());
}

Result<int> run(const ExerciseCommandOptions& options, Reporter& reporter) {
    const auto& action = options.action;
    return action == reader::newAction                             ? makeNew(options)
           : action == moodleAction                                ? writeQuiz(options)
           : action == worksheetAction || action == solutionAction ? printSheet(options, reporter)
                                                                   : check(options, reporter);
}

} // namespace

void addExercise(CommandLine& line) {
    const auto options = std::make_shared<ExerciseCommandOptions>();
    const auto arguments =
        line.command(reader::exerciseCommand,
                     "makes an image with questions, marks the answers, and prints sheets: new KIND -o DIR, check DIR "
                     "ANSWERS, worksheet or solution DIR, moodle DIR",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.text("ACTION", options->action, "new, check, worksheet, solution or moodle")
        .required()
        .among({reader::newAction, reader::checkAction, std::string(worksheetAction), std::string(solutionAction),
                std::string(moodleAction)});
    arguments.text("KIND|DIR", options->kindOrFolder,
                   "new: the kind, " + listed(kindNames()) + "; others: the folder of the exercise");
    arguments.text("ANSWERS", options->answers, "check: a text file of lines like 1: 4096, or - for standard input");
    arguments
        .text(fmt::format("-o,{}", reader::outputOption), options->folder,
              "new: the folder to make the exercise in; worksheet, solution: the file to write, .html, .md or .pdf; "
              "moodle: a new .xml file")
        .valueName("DIR|FILE");
    arguments
        .text(
            "--class", options->students,
            "new: a file with one name per line, after a tab perhaps with a number of the student, each of which gets "
            "its own folder and seed; check: the folder that holds them, to mark the answers.txt in each as CSV; "
            "moodle: "
            "that folder")
        .valueName("FILE|DIR");
    arguments.number(reader::levelOption, options->level, "new: difficulty, from 1 (default) to 3")
        .within(1U, hardestLevel);
    arguments.number(reader::seedOption, options->seed, "new: the same number makes the same exercise").valueName("N");
    arguments.flag(reader::revealOption, options->reveal,
                   "check: show the right answer to each question answered wrongly or not at all");
    arguments
        .text(
            "--key", options->key,
            "new: a file with the teacher's key, made if it does not exist; the exercise is then marked with it only. "
            "others: that file")
        .valueName("FILE");
    arguments.flag("--compress", options->compress, "new: pack the images with xz, to be handed out");
    addPrintOptions(arguments, options->print);
    arguments.flag("--totals", options->totals, "check, with --class: one row for each student, with the sum");
    arguments.flag("--gradescope", options->gradescope, "check: as results.json of a Gradescope autograder");
    arguments.flag(reader::jsonOption, options->json, "check: schema ext4atlas-exercise-check/1, see the man page");
}

} // namespace atlas::cli
