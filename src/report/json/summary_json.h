// SPDX-License-Identifier: GPL-3.0-or-later
// The summary, findings and starts as JSON.
#pragma once

#include "alignment/starts.h"
#include "compare/read_model.h"
#include "layout/layout.h"
#include "layout/snapshot.h"
#include "report/json/json_writer.h"
#include "report/words/finding_text.h"

namespace atlas {

/// Writes the value: null without one.
void writeExamination(JsonWriter& json, const std::optional<Examination>& examination);

/// What answers, and what it examined: null for a plan.
void writeProgram(JsonWriter& json, const Snapshot& snapshot);

/// The member "read_from": which superblock was read, and how many descriptors are copies or could not be used.
void writeReadFrom(JsonWriter& json, const Layout& layout);

/// The member "df": the sizes that df shows if `free` blocks are free; null where they are unknown.
void writeDf(JsonWriter& json, const Layout& layout, std::optional<BlockCount> free);

/// Writes the member "verdict" of a partition, a layer or the whole disk: countedFit(), or null.
void writeStartVerdict(JsonWriter& json, const StartVerdict& start);

/// Writes the array "findings" of every report: kind, severity, text and location.
void writeFindings(JsonWriter& json, const std::vector<Finding>& findings);

/// Writes "metadata", "flex_groups", "lazy_init", "journal", "backups" and "growth" into the open object. Read times
/// are modelled for `medium`.
void writeSummaryMembers(JsonWriter& json, const Layout& layout, Medium medium);

} // namespace atlas
