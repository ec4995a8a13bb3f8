// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary of terms, and how sentences are joined in each language.
#pragma once

#include "report/language/message.h"

#include <vector>

namespace atlas {

/// The sentences joined; Chinese puts no space between them. Precondition: at least one sentence.
[[nodiscard]] Message paragraph(std::vector<Message> sentences);

/// The separator between two sentences, for sentences shown in different fonts.
[[nodiscard]] std::string betweenSentences();

/// Terms explained to newcomers.
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
    Superblock,
    Feature,
    BlockGroup,
    GroupDescriptor,
    BlockBitmap,
    Inode,
    InodeBitmap,
    InodeTable,
    Extent,
    DirectoryEntry,
    SystemFile,
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

/// All terms, ordered so that each explanation uses only terms before it.
[[nodiscard]] std::vector<GlossaryEntry> glossary();

[[nodiscard]] Message explanation(Term term);

} // namespace atlas
