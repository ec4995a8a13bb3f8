// SPDX-License-Identifier: GPL-3.0-or-later
// The reader's answers: the way from a path to the blocks of a file, and the files that own a block.
#pragma once

#include "base/error.h"
#include "inspect/journal_copy.h"
#include "layout/file_map.h"
#include "layout/owner_map.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>

namespace atlas::ui {

struct FileTrace {
    QString name; ///< the path as typed, or "inode 12"
    std::vector<PathStep> path{}; ///< empty for an inode and for the root; names are escaped
    FileMap map{};
    std::optional<DirectoryListing> entries{}; ///< set for a directory; names are escaped
    std::uint64_t holeBlocks = 0; ///< blocks of the file without a block on the disk

    [[nodiscard]] std::uint64_t blockCount() const; ///< blocks of the content, without holes
    /// The content's blocks on the disk, sorted, with adjacent ones joined.
    [[nodiscard]] std::vector<BlockInterval> blocks() const;
};

using FileTracePtr = std::shared_ptr<const FileTrace>;

/// Parses the JSON of `show path` and `show inode`.
[[nodiscard]] Result<FileTrace> parseFileTrace(const QByteArray& json);
/// Parses the JSON of `show block`. Paths are escaped.
[[nodiscard]] Result<BlockOwners> parseBlockOwners(const QByteArray& json);
/// From the same answer; nullopt unless the block is a copy in the journal.
[[nodiscard]] std::optional<JournalCopy> parseJournalCopy(const QByteArray& json);

} // namespace atlas::ui
