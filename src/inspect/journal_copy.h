// SPDX-License-Identifier: GPL-3.0-or-later
// Which block of the file system a block of the journal is a copy of.
#pragma once

#include "base/byte_source.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"

#include <optional>

namespace atlas {

struct JournalCopy {
    BlockNumber block{}; ///< of the file system
    std::uint32_t transaction = 0;
    std::optional<InodeTime> committed{}; ///< nullopt if the journal holds no commit block of the transaction any more
    bool escaped = false; ///< the first four bytes are zeroed in the copy, because they were the journal's magic number
};

/// What the block `at` of the volume is a copy of, by the descriptor block in front of it. nullopt for blocks outside
/// the journal, for its own structures, and for what is left of transactions whose descriptor was overwritten. `volume`
/// begins at byte `start` of `source`.
[[nodiscard]] std::optional<JournalCopy> journalCopyAt(const ByteSource& source, ByteOffset start, const Layout& layout,
                                                       BlockNumber at);

} // namespace atlas
