// SPDX-License-Identifier: GPL-3.0-or-later
// The two copies of a GPT, checked before libfdisk sees them, and which sector size they are written for.
#pragma once

#include "base/byte_source.h"
#include "disk/partition_table.h"
#include "ondisk/gpt.h"

namespace atlas {

/// More than any table in use; 262,144 entries of 128 bytes.
constexpr ByteCount maxGptEntryBytes{std::uint64_t{32} << 20};

struct GptCopy {
    Lba at;
    std::optional<GptHeader> header; ///< none where "EFI PART" is not there
    std::string damage;              ///< why it cannot be used; empty where header and entries are intact

    [[nodiscard]] bool intact() const { return header && damage.empty(); }
};

struct GptCopies {
    ByteCount sector; ///< logical sector size they were read with
    GptCopy primary;
    GptCopy backup; ///< where an intact primary says it lies, else in the last sector

    [[nodiscard]] bool intact() const { return primary.intact() || backup.intact(); }
    [[nodiscard]] bool present() const { return primary.header || backup.header; }
};

/// Reads and checks both copies, in bounded memory whatever they claim.
[[nodiscard]] GptCopies readGptCopies(const ByteSource& disk, ByteCount sector);

/// The copies by the sector size of `sizes` they are intact at, else where a header is present at all; none without headers.
[[nodiscard]] std::optional<GptCopies> findGpt(const ByteSource& disk, std::span<const ByteCount> sizes);

/// Which copy is damaged and how; Unreadable where both are.
[[nodiscard]] std::vector<TableFault> faultsOf(const GptCopies& copies);

} // namespace atlas
