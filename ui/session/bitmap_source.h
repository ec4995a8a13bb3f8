// SPDX-License-Identifier: GPL-3.0-or-later
// The source of an open volume's block bitmaps, and whether its file has changed since it was opened.
#pragma once

#include "base/byte_source.h"
#include "disk/disk.h"

#include <QString>
#include <filesystem>
#include <functional>

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

/// Opens the image of `disk` with `open`, limited to the bytes of `disk`, which may be a logical volume. Fails if
/// `opened`, the file chosen by the user, is a saved snapshot: those contain no bitmaps.
[[nodiscard]] Result<BitmapSource> openBitmaps(const std::string& opened, const Disk& disk, const OpenBytes& open);

} // namespace atlas::ui
