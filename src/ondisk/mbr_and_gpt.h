// SPDX-License-Identifier: GPL-3.0-or-later
// The MBR, extended boot records and the GPT.
#pragma once

#include "base/units.h"
#include "ondisk/field_table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace atlas {

struct MbrEntry {
    std::uint8_t status = 0; ///< 0x80 bootable, 0x00 not bootable; any other value is not a partition entry
    std::uint8_t type = 0;   ///< 0 unused, 0xEE protective entry of a GPT
    std::uint32_t firstLba = 0;
    std::uint32_t sectors = 0;

    [[nodiscard]] bool used() const { return type != 0 && sectors != 0; }
};

struct Mbr {
    std::array<MbrEntry, 4> entries{};

    [[nodiscard]] bool announcesGpt() const;
    /// The number of partitions that it lists although it announces a GPT: a hybrid MBR.
    [[nodiscard]] std::uint64_t partitionsBesideGpt() const;
    /// The type of an entry at LBA 1, where a GPT's header lies, unless it is 0xEE; nullopt without one.
    [[nodiscard]] std::optional<std::uint8_t> otherTypeOverGpt() const;
    /// The first sector of an entry of type 0xEE when none of them is at LBA 1, where Linux looks for it
    /// (block/partitions/efi.c, pmbr_part_valid()); nullopt without one.
    [[nodiscard]] std::optional<std::uint32_t> misplacedAnnouncement() const;
    /// False when the entries are boot code: boot sectors of file systems have the signature 0x55AA too.
    [[nodiscard]] bool plausible() const;
    /// The first entry with a boot flag other than 0x00 and 0x80, for which Linux ignores the table
    /// (block/partitions/msdos.c), although all entries are unused or partitions inside a disk of `sectors` logical
    /// sectors.
    [[nodiscard]] std::optional<std::size_t> wrongBootFlag(std::uint64_t sectors) const;
    /// True when some used entry starts inside a disk of `sectors` logical sectors and not at LBA 0, the MBR itself.
    [[nodiscard]] bool listsPartitions(std::uint64_t sectors) const;
};

/// Returns nullopt when the signature 0x55AA is not at byte 510.
[[nodiscard]] std::optional<Mbr> parseMbr(std::span<const std::byte> sector);

/// The entries whatever the signature; `sector` holds 512 bytes at least.
[[nodiscard]] Mbr parseMbrEntries(std::span<const std::byte> sector);

// The header of a GUID partition table: primary in LBA 1, backup in the last LBA.

struct GptHeader {
    std::uint32_t size = 0; ///< header size in bytes: 92, or more in later revisions
    std::uint32_t checksum = 0; ///< as stored
    std::uint32_t computedChecksum = 0; ///< over `size` bytes with the checksum zeroed; 0 when `size` is invalid
    Lba self; ///< LBA of this copy, as stored
    Lba other; ///< LBA of the other copy, as stored
    Lba firstUsable;
    Lba lastUsable;
    std::array<std::byte, 16> diskGuid{};
    Lba entries; ///< start of the partition entry array
    std::uint32_t entryCount = 0; ///< as stored, unchecked: do not use as a loop bound or an allocation size
    std::uint32_t entrySize = 0; ///< in bytes, usually 128
    std::uint32_t entriesChecksum = 0;

    [[nodiscard]] bool sizeFits(ByteCount sector) const { return size >= 92 && size <= sector.value; }
    /// Cannot overflow: both factors have 32 bits.
    [[nodiscard]] ByteCount entriesBytes() const { return {std::uint64_t{entryCount} * entrySize}; }
};

/// `sector` is one logical sector. Returns nullopt when it does not begin with "EFI PART".
[[nodiscard]] std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector);

// The MBR, also as the EBR of a logical partition, and the GPT (UEFI Specification 2.10, chapter 5).

extern const FieldTable mbrTable;
extern const FieldTable gptHeaderTable;
extern const FieldTable gptEntryTable;

} // namespace atlas
