// SPDX-License-Identifier: GPL-3.0-or-later
// What requests of a trace touch, and what a trace is, in words.
#pragma once

#include "report/language/message.h"
#include "trace/trace_report.h"

namespace atlas {

[[nodiscard]] Message label(TouchedKind kind);   ///< "block bitmaps", "data or free", "another partition"
[[nodiscard]] Message label(TraceFormat format); ///< "fio iolog, version 3"

/// "Byte 0 of the trace is byte 1,048,576 of the disk: …", with how that was found out.
[[nodiscard]] Message placeText(const TracePlace& place);

/// How many of the writes touched bitmaps, other structures, and data.
[[nodiscard]] Message bitmapAnswer(const TraceTable& table);

/// What was left out or is in doubt, one sentence for each.
[[nodiscard]] std::vector<Message> traceNotes(const TraceReport& report);

/// The structure, or the first path of the file that owns the block.
[[nodiscard]] Message ownerText(const BusyPlace& place);

} // namespace atlas
