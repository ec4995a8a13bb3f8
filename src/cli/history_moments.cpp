// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/history_moments.h"

#include "base/overlay_source.h"
#include "cli/working_image.h"
#include "ext4/find_block_owners.h"
#include "ext4/read_layout.h"
#include "ext4/replay_journal.h"
#include "reading/read_image.h"

#include <utility>

namespace atlas::cli {
namespace {

Moment momentIn(const History& history, std::shared_ptr<const ByteSource> image) {
    Moment moment{.image = std::move(image)};
    if (moment.image->size().value == 0)
        return moment;
    OpenedImage opened;
    opened.options.path = history.file->name();
    opened.bytes = moment.image;
    const auto read = readImage(std::move(opened));
    if (read && read->snapshot.hasVolume() && read->snapshot.placement->bytes.first.value == 0)
        moment.layout = read->snapshot.layout;
    return moment;
}

} // namespace

Moment momentOf(const History& history, std::size_t steps) { return momentIn(history, imageAfter(history, steps)); }

ReplayedMoment replayedMoment(const History& history, std::size_t steps) {
    auto image = imageAfter(history, steps);
    const auto claims = readLayout(*image, {.bytes = {{0}, image->size()}});
    if (!claims || !claims->filesystem.needsRecovery)
        return {.moment = momentIn(history, std::move(image))};
    auto replayed = replayJournal(*image, {0}, *claims);
    if (!replayed)
        return {.moment = {.image = std::move(image)}};
    ReplayedMoment result{.replay = replayed->replay};
    for (const auto& piece : replayed->overlay)
        result.written.push_back(piece.bytes);
    result.moment = momentIn(history, overlaid(std::move(image), std::move(replayed->overlay)));
    return result;
}

std::optional<OwnerOfBlock> ownerIn(const Moment& moment, BlockNumber block) {
    if (!moment.layout || !moment.layout->filesystem.blocksOfGroups().contains(block))
        return std::nullopt;
    const auto found = findBlockOwners(*moment.image, {{0}, moment.image->size()}, *moment.layout, block);
    if (found.owners.empty())
        return std::nullopt;
    const auto& owner = found.owners.front();
    return OwnerOfBlock{owner.inode, owner.isDirectory && owner.use == BlockUse::Content};
}

Status writeMoment(const History& history, std::size_t steps, int to) {
    const auto image = imageAfter(history, steps);
    Status status;
    for (const auto& bytes : writtenBetween(history, 0, steps))
        status = status ? copyBytes(*image, bytes, to) : status;
    return status;
}

} // namespace atlas::cli
