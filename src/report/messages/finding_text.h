// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as text, shared by the command line's reports and the window's table.
#pragma once

#include "alignment/grid.h"
#include "alignment/marked_misses.h"
#include "alignment/structures.h"
#include "report/messages/message.h"

namespace atlas {

struct Phrase {
    Message structure;             ///< "partition 3", "block bitmap ×128"
    std::optional<Message> groups; ///< "0–127"; nullopt if the finding concerns no group
    Message text;                  ///< one sentence with the numbers, without a full stop
    std::optional<Message> cost;   ///< "2 RMW per block"; nullopt if a write needs no read-modify-write
};

[[nodiscard]] Phrase phrase(const Finding& finding);

/// For a start that is off `granularity`, which is larger than the physical sector.
[[nodiscard]] Phrase phrase(const OffGranularity& off, const Granularity& granularity);

/// Which volume was not looked at: "partition 2 (Linux filesystem)", "logical volume vg/thin". "the journal on another device".
/// Precondition: NotLookedAt or ExternalJournal.
[[nodiscard]] Message unseenName(const Finding& finding);

/// "partition 3"; "file system" without a number.
[[nodiscard]] Message partitionOrFileSystem(std::optional<std::uint32_t> partition);

/// "partition 1 and partition 2 share 100 sectors".
[[nodiscard]] Message phrase(const TableFault& fault);

} // namespace atlas
