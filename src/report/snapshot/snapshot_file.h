// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshot files, as JSON or as a versioned binary of flat arrays that is read with bounds checks.
//
// Binary layout, little-endian: the 8 bytes "EXT4ATLS", u32 version, u32 number of sections, then for each section u32
// id, u32 element size, u64 offset, u64 count. Sections are 8-byte aligned. One section holds the small part (disk,
// table, superblock values, findings) as JSON; each array of Groups, the copies and the regions have their own. The
// snapshots of other ext file systems follow in the same form, 8-byte aligned, with offsets from their own beginning.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <iosfwd>
#include <span>
#include <string_view>

namespace atlas {

inline constexpr std::string_view snapshotMagic = "EXT4ATLS";

/// Writes the binary format, with the other ext file systems of the image as ImageReading::others has them. Invalid
/// UTF-8 in strings becomes U+FFFD. The caller checks `out` for write errors.
void writeSnapshot(const Snapshot& snapshot, std::ostream& out, std::span<const Snapshot> others = {});

/// Streams the JSON export, schema "ext4atlas-snapshot/1".
void exportSnapshot(const Snapshot& snapshot, std::ostream& out, std::span<const Snapshot> others = {});

/// Larger files are not read.
inline constexpr ByteCount maxSnapshotBytes{4 * GiB};

/// The snapshot of the chosen volume, and those of the others.
struct SavedDisk {
    Snapshot chosen;
    std::vector<Snapshot> others{};
};

/// Reads either format. Refuses a wrong magic, an unknown version, sections out of bounds, arrays of different lengths,
/// and values that violate the program's invariants (see validate_snapshot.h).
[[nodiscard]] Result<SavedDisk> readSavedDisk(std::span<const std::byte> bytes);

/// The chosen volume alone.
[[nodiscard]] Result<Snapshot> readSnapshot(std::span<const std::byte> bytes);

/// Whether `head` begins with the snapshot magic or like the JSON export; snapshotHeadBytes suffice.
inline constexpr std::size_t snapshotHeadBytes = 64;
[[nodiscard]] bool looksLikeSnapshot(std::span<const std::byte> head);

} // namespace atlas
