// SPDX-License-Identifier: GPL-3.0-or-later
// One verdict on an image with several ext file systems, each of which is judged by itself.
#pragma once

#include "alignment/judgement.h"

#include <span>
#include <string_view>
#include <vector>

namespace atlas {

/// One of several ext file systems, judged as if it had been named.
struct JudgedVolume {
    Judgement judgement{};
    std::vector<Finding> findings{}; ///< about the volume alone, without the partition table and the drive
};

/// An image, judged for `check`. The verdict is that of the worst volume, or of the rest of the disk if it is worse.
struct DiskJudgement {
    Judgement whole{}; ///< the chosen volume or what holds none, with the disk around it, as the window judges it
    std::vector<JudgedVolume> volumes{}; ///< empty unless there are several; the chosen one comes first
    std::size_t worst = 0; ///< in `volumes`: the first of those in the worst state
    AlignmentState state = AlignmentState::NothingJudged; ///< of all volumes and starts
    std::vector<Finding> findings{}; ///< of the disk and of all volumes, in the order of sortWorstFirst()
    Health health{}; ///< of the disk and of all volumes

    /// The volume that decides the verdict.
    [[nodiscard]] const Judgement& decisive() const { return volumes.empty() ? whole : volumes[worst].judgement; }
    /// Whether the verdict is that of decisive(), not of other starts or of ext file systems that were not read.
    [[nodiscard]] bool isDecidedByVolume() const { return state == decisive().verdict.state; }
    /// The judgement of each volume; `whole` alone if there are not several.
    [[nodiscard]] std::vector<const Judgement*> judgements() const;
};

/// As name(AlignmentVerdict), but of the whole disk.
[[nodiscard]] std::string_view verdictName(const DiskJudgement& disk);

/// Judges the chosen volume with the disk around it, and each of `others`, snapshots of the other ext file systems of
/// the same image as if each had been named. Precondition: with `others`, all of them hold an ext file system.
[[nodiscard]] DiskJudgement judgeDisk(const Snapshot& chosen, std::span<const Snapshot> others = {},
                                      const Overrides& overrides = {});

/// Adds the findings of the bitmaps of one volume: 0 for the chosen one, else 1 + its index in the `others`.
/// `complete`: the bitmaps of all its groups were read.
void addBitmaps(DiskJudgement& disk, std::size_t volume, std::span<const Finding> findings, bool complete);
/// Likewise, those of the files.
void addFiles(DiskJudgement& disk, std::size_t volume, std::span<const Finding> findings, FilesRead files);

} // namespace atlas
