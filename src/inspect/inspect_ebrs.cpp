// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/inspect_ebrs.h"

#include "inspect/inspect_disk.h"
#include "inspect/inspected.h"
#include "ondisk/partition_table.h"

#include <algorithm>
#include <set>

namespace atlas {
namespace {

bool isExtended(const MbrEntry& entry) {
    return entry.used() && (entry.type == 0x05 || entry.type == 0x0F || entry.type == 0x85);
}

/// Of the first extended entry; nullopt without one.
std::optional<std::uint64_t> extendedIn(const Mbr& record) {
    const auto found = std::ranges::find_if(record.entries, isExtended);
    return found == record.entries.end() ? std::nullopt : std::optional<std::uint64_t>(found->firstLba);
}

} // namespace

/// Each EBR holds a partition, relative to itself, and the next EBR, relative to the first one (block/partitions/msdos.c).
Result<std::vector<InspectedStructure>> readEbrs(const ByteSource& disk, ByteCount sector) {
    constexpr std::size_t most = 256;
    std::vector<InspectedStructure> out;
    const auto mbr = readMbr(disk);
    if (!mbr) {
        return std::unexpected(mbr.error());
    }
    const auto first = extendedIn(parseMbrEntries(mbr->bytes));
    const auto sectors = sectorsOf(disk, sector).value;
    std::set<std::uint64_t> seen;
    for (auto next = first; next && *next < sectors && seen.insert(*next).second && out.size() < most;) {
        const StructurePlace place{.kind = StructureKind::Ebr,
                                   .bytes = {byteOf(Lba{*next}, sector), {tableOf(StructureKind::Ebr).size()}},
                                   .number = static_cast<std::uint32_t>(out.size() + 1)};
        auto bytes = bytesAt(disk, place.bytes);
        if (!bytes) {
            return std::unexpected(bytes.error());
        }
        const auto record = parseMbr(*bytes);
        if (!record) {
            break;
        }
        out.push_back(inspected(place, std::move(*bytes), {}));
        const auto link = extendedIn(*record);
        next = link ? std::optional(*first + *link) : std::nullopt;
    }
    return out;
}

} // namespace atlas
