// SPDX-License-Identifier: GPL-3.0-or-later
// The summary of a volume: one line per fact, and the verdicts on alignment and health.
#pragma once

#include "alignment/judgement.h"
#include "compare/read_model.h"
#include "layout/layout_summary.h"
#include "report/language/message.h"
#include "report/words/verdict_text.h"

#include <span>

namespace atlas {

enum class SummaryTopic : std::uint8_t {
    Alignment,
    Health,
    Used,
    Metadata,
    FlexGroups,
    LazyInit,
    Journal,
    Backups,
    Growth,
    RoomBehind,
};

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

/// The topics from Metadata to Growth, in order. Read times are modelled for `medium`. O(groups + regions): keep the
/// result as long as the layout.
[[nodiscard]] std::vector<SummaryLine> summaryLines(const Layout& layout, Medium medium);

/// The share of the volume that is in use, by `free` blocks.
[[nodiscard]] SummaryLine usedLine(const Layout& layout, std::optional<BlockCount> free);

/// The room between the end of the volume and that of its partition or device; nullopt if there is none worth a note.
[[nodiscard]] std::optional<SummaryLine> roomBehindLine(std::span<const Finding> findings);

/// A verdict in several lengths, with its sign.
struct SummaryVerdict {
    SummaryLine line;
    Message full; ///< "385 of 385 structures are misaligned", without a full stop
    VerdictSign sign{};

    /// "385 of 385 off": the value for use without the detail.
    [[nodiscard]] const Message& brief() const { return line.alone ? *line.alone : line.value; }
};

struct SummaryVerdicts {
    SummaryVerdict alignment;
    SummaryVerdict health;
};

/// Alignment is judged by the physical sectors. If a larger granularity is
/// marked (Judgement::markVerdict), it is judged by that instead, unless this would give an all-clear that the sectors
/// do not; the sector verdict becomes the line's working, and `full` and brief() name the granularity.
[[nodiscard]] SummaryVerdicts summaryVerdicts(const Judgement& judgement);

} // namespace atlas
