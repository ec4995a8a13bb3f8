// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/plan_notes.h"

#include "mkfs/upstream_profile.h"

#include <algorithm>
#include <iterator>

namespace atlas {

std::vector<Note> planNotes(const Plan& plan, ByteCount physicalSector, std::optional<GroupCount> grownGroups) {
    const auto& options = plan.options;
    std::vector<Note> notes;
    for (const auto& warning : plan.warnings) {
        notes.push_back({.kind = NoteKind::Mke2fsWarns, .detail = warning});
    }
    const NoteFacts facts{.packedMetaBlocks = plan.packedMetaBlocks,
                          .writesInodeTables = plan.writesInodeTables,
                          .givenBlockSize = {static_cast<std::uint64_t>(std::max(options.blockSize, 0))},
                          .flexGroupSizeGiven = options.flexGroupSize != 0,
                          .physicalSector = physicalSector,
                          .raid = plan.raid,
                          .grownGroups = grownGroups};
    std::ranges::move(notesOf(*plan.layout, facts), std::back_inserter(notes));
    if (options.line.type().empty()) {
        notes.push_back({.kind = NoteKind::TypeByDefault, .detail = plan.types.front()});
    }
    if (plan.origin.mke2fsConf == upstreamProfile().source) {
        notes.push_back({NoteKind::UpstreamProfile});
    }
    return notes;
}

} // namespace atlas
