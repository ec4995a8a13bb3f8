// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the journal in memory, as e2fsck -E journal_only does on the volume: fs/jbd2/recovery.c, with e2fsck's
// checks of the journal superblock (e2fsck/journal.c).
#pragma once

#include "base/byte_source.h"
#include "base/overlay_source.h"
#include "layout/journal_replay.h"
#include "layout/layout.h"

namespace atlas {

struct ReplayedJournal {
    JournalReplay replay;
    Overlay overlay; ///< in the bytes of the source
};

/// Fails for an external journal, and for one that e2fsck would not replay either. `claims` are those of the volume that
/// begins at byte `volume` of `source`. The overlay also marks the journal as empty and the volume as recovered.
[[nodiscard]] Result<ReplayedJournal> replayJournal(const ByteSource& source, ByteOffset volume,
                                                    const LayoutClaims& claims);

} // namespace atlas
