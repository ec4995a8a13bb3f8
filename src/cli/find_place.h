// SPDX-License-Identifier: GPL-3.0-or-later
// What lies at a byte of the disk: the volume that holds it, the structure there, its files.
#pragma once

#include "cli/disk_volumes.h"
#include "report/words/shown.h"

namespace atlas::cli {

/// The answer for byte `at` of the opened image or device. An error of kind Usage if it lies outside the volume that the
/// user named. Precondition: `at` is on the disk.
[[nodiscard]] Result<Shown> shownAt(DiskVolumes& volumes, ByteOffset at, Reporter& reporter);

/// Searches the owners of the blocks at these bytes together, for the calls of shownAt() that follow.
void searchOwners(DiskVolumes& volumes, std::span<const ByteOffset> bytes, Reporter& reporter);

/// Byte `at` of the opened image or device as `snapshot` counts the bytes of its volume; nullopt outside of it.
[[nodiscard]] std::optional<ByteOffset> positionIn(const Snapshot& snapshot, ByteOffset at);

/// Adds the structure at `shown.byte`, else the files that own its block, and the contents of a requested block.
/// Precondition: `reading` has a volume and its bytes. `known`: owners that need no search.
[[nodiscard]] Status addStructures(const ImageReading& reading, Shown& shown, Reporter& reporter,
                                   const KnownOwners& known = {});

/// Adds whether `inode` is in use, and on request its paths, for which all directories may be read. Precondition as
/// above.
void addAnswer(const ImageReading& reading, std::uint32_t inode, bool withPaths, Shown& shown, Reporter& reporter);

} // namespace atlas::cli
