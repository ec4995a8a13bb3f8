// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the members of a plan's facts once, for JSON output and for both sides of the reader protocol.
#pragma once

#include "compare/plan_facts.h"
#include "report/json/snapshot_fields.h"
#include "report/messages/growth_text.h"

#include <type_traits>

namespace atlas {

template <class A, Is<Note> T>
void describe(A& a, T& note) {
    a("kind", note.kind);
    a.later("numbers", note.numbers);
    a.later("detail", note.detail);
}

template <class A, Is<MetadataRuns> T>
void describe(A& a, T& runs) {
    a("block_bitmap_runs", runs.blockBitmaps);
    a("inode_bitmap_runs", runs.inodeBitmaps);
    a("inode_table_runs", runs.inodeTables);
}

template <class A, Is<Growth> T>
void describe(A& a, T& growth) {
    a("from", growth.from);
    a("to", growth.to);
    a("before", growth.before);
    a("after", growth.after);
    a("at_once", growth.atOnce);
    a("online_bytes", growth.online.online);
    a("online_then", growth.online.then);
    if constexpr (std::is_const_v<T>) {
        a("sentence", english(sentence(growth))); // for scripts; not read back
    }
}

template <class A, Is<PlanFacts> T>
void describe(A& a, T& facts) {
    a("e2fsprogs", facts.origin.e2fsprogs);
    a.later("mke2fs_conf", facts.origin.mke2fsConf);
    a.later("command", facts.command);
    a.later("note_kinds", facts.notes); // for programs that translate the notes
    if (!std::is_const_v<T> || facts.growth) {
        a.later("growth", facts.growth);
    }
    if (!std::is_const_v<T> || facts.offset.value != 0) {
        a.later("offset", facts.offset);
    }
}

} // namespace atlas
