// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect/journal_copy.h"

#include "inspect/journal_blocks.h"

#include <algorithm>

namespace atlas {
namespace {

/// When the transaction was committed whose descriptor block with `tags` copies is `descriptor`.
std::optional<InodeTime> commitOf(JournalBlocks& journal, std::uint64_t descriptor, std::size_t tags,
                                  std::uint32_t sequence) {
    auto at = journal.after(descriptor, tags + 1);
    for (std::uint64_t steps = tags + 1; steps < journal.size();) {
        const auto header = journal.headerOf(at);
        if (!header || header->sequence != sequence)
            return std::nullopt;
        if (header->type == commitBlock)
            return journal.commitTimeIn(at);
        if (header->type != descriptorBlock && header->type != revokeBlock)
            return std::nullopt;
        const auto skip = header->type == descriptorBlock ? journal.tagsIn(at, sequence).size() + 1 : 1;
        steps += skip;
        at = journal.after(at, skip);
    }
    return std::nullopt;
}

} // namespace

std::optional<JournalCopy> journalCopyAt(const ByteSource& source, ByteOffset start, const Layout& layout,
                                         BlockNumber at) {
    const auto* const file = layout.fileAt(at);
    if (file == nullptr || file->kind != RegionKind::Journal)
        return std::nullopt;
    JournalBlocks journal(source, start, layout, *file);
    const auto index = journal.indexOf(at);
    if (!index || !journal.contains(*index) || journal.headerOf(*index))
        return std::nullopt;
    const auto mostTags = layout.filesystem.blockSize.value / 8; // a tag has at least 8 bytes
    auto descriptor = *index;
    for (std::uint64_t distance = 1; distance <= std::min(mostTags, journal.size()); ++distance) {
        descriptor = journal.before(descriptor);
        const auto header = journal.headerOf(descriptor);
        if (!header)
            continue;
        if (header->type != descriptorBlock)
            return std::nullopt;
        const auto tags = journal.tagsIn(descriptor, header->sequence);
        if (distance > tags.size())
            return std::nullopt;
        auto copy = tags[distance - 1];
        copy.committed = commitOf(journal, descriptor, tags.size(), header->sequence);
        return copy;
    }
    return std::nullopt;
}

} // namespace atlas
