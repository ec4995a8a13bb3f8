// SPDX-License-Identifier: GPL-3.0-or-later
// Both copies of a GPT and their faults.
#pragma once

#include "base/byte_source.h"
#include "disk/partition_table.h"
#include "ondisk/mbr_and_gpt.h"

namespace atlas {

struct GptCopy {
    Lba at;
    std::optional<GptHeader> header; ///< nullopt without the signature "EFI PART"
    std::string damage;              ///< why this copy is unusable; empty when header and entries are intact

    [[nodiscard]] bool intact() const { return header && damage.empty(); }
};

struct GptCopies {
    ByteCount sector; ///< logical sector size used for reading
    GptCopy primary;
    GptCopy backup; ///< at the LBA in an intact primary, else in the last sector

    [[nodiscard]] bool intact() const { return primary.intact() || backup.intact(); }
    [[nodiscard]] bool present() const { return primary.header || backup.header; }
};

/// Reads and checks both copies at each sector size of `sizes`, with bounded memory whatever the headers claim. Returns those at
/// the first size at which one is intact, else at which a header exists; nullopt without any header.
[[nodiscard]] std::optional<GptCopies> findGpt(const ByteSource& disk, std::span<const ByteCount> sizes);

/// The damaged copy and its damage; Unreadable when both are damaged; CopiesDiffer when neither is.
[[nodiscard]] std::vector<TableFault> faultsOf(const ByteSource& disk, const GptCopies& copies);

// The faults of a GPT whose checksums are right.

/// The header of the copy that is read: the primary one if it is intact. Precondition: one copy is intact.
[[nodiscard]] const GptHeader& headerRead(const GptCopies& copies);

/// The sectors that the header leaves for partitions; empty when it leaves none.
[[nodiscard]] Interval<Lba> usableOf(const GptHeader& header);

/// What else Linux refuses in a header, and with it the whole GPT (block/partitions/efi.c, is_gpt_valid()), on a disk of
/// `size` sectors.
[[nodiscard]] std::vector<TableFault> headerFaults(const GptHeader& header, SectorCount size);

/// Where partitions may lie and where the table itself lies. Precondition: one copy is intact.
[[nodiscard]] GptArea areaOf(const GptCopies& copies);

/// The fields in which the headers of two intact copies differ; Linux warns of each (block/partitions/efi.c,
/// compare_gpts()).
[[nodiscard]] std::vector<TableFault> headerDifferences(const GptCopies& copies);

/// Of an intact GPT whose backup is not in the last sector: the kernel and the tools complain, and the sectors behind the
/// backup cannot be used.
[[nodiscard]] std::vector<TableFault> backupNotAtEnd(const GptCopies& copies, SectorCount size);

} // namespace atlas
