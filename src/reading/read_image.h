// SPDX-License-Identifier: GPL-3.0-or-later
// The first step of every command: opens an image, device or snapshot file and returns its Snapshot.
#pragma once

#include "base/parse_size.h"
#include "device/read_disk.h"
#include "disk/image_request.h"
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
    std::optional<Quantity> offset{};
    DriveOverrides drive{};
    std::optional<std::uint64_t> maxGroups{}; ///< nullopt: the default of ReadOptions
    std::function<void(const Progress&)> progress{}; ///< may be empty

    void report(const Progress& step) const {
        if (progress) {
            progress(step);
        }
    }
    /// Whether the user named a volume in any way.
    [[nodiscard]] bool isVolumeNamed() const { return volume.isGiven() || offset; }
    /// `maxGroups`, else the default.
    [[nodiscard]] std::uint64_t groupLimit() const;
};

struct ImageReading {
    Snapshot snapshot{}; ///< where it has no volume, whyNoVolume() tells why
    /// An ext file system cannot be read that the user named, or that lies on a disk without a partition table: the failure even
    /// of a command that can do without a volume. One that nobody asked for is a finding of its disk.
    bool askedUnreadable = false;
    std::shared_ptr<const ByteSource>
        bytes{}; ///< what it was read from; null for a snapshot file, which holds nothing more
    std::shared_ptr<const ByteSource> image{}; ///< the whole image: `bytes`, or what a logical volume
        ///< in `bytes` is pieced together from; null for a snapshot file
};

struct OpenedImage {
    ImageOptions options; ///< a partition's device is replaced by its whole disk and the partition's number
    std::shared_ptr<const ByteSource> bytes{};
    HostFacts host;
};

/// Opens the image and asks the machine about it. What is read afterwards comes through `bytes`; no other file is opened.
[[nodiscard]] Result<OpenedImage> openImage(const ImageOptions& options);

/// Fails if the disk itself cannot be read, or if the request contradicts its contents. Every read error is reported: as the
/// error, or as a finding.
[[nodiscard]] Result<ImageReading> readImage(OpenedImage image);

/// Fails if the ext file system that was asked for cannot be read; for commands that can do without a volume.
[[nodiscard]] Status requireAsked(const ImageReading& reading);

/// Fails unless a volume was read from its own bytes. `withoutBytes` is what is wrong with a snapshot file.
[[nodiscard]] Status requireVolume(const ImageReading& reading, const std::string& path,
                                   const std::string& withoutBytes);

/// "ext4atlas 0.1.0 (e2fsprogs 1.47.0)".
[[nodiscard]] std::string programName();

// Reads snapshot files, which are accepted wherever an image is.

/// Returns nullopt if `source` is not a snapshot file. The drive's values can be overridden. The volume's position and the
/// logical sector size are fixed when the snapshot is made; requesting other values is a usage error. A volume that cannot be
/// read from the image either is refused as by the image, as far as the snapshot tells.
[[nodiscard]] Result<std::optional<Snapshot>> openSavedSnapshot(const ByteSource& source, const ImageOptions& options);

} // namespace atlas
