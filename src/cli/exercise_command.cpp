// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "cli/command_errors.h"
#include "cli/commands.h"
#include "cli/exercise_class.h"
#include "cli/exercise_folder.h"
#include "cli/read_text.h"
#include "cli/sandbox_option.h"
#include "report/json/exercise_json.h"
#include "report/reader/reader_request.h"
#include "report/text/exercise_sheet.h"

#include <algorithm>
#include <fmt/format.h>
#include <random>

namespace atlas::cli {
namespace {

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
    for (unsigned n = 0; n < static_cast<unsigned>(ExerciseKind::end); ++n) {
        names.emplace_back(name(static_cast<ExerciseKind>(n)));
    }
    return names;
}

Result<int> makeNew(const ExerciseCommandOptions& options) {
    const auto names = kindNames();
    const auto at = std::ranges::find(names, options.kindOrFolder);
    if (at == names.end()) {
        return usageError("an exercise has a kind: " + listed(names), "exercise new locate -o DIR");
    }
    if (options.folder.empty() || !options.answers.empty() || options.reveal) {
        return usageError("a new exercise needs a folder and no answers", "exercise new locate -o DIR");
    }
    const Exercise exercise{.kind = static_cast<ExerciseKind>(at - names.begin()),
                            .level = options.level.value_or(1),
                            .seed = options.seed ? *options.seed : std::random_device()()};
    const auto made = options.students.empty() ? makeExercise(exercise, options.folder)
                                               : makeClass(exercise, options.students, options.folder);
    return made ? Result<int>(ok) : std::unexpected(made.error());
}

Result<int> check(const ExerciseCommandOptions& options, const Reporter& reporter) {
    if (!options.students.empty() && options.kindOrFolder.empty() && !options.json && !options.reveal) {
        return checkClass(options.students, reporter);
    }
    if (!options.students.empty() || options.answers.empty() || !options.folder.empty() || options.level ||
        options.seed) {
        return usageError("checking needs a folder and a file of answers, and nothing else",
                          "exercise check DIR ANSWERS");
    }
    const auto text = textOf(options.answers);
    auto opened = text ? openExercise(options.kindOrFolder, *text) : std::unexpected(text.error());
    if (!opened) {
        return std::unexpected(opened.error());
    }
    enterSandboxNoting(reporter);
    const auto marked = markExercise(std::move(*opened));
    if (!marked) {
        return std::unexpected(marked.error());
    }
    const auto answers = options.reveal ? Answers::Revealed : Answers::Kept;
    if (options.json) {
        writeMarksJson(*marked, answers, output());
    } else {
        writeMarksText(*marked, answers, output());
    }
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
        .text(
            "--class", options->students,
            "new: a file with a name on each line, for a folder and a seed of each; check: the folder of them all, for "
            "a CSV of marks from the answers.txt in each")
        .valueName("FILE|DIR");
    arguments.number(reader::levelOption, options->level, "new: how hard, from 1, the default, to 3")
        .within(1U, hardestLevel);
    arguments.number(reader::seedOption, options->seed, "new: the same number makes the same exercise").valueName("N");
    arguments.flag(reader::revealOption, options->reveal,
                   "check: says the answer to each question that is wrong or open");
    arguments.flag(reader::jsonOption, options->json, "check: schema ext4atlas-exercise-check/1, see the man page");
}

} // namespace atlas::cli
