// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation and the offset sweep of `check` as text.
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "report/text/text_table.h"
#include "report/words/stack_text.h"

namespace atlas {

/// The extra output of `check --explain`: the stack, each cause with its cure and, for an ext file system, the modelled
/// cost of a write.
void writeExplanation(const Judgement& judgement, std::ostream& out, TextStyle style = {});

/// The output of `check --sweep`: one row per start, the best in green, the current one marked.
void writeOffsetSweepText(const OffsetSweep& sweep, std::ostream& out, TextStyle style = {});

} // namespace atlas
