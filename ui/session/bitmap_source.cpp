// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/bitmap_source.h"

#include "base/byte_map.h"
#include "base/patched_source.h"
#include "base/remote_name.h"
#include "report/snapshot/snapshot_file.h"
#include "textlayout/text_layout.h"
#include "ui/session/held_devices.h"
#include "ui/session/served_image.h"

#include <QStorageInfo>
#include <algorithm>
#include <array>
#include <vector>

namespace atlas::ui {

namespace {

bool isSavedSnapshot(const Result<std::unique_ptr<ByteSource>>& file) {
    std::array<std::byte, snapshotHeadBytes> head{};
    return file && (*file)->read({0}, head) && looksLikeSnapshot(head);
}

bool isLayoutText(const Result<std::unique_ptr<ByteSource>>& file) {
    if (!file)
        return false;
    std::vector<std::byte> head(std::min<std::uint64_t>(textHeadBytes, (*file)->size().value));
    return (*file)->read({0}, head) && looksLikeLayoutText(head);
}

Error noBytesOfText() {
    return {.kind = ErrorKind::Unsupported,
            .what = "a text holds no block bitmaps and no other bytes of the file system",
            .hint = "open the image itself"};
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

std::optional<MountedDevice> mountedDeviceOf(const Snapshot& snapshot) {
    const auto* const fs = snapshot.filesystem();
    if (fs == nullptr || !fs->mounted || snapshot.image || !snapshot.placement)
        return std::nullopt;
    const auto& findings = snapshot.layout->findings;
    const auto mount = std::ranges::find(findings, FindingKind::Mounted, &Finding::kind);
    if (mount == findings.end() || mount->detail.empty())
        return std::nullopt;
    return MountedDevice{QStorageInfo(QString::fromStdString(mount->detail)).device().toStdString(),
                         snapshot.placement->bytes.first};
}

namespace {

/// The bytes of the disk. What is on another machine is read by the process that reads images, as is the disk in a file of
/// another format.
Result<std::shared_ptr<const ByteSource>> diskBytesOf(const std::string& opened, const Disk& disk,
                                                      const OpenBytes& open) {
    const auto& path = disk.path;
    if (isRemote(path))
        return openServedImage(path, disk.envelope ? disk.envelope->member : std::string());
    auto bytes = open(path);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (opened == path && isSavedSnapshot(bytes))
        return std::unexpected(noBitmaps());
    if (opened == path && isLayoutText(bytes))
        return std::unexpected(noBytesOfText());
    const bool isUnpacked = disk.envelope && isPackedRaw(*disk.envelope) && isHeld(QString::fromStdString(path));
    if (disk.envelope && !isUnpacked)
        return openServedImage(path, disk.envelope->member);
    return std::move(*bytes);
}

} // namespace

Result<BitmapSource> openBitmaps(const std::string& opened, const Disk& disk, const OpenBytes& open,
                                 const std::optional<MountedDevice>& mounted) {
    const auto& path = disk.path;
    if (opened != path && isSavedSnapshot(openImageFile(opened)))
        return std::unexpected(noBitmaps());
    auto stamp = stampOf(path);
    auto diskBytes = diskBytesOf(opened, disk, open);
    if (!diskBytes)
        return std::unexpected(diskBytes.error());
    auto whole = std::move(*diskBytes);
    if (mounted && mounted->path != path)
        if (auto device = open(mounted->path))
            whole = patched(std::move(whole), mounted->start, std::move(*device));
    auto own = mapped(std::move(whole), disk.map, disk.size);
    if (!own)
        return std::unexpected(own.error());
    return BitmapSource{path, std::move(*own), stamp};
}

} // namespace atlas::ui
