// SPDX-License-Identifier: GPL-3.0-or-later
// The MBR, also as an EBR of a logical partition, and the GPT (UEFI Specification 2.10, chapter 5).
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
    std::uint8_t status = 0; ///< 0x80 bootable, 0x00 not bootable; anything else is no partition entry
    std::uint8_t type = 0;   ///< 0 unused, 0xEE protective entry of a GPT
    std::uint32_t firstLba = 0;
    std::uint32_t sectors = 0;

    [[nodiscard]] bool used() const { return type != 0 && sectors != 0; }
};

struct Mbr {
    std::array<MbrEntry, 4> entries{};

    [[nodiscard]] bool announcesGpt() const;
    /// Number of other partitions in an MBR that announces a GPT: a hybrid MBR.
    [[nodiscard]] std::uint64_t partitionsBesideGpt() const;
    /// The type of an entry at LBA 1, the place of a GPT header, unless it is 0xEE; nullopt without one.
    [[nodiscard]] std::optional<std::uint8_t> otherTypeOverGpt() const;
    /// The first sector of an entry of type 0xEE if none is at LBA 1, where Linux looks for it (block/partitions/efi.c,
    /// pmbr_part_valid()); else nullopt.
    [[nodiscard]] std::optional<std::uint32_t> misplacedAnnouncement() const;
    /// False if the entries are boot code: boot sectors of file systems have the signature 0x55AA too.
    [[nodiscard]] bool plausible() const;
    /// The first entry with a boot flag other than 0x00 and 0x80, for which Linux ignores the table
    /// (block/partitions/msdos.c). nullopt unless partitions are listed and all entries are unused or lie inside a disk
    /// of `sectors` logical sectors.
    [[nodiscard]] std::optional<std::size_t> wrongBootFlag(std::uint64_t sectors) const;
    /// Whether a used entry starts inside a disk of `sectors` logical sectors, but not at LBA 0, the MBR itself.
    [[nodiscard]] bool listsPartitions(std::uint64_t sectors) const;
};

/// nullopt without the signature 0x55AA at byte 510.
[[nodiscard]] std::optional<Mbr> parseMbr(std::span<const std::byte> sector);

/// Ignores the signature. Precondition: `sector` has at least 512 bytes.
[[nodiscard]] Mbr parseMbrEntries(std::span<const std::byte> sector);

/// Header of a GUID partition table: primary in LBA 1, backup in the last LBA.
struct GptHeader {
    std::uint32_t size = 0; ///< in bytes: 92, or more in later revisions
    std::uint32_t checksum = 0; ///< as stored
    std::uint32_t computedChecksum = 0; ///< over `size` bytes with the checksum zeroed; 0 if `size` is invalid
    Lba self; ///< LBA of this copy, as stored
    Lba other; ///< LBA of the other copy, as stored
    Lba firstUsable;
    Lba lastUsable;
    std::array<std::byte, 16> diskGuid{};
    Lba entries; ///< start of the entry array
    std::uint32_t entryCount = 0; ///< as stored, unchecked: not for loop bounds or allocation sizes
    std::uint32_t entrySize = 0; ///< in bytes, usually 128
    std::uint32_t entriesChecksum = 0;

    [[nodiscard]] bool sizeFits(ByteCount sector) const { return size >= 92 && size <= sector.value; }
    /// Cannot overflow: both factors have 32 bits.
    [[nodiscard]] ByteCount entriesBytes() const { return {std::uint64_t{entryCount} * entrySize}; }
};

/// `sector` is one logical sector. nullopt if it does not begin with "EFI PART".
[[nodiscard]] std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector);

extern const FieldTable mbrTable;
extern const FieldTable gptHeaderTable;
extern const FieldTable gptEntryTable;

} // namespace atlas
