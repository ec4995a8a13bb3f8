// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of a volume: one line for each fact, and the two verdicts.
#pragma once

#include "alignment/judgement.h"
#include "compare/read_model.h"
#include "layout/layout_summary.h"
#include "report/language/message.h"
#include "report/words/verdict_text.h"

#include <array>

namespace atlas {

enum class SummaryTopic : std::uint8_t { Alignment, Health, Metadata, FlexGroups, LazyInit, Journal, Backups, Growth };

inline constexpr auto summaryTopicCount = static_cast<std::size_t>(SummaryTopic::Growth) + 1; ///< the last one

struct SummaryLine {
    SummaryTopic topic{};
    Message name;
    Message value;  ///< short, the number first
    Message detail; ///< what the number means
    std::optional<Message> working{}; ///< the calculation or the whole list behind it, where there is room
    std::optional<Message> alone{}; ///< stands for the value where that needs the detail, and there is no room for it
};

/// What an option of mke2fs would give back, of the metadata of one kind.
struct SavingLine {
    RegionKind kind{};
    Message words;
};

/// Those that would give something back.
[[nodiscard]] std::vector<SavingLine> savingLines(const MetadataSavings& savings);

/// The topics from Metadata on, in order; reads take as long as on `medium`. O(groups + regions): keep it as long as the layout.
[[nodiscard]] std::vector<SummaryLine> summaryLines(const Layout& layout, Medium medium);

// The two verdicts, alignment and health, as cards, titles and the status line show them: words of each length and their sign.

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
