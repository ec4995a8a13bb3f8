// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes that an open volume's block bitmaps are read from, and whether they are still those it was opened with.
#pragma once

#include "base/byte_source.h"

#include <QString>
#include <filesystem>
#include <functional>

namespace atlas::ui {

/// What tells one state of a file from the next.
struct FileStamp {
    std::filesystem::file_time_type modified{};
    std::uintmax_t size = 0; ///< not of devices
    bool operator==(const FileStamp&) const = default;
};

[[nodiscard]] FileStamp stampOf(const std::string& path);

using OpenBytes = std::function<Result<std::unique_ptr<ByteSource>>(const std::string&)>;

/// Any thread may use it.
struct BitmapSource {
    std::string path;
    std::shared_ptr<const ByteSource> bytes;
    FileStamp stamp;

    [[nodiscard]] bool changed() const { return stampOf(path) != stamp; }
};

/// Opens `disk` by `open`, unless `opened`, the file that the user named, is a saved snapshot: such a one holds no bitmaps.
[[nodiscard]] Result<BitmapSource> openBitmaps(const std::string& opened, const std::string& disk,
                                               const OpenBytes& open);

} // namespace atlas::ui
