// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/drive_text.h"

#include "base/number_text.h"
#include "report/messages/labels.h"
#include "report/messages/subject_text.h"

#include <fmt/format.h>

namespace atlas {
namespace {

std::string optimalText(const Drive& drive) {
    const Known<ByteCount> size{drive.optimalIo, drive.optimalIoSource};
    if (drive.optimalIo == bogusOptimalIo) {
        return sizeText(size) + ": bogus, 65,535 × 512 is what a controller makes up; no stripe";
    }
    if (isBogusOptimalIo(drive)) {
        return sizeText(size) + ": bogus, no multiple of the physical sector; no stripe";
    }
    return sizeText(size);
}

} // namespace

std::vector<std::pair<std::string, std::string>> driveFacts(const Drive& drive) {
    std::vector<std::pair<std::string, std::string>> facts{{"logical sector", sizeText(drive.logicalSector)},
                                                           {"physical sector", sizeText(drive.physicalSector)}};
    if (drive.phase.value.value != 0) {
        facts.emplace_back("first boundary", fmt::format("byte {} ({})", grouped(drive.phase.value.value),
                                                         format(label(drive.phase.source))));
    }
    if (drive.minimumIo.value > 0) {
        facts.emplace_back("minimum I/O", sizeText({drive.minimumIo, Source::Device}));
    }
    if (drive.optimalIo.value > 0) {
        facts.emplace_back("optimal I/O", optimalText(drive));
    }
    if (drive.discardGranularity.value > 0) {
        facts.emplace_back("discards", sizeText({drive.discardGranularity, Source::Device}));
    }
    if (drive.eraseBlock.value > 0) {
        facts.emplace_back("erase block", sizeText({drive.eraseBlock, drive.eraseBlockSource}));
    }
    return facts;
}

std::string granularityText(const Granularity& granularity, const Drive& drive, const Filesystem* fs) {
    if (granularity.kind == GranularityKind::Partitioning) {
        return humanSize(granularity.size) + " (convention of partitioning tools)";
    }
    if (granularity.known()) {
        return fmt::format("{} ({})", humanSize(granularity.size), format(label(granularity.source)));
    }
    if (granularity.kind == GranularityKind::Stripe && isBogusOptimalIo(drive)) {
        return "unknown; reported is " + optimalText(drive);
    }
    if (granularity.kind == GranularityKind::Stripe && fs != nullptr && isBogusStripeWidth(fs->raidStripeWidth)) {
        return fmt::format("unknown; the superblock's {} blocks are bogus", grouped(fs->raidStripeWidth));
    }
    return granularity.kind == GranularityKind::Stripe
               ? "unknown: neither the drive nor the superblock names one (--stripe sets it)"
               : "unknown: the drive names none (--erase-block sets it)";
}

} // namespace atlas
