// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/gpt_faults.h"

#include <algorithm>
#include <limits>

namespace atlas {

const GptHeader& headerRead(const GptCopies& copies) {
    return copies.primary.intact() ? *copies.primary.header : *copies.backup.header;
}

Interval<Lba> usableOf(const GptHeader& header) {
    constexpr auto maximum = std::numeric_limits<std::uint64_t>::max();
    return header.lastUsable.value < maximum ? between(header.firstUsable, Lba{header.lastUsable.value + 1})
                                             : Interval<Lba>{};
}

std::vector<TableFault> headerFaults(const GptHeader& header, SectorCount size) {
    std::vector<TableFault> faults;
    if (header.lastUsable < header.firstUsable) {
        faults.push_back({.kind = TableFaultKind::UsableReversed, .amount = header.lastUsable.value});
    } else if (header.lastUsable.value >= size.value) {
        faults.push_back({.kind = TableFaultKind::UsablePastEnd, .amount = header.lastUsable.value - size.value + 1});
    }
    if (header.entrySize != 128) {
        faults.push_back({.kind = TableFaultKind::EntrySizeOther, .amount = header.entrySize});
    }
    return faults;
}

std::vector<TableFault> backupNotAtEnd(const GptCopies& copies, SectorCount size) {
    const auto behind = size.value - std::min(size.value, copies.backup.at.value + 1);
    if (!copies.primary.intact() || !copies.backup.intact() || behind == 0) {
        return {};
    }
    return {{.kind = TableFaultKind::BackupNotAtEnd, .amount = behind}};
}

} // namespace atlas
