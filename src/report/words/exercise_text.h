// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises in words: questions, marks, and reasons why an answer is wrong.
#pragma once

#include "exercise/exercise_answer.h"
#include "report/language/message.h"

namespace atlas {

[[nodiscard]] Message text(const Question& question);
[[nodiscard]] Message text(Mistake mistake);
/// The mark of question `number`, counted from 1.
[[nodiscard]] Message text(std::size_t number, const MarkedAnswer& answer);

} // namespace atlas
