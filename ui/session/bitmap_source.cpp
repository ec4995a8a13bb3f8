// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_source.h"

#include "base/byte_map.h"
#include "report/snapshot/snapshot_file.h"
#include "ui/session/held_devices.h"

#include <array>

namespace atlas::ui {

namespace {

bool isSavedSnapshot(const Result<std::unique_ptr<ByteSource>>& file) {
    std::array<std::byte, snapshotHeadBytes> head{};
    return file && (*file)->read({0}, head) && looksLikeSnapshot(head);
}

Error noBitmaps() {
    return {.kind = ErrorKind::Unsupported,
            .what = "a saved snapshot holds no block bitmaps and no other bytes of the image",
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

Result<BitmapSource> openBitmaps(const std::string& opened, const Disk& disk, const OpenBytes& open) {
    const auto& path = disk.path;
    if (opened != path && isSavedSnapshot(openImageFile(opened)))
        return std::unexpected(noBitmaps());
    auto stamp = stampOf(path);
    auto bytes = open(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (opened == path && isSavedSnapshot(bytes))
        return std::unexpected(noBitmaps());
    auto own = mapped(std::move(*bytes), disk.map, disk.size);
    if (!own)
        return std::unexpected(own.error());
    return BitmapSource{path, std::move(*own), stamp};
}

} // namespace atlas::ui
