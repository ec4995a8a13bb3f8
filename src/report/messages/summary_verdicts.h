// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the summary that are verdicts: alignment and health.
#pragma once

#include "alignment/judge.h"
#include "report/messages/summary_text.h"

namespace atlas {

/// Alignment and health, the worse one first.
[[nodiscard]] std::vector<SummaryLine> summaryVerdicts(const Judgement& judgement);

/// Stands for the line of the alignment while the views mark what begins off a larger granularity; nullopt while they mark
/// the physical sectors. Its working is the verdict on those.
[[nodiscard]] std::optional<SummaryLine> summaryOfMark(const Judgement& judgement);

} // namespace atlas
