// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/drive_text.h"

#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/subject_text.h"

namespace atlas {
namespace {

using enum MessageId;

Message optimalText(const Drive& drive) {
    const auto source = label(drive.optimalIoSource);
    if (drive.optimalIo == bogusOptimalIo) {
        return message<BogusOptimalIo>(drive.optimalIo, source);
    }
    return isBogusOptimalIo(drive) ? message<OddOptimalIo>(drive.optimalIo, source)
                                   : sizeText({drive.optimalIo, drive.optimalIoSource});
}

Message unknownStripe(const Drive& drive, const Filesystem* fs) {
    if (isBogusOptimalIo(drive)) {
        return message<UnknownReported>(optimalText(drive));
    }
    const bool bogusWidth = fs != nullptr && isBogusStripeWidth(fs->raidStripeWidth);
    return bogusWidth ? message<UnknownBogusStripeWidth>(Count{fs->raidStripeWidth}) : message<UnknownStripe>();
}

} // namespace

std::vector<std::pair<Message, Message>> driveFacts(const Drive& drive) {
    std::vector<std::pair<Message, Message>> facts{
        {message<LogicalSector>(), sizeText(drive.logicalSector)},
        {label(GranularityKind::PhysicalSector), sizeText(drive.physicalSector)}};
    if (drive.phase.value.value != 0) {
        facts.emplace_back(message<FirstBoundary>(), message<ByteFrom>(drive.phase.value, label(drive.phase.source)));
    }
    if (drive.minimumIo.value > 0) {
        facts.emplace_back(message<MinimumIo>(), sizeText({drive.minimumIo, Source::Device}));
    }
    if (drive.optimalIo.value > 0) {
        facts.emplace_back(message<OptimalIo>(), optimalText(drive));
    }
    if (drive.discardGranularity.value > 0) {
        facts.emplace_back(message<Discards>(), sizeText({drive.discardGranularity, Source::Device}));
    }
    if (drive.eraseBlock.value > 0) {
        facts.emplace_back(label(GranularityKind::EraseBlock), sizeText({drive.eraseBlock, drive.eraseBlockSource}));
    }
    return facts;
}

Message granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs) {
    const Size size{granularity.size};
    if (granularity.kind == GranularityKind::Partitioning) {
        return message<PartitioningConvention>(size);
    }
    if (granularity.known()) {
        return message<SizeFrom>(size, label(granularity.source));
    }
    return granularity.kind == GranularityKind::Stripe ? unknownStripe(drive, fs) : message<UnknownEraseBlock>();
}

} // namespace atlas
