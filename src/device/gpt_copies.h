// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and checks the primary and backup GPT before libfdisk does, and detects their logical sector size.
#pragma once

#include "base/byte_source.h"
#include "disk/partition_table.h"
#include "ondisk/partition_table.h"

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

} // namespace atlas
