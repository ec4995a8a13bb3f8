// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of exercises: each chooses what it asks, and answers it. Nullopt where a question is of another kind, or does not fit.
#pragma once

#include "exercise/exercise_answer.h"
#include "exercise/seeded_numbers.h"

namespace atlas {

[[nodiscard]] std::vector<Question> askLocate(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerLocate(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askArithmetic(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerArithmetic(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askAlign(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerAlign(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askDecode(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerDecode(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askFlex(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerFlex(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askWalk(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerWalk(const Question& question, const Exhibit& exhibit);

[[nodiscard]] std::vector<Question> askDamage(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers);
[[nodiscard]] std::optional<Answer> answerDamage(const Question& question, const Exhibit& exhibit);

} // namespace atlas
