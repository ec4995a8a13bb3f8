// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a snapshot and of its layout in JSON, listed once for the writer and the reader.
#pragma once

#include "report/json/snapshot_fields.h"
#include "report/snapshot/snapshot_json.h"

namespace atlas {

/// All but the schema, which is written before them and checked first, and the layout, which follows them.
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
