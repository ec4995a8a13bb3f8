// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about differences: between the copies of a structure, between the states of an image, and between a crashed
// image and what the replay of its journal makes of it.
#include "exercise/exercise_parts.h"
#include "exercise/operations.h"

#include <algorithm>

namespace atlas {

std::vector<Question> askBackups(const Exhibit& /*exhibit*/, std::uint32_t level, SeededNumbers& /*numbers*/) {
    std::vector<Question> questions{{Ask::SpoiledStructure}, {Ask::CopyGroup}, {Ask::SpoiledByte}, {Ask::RightNumber}};
    if (level > 1)
        questions.push_back({Ask::SpoiledNumber});
    if (level > 2)
        questions.push_back({Ask::SpoiledByteOfImage});
    return questions;
}

std::optional<Answer> answerBackups(const Question& question, const Exhibit& exhibit) {
    if (question.ask != Ask::CopyGroup || !exhibit.spoiled)
        return std::nullopt;
    const auto group = exhibit.spoiled->place.copyIn.value;
    return Answer{.right = group}.except(std::uint64_t{group} + 1, Mistake::GroupsFromOne);
}

std::vector<Question> askGuess(const Exhibit& exhibit, std::uint32_t /*level*/, SeededNumbers& /*numbers*/) {
    std::vector<Question> questions;
    for (std::size_t n = 0; n < exhibit.operations.size(); ++n)
        questions.push_back({Ask::OperationBetween, n});
    return questions;
}

std::optional<Answer> answerGuess(const Question& question, const Exhibit& exhibit) {
    if (question.ask != Ask::OperationBetween || question.number >= exhibit.operations.size())
        return std::nullopt;
    return Answer{.right = static_cast<std::uint64_t>(exhibit.operations[question.number]) + 1};
}

std::vector<Question> askSurvive(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& /*numbers*/) {
    std::vector<Question> questions{{Ask::ReplayedTransactions}};
    if (level > 1)
        questions.push_back({Ask::ReplayedBlocks});
    if (exhibit.crash)
        for (const auto& step : exhibit.crash->steps)
            questions.push_back({Ask::Survival, 0, step.step.name});
    return questions;
}

namespace {

Answer answerSurvival(const CrashedStep& step) {
    Answer answer{.right = static_cast<std::uint64_t>(step.survival)};
    const auto except = [&](Survival given, Mistake why) { answer.except(static_cast<std::uint64_t>(given), why); };
    const auto withStep = step.step.removes ? Survival::Absent : Survival::Whole;
    const auto withoutStep = step.step.removes ? Survival::Whole : Survival::Absent;
    if (step.isCommitted)
        except(withoutStep, Mistake::BeforeReplay);
    else
        except(withStep, Mistake::UncommittedReplayed);
    if (step.survival == Survival::Zeros)
        except(Survival::Whole, Mistake::DataNotWritten);
    return answer;
}

} // namespace

std::optional<Answer> answerSurvive(const Question& question, const Exhibit& exhibit) {
    if (!exhibit.crash)
        return std::nullopt;
    const auto& crash = *exhibit.crash;
    if (question.ask == Ask::ReplayedTransactions) {
        return Answer{.right = crash.transactions}
            .except(crash.transactions + 1, Mistake::UncommittedReplayed)
            .except(0, Mistake::BeforeReplay);
    }
    if (question.ask == Ask::ReplayedBlocks)
        return Answer{.right = crash.blocks}.except(0, Mistake::BeforeReplay);
    const auto step =
        std::ranges::find(crash.steps, question.field, [](const CrashedStep& one) { return one.step.name; });
    if (question.ask != Ask::Survival || step == crash.steps.end())
        return std::nullopt;
    return answerSurvival(*step);
}

} // namespace atlas
