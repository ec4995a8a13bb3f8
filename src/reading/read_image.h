// SPDX-License-Identifier: GPL-3.0-or-later
// Opens an image, device or snapshot file and returns its Snapshot.
#pragma once

#include "alignment/disk_judgement.h"
#include "base/overlay_source.h"
#include "device/read_disk.h"
#include "disk/envelope.h"
#include "disk/image_request.h"
#include "envelope/remote_place.h"
#include "layout/snapshot.h"
#include "report/language/message.h"

#include <functional>

namespace atlas {

struct Progress {
    std::uint64_t done = 0;
    std::uint64_t of = 0; ///< 0: unknown
    Message phase;
};

struct ImageOptions : ImageRequest {
    DriveOverrides drive{};
    std::optional<std::uint64_t> maxGroups{}; ///< nullopt: the default of ReadOptions
    std::optional<ByteCount> mediumSize{}; ///< of the disk an image is for; bytes past the image count as zeros
    bool everyVolume = false; ///< if no volume is named, keep all of them: ImageReading::others
    bool isMetadataImage = false; ///< set where the image is found to be one: see ReadOptions
    std::string unpackTo{}; ///< "/dev/fd/N" of an empty file, in place of one without a name
    std::string temporary{}; ///< folder for what must be unpacked; empty: the user's cache
    std::string endpoint{}; ///< of S3; empty: that in the user's settings
    std::function<void(const Progress&)> progress{}; ///< may be empty

    void report(const Progress& step) const {
        if (progress)
            progress(step);
    }
    /// Whether the user named a volume, by name or offset.
    [[nodiscard]] bool isVolumeNamed() const { return volume.isGiven() || offset; }
    /// `maxGroups`, else the default.
    [[nodiscard]] std::uint64_t groupLimit() const;
};

struct ImageReading {
    Snapshot snapshot{}; ///< without a volume, whyNoVolume() gives the reason
    /// The ext file system that the user named, or one on a disk without a partition table, cannot be read: an error
    /// even for commands that need no volume. Others are findings.
    bool askedUnreadable = false;
    std::shared_ptr<const ByteSource> bytes{}; ///< source of the volume; null for a snapshot file
    std::shared_ptr<const ByteSource> image{}; ///< the whole image, also for a volume in pieces; null for a snapshot
    /// The other ext file systems, each as if it had been named; empty unless ImageOptions::everyVolume. Together they
    /// have at most ImageOptions::groupLimit() groups; the rest is only in Snapshot::otherVolumes.
    std::vector<ImageReading> others{};
    Overlay overlay{}; ///< what was replayed from journals, until `image` and `bytes` include it
};

struct OpenedImage {
    ImageOptions options; ///< a partition's device is replaced by its disk and partition number
    std::shared_ptr<const ByteSource> file{}; ///< at the path, as it is
    std::shared_ptr<const ByteSource> bytes{}; ///< of the disk: those of `file`, or what its format holds
    std::optional<Envelope> envelope{}; ///< that format; nullopt if `file` is the disk
    std::optional<RemotePlace> remote{}; ///< where `file` comes from, if not from this machine
    HostFacts host;
};

/// Opens the image, whatever its format, and asks the machine about it. Later reads go through `bytes`; no other file
/// is opened.
[[nodiscard]] Result<OpenedImage> openImage(const ImageOptions& options);

/// For a metadata image of e2image, what to find out about its disk from; `image` then has the bytes of its volume. Null
/// for others.
[[nodiscard]] Result<std::shared_ptr<const ByteSource>> openMetadata(OpenedImage& image);

/// Fails if the disk cannot be read or the request contradicts its contents. Every read error is the error or a
/// finding.
[[nodiscard]] Result<ImageReading> readImage(OpenedImage image);

/// Judges the volumes of `reading`: all of them with ImageOptions::everyVolume.
[[nodiscard]] DiskJudgement judgeDisk(const ImageReading& reading, const Overrides& overrides = {});

/// The disk alone: drive, partition table and containers, without a volume. Fails for a snapshot file, which holds no
/// bytes.
[[nodiscard]] Result<Disk> readDiskAlone(OpenedImage image);

/// Fails if the named ext file system cannot be read; for commands that need no volume.
[[nodiscard]] Status requireAsked(const ImageReading& reading);

/// Fails unless a volume was read from its own bytes. `withoutBytes`: the message for a snapshot file.
[[nodiscard]] Status requireVolume(const ImageReading& reading, const std::string& path,
                                   const std::string& withoutBytes);

/// Fails unless inodes and directories can be read: for snapshot files and metadata images.
[[nodiscard]] Status requireInodes(const ImageReading& reading, const std::string& path);

/// For example "ext4atlas 0.1.0 (e2fsprogs 1.47.0)".
[[nodiscard]] std::string programName();

// Snapshot files, which are accepted in place of images.

/// nullopt if `source` is not a snapshot file. Values of the drive can be overridden, but a different volume position
/// or logical sector size is a usage error. The named volume is that of the image, or one of the others that the file
/// holds; one that the image could not provide either is refused with the image's error, if the snapshot has it.
[[nodiscard]] Result<std::optional<ImageReading>> openSavedSnapshot(const ByteSource& source,
                                                                    const ImageOptions& options);

} // namespace atlas
