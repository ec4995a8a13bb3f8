// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/plan_notes.h"

#include "compare/option_notes.h"

namespace atlas {

std::vector<std::string> planNotes(const Plan& plan, const MkfsOptions& options, ByteCount physicalSector) {
    std::vector<std::string> notes;
    for (const auto& warning : plan.warnings) {
        notes.push_back("mke2fs warns: " + warning);
    }
    const NoteFacts facts{.packedMetaBlocks = plan.packedMetaBlocks,
                          .lazyInodeTables = plan.lazyInodeTables,
                          .flexGroupSizeGiven = options.flexGroupSize != 0,
                          .physicalSector = physicalSector};
    for (const auto& note : notesOf(*plan.layout, facts)) {
        notes.push_back(sentence(note));
    }
    if (!options.type && options.line.program == "mke2fs") {
        notes.push_back("Without -t, mke2fs makes " + plan.types.front() + "; -t ext4 is what mkfs.ext4 makes.");
    }
    return notes;
}

} // namespace atlas
