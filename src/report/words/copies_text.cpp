// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/copies_text.h"

#include "layout/layout_summary.h"
#include "report/language/make_message.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

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

Message gapText(ReplayGap gap, std::uint64_t number) {
    switch (gap) {
    case ReplayGap::DamagedCommit: return message<MessageId::ReplayEndsEarly>(Number{number});
    case ReplayGap::DamagedCopies: return message<MessageId::ReplayLeftCopiesOut>(Count{number});
    case ReplayGap::FastCommits: break;
    }
    return message<MessageId::ReplayLeftFastCommitsOut>(Count{number});
}

Message pendingText(const Filesystem& fs) {
    if (!fs.replay)
        return message<MessageId::NeedsRecovery>();
    return gapText(fs.replay->gaps().front().first, fs.replay->gaps().front().second);
}

Names groundNotes(const Layout& layout) {
    Names notes;
    const auto& fs = layout.filesystem;
    if (const auto& replay = fs.replay) {
        notes.push_back(message<MessageId::JournalReplayed>(Count{replay->transactions}, Count{replay->blocks}));
        for (const auto& [gap, number] : replay->gaps())
            notes.push_back(gapText(gap, number));
    } else if (isBeforeReplay(fs)) {
        notes.push_back(pendingText(fs));
    }
    std::ranges::move(copiesNotes(layout), std::back_inserter(notes));
    return notes;
}

std::string repairCommand(std::optional<BlockNumber> backup, std::uint64_t blockSize) {
    return backup && blockSize != 0 ? fmt::format("e2fsck -b {} -B {} DEVICE", backup->value, blockSize)
                                    : std::string();
}

} // namespace atlas
