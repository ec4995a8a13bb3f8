// SPDX-License-Identifier: GPL-3.0-or-later
// The snapshot as a file: a versioned binary of flat arrays, read with every bound checked; or JSON.
//
// Layout of the binary, all little-endian: the 8 bytes "EXT4ATLS", u32 version, u32 number of sections, then for each section
// u32 id, u32 element size, u64 offset, u64 count; sections start on 8-byte boundaries. The small part (disk, table, superblock
// figures, findings) is one section of JSON; each array of Groups, the copies and the regions are a section of their own.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <span>

namespace atlas {

/// Writes the binary. Strings that are no UTF-8 are written with U+FFFD. Whether `out` took it all is for its owner to ask.
void writeSnapshot(const Snapshot& snapshot, std::ostream& out);

/// Writes the JSON export, schema "ext4atlas-snapshot/1", as a stream.
void exportSnapshot(const Snapshot& snapshot, std::ostream& out);

/// Reads either. Refuses a wrong magic, an unknown version, sections outside the bytes, arrays that disagree in length, and what
/// the rest of the program could not take (see report/validate.h).
[[nodiscard]] Result<Snapshot> readSnapshot(std::span<const std::byte> bytes);

/// Do the first bytes of a file carry the snapshot's magic, or begin the JSON export? 64 bytes are enough.
[[nodiscard]] bool looksLikeSnapshot(std::span<const std::byte> head);

} // namespace atlas
