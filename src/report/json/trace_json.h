// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace touched, as JSON.
#pragma once

#include "trace/trace_report.h"

#include <iosfwd>
#include <span>

namespace atlas {

void writeTraceJson(const Snapshot& snapshot, const TraceReport& report, std::ostream& out);

/// For the window, which shows the first path of each owner: an array with an object for each block, in the order of `blocks`. "in_use" is null if unknown.
/// Precondition: as many owners as blocks.
void writeBlockOwnersJson(std::span<const BlockNumber> blocks, std::span<const BlockOwners> owners, std::ostream& out);

} // namespace atlas
