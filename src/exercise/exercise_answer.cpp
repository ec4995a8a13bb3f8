// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_answer.h"

#include "base/parse_size.h"
#include "exercise/exercise_parts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Mistake::end)> mistakeNames{
    "partition_start_left_out",
    "partition_start_added",
    "first_data_block",
    "inodes_from_zero",
    "groups_from_one",
    "flex_groups_from_one",
    "other_inode_size",
    "other_descriptor_size",
    "table_in_block_one",
    "flex_bg_absent",
    "inode_bitmap",
    "block_bitmap",
    "inode_table",
    "blocks_for_sectors",
    "bytes_for_blocks",
    "block_start",
    "boot_block_left_out",
    "rounded_down",
    "one_block_table",
    "whole_last_group",
    "every_group_has_backup",
    "primary_counted",
    "last_group_has_backup",
    "one_group_only",
    "sector_number_divided",
    "distance_to_next",
    "one_end_only",
    "start_ignored",
    "bytes_for_sectors",
    "physical_sectors",
    "byte_order",
    "low_half",
    "groups_for_flex_groups",
    "directory_inode",
    "one_piece",
    "logical_block",
    "sector_units",
    "other_count",
    "structure_start",
    "number_found",
    "uncommitted_replayed",
    "before_replay",
    "data_not_written",
};

std::vector<Question> ask(ExerciseKind kind, std::uint32_t level, const Exhibit& exhibit, SeededNumbers& numbers) {
    switch (kind) {
    case ExerciseKind::Locate: return askLocate(exhibit, level, numbers);
    case ExerciseKind::Decode: return askDecode(exhibit, level, numbers);
    case ExerciseKind::Arithmetic: return askArithmetic(exhibit, level, numbers);
    case ExerciseKind::Flex: return askFlex(exhibit, level, numbers);
    case ExerciseKind::Align: return askAlign(exhibit, level, numbers);
    case ExerciseKind::Walk: return askWalk(exhibit, level, numbers);
    case ExerciseKind::Damage: return askDamage(exhibit, level, numbers);
    case ExerciseKind::Backups: return askBackups(exhibit, level, numbers);
    case ExerciseKind::Guess: return askGuess(exhibit, level, numbers);
    case ExerciseKind::Survive: return askSurvive(exhibit, level, numbers);
    case ExerciseKind::end: break;
    }
    return {};
}

} // namespace

std::string_view name(Mistake mistake) {
    const auto n = static_cast<std::size_t>(mistake);
    return n < mistakeNames.size() ? mistakeNames[n] : std::string_view{};
}

Answer& Answer::except(std::uint64_t value, Mistake why) {
    if (value != right && !mistakeOf(value))
        wrong.push_back({value, why});
    return *this;
}

std::optional<Mistake> Answer::mistakeOf(std::uint64_t value) const {
    const auto at = std::ranges::find(wrong, value, &WrongAnswer::value);
    return at == wrong.end() ? std::nullopt : std::optional(at->why);
}

std::optional<Answer> answerTo(const Question& question, const Exhibit& exhibit) {
    for (const auto answer : {answerLocate, answerArithmetic, answerAlign, answerDecode, answerFlex, answerWalk,
                              answerDamage, answerBackups, answerGuess, answerSurvive}) {
        if (auto found = answer(question, exhibit))
            return found;
    }
    return std::nullopt;
}

std::vector<Question> chooseQuestions(ExerciseKind kind, std::uint32_t level, std::uint64_t seed,
                                      const Exhibit& exhibit) {
    SeededNumbers numbers(seed);
    auto questions = ask(kind, level, exhibit, numbers);
    std::vector<Question> kept;
    for (auto& question : questions)
        if (std::ranges::find(kept, question) == kept.end() && answerTo(question, exhibit))
            kept.push_back(std::move(question));
    return kept;
}

AnswerSheet readAnswers(std::string_view text) {
    AnswerSheet sheet;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, std::min(end, text.find('#'))));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto separator = line.find_first_of(":=.)");
        if (line.empty() || (separator != std::string_view::npos && trimmed(line.substr(separator + 1)).empty()))
            continue; // unanswered
        const auto number = typedNumber(line.substr(0, separator));
        if (!number || separator == std::string_view::npos) {
            sheet.strays.emplace_back(line);
            continue;
        }
        const auto value = typedNumber(line.substr(separator + 1));
        const bool isFirst = !sheet.values.contains(*number) && !sheet.unreadable.contains(*number);
        if (value && isFirst) {
            sheet.values.emplace(*number, *value);
        } else {
            sheet.values.erase(*number);
            sheet.unreadable.insert_or_assign(*number, std::string(line));
        }
    }
    return sheet;
}

std::string_view name(Mark mark) {
    constexpr std::array<std::string_view, 4> names{"right", "wrong", "missing", "unreadable"};
    const auto n = static_cast<std::size_t>(mark);
    return n < names.size() ? names[n] : std::string_view{};
}

std::size_t MarkedExercise::right() const {
    return static_cast<std::size_t>(std::ranges::count(answers, Mark::Right, &MarkedAnswer::mark));
}

Result<MarkedExercise> mark(const Exercise& exercise, const Exhibit& exhibit, const AnswerSheet& given) {
    MarkedExercise marked{.exercise = exercise, .answers = {}, .strays = given.strays};
    const auto isAsked = [&](std::size_t number) { return number != 0 && number <= exercise.questions.size(); };
    for (const auto& [number, value] : given.values)
        if (!isAsked(number))
            marked.strays.push_back(fmt::format("{}: {}", number, value));
    for (const auto& [number, line] : given.unreadable)
        if (!isAsked(number))
            marked.strays.push_back(line);
    for (std::size_t n = 0; n < exercise.questions.size(); ++n) {
        const auto& question = exercise.questions[n];
        const auto answer = answerTo(question, exhibit);
        if (!answer) {
            return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                         .what = "a question does not fit the image",
                                         .where = fmt::format("question {}", n + 1)});
        }
        const auto at = given.values.find(n + 1);
        const auto unreadable = given.unreadable.find(n + 1);
        MarkedAnswer one{.question = question, .mark = Mark::Missing, .right = answer->right};
        if (at != given.values.end()) {
            one.given = at->second;
            one.mark = at->second == answer->right ? Mark::Right : Mark::Wrong;
            one.mistake = answer->mistakeOf(at->second);
        } else if (unreadable != given.unreadable.end()) {
            one.typed = unreadable->second;
            one.mark = Mark::Unreadable;
        }
        marked.answers.push_back(std::move(one));
    }
    return marked;
}

} // namespace atlas
