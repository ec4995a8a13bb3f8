// SPDX-License-Identifier: GPL-3.0-or-later
// The source of an open volume's block bitmaps, and whether its file has changed since it was opened.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"
#include "layout/snapshot.h"

#include <QString>
#include <filesystem>
#include <functional>
#include <optional>

namespace atlas::ui {

/// Identifies a state of a file.
struct FileStamp {
    std::filesystem::file_time_type modified{};
    std::uintmax_t size = 0; ///< 0 for devices
    bool operator==(const FileStamp&) const = default;
};

[[nodiscard]] FileStamp stampOf(const std::string& path);

using OpenBytes = std::function<Result<std::unique_ptr<ByteSource>>(const std::string&)>;

/// Thread-safe.
struct BitmapSource {
    std::string path;
    std::shared_ptr<const ByteSource> bytes;
    FileStamp stamp;

    [[nodiscard]] bool changed() const { return stampOf(path) != stamp; }
};

/// The mounted device with the volume of `snapshot`, if this machine has mounted it.
struct MountedDevice {
    std::string path;
    ByteOffset start; ///< of the volume on the disk
};
[[nodiscard]] std::optional<MountedDevice> mountedDeviceOf(const Snapshot& snapshot);

/// Opens the image of `disk` with `open`, or by a reader if it is not a raw image, limited to the bytes of `disk`, which may be a logical volume. Fails if
/// `opened`, the file chosen by the user, is a saved snapshot: those contain no bitmaps. The bytes of a mounted device are
/// read from it, if it can be opened, because the kernel caches each device by itself.
[[nodiscard]] Result<BitmapSource> openBitmaps(const std::string& opened, const Disk& disk, const OpenBytes& open,
                                               const std::optional<MountedDevice>& mounted = {});

} // namespace atlas::ui
