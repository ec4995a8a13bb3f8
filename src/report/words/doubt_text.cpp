// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/doubt_text.h"

#include "report/language/make_message.h"
#include "report/words/labels.h"

#include <cmath>

namespace atlas {

using enum MessageId;

namespace {

constexpr double perCent = 100;

Decimal rate(double perSecond) { return {perSecond, perSecond < 100 ? 1 : 0}; }
Size sizeOf(double bytes) { return {{static_cast<std::uint64_t>(std::llround(bytes))}}; }
Count countOf(double number) { return {static_cast<std::uint64_t>(std::llround(number))}; }

} // namespace

Message label(Experiment experiment) {
    switch (experiment) {
    case Experiment::SyncedWrites: return message<MeasureSyncedWrites>();
    case Experiment::SizeSweep: return message<MeasureSizeSweep>();
    case Experiment::OffsetSweep: return message<MeasureOffsetSweep>();
    case Experiment::MetadataReads: return message<MeasureMetadataReads>();
    case Experiment::Sequential: return message<MeasureSequential>();
    }
    return {};
}

Message label(Access access) { return access == Access::Read ? message<MeasureRead>() : message<MeasureWrite>(); }

Message label(LoadedMetadata metadata) {
    return labelOfAll(metadata == LoadedMetadata::BlockBitmaps ? RegionKind::BlockBitmap : RegionKind::InodeTable);
}

Message doubtText(const Doubt& doubt) {
    const auto [kind, point, points, measured, limit] = doubt;
    switch (kind) {
    case DoubtKind::PageCache: return message<DoubtPageCache>();
    case DoubtKind::FasterThanTurns: return message<DoubtFasterThanTurns>(rate(measured), rate(limit));
    case DoubtKind::FasterThanFlash: return message<DoubtFasterThanFlash>(rate(measured), rate(limit));
    case DoubtKind::SlowFirstRun: return message<DoubtSlowFirstRun>(rate(measured), rate(limit));
    case DoubtKind::AboveInterface: return message<DoubtAboveInterface>(sizeOf(measured), sizeOf(limit));
    case DoubtKind::RepeatedArea: return message<DoubtRepeatedArea>(sizeOf(measured), sizeOf(limit));
    case DoubtKind::OtherRequests: return message<DoubtOtherRequests>(countOf(measured), countOf(limit));
    case DoubtKind::Unsteady: return message<DoubtUnsteady>(Count{points}, Decimal{measured * perCent, 0});
    }
    return {};
}

Message targetText(const Measurement& measurement) {
    if (measurement.kind == MeasuredKind::ScratchFile)
        return message<MeasureScratchFile>(Size{measurement.size}, measurement.target);
    return message<MeasureTargetOfSize>(measurement.target, Size{measurement.size});
}

Message targetPlaceText(const TargetPlace& place) {
    if (!place.onDisk)
        return message<MeasurePlaceUnknown>();
    const auto past = pastBoundary(*place.onDisk, place.sectors);
    if (past.value == 0)
        return message<MeasurePlaceWhole>(*place.onDisk, Size{place.sectors.size});
    return message<MeasurePlacePast>(*place.onDisk, past, Size{place.sectors.size});
}

Message requestWayText(const Measurement& measurement) {
    if (measurement.kind == MeasuredKind::NetworkExport)
        return message<MeasureByNbd>();
    return measurement.isDirect ? message<MeasureDirect>() : message<MeasureBuffered>();
}

Names driveFacts(const DriveState& drive) {
    Names facts;
    for (const auto* text : {&drive.device, &drive.model})
        if (!text->empty())
            facts.push_back(message<MeasureText>(*text));
    if (!drive.attachment.empty())
        facts.push_back(message<MeasureAttachment>(drive.attachment));
    if (drive.spins)
        facts.push_back(*drive.spins ? message<MeasureSpins>() : message<MeasureSpinsNot>());
    if (!drive.writeCache.empty())
        facts.push_back(message<MeasureWriteCache>(drive.writeCache));
    if (!drive.scheduler.empty())
        facts.push_back(message<MeasureScheduler>(drive.scheduler));
    if (!drive.governor.empty())
        facts.push_back(message<MeasureGovernor>(drive.governor));
    return facts;
}

namespace {

/// Whether the pair has a spread by which a difference could be judged, which single runs have not.
bool hasSpread(const AlignedAndSlowest& pair) { return pair.aligned->runs.size() > 1 && pair.slowest->runs.size() > 1; }

bool isApart(const AlignedAndSlowest& pair) {
    return pair.slowest->perSecond().highest < pair.aligned->perSecond().lowest;
}

} // namespace

Names measuredOnDrive(const Measurement& measurement) {
    const auto pair = alignedAndSlowest(measurement);
    if (!pair || !hasSpread(*pair))
        return {};
    const auto whole = pair->aligned->perSecond().median;
    const auto ragged = pair->slowest->perSecond().median;
    const auto past = message<MeasuredAlignedPast>(pair->slowest->pastBoundary.value_or(pair->slowest->setting.shift));
    const auto target = measurement.target.empty() ? format(message<MeasuredUnnamed>()) : measurement.target;
    Names sentences{isApart(*pair)
                        ? message<MeasuredOnDrive>(target, past, rate(whole), rate(ragged), Decimal{whole / ragged, 1})
                        : message<MeasuredOnDriveAlike>(target, past, rate(whole), rate(ragged))};
    if (!measurement.doubts.empty())
        sentences.push_back(message<MeasuredDoubted>(Count{measurement.doubts.size()}));
    return sentences;
}

Names measuredConclusion(const Measurement& measurement) {
    const auto pair = alignedAndSlowest(measurement);
    if (!pair || !hasSpread(*pair))
        return {};
    const auto [aligned, slowest] = *pair;
    const auto whole = aligned->perSecond().median;
    const auto ragged = slowest->perSecond().median;
    Names sentences{isApart(*pair) ? message<MeasuredRatio>(rate(whole), rate(ragged), Decimal{whole / ragged, 1})
                                   : message<MeasuredNoDifference>(rate(whole), rate(ragged))};
    if (aligned->modelled && slowest->modelled) {
        sentences.push_back(
            message<ModelledRatio>(Decimal{measurement.rpm, 0}, rate(*aligned->modelled), rate(*slowest->modelled)));
    }
    return sentences;
}

} // namespace atlas
