// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/plan.h"

#include "mkfs/mkfs_options.h"
#include "mkfs/profile.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

std::vector<NoteKind> kindsOf(const char* options, ByteCount size = {TiB}) {
    const auto planned =
        plan({{.size = size}, parseOptions(options).value(), loadProfileOrUpstream("/nonexistent").value()});
    EXPECT_TRUE(planned) << options;
    std::vector<NoteKind> kinds;
    for (const auto& note : planned ? planNotes(*planned, {4096}, {}) : std::vector<Note>()) {
        kinds.push_back(note.kind);
    }
    return kinds;
}

TEST(PlanNotes, SayThatInodeTablesAreWrittenOnlyWhereTheyAre) {
    const auto says = testing::Contains(NoteKind::EagerInodeTables);
    EXPECT_THAT(kindsOf("-t ext4 -E lazy_itable_init=0"), says);
    EXPECT_THAT(kindsOf("-t ext4 -E lazy_itable_init=0,nodiscard"), says);
    EXPECT_THAT(kindsOf("-t ext4"), testing::Not(says));
    for (const auto* zeroed : {"assume_storage_prezeroed", "assume_storage_prezeroed=1"}) {
        EXPECT_THAT(kindsOf((std::string("-t ext4 -E lazy_itable_init=0,") + zeroed).c_str()), testing::Not(says));
    }
}

/// e2fsck 1.47.0 finds "Free blocks count wrong for group #0 (4294967277, counted=0)" in what mke2fs makes of these.
TEST(PlanNotes, SayThatMke2fsMakesADamagedFileSystem) {
    const auto says = testing::Contains(NoteKind::FreeCountsImpossible);
    EXPECT_THAT(kindsOf("-t ext4 -g 1032 -G 1 -E packed_meta_blocks", {GiB}), says);
    EXPECT_THAT(kindsOf("-t ext4 -G 1 -E packed_meta_blocks", {GiB}), testing::Not(says));
}

} // namespace
} // namespace atlas
