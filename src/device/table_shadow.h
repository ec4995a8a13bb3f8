// SPDX-License-Identifier: GPL-3.0-or-later
// A partition table and nothing else, in memory, for libfdisk to read.
#pragma once

#include "device/gpt_copies.h"
#include "device/shadow_file.h"

namespace atlas {

/// As large as the GPT says its disk is, with a protective MBR and the intact copies of the GPT. libfdisk ignores a GPT whose disk
/// was cut short or whose protective MBR is lost, both frequent in images; here it reads what is left, and no byte that was not
/// checked. `copies` must be intact in one copy at least.
[[nodiscard]] Result<ShadowFile> shadowOfGpt(const ByteSource& disk, const GptCopies& copies);

struct TableShadow {
    ShadowFile file;
    Status complete; ///< else the first error, where some of what follows the first sector cannot be read
};

/// The start of `disk`, where an MBR and the labels of BSD, SGI and Sun lie, and the chains of the MBR's extended partitions.
/// Fails where the first sector cannot be read.
[[nodiscard]] Result<TableShadow> shadowOfMbr(const ByteSource& disk, ByteCount sector);

} // namespace atlas
