// SPDX-License-Identifier: GPL-3.0-or-later
// The image between two steps of a history.
#pragma once

#include "history/find_changes.h"
#include "history/image_history.h"
#include "layout/journal_replay.h"

#include <optional>
#include <vector>

namespace atlas::cli {

/// The image after the first `steps` steps, with its layout if the file system can be read.
[[nodiscard]] Moment momentOf(const History& history, std::size_t steps);

struct ReplayedMoment {
    Moment moment{}; ///< without a layout if the journal cannot be replayed
    std::optional<JournalReplay> replay{}; ///< if there is a journal to be replayed
    std::vector<ByteInterval> written{}; ///< by the replay; sorted and disjoint
};
/// Likewise, after the replay of the journal.
[[nodiscard]] ReplayedMoment replayedMoment(const History& history, std::size_t steps);

/// The file whose content or map contains `block`; nullopt if there is none.
[[nodiscard]] std::optional<OwnerOfBlock> ownerIn(const Moment& moment, BlockNumber block);

/// Writes the image after the first `steps` steps of `history` to the open file `to`, as a sparse file.
[[nodiscard]] Status writeMoment(const History& history, std::size_t steps, int to);

} // namespace atlas::cli
