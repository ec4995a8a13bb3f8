// SPDX-License-Identifier: GPL-3.0-or-later
// The terms that a newcomer does not know, explained wherever they stand with the same words.
#pragma once

#include "report/messages/message.h"

#include <vector>

namespace atlas {

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
