// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_source.h"

#include "report/snapshot/snapshot_file.h"

#include <array>

namespace atlas::ui {

namespace {

bool isSavedSnapshot(const std::string& path) {
    std::array<std::byte, 64> head{};
    const auto file = openFile(path);
    return file && (*file)->read({0}, head) && looksLikeSnapshot(head);
}

} // namespace

FileStamp stampOf(const std::string& path) {
    std::error_code refused;
    FileStamp stamp{.modified = std::filesystem::last_write_time(path, refused)};
    const auto size = std::filesystem::file_size(path, refused);
    stamp.size = refused ? 0 : size;
    return stamp;
}

Result<BitmapSource> openBitmaps(const std::string& opened, const std::string& disk, const OpenBytes& open) {
    if (isSavedSnapshot(opened)) {
        return std::unexpected(Error{.kind = ErrorKind::Unsupported,
                                     .what = "a saved snapshot holds no block bitmaps",
                                     .hint = "open the image itself"});
    }
    auto stamp = stampOf(disk);
    auto bytes = open(disk);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    return BitmapSource{disk, std::move(*bytes), stamp};
}

} // namespace atlas::ui
