// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot as JSON: complete (the export), or without its arrays (the JSON section of the binary file).
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"
#include "report/json/snapshot_fields.h"

#include <iosfwd>
#include <memory>
#include <span>

namespace atlas {

inline constexpr std::string_view snapshotSchema = "ext4atlas-snapshot/1";

/// Whether groups, copies and regions are part of the JSON or stored separately.
enum class Arrays : std::uint8_t { Inside, Beside };

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out);

/// A snapshot whose layout is still mutable. `layout` is what `snapshot.layout` will own; null if there is none.
struct Draft {
    Snapshot snapshot;
    std::shared_ptr<Layout> layout;
};

/// Refuses text that is not JSON of this schema, nests too deeply, or has missing fields or wrong types.
[[nodiscard]] Result<Draft> readSnapshotJson(std::span<const std::byte> text, Arrays arrays);

/// All members except the schema, written before them and checked first, and the layout, which follows them.
template <class A, Is<Snapshot> T>
void describeMembers(A& a, T& snapshot) {
    a("program", snapshot.program);
    a("disk", snapshot.disk);
    a("placement", snapshot.placement);
    a("layers", snapshot.layers);
    a("findings", snapshot.findings);
    a.later("image", snapshot.image);
    a.later("asked_partition", snapshot.askedPartition);
    a.later("volume_named", snapshot.isVolumeNamed);
    a.later("other_volumes", snapshot.otherVolumes);
    a.later("no_volume", snapshot.noVolume);
}

template <class A, Is<Layout> T>
void describeMembers(A& a, T& layout, Arrays arrays) {
    a("filesystem", layout.filesystem);
    a("files", layout.files);
    a("findings", layout.findings);
    a.later("backups_read", layout.backups.read);
    a.later("backups_alike", layout.backups.alike);
    if (arrays == Arrays::Inside) {
        a("copies", layout.copies);
        a("groups", layout.groups);
        a("regions", layout.regions);
    }
}

} // namespace atlas
