// SPDX-License-Identifier: GPL-3.0-or-later
// How a path leads to the blocks of a file, and which files have a block: what the reader answered.
#pragma once

#include "base/error.h"
#include "layout/file_map.h"
#include "layout/owner_map.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>

namespace atlas::ui {

struct FileTrace {
    QString name; ///< the path or "inode 12", as asked for
    std::vector<PathStep> path{}; ///< empty for an inode and for the root; names are escaped
    FileMap map{};
    std::optional<DirectoryListing> entries{}; ///< of a directory; names are escaped
    std::uint64_t holeBlocks = 0; ///< blocks of the file without a block on the disk

    [[nodiscard]] std::uint64_t blockCount() const; ///< of the content, without holes
    /// The blocks of the content on the disk: sorted, adjacent ones joined.
    [[nodiscard]] std::vector<BlockInterval> blocks() const;
};

using FileTracePtr = std::shared_ptr<const FileTrace>;

/// Parses the JSON of `show path` and `show inode`.
[[nodiscard]] Result<FileTrace> parseFileTrace(const QByteArray& json);
/// Parses the JSON of `show block`. Paths are escaped.
[[nodiscard]] Result<BlockOwners> parseBlockOwners(const QByteArray& json);

} // namespace atlas::ui
