// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/why_no_volume.h"

#include "base/utf8.h"
#include "disk/choose_volume.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {
namespace {

const Finding* firstOf(FindingKind kind, const Snapshot& snapshot) {
    const auto found = std::ranges::find(snapshot.findings, kind, &Finding::kind);
    return found == snapshot.findings.end() ? nullptr : &*found;
}

Error noDiskImage(std::string_view kind) {
    return {.kind = ErrorKind::Unsupported, .what = fmt::format("this is {}, no disk image", kind)};
}

Error noneFound(const Disk& disk) {
    auto error = noExtFileSystem({});
    error.found = contentsOf(disk);
    error.expected = "ext2, ext3 or ext4";
    return error;
}

/// The texts may come from a snapshot file, which anybody can write.
Error cleaned(Error error) {
    for (auto* text : {&error.what, &error.where, &error.found, &error.expected, &error.hint}) {
        *text = printable(*text);
    }
    return error;
}

} // namespace

Error whyNoVolume(const Snapshot& snapshot, const std::string& opened) {
    Error error;
    if (const auto* const plain = firstOf(FindingKind::NotADisk, snapshot)) {
        error = noDiskImage(plain->detail);
    } else if (snapshot.noVolume) {
        error = *snapshot.noVolume;
    } else if (const auto* const unreadable = firstOf(FindingKind::VolumeUnreadable, snapshot)) {
        // The first is that of the likeliest volume; its detail names the image.
        return cleaned({.kind = ErrorKind::Corrupt, .what = unreadable->detail});
    } else {
        error = noneFound(snapshot.opened());
    }
    if (error.where.empty()) {
        const auto& image = snapshot.opened().path;
        error.where = image.empty() ? opened : image;
    }
    return cleaned(std::move(error));
}

} // namespace atlas
