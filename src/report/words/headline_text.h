// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on alignment as a headline: what it is, what it costs, why, and what to do next.
#pragma once

#include "alignment/judgement.h"
#include "report/words/cure_text.h"
#include "report/words/verdict_text.h"

namespace atlas {

/// Each text is one clause without a full stop.
struct Headline {
    Message words;                    ///< "misaligned by 1,024 bytes: a synced write takes 25 ms instead of 8.3 ms"
    std::optional<Message> cause{};   ///< nullopt unless there is a cure
    std::optional<Message> remedy{};  ///< the first cure, in short, with its effect
    std::vector<CureCommand> commands{}; ///< those of the first cure; empty if none can work here
    VerdictSign sign{};
};

/// With the cost of a write where the whole volume is off by the offset of its start; else the verdict in full.
[[nodiscard]] Headline alignmentHeadline(const Judgement& judgement);

} // namespace atlas
