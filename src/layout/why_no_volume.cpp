// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/why_no_volume.h"

#include "disk/choose_volume.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace atlas {

Error noDiskImage(std::string_view kind, std::string where) {
    return {.kind = ErrorKind::Unsupported,
            .what = fmt::format("this is {}, no disk image", kind),
            .where = std::move(where)};
}

Error whyNoVolume(const Snapshot& snapshot, std::string where) {
    const auto find = [&](FindingKind kind) { // the first VolumeUnreadable is that of the likeliest volume
        const auto found = std::ranges::find(snapshot.findings, kind, &Finding::kind);
        return found == snapshot.findings.end() ? nullptr : &*found;
    };
    if (const auto* const unreadable = find(FindingKind::VolumeUnreadable)) {
        return Error{.kind = ErrorKind::Corrupt, .what = unreadable->detail};
    }
    if (const auto* const plain = find(FindingKind::NotADisk)) {
        return noDiskImage(plain->detail, std::move(where));
    }
    auto error = noExtFileSystem(std::move(where));
    error.found = contentsOf(snapshot.opened());
    error.expected = "ext2, ext3 or ext4";
    return error;
}

} // namespace atlas
