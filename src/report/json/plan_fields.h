// SPDX-License-Identifier: GPL-3.0-or-later
// Defines the members of a plan's facts once, for JSON output and for both sides of the reader protocol.
#pragma once

#include "report/json/plan_facts.h"
#include "report/json/snapshot_fields.h"

namespace atlas {

template <class A, Is<Note> T>
void describe(A& a, T& note) {
    a("kind", note.kind);
    a.later("numbers", note.numbers);
    a.later("detail", note.detail);
}

template <class A, Is<PlanFacts> T>
void describe(A& a, T& facts) {
    a("e2fsprogs", facts.e2fsprogs);
    a.later("mke2fs_conf", facts.mke2fsConf);
    a.later("command", facts.command);
    a.later("note_kinds", facts.notes); // for programs that translate the notes
}

} // namespace atlas
