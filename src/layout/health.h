// SPDX-License-Identifier: GPL-3.0-or-later
// Judges the health of a disk, orders findings, and explains why a snapshot has no volume.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <span>

namespace atlas {

/// Ordered by severity.
enum class HealthVerdict : std::uint8_t { Healthy, Unknown, Warning, Error };

[[nodiscard]] std::string_view name(HealthVerdict verdict); ///< "healthy", "unknown", "warning", "error"

/// What the findings cover.
enum class HealthScope : std::uint8_t {
    Nothing,        ///< neither a file system nor a partition table was recognised
    OtherContent,   ///< something else was recognised, on a disk without partitions
    PartitionTable, ///< no ext file system, or an unreadable one
    Text,           ///< what a program printed about an ext file system
    Volume, ///< superblock, group descriptors and inodes of the system files; bitmaps: see Health::bitmapsRead
};

/// Which structures of an ext file system carry checksums.
enum class ChecksumCover : std::uint8_t { None, Descriptors, Metadata };

[[nodiscard]] std::string_view name(ChecksumCover cover); ///< "none", "uninit_bg", "metadata_csum"

/// How far the inodes, maps and directories of the volume were read.
enum class FilesRead : std::uint8_t {
    No,
    Partly, ///< some could not be read or followed, or exceed the limits
    All,
};

[[nodiscard]] std::string_view name(FilesRead files); ///< "no", "partly", "all"

struct Health {
    HealthVerdict verdict = HealthVerdict::Unknown;
    std::uint64_t errors = 0; ///< including those counted but not listed
    std::uint64_t warnings = 0;
    std::optional<Finding> worst{}; ///< nullopt without errors and warnings
    HealthScope scope = HealthScope::Nothing;
    std::vector<Finding> unseen{}; ///< NotLookedAt or ExternalJournal: not covered by an all-clear
    std::uint64_t unseenCount = 0; ///< size of `unseen`, including those counted but not listed
    std::uint64_t othersWithoutBitmaps = 0; ///< other ext file systems, read without their bitmaps
    bool bitmapsRead = false; ///< all block and inode bitmaps of the volume were compared with their descriptors
    FilesRead files = FilesRead::No;
    bool isOfMetadataImage = false; ///< which holds nothing but superblock, descriptors, bitmaps and inode tables
    std::optional<ChecksumCover> checksums{}; ///< nullopt without a file system
    std::uint64_t wrongChecksums = 0; ///< in structures of the file system, as far as verified
    bool operator==(const Health&) const = default;
};

/// Number of things that an all-clear does not cover; all unread bitmaps count as one.
[[nodiscard]] std::uint64_t notCovered(const Health& health);

/// Ignores misalignments and notes.
[[nodiscard]] Health healthOf(std::span<const Finding> findings, const Snapshot& snapshot);

/// Adds the findings of the bitmaps, which are read later if at all. `complete`: those of all groups were read.
[[nodiscard]] Health withBitmaps(Health health, std::span<const Finding> findings, bool complete);

/// Adds the findings of the files, which are read only on request.
[[nodiscard]] Health withFiles(Health health, std::span<const Finding> findings, FilesRead files);

/// Counts errors and warnings and picks the worst finding; gives no verdict.
[[nodiscard]] Health tally(std::span<const Finding> findings);

/// Sorts by falling severity. Stable: findings of equal severity keep their order (disk, volume, alignment).
void sortWorstFirst(std::vector<Finding>& findings);

/// The findings about the disk, its partition table and the volume, and an assumed sector size. Sorted worst first.
[[nodiscard]] std::vector<Finding> readingFindings(const Snapshot& snapshot);

/// Works alike for an image and its saved snapshot: states what a file is instead of a disk, else the reader's error.
/// Older snapshots lack that; then an ext volume that could not be read, else what was found instead. `opened` names
/// the image if the snapshot is redacted. Precondition: not Snapshot::hasVolume().
[[nodiscard]] Error whyNoVolume(const Snapshot& snapshot, const std::string& opened);

/// The first byte of the first ext file system that was found elsewhere than expected; nullopt without one, or if it
/// lies before the disk.
[[nodiscard]] std::optional<ByteOffset> displacedStart(const Snapshot& snapshot);

/// Whether that error is all to report: one volume was named, or others were read, as in snapshots of earlier versions.
/// Precondition: not Snapshot::hasVolume().
[[nodiscard]] bool isOneVolumeMissing(const Snapshot& snapshot);

/// Why one volume of the disk cannot be read; nullopt if its finding is missing, as it was read or not tried. `opened`
/// as for whyNoVolume().
[[nodiscard]] std::optional<Error> whyUnreadable(const Snapshot& snapshot, const VolumeName& volume,
                                                 const std::string& opened);

} // namespace atlas
