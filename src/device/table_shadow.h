// SPDX-License-Identifier: GPL-3.0-or-later
// Copies only a partition table into memory, for libfdisk.
#pragma once

#include "device/gpt_copies.h"
#include "device/shadow_file.h"

#include <optional>
#include <vector>

namespace atlas {

/// A sparse file as large as the GPT claims its disk to be, with a protective MBR and the intact copies of the GPT.
/// libfdisk ignores a GPT on a truncated disk or without its protective MBR, which are both frequent in images; with
/// this file it reads the rest, and only checked bytes. Precondition: one copy of `copies` is intact.
[[nodiscard]] Result<ShadowFile> shadowOfGpt(const ByteSource& disk, const GptCopies& copies);

struct TableShadow {
    ShadowFile file;
    Status complete; ///< the first read error after the first sector
    std::vector<Lba> records{}; ///< where the extended boot records lie
    std::optional<Lba> unsignedRecord{}; ///< the first of them that is in use and lacks the signature 0x55AA
    struct Widened {
        Lba first;
        SectorCount sectors; ///< what the MBR says
    };
    std::vector<Widened>
        widened{}; ///< extended partitions that are larger in the copy, so that libfdisk reads all records
    std::optional<Lba> recordPastEnd{}; ///< where a record should be, past the end of the disk
};

/// Copies the start of `disk`, which contains an MBR or the labels of BSD, SGI and Sun, and the EBR chains of extended
/// partitions. Fails when the first sector cannot be read.
[[nodiscard]] Result<TableShadow> shadowOfMbr(const ByteSource& disk, ByteCount sector);

} // namespace atlas
