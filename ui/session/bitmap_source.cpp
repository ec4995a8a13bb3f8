// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_source.h"

#include "report/snapshot/snapshot_file.h"

#include <array>

namespace atlas::ui {

namespace {

bool isSavedSnapshot(const Result<std::unique_ptr<ByteSource>>& file) {
    std::array<std::byte, 64> head{};
    return file && (*file)->read({0}, head) && looksLikeSnapshot(head);
}

Error noBitmaps() {
    return {.kind = ErrorKind::Unsupported,
            .what = "a saved snapshot holds no block bitmaps",
            .hint = "open the image itself"};
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
    if (opened != disk && isSavedSnapshot(openFile(opened))) {
        return std::unexpected(noBitmaps());
    }
    auto stamp = stampOf(disk);
    auto bytes = open(disk);
    if (!bytes) {
        return std::unexpected(bytes.error());
    }
    if (opened == disk && isSavedSnapshot(bytes)) {
        return std::unexpected(noBitmaps());
    }
    return BitmapSource{disk, std::move(*bytes), stamp};
}

} // namespace atlas::ui
