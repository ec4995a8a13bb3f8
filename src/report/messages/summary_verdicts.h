// SPDX-License-Identifier: GPL-3.0-or-later
// The two verdicts, alignment and health, as cards, titles and the status line show them: words of each length and their sign.
#pragma once

#include "alignment/judgement.h"
#include "report/messages/summary_text.h"
#include "report/messages/verdict_sign.h"

#include <array>

namespace atlas {

struct SummaryVerdict {
    SummaryLine card;
    Message full; ///< "385 of 385 structures are misaligned", without a full stop
    VerdictSign sign{};

    /// "385 of 385 off": the value of the card, without its detail.
    [[nodiscard]] const Message& brief() const { return card.alone ? *card.alone : card.value; }
};

/// The worse one first. The alignment is that to the physical sectors. While the views mark what begins off a larger
/// granularity, it is that to this granularity where there is a Judgement::markVerdict, unless that would be an all-clear
/// which the sectors do not give, with the verdict on the physical sectors as the working of its card; `full` and brief() then name the granularity that they speak of.
[[nodiscard]] std::array<SummaryVerdict, 2> summaryVerdicts(const Judgement& judgement);

} // namespace atlas
