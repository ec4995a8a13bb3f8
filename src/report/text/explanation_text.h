// SPDX-License-Identifier: GPL-3.0-or-later
// The stack, the causes and cures, and the cost, as text.
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "report/text/text_table.h"
#include "report/words/stack_text.h"

namespace atlas {

/// The additional output of `check --explain`: the stack, each cause with its cure, and the modelled cost of a write if there
/// is an ext file system.
void writeExplanation(const Judgement& judgement, std::ostream& out, TextStyle style = {});

// The sweep of start offsets, as text.

/// The output of `check --sweep`: one row per start: the best in green, the own one marked.
void writeOffsetSweepText(const OffsetSweep& sweep, std::ostream& out, TextStyle style = {});

} // namespace atlas
