// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/disk_judgement.h"
#include "report/text/text_table.h"

namespace atlas {

/// Writes the verdict with its calculation, counts per kind of structure, the cost of writing, and the findings. If
/// there are several volumes, a line for each of them, and the details of the one that decides the verdict.
void writeCheckText(const DiskJudgement& disk, std::ostream& out, TextStyle style = {});

} // namespace atlas
