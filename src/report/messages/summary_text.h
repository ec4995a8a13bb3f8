// SPDX-License-Identifier: GPL-3.0-or-later
// The summary in words: the cards of the window and the lines of `check` and `info`. Those of the two verdicts:
// summary_verdicts.h.
#pragma once

#include "compare/read_model.h"
#include "layout/layout_summary.h"
#include "report/messages/message.h"

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

} // namespace atlas
