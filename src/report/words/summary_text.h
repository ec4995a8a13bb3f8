// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of a volume: one line per fact, and the verdicts on alignment and health.
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
    std::optional<Message> working{}; ///< the calculation or the whole list behind it, if there is room
    std::optional<Message> alone{}; ///< replaces a value that needs the detail, if there is no room for both
};

/// What a mke2fs option would save of one kind of metadata.
struct SavingLine {
    RegionKind kind{};
    Message words;
};

/// Only kinds for which something can be saved.
[[nodiscard]] std::vector<SavingLine> savingLines(const MetadataSavings& savings);

/// The topics from Metadata on, in order. Read times are modelled for `medium`. O(groups + regions): keep the result as
/// long as the layout.
[[nodiscard]] std::vector<SummaryLine> summaryLines(const Layout& layout, Medium medium);

/// A verdict for cards, titles and the status line, in several lengths, with its sign.
struct SummaryVerdict {
    SummaryLine card;
    Message full; ///< "385 of 385 structures are misaligned", without a full stop
    VerdictSign sign{};

    /// "385 of 385 off": the value for use without the detail.
    [[nodiscard]] const Message& brief() const { return card.alone ? *card.alone : card.value; }
};

/// Alignment and health, the worse one first. Alignment is judged by the physical sectors. If a larger granularity is
/// marked (Judgement::markVerdict), it is judged by that instead, unless this would give an all-clear that the sectors
/// do not; the sector verdict becomes the card's working, and `full` and brief() name the granularity.
[[nodiscard]] std::array<SummaryVerdict, 2> summaryVerdicts(const Judgement& judgement);

} // namespace atlas
