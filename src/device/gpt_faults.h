// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of a GPT whose checksums are right.
#pragma once

#include "device/gpt_copies.h"
#include "disk/partition_table.h"

namespace atlas {

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
