// SPDX-License-Identifier: GPL-3.0-or-later
// The report of `check` as JSON.
#pragma once

#include "alignment/disk_judgement.h"
#include "report/json/json_writer.h"

#include <iosfwd>

namespace atlas {

/// Writes the members "granularities", "stack", "devices", "causes", "cure_state", "cost_model" and "sweep" of
/// "ext4atlas-check/1" (see the man page) into the open object.
void writeExplanationJson(JsonWriter& json, const Judgement& judgement);

/// Schema "ext4atlas-check/1", documented in the man page. Verdict, state, health and findings are those of the disk, the
/// rest is that of the volume that decides the verdict; "volumes" has each.
void writeCheckJson(const DiskJudgement& disk, std::ostream& out);

} // namespace atlas
