// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judge.h"
#include "report/text/text_table.h"

namespace atlas {

/// The verdict with its arithmetic, counts of each kind of structure, what writing them costs, and the findings.
void writeCheckText(const Judgement& judgement, std::ostream& out, TextStyle style = {});

} // namespace atlas
