// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on health, the order of findings, and why there is no volume to judge.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"

#include <span>

namespace atlas {

/// Ordered by severity.
enum class HealthVerdict : std::uint8_t { Healthy, Unknown, Warning, Error };

[[nodiscard]] std::string_view name(HealthVerdict verdict); ///< "healthy", "unknown", "warning", "error"

/// What the findings are about.
enum class HealthScope : std::uint8_t {
    Nothing,        ///< neither a file system nor a partition table was recognised
    OtherContent,   ///< something else was recognised, on a disk without partitions
    PartitionTable, ///< there is no ext file system, or it cannot be read
    Volume, ///< superblock, group descriptors and the inodes of the system files; bitmaps: Health::bitmapsRead
};

/// Which structures of an ext file system carry checksums.
enum class ChecksumCover : std::uint8_t { None, Descriptors, Metadata };

[[nodiscard]] std::string_view name(ChecksumCover cover); ///< "none", "uninit_bg", "metadata_csum"

struct Health {
    HealthVerdict verdict = HealthVerdict::Unknown;
    std::uint64_t errors = 0; ///< including those that are counted and not listed
    std::uint64_t warnings = 0;
    std::optional<Finding> worst{}; ///< nullopt without errors and warnings
    HealthScope scope = HealthScope::Nothing;
    std::vector<Finding> unseen{}; ///< of kind NotLookedAt or ExternalJournal: what an all-clear does not cover
    std::uint64_t unseenCount = 0; ///< of these, including those that are counted and not listed
    std::uint64_t othersWithoutBitmaps = 0; ///< other ext file systems that were read, too, but for their bitmaps
    bool bitmapsRead =
        false; ///< block and inode bitmaps of all groups of the volume were compared with their descriptors
    std::optional<ChecksumCover> checksums{}; ///< nullopt without a file system
    std::uint64_t wrongChecksums = 0; ///< of structures of the file system, as far as they were verified
    bool operator==(const Health&) const = default;
};

/// How many things an all-clear does not cover: those unseen, and as one the bitmaps that were not read.
[[nodiscard]] std::uint64_t notCovered(const Health& health);

/// Findings of misalignment and notes do not count.
[[nodiscard]] Health healthOf(std::span<const Finding> findings, const Snapshot& snapshot);

/// The same with the findings of the bitmaps, which are read later if at all. `complete`: those of all groups were read.
[[nodiscard]] Health withBitmaps(Health health, std::span<const Finding> findings, bool complete);

/// The errors, the warnings and the worst of `findings`; no verdict.
[[nodiscard]] Health tally(std::span<const Finding> findings);

// Defines the order of findings in reports and in the window.

/// Sorts by falling severity. Stable: findings of equal severity keep their order (disk, volume, alignment).
void sortWorstFirst(std::vector<Finding>& findings);

/// The findings of reading: those of the disk and its partition table, of the volume, and an assumed sector size. Sorted worst
/// first.
[[nodiscard]] std::vector<Finding> readingFindings(const Snapshot& snapshot);

// Why a snapshot has no volume, for the commands and the window that need one.

/// The same for an image and for its saved snapshot: what a file is that is no disk, else the error of the reader; of an older
/// snapshot, which lacks that, the finding of an ext volume that could not be read, else what there is instead.
/// `opened`: what the user opened, which is named where the snapshot does not name its image, as a redacted one.
/// Precondition: not Snapshot::hasVolume().
[[nodiscard]] Error whyNoVolume(const Snapshot& snapshot, const std::string& opened);

/// Whether that is all to be said: the rest of the disk was not looked at, or holds what was read, as in snapshots of earlier
/// versions, which tell of one volume that could not be read beside others. Precondition: not Snapshot::hasVolume().
[[nodiscard]] bool isOneVolumeMissing(const Snapshot& snapshot);

/// As whyNoVolume(), of one volume of the disk, by its finding; nullopt where it has none, as what could be read, or was not tried.
[[nodiscard]] std::optional<Error> whyUnreadable(const Snapshot& snapshot, const VolumeName& volume,
                                                 const std::string& opened);

} // namespace atlas
