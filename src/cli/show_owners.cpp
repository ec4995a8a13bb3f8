// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_owners.h"

#include "ext4/find_block_owners.h"
#include "report/language/make_message.h"

namespace atlas::cli {

void addOwners(const ImageReading& reading, Shown& shown, Reporter& reporter) {
    const auto block = blockAround(shown);
    const auto& layout = *shown.snapshot.layout;
    if (!block || !layout.filesystem.blocksOfGroups().contains(*block) || layout.regionAt(*block) != nullptr) {
        return;
    }
    const OwnerSearchOptions options{.progress = [&](OwnerSearchPhase phase, std::uint64_t done, std::uint64_t of) {
        reporter.progress({done, of,
                           phase == OwnerSearchPhase::Inodes ? message<MessageId::ReadingInodes>()
                                                             : message<MessageId::ReadingDirectories>()});
    }};
    shown.owners = findBlockOwners(*reading.bytes, shown.snapshot.placement->bytes, layout, *block, options);
}

} // namespace atlas::cli
