// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/drive_text.h"

#include "alignment/grid.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

namespace atlas {
namespace {

using enum MessageId;

Message optimalText(const Drive& drive) {
    const auto source = label(drive.optimalIo.source);
    if (drive.optimalIo.value == bogusOptimalIo) {
        return message<BogusOptimalIo>(drive.optimalIo.value, source);
    }
    return isBogusOptimalIo(drive) ? message<OddOptimalIo>(drive.optimalIo.value, source) : sizeText(drive.optimalIo);
}

Message unknownStripe(const Drive& drive, const Filesystem* fs) {
    if (isBogusOptimalIo(drive)) {
        return message<UnknownReported>(optimalText(drive));
    }
    const bool bogusWidth = fs != nullptr && isBogusStripeWidth(*fs);
    return bogusWidth ? message<UnknownBogusStripeWidth>(Count{fs->raidStripeWidth}) : message<UnknownStripe>();
}

Message unknownText(GranularityKind kind, const Drive& drive, const Filesystem* fs) {
    switch (kind) {
    case GranularityKind::Stripe: return unknownStripe(drive, fs);
    case GranularityKind::EraseBlock: return message<UnknownEraseBlock>();
    default: return message<Unknown>();
    }
}

/// How s_raid_stride divides it; a width that is no multiple of it is bogus and not used.
Message stripeOfSuperblock(Size stripe, const Filesystem& fs) {
    const auto array = stripeIn(fs);
    if (!array || array->stride == 0 || array->width == 0) {
        return message<SizeFrom>(stripe, label(Source::Superblock));
    }
    return message<StripeOfChunks>(stripe, Size{bytesOf(BlockCount{array->stride}, fs.blockSize)},
                                   Count{array->width / array->stride});
}

} // namespace

std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive) {
    std::vector<std::pair<Message, Message>> facts{
        {message<LogicalSector>(), sizeText(drive.logicalSector)},
        {label(GranularityKind::PhysicalSector), sizeText(drive.physicalSector)}};
    if (drive.phase.value.value != 0) {
        facts.emplace_back(message<FirstBoundary>(), message<ByteFrom>(drive.phase.value, label(drive.phase.source)));
    }
    if (drive.minimumIo.value.value > 0) {
        facts.emplace_back(message<MinimumIo>(), sizeText(drive.minimumIo));
    }
    if (drive.optimalIo.value.value > 0) {
        facts.emplace_back(message<OptimalIo>(), optimalText(drive));
    }
    if (drive.discardGranularity.value.value > 0) {
        facts.emplace_back(message<Discards>(), sizeText(drive.discardGranularity));
    }
    if (drive.eraseBlock.value.value > 0) {
        facts.emplace_back(label(GranularityKind::EraseBlock), sizeText(drive.eraseBlock));
    }
    return facts;
}

Message withLogicalSectors(Message disk, const Drive& drive) {
    return message<WithLogicalSectors>(std::move(disk), drive.targetSector());
}

Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs) {
    const Size size{granularity.size};
    if (!granularity.known()) {
        return granularity.size.value > 0 ? message<UnknownPlace>(size) : unknownText(granularity.kind, drive, fs);
    }
    const bool ofSuperblock = fs != nullptr && granularity.source == Source::Superblock;
    auto text = granularity.kind == GranularityKind::Partitioning ? message<PartitioningConvention>(size)
                : ofSuperblock                                    ? stripeOfSuperblock(size, *fs)
                                                                  : message<SizeFrom>(size, label(granularity.source));
    return granularity.phase.value == 0 ? text : message<WithFirstBoundary>(std::move(text), granularity.phase);
}

bool isLeftToUser(const Granularity& granularity) {
    const auto kind = granularity.kind;
    return granularity.size.value == 0 && (kind == GranularityKind::Stripe || kind == GranularityKind::EraseBlock);
}

} // namespace atlas
