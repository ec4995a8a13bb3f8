// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/gpt_copies.h"

#include "base/number_text.h"
#include "ondisk/crc.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

namespace atlas {
namespace {

/// Larger than any table in practice: 262,144 entries of 128 bytes.
constexpr ByteCount maxGptEntryBytes{32 * MiB};

std::string checksumDamage(std::string_view of, std::uint32_t stored, std::uint32_t computed) {
    return fmt::format("the checksum of its {} is 0x{:08X} where 0x{:08X} is computed", of, stored, computed);
}

/// Describes damage of the entry array; empty if intact. Reads in pieces, because the claimed size is untrusted.
std::string entriesDamage(const ByteSource& disk, const GptHeader& header, ByteCount sector) {
    const auto size = header.entriesBytes().value;
    if (header.entrySize < 128 || header.entryCount == 0 || size > maxGptEntryBytes.value)
        return fmt::format("it claims {} entries of {} bytes", grouped(header.entryCount), grouped(header.entrySize));
    const auto sectors = sectorsOf(disk, sector).value;
    const auto needed = (size + sector.value - 1) / sector.value;
    if (header.entries.value > sectors || needed > sectors - header.entries.value)
        return fmt::format("its entries at sector {} lie past the end", grouped(header.entries.value));
    Crc32 crc;
    std::vector<std::byte> piece(65536);
    const auto start = byteOf(header.entries, sector);
    for (std::uint64_t done = 0; done < size; done += piece.size()) {
        piece.resize(std::min<std::uint64_t>(piece.size(), size - done));
        if (const auto read = disk.read(start + ByteCount{done}, piece); !read)
            return "its entries cannot be read: " + read.error().what;
        crc.add(piece);
    }
    return crc.value() == header.entriesChecksum ? "" : checksumDamage("entries", header.entriesChecksum, crc.value());
}

std::string headerDamage(const GptHeader& header, Lba at, ByteCount sector) {
    if (!header.sizeFits(sector))
        return fmt::format("its header claims {} bytes", grouped(header.size));
    if (header.checksum != header.computedChecksum)
        return checksumDamage("header", header.checksum, header.computedChecksum);
    if (header.self != at) {
        return fmt::format("its header says it lies at sector {}, and it lies at sector {}", grouped(header.self.value),
                           grouped(at.value));
    }
    return "";
}

GptCopy readGptCopy(const ByteSource& disk, Lba at, ByteCount sector) {
    GptCopy copy{.at = at, .header = {}, .damage = {}};
    if (at >= Lba{} + sectorsOf(disk, sector)) {
        copy.damage = fmt::format("its sector {} lies past the end", grouped(at.value));
        return copy;
    }
    std::vector<std::byte> bytes(sector.value);
    if (const auto read = disk.read(byteOf(at, sector), bytes); !read) {
        copy.damage = read.error().what;
        return copy;
    }
    copy.header = parseGptHeader(bytes);
    if (!copy.header) {
        copy.damage = fmt::format("no GPT header is in sector {}", grouped(at.value));
        return copy;
    }
    copy.damage = headerDamage(*copy.header, at, sector);
    if (copy.damage.empty())
        copy.damage = entriesDamage(disk, *copy.header, sector);
    return copy;
}

/// Empty if they cannot be read again.
std::vector<std::byte> entriesOf(const ByteSource& disk, const GptHeader& header, ByteCount sector) {
    std::vector<std::byte> entries(header.entriesBytes().value);
    return disk.read(byteOf(header.entries, sector), entries) ? entries : std::vector<std::byte>{};
}

/// Entry `n`; zeros after the last one.
std::vector<std::byte> entry(std::span<const std::byte> entries, const GptHeader& header, std::uint32_t n) {
    std::vector<std::byte> bytes(header.entrySize);
    const auto at = std::uint64_t{n} * header.entrySize;
    if (at + header.entrySize <= entries.size())
        std::ranges::copy(entries.subspan(at, header.entrySize), bytes.begin());
    return bytes;
}

/// Compares two intact copies.
std::vector<TableFault> differences(const ByteSource& disk, const GptCopies& copies) {
    const auto& one = *copies.primary.header;
    const auto& other = *copies.backup.header;
    const bool sameShape = one.entrySize == other.entrySize && one.entryCount == other.entryCount;
    if (sameShape && one.entriesChecksum == other.entriesChecksum)
        return {};
    const auto ours = entriesOf(disk, one, copies.sector);
    const auto theirs = entriesOf(disk, other, copies.sector);
    TableFault fault{.kind = TableFaultKind::CopiesDiffer};
    for (std::uint32_t n = 0; n < std::max(one.entryCount, other.entryCount); ++n) {
        if (entry(ours, one, n) != entry(theirs, other, n)) {
            fault.partition = fault.amount == 0 ? n + 1 : fault.partition;
            ++fault.amount;
        }
    }
    return fault.amount > 0 ? std::vector{std::move(fault)} : std::vector<TableFault>{};
}

GptCopies readGptCopies(const ByteSource& disk, ByteCount sector) {
    GptCopies copies{.sector = sector, .primary = readGptCopy(disk, {1}, sector), .backup = {}};
    const auto sectors = sectorsOf(disk, sector).value;
    const Lba last{sectors > 0 ? sectors - 1 : 0};
    copies.backup = readGptCopy(disk, copies.primary.intact() ? copies.primary.header->other : last, sector);
    return copies;
}

} // namespace

std::optional<GptCopies> findGpt(const ByteSource& disk, std::span<const ByteCount> sizes) {
    std::optional<GptCopies> best;
    for (const auto sector : sizes) {
        auto copies = readGptCopies(disk, sector);
        const bool better = copies.intact() ? !best || !best->intact() : copies.present() && !best;
        if (better)
            best = std::move(copies);
    }
    return best;
}

std::vector<TableFault> faultsOf(const ByteSource& disk, const GptCopies& copies) {
    const auto& [sector, primary, backup] = copies;
    if (primary.intact() && backup.intact())
        return differences(disk, copies);
    if (primary.intact())
        return {{.kind = TableFaultKind::BackupDamaged, .detail = backup.damage}};
    if (backup.intact())
        return {{.kind = TableFaultKind::PrimaryDamaged, .detail = primary.damage}};
    return {{.kind = TableFaultKind::Unreadable,
             .detail = fmt::format("both copies of the GPT are damaged; of the primary, {}; of the backup, {}",
                                   primary.damage, backup.damage)}};
}

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
    if (header.lastUsable < header.firstUsable)
        faults.push_back({.kind = TableFaultKind::UsableReversed, .amount = header.lastUsable.value});
    else if (header.lastUsable.value >= size.value)
        faults.push_back({.kind = TableFaultKind::UsablePastEnd, .amount = header.lastUsable.value - size.value + 1});
    if (header.entrySize != 128)
        faults.push_back({.kind = TableFaultKind::EntrySizeOther, .amount = header.entrySize});
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
    if (!copies.primary.intact() || !copies.backup.intact())
        return {};
    const auto& one = *copies.primary.header;
    const auto& other = *copies.backup.header;
    std::string names;
    const auto compare = [&](bool same, std::string_view field) {
        if (!same)
            names.append(names.empty() ? "" : ", ").append(field);
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
    if (!copies.primary.intact() || !copies.backup.intact() || behind == 0)
        return {};
    return {{.kind = TableFaultKind::BackupNotAtEnd, .amount = behind}};
}

} // namespace atlas
