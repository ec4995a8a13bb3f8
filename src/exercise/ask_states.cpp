// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about differences: between the copies of a structure, and between the states of an image.
#include "exercise/exercise_parts.h"
#include "exercise/operations.h"

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

} // namespace atlas
