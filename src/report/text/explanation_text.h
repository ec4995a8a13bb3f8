// SPDX-License-Identifier: GPL-3.0-or-later
// The stack, the causes and cures, and the cost, as text.
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"
#include "report/messages/stack_names.h"
#include "report/text/text_table.h"

namespace atlas {

/// The additional output of `check --explain`: the stack, each cause with its cure, and the modelled cost of a write if there
/// is an ext file system.
void writeExplanation(const Judgement& judgement, std::ostream& out, TextStyle style = {});

} // namespace atlas
