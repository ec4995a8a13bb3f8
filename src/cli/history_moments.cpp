// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history_moments.h"

#include "ext4/find_block_owners.h"
#include "reading/read_image.h"

namespace atlas::cli {
namespace {

/// Of the content and the map of a file; nullopt for a block that no file has.
std::optional<OwnerOfBlock> ownerIn(const Moment& moment, BlockNumber block) {
    if (!moment.layout || !moment.layout->filesystem.blocksOfGroups().contains(block)) {
        return std::nullopt;
    }
    const auto found = findBlockOwners(*moment.image, {{0}, moment.image->size()}, *moment.layout, block);
    if (found.owners.empty()) {
        return std::nullopt;
    }
    const auto& owner = found.owners.front();
    return OwnerOfBlock{owner.inode, owner.isDirectory && owner.use == BlockUse::Content};
}

/// The image after the first `steps` steps, with its layout where a file system can be read.
Moment momentOf(const History& history, std::size_t steps) {
    Moment moment{.image = imageAfter(history, steps)};
    if (moment.image->size().value == 0) {
        return moment;
    }
    OpenedImage opened;
    opened.options.path = history.file->name();
    opened.bytes = moment.image;
    const auto read = readImage(std::move(opened));
    if (read && read->snapshot.hasVolume() && read->snapshot.placement->bytes.first.value == 0) {
        moment.layout = read->snapshot.layout;
    }
    return moment;
}

} // namespace

HistorySpan spanOf(const History& history, std::size_t from, std::size_t to, ByteOffset start,
                   ByteCount physicalSector) {
    const auto before = momentOf(history, from);
    const auto after = momentOf(history, to);
    const ChangeOptions options{
        .start = start, .grid = {.size = physicalSector}, .owner = [&](BlockNumber block, int which) {
            return ownerIn(which == 0 ? after : before, block);
        }};
    return {.from = from,
            .to = to,
            .command = to - from == 1 ? history.steps[from].command : std::string(),
            .size = after.image->size(),
            .hasVolume = after.layout != nullptr,
            .changes = findChanges(before, after, writtenBetween(history, from, to), options)};
}

} // namespace atlas::cli
