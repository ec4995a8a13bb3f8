// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/copies_text.h"

#include "layout/layout_summary.h"
#include "report/language/make_message.h"

#include <fmt/format.h>

namespace atlas {

Names copiesNotes(const Layout& layout) {
    const Count copies{layout.groups.countFrom(DescriptorSource::Copy).value};
    const Count nowhere{layout.groups.countFrom(DescriptorSource::Nowhere).value};
    Names notes;
    if (layout.filesystem.primaryIsLost())
        notes.push_back(message<MessageId::SuperblockIsCopy>(layout.filesystem.superblockBlock));
    if (layout.filesystem.primaryIsLost() && layout.groups.source.empty())
        notes.push_back(message<MessageId::DescriptorsBesideLost>());
    if (copies.value != 0)
        notes.push_back(message<MessageId::DescriptorsAreCopies>(copies));
    if (nowhere.value != 0)
        notes.push_back(message<MessageId::DescriptorsAreNowhere>(nowhere));
    return notes;
}

Names groundNotes(const Layout& layout) {
    auto notes = copiesNotes(layout);
    if (isBeforeReplay(layout.filesystem))
        notes.insert(notes.begin(), message<MessageId::NeedsRecovery>());
    return notes;
}

std::string repairCommand(std::optional<BlockNumber> backup, std::uint64_t blockSize) {
    return backup && blockSize != 0 ? fmt::format("e2fsck -b {} -B {} DEVICE", backup->value, blockSize)
                                    : std::string();
}

} // namespace atlas
