// SPDX-License-Identifier: GPL-3.0-or-later
// The stack, the causes and cures, and the offset sweep, as text.
#pragma once

#include "alignment/cost_model.h"
#include "alignment/judge.h"
#include "alignment/offset_sweep.h"
#include "report/messages/stack_names.h"
#include "report/text/text_table.h"

namespace atlas {

/// "✔", "✘ +3,584", "unknown".
[[nodiscard]] Cell verdictCell(const GranularityVerdict& verdict);

/// What `check --explain` adds: the stack, each cause with its cure, and the modelled cost of a write where there is ext.
void writeExplanation(const Judgement& judgement, std::ostream& out, TextStyle style = {});

/// What `check --sweep` prints: a row for each start, the present one marked.
void writeSweep(const Sweep& sweep, std::ostream& out, TextStyle style = {});

} // namespace atlas
