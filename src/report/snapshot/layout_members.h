// SPDX-License-Identifier: GPL-3.0-or-later
// The members of a layout in a snapshot, read and written in this order.
#pragma once

#include "report/json/snapshot_fields.h"
#include "report/snapshot/snapshot_json.h"

namespace atlas {

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
