// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences one after the other, as a language joins them: Chinese puts no space between them.
#pragma once

#include "report/language/message.h"

#include <vector>

namespace atlas {

/// Precondition: there is a sentence.
[[nodiscard]] Message paragraph(std::vector<Message> sentences);

/// What stands between two sentences, for those that are shown in different fonts.
[[nodiscard]] std::string betweenSentences();

// The terms that a newcomer does not know, explained wherever they stand with the same words.

enum class Term : std::uint8_t {
    LogicalSector,
    PhysicalSector,
    Drive512e,
    FirstBoundary,
    ReadModifyWrite,
    Partial,
    Straddling,
    Stripe,
    EraseBlock,
    BlockGroup,
    FlexGroup,
    ReservedGdt,
    MetaBg,
    LazyInit,
    BackupSuperblock,
    Journal,
};

struct GlossaryEntry {
    Term term{};
    Message name;
    Message meaning; ///< one or two sentences
};

/// All terms, in an order that each can be read after those before it.
[[nodiscard]] std::vector<GlossaryEntry> glossary();

/// What `term` means.
[[nodiscard]] Message explanation(Term term);

} // namespace atlas
