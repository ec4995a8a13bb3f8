// SPDX-License-Identifier: GPL-3.0-or-later
// The master boot record: the first logical sector of a disk, with four partition entries.
#pragma once

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

} // namespace atlas
