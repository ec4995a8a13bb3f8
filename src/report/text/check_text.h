// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judgement.h"
#include "report/text/text_table.h"

namespace atlas {

/// Writes the verdict with its calculation, counts per kind of structure, the cost of writing, and the findings.
void writeCheckText(const Judgement& judgement, std::ostream& out, TextStyle style = {});

} // namespace atlas
