// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as text, shared by the reports and the window's table, and the numbers of a finding as message arguments.
#pragma once

#include "alignment/grid.h"
#include "alignment/judged_structures.h"
#include "alignment/marked_misses.h"
#include "layout/finding.h"
#include "report/language/make_message.h"
#include "report/language/message.h"
#include "report/words/labels.h"

#include <algorithm>

namespace atlas::finding_numbers {

[[nodiscard]] inline GroupRange groupsOf(const Finding& f) {
    return f.group == noGroup ? GroupRange{} : GroupRange{f.group, {std::max(f.groups.value, 1U)}};
}

[[nodiscard]] inline Count count(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline Number number(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline ByteCount bytes(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline BlockNumber block(const Finding& f, std::size_t n) { return {f.numbers[n]}; }
[[nodiscard]] inline Hex hex(const Finding& f, std::size_t n, int digits) { return {f.numbers[n], digits}; }

[[nodiscard]] inline Message regionOf(const Finding& f) {
    return f.region ? label(*f.region) : message<MessageId::SomeStructure>();
}

} // namespace atlas::finding_numbers

namespace atlas {

struct Phrase {
    Message structure;             ///< "partition 3", "block bitmap ×128"
    std::optional<Message> groups; ///< "0–127"; nullopt if the finding concerns no group
    Message text;                  ///< one sentence with the numbers, without a full stop
    std::optional<Message> cost;   ///< "2 RMW per block"; nullopt if a write needs no read-modify-write
};

[[nodiscard]] Phrase phrase(const Finding& finding);

/// For a start off `granularity`, which is larger than the physical sector.
[[nodiscard]] Phrase phrase(const OffGranularity& off, const Granularity& granularity);

/// Name of a volume that was not read: "partition 2 (Linux filesystem)", "logical volume vg/thin", "the journal on
/// another device". Precondition: NotLookedAt or ExternalJournal.
[[nodiscard]] Message unseenName(const Finding& finding);

/// "logical volume vg/root", "partition 3", "the whole disk".
[[nodiscard]] Message volumeText(const VolumeName& volume);

/// "partition 3"; "file system" without a number.
[[nodiscard]] Message partitionOrFileSystem(std::optional<std::uint32_t> partition);

/// "partition 1 and partition 2 share 100 sectors".
[[nodiscard]] Message phrase(const TableFault& fault);

} // namespace atlas
