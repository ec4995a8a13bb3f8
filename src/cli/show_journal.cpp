// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/show_journal.h"

#include "base/byte_map.h"
#include "base/overlay_source.h"
#include "ext4/find_block_owners.h"
#include "ext4/replay_journal.h"

#include <algorithm>

namespace atlas::cli {
namespace {

/// The bytes of the volume alone.
std::shared_ptr<const ByteSource> volumeIn(const std::shared_ptr<const ByteSource>& bytes, ByteInterval volume) {
    const ByteInterval there = intersection(volume, ByteInterval{{0}, bytes->size()});
    return std::make_shared<MappedSource>(bytes, ByteMap{{.bytes = {{0}, there.count}, .at = {there.first}}},
                                          there.count);
}

/// The file that holds `block`, after the replay or before it.
std::optional<OwnerOfBlock> ownerIn(const Moment& moment, BlockNumber block) {
    if (!moment.layout->filesystem.blocksOfGroups().contains(block))
        return std::nullopt;
    const auto found = findBlockOwners(*moment.image, {{0}, moment.image->size()}, *moment.layout, block);
    if (found.owners.empty())
        return std::nullopt;
    const auto& owner = found.owners.front();
    return OwnerOfBlock{owner.inode, owner.isDirectory && owner.use == BlockUse::Content};
}

Changes changesOf(const ImageReading& reading, const ReplayedJournal& replayed) {
    const auto volume = reading.snapshot.placement->bytes;
    const Moment before{volumeIn(reading.bytes, volume), reading.snapshot.layout};
    const Moment after{volumeIn(overlaid(reading.bytes, replayed.overlay), volume), reading.snapshot.layout};
    std::vector<ByteInterval> written;
    for (const auto& piece : replayed.overlay) {
        const auto inside = intersection(piece.bytes, volume);
        if (!inside.empty())
            written.push_back({ByteOffset{(inside.first - volume.first).value}, inside.count});
    }
    return findChanges(before, after, written, {.owner = [&](BlockNumber block, int which) {
                           return ownerIn(which == 0 ? after : before, block);
                       }});
}

/// What the checksums and the place of each copy decide, which the log alone does not show.
void judgeCopies(const ImageReading& reading, const ReplayedJournal& replayed, JournalLog& log) {
    const auto volume = reading.snapshot.placement->bytes;
    const auto size = reading.snapshot.layout->filesystem.blockSize;
    const auto isWritten = [&](BlockNumber block) {
        // An escaped copy makes two pieces, and the superblock has one of its own: the last byte is in all of them.
        const auto last = byteOf(block, size, volume.first) + (size - ByteCount{1});
        return std::ranges::any_of(replayed.overlay, [&](const auto& piece) { return piece.bytes.contains(last); });
    };
    for (auto& transaction : log.transactions) {
        if (transaction.state != TransactionState::Live)
            continue;
        const auto from = static_cast<std::int32_t>(transaction.sequence - replayed.replay.firstSequence);
        const bool isTaken = from >= 0 && static_cast<std::uint32_t>(from) < replayed.replay.transactions;
        if (!isTaken)
            transaction.state = TransactionState::Uncommitted;
        for (auto& block : transaction.blocks) {
            for (auto& copy : block.copies)
                if (!isTaken)
                    copy.fate = CopyFate::LeftOut;
                else if (copy.fate == CopyFate::Written && !isWritten(copy.block))
                    copy.fate = CopyFate::Damaged;
        }
    }
}

} // namespace

void addJournal(const ImageReading& reading, Shown& shown) {
    const auto& layout = *shown.snapshot.layout;
    auto log = readJournalLog(*reading.bytes, shown.start, layout);
    if (!log)
        return;
    ShownLog out{.log = std::move(*log)};
    if (out.log.start != 0) {
        const auto replayed = replayJournal(*reading.bytes, shown.start, layout);
        if (replayed) {
            judgeCopies(reading, *replayed, out.log);
            out.replay = replayed->replay;
            out.changes = changesOf(reading, *replayed);
        } else {
            out.refusal = replayed.error();
        }
    }
    shown.journal = std::move(out);
}

} // namespace atlas::cli
