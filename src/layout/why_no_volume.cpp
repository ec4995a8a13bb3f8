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

/// Its detail names the image, unless that was redacted.
Error unreadable(const Finding& finding, const std::string& opened) {
    const bool isRedacted = finding.detail.starts_with(": ");
    return {.kind = ErrorKind::Corrupt, .what = isRedacted ? opened + finding.detail : finding.detail};
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
    } else if (const auto* const likeliest = firstOf(FindingKind::VolumeUnreadable, snapshot)) {
        return cleaned(unreadable(*likeliest, opened));
    } else {
        error = noneFound(snapshot.opened());
    }
    if (error.where.empty()) {
        const auto& image = snapshot.opened().path;
        error.where = image.empty() ? opened : image;
    }
    return cleaned(std::move(error));
}

bool isOneVolumeMissing(const Snapshot& snapshot) { return snapshot.isVolumeNamed || !snapshot.otherVolumes.empty(); }

std::optional<Error> whyUnreadable(const Snapshot& snapshot, const VolumeName& volume, const std::string& opened) {
    const auto found = std::ranges::find_if(snapshot.findings, [&](const Finding& each) {
        return each.kind == FindingKind::VolumeUnreadable && each.volume == volume;
    });
    return found == snapshot.findings.end() ? std::nullopt : std::optional(cleaned(unreadable(*found, opened)));
}

} // namespace atlas
