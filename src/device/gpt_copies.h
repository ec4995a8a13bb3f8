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
    std::string damage;              ///< why this copy is unusable; empty if header and entries are intact

    [[nodiscard]] bool intact() const { return header && damage.empty(); }
};

struct GptCopies {
    ByteCount sector; ///< logical sector size used for reading
    GptCopy primary;
    GptCopy backup; ///< at the LBA stated by an intact primary, else in the last sector

    [[nodiscard]] bool intact() const { return primary.intact() || backup.intact(); }
    [[nodiscard]] bool present() const { return primary.header || backup.header; }
};

/// Reads and checks both copies for each logical sector size of `sizes`, with bounded memory whatever the headers
/// claim. Returns the first result with an intact copy, else the first with a header; nullopt without any header.
[[nodiscard]] std::optional<GptCopies> findGpt(const ByteSource& disk, std::span<const ByteCount> sizes);

/// Faults of the damaged copy; Unreadable if both are damaged, CopiesDiffer if intact copies differ.
[[nodiscard]] std::vector<TableFault> faultsOf(const ByteSource& disk, const GptCopies& copies);

// Faults of a GPT whose checksums are right.

/// The header of the copy in use: the primary one if intact. Precondition: one copy is intact.
[[nodiscard]] const GptHeader& headerRead(const GptCopies& copies);

/// The sectors that the header allows for partitions; may be empty.
[[nodiscard]] Interval<Lba> usableOf(const GptHeader& header);

/// Other header faults for which Linux rejects the whole GPT (block/partitions/efi.c, is_gpt_valid()), on a disk of
/// `size` sectors.
[[nodiscard]] std::vector<TableFault> headerFaults(const GptHeader& header, SectorCount size);

/// The sectors for partitions and those of the table itself. Precondition: one copy is intact.
[[nodiscard]] GptArea areaOf(const GptCopies& copies);

/// The fields in which the headers of two intact copies differ; Linux warns about each (block/partitions/efi.c,
/// compare_gpts()).
[[nodiscard]] std::vector<TableFault> headerDifferences(const GptCopies& copies);

/// BackupNotAtEnd for an intact GPT whose backup is not in the last sector: the kernel and the tools complain, and the
/// sectors after the backup are unusable.
[[nodiscard]] std::vector<TableFault> backupNotAtEnd(const GptCopies& copies, SectorCount size);

} // namespace atlas
