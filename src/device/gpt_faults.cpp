// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/gpt_faults.h"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

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

GptArea areaOf(const GptCopies& copies) {
    GptArea area{.usable = usableOf(headerRead(copies)), .own = {{Lba{}, {1}}}};
    for (const auto* copy : {&copies.primary, &copies.backup}) {
        if (copy->intact()) {
            const auto bytes = copy->header->entriesBytes().value;
            const SectorCount sectors{(bytes + copies.sector.value - 1) / copies.sector.value};
            area.own.push_back({copy->at, {1}});
            area.own.push_back({copy->header->entries, sectors});
        }
    }
    return area;
}

std::vector<TableFault> headerDifferences(const GptCopies& copies) {
    if (!copies.primary.intact() || !copies.backup.intact()) {
        return {};
    }
    const auto& one = *copies.primary.header;
    const auto& other = *copies.backup.header;
    std::string names;
    const auto compare = [&](bool same, std::string_view field) {
        if (!same) {
            names.append(names.empty() ? "" : ", ").append(field);
        }
    };
    compare(other.other == copies.primary.at, "alternate_lba");
    compare(one.firstUsable == other.firstUsable, "first_usable_lba");
    compare(one.lastUsable == other.lastUsable, "last_usable_lba");
    compare(one.diskGuid == other.diskGuid, "disk_guid");
    compare(one.entryCount == other.entryCount, "num_partition_entries");
    compare(one.entrySize == other.entrySize, "sizeof_partition_entry");
    return names.empty() ? std::vector<TableFault>{}
                         : std::vector{TableFault{.kind = TableFaultKind::HeadersDiffer, .detail = std::move(names)}};
}

std::vector<TableFault> backupNotAtEnd(const GptCopies& copies, SectorCount size) {
    const auto behind = size.value - std::min(size.value, copies.backup.at.value + 1);
    if (!copies.primary.intact() || !copies.backup.intact() || behind == 0) {
        return {};
    }
    return {{.kind = TableFaultKind::BackupNotAtEnd, .amount = behind}};
}

} // namespace atlas
