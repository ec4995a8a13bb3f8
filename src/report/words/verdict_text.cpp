// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/verdict_text.h"

#include "alignment/unread.h"
#include "report/language/make_message.h"
#include "report/words/finding_text.h"
#include "report/words/labels.h"

#include <algorithm>

namespace atlas {
namespace {

/// The all-clear for a truncated image, or one whose start on its disk is unknown, is not green.
VerdictSign signOf(bool misaligned, const Judgement& judgement) {
    const bool isQualified = judgement.verdict.structuresPastEnd > 0 || !judgement.verdict.isStartKnown;
    const auto allClear = isQualified ? VerdictTone::Plain : VerdictTone::Good;
    return {verdictMark(!misaligned), misaligned ? VerdictTone::Misaligned : allClear};
}

} // namespace

VerdictSign alignmentSign(const Judgement& judgement) {
    if (judgement.remedies.conflict)
        return {badMark, VerdictTone::Error};
    if (!judgement.verdict.isKnown())
        return {unknownMark, isFailure(judgement.verdict.state) ? VerdictTone::Error : VerdictTone::Plain};
    const auto state = judgement.verdict.state;
    if (state == AlignmentState::OthersOff || state == AlignmentState::OthersUnread ||
        state == AlignmentState::OffGranularity || state == AlignmentState::SmallBlocks) {
        return {warningMark, VerdictTone::Warning};
    }
    return signOf(isMisaligned(judgement.verdict.state), judgement);
}

VerdictSign markSign(const Judgement& judgement) { return signOf(judgement.marks.counts->off > 0, judgement); }

VerdictSign healthSign(HealthVerdict verdict) {
    switch (verdict) {
    case HealthVerdict::Healthy: return {goodMark, VerdictTone::Good};
    case HealthVerdict::Unknown: return {unknownMark, VerdictTone::Plain};
    case HealthVerdict::Warning: return {warningMark, VerdictTone::Warning};
    case HealthVerdict::Error: break;
    }
    return {errorMark, VerdictTone::Error};
}

namespace {

Message verdictText(const FitCounts& structures) {
    const Count all{structures.total()};
    const Count misaligned{structures.misaligned()};
    return misaligned.value == 0 ? message<MessageId::AllStructuresWhole>(all)
                                 : message<MessageId::SomeStructuresMisaligned>(misaligned, all);
}

/// The basis of the verdict in words, without other volumes.
class BasisText {
public:
    BasisText(const Judgement& judgement, Wording wording) : m_judgement(judgement), m_wording(wording) {}

    Message operator()(std::monostate) const { return message<MessageId::NothingToJudge>(); }
    Message operator()(const CannotMount& sizes) const {
        return message<MessageId::CannotBeMounted>(sizes.block, sizes.sector);
    }
    Message operator()(const TableLost& sizes) const {
        return message<MessageId::NotFoundOnDrive>(sizes.counted, sizes.sector);
    }
    Message operator()(PlaceNotKnown /*below*/) const { return message<MessageId::PlaceBelowUnknown>(); }
    Message operator()(const SmallBlocks& small) const {
        const auto [block, sector, past] = small;
        const Number share{sector.value / block.value};
        return onWorstMember(past.value == 0
                                 ? message<MessageId::PlacedRight>(Size{block}, share, Size{sector})
                                 : message<MessageId::SmallBlocksOffGrid>(past, Size{sector}, Size{block}, share));
    }
    Message operator()(const FitCounts& structures) const {
        return onWorstMember(m_wording == Wording::Short ? verdictText(structures) : misalignmentText(structures));
    }
    Message operator()(const OffCount& starts) const {
        const auto [off, total] = starts;
        const Size sector{m_judgement.drive().physicalSector.value};
        return onWorstMember(off == 0 ? message<MessageId::AllStartsWhole>(Count{total}, sector)
                                      : message<MessageId::SomeStartsOff>(Count{off}, Count{total}, sector));
    }
    Message operator()(const UnreadVolumes& unread) const {
        return message<MessageId::VolumeNotJudged>((*this)(unread.starts), Count{unread.volumes});
    }

private:
    Message onWorstMember(Message text) const {
        const auto* worst = worstOf(m_judgement.verdict.members);
        return worst != nullptr && m_judgement.verdict.hasSeveralMembers()
                   ? message<MessageId::OnWorstMember>(std::move(text), worst->member.name,
                                                       Count{m_judgement.verdict.members.size()})
                   : text;
    }

    const Judgement& m_judgement;
    Wording m_wording;
};

/// Adds what was not read, and other starts off the physical sectors.
Message withTheRest(Message text, const Judgement& judgement) {
    const auto& cuts = judgement.verdict.cuts;
    if (cuts.every)
        text = message<MessageId::EveryBlockCut>(std::move(text));
    else if (!cuts.blocks.empty())
        text = message<MessageId::BlocksCut>(std::move(text), Count{cuts.blocks.size()});
    const auto unread = notJudged(judgement);
    if (unread.containers > 0)
        text = message<MessageId::ContainerNotRead>(std::move(text), Count{unread.containers});
    if (const auto others = otherStartsOff(judgement.verdict.starts); others > 0)
        text = message<MessageId::OthersOffGrid>(std::move(text), Count{others});
    if (const auto misaligned = judgement.found.misalignedOthers; misaligned > 0)
        text = message<MessageId::OtherVolumesMisaligned>(std::move(text), Count{misaligned});
    if (unread.others > 0)
        text = message<MessageId::OtherVolumesUnread>(std::move(text), Count{unread.others});
    return text;
}

} // namespace

Message offNamedGranularity(const Judgement& judgement) {
    const auto isOff = [&](GranularityKind kind) {
        return judgement.granularity(kind).source == Source::User && judgement.verdict.stack.startsOn(kind).off > 0;
    };
    const auto kind = *std::ranges::find_if(coarseGranularities, isOff);
    const auto [off, total] = judgement.verdict.stack.startsOn(kind);
    return message<MessageId::StartsOffNamed>(Count{off}, Number{total}, labelWithSize(judgement.granularity(kind)));
}

Message misalignmentText(const FitCounts& structures) {
    const auto [whole, partial, straddling] = structures;
    const Number all{structures.total()};
    const Number misaligned{structures.misaligned()};
    if (misaligned.value == 0)
        return verdictText(structures);
    if (partial > 0)
        return message<MessageId::SomeOfBothKinds>(misaligned, all, Count{partial});
    return whole == 0 ? message<MessageId::AllStructuresStraddle>(all)
                      : message<MessageId::SomeStructuresStraddle>(misaligned, all);
}

Message fitsText(const FitCounts& structures) {
    const auto [whole, partial, straddling] = structures;
    const Number all{structures.total()};
    if (whole == all.value)
        return message<MessageId::AllOf>(all);
    if (all.value == 1)
        return label(structures.worst());
    if (straddling == all.value)
        return message<MessageId::AllStraddle>(all);
    if (straddling > 0)
        return message<MessageId::SomeStraddle>(Number{straddling}, all);
    return partial == all.value ? message<MessageId::AllPartial>(all)
                                : message<MessageId::SomePartial>(Number{partial}, all);
}

Message structureVerdict(Fit fit, int readModifyWrites, SectorGrid sectors) {
    const Size size{sectors.size};
    const Count count{static_cast<std::uint64_t>(readModifyWrites)};
    switch (fit) {
    case Fit::Whole: break;
    case Fit::Partial: return message<MessageId::FillsPartOfSector>(size, count);
    case Fit::Straddling: return message<MessageId::StraddlesSectors>(size, count);
    }
    return message<MessageId::FillsWholeSectors>(size);
}

Message lostPrimaryVerdict() { return message<MessageId::PrimaryIsLost>(); }

Message alignmentText(const Judgement& judgement, Wording wording) {
    auto text = judgement.verdict.isByKernel() ? message<MessageId::SaidByKernel>()
                                               : std::visit(BasisText(judgement, wording), basisOf(judgement));
    const auto state = judgement.verdict.state;
    if (state == AlignmentState::NoVolume)
        text = message<MessageId::NoVolumeNamed>(std::move(text));
    if (!judgement.verdict.isStartKnown && !isMisaligned(state) && judgement.verdict.fit)
        text = message<MessageId::IfImageBeganOnSector>(std::move(text), Size{judgement.drive().grid().size});
    if (state == AlignmentState::OffGranularity)
        text = message<MessageId::AndBesides>(std::move(text), offNamedGranularity(judgement));
    if (const auto missing = judgement.verdict.structuresPastEnd; missing > 0)
        text = message<MessageId::StructuresPastEnd>(std::move(text), Count{missing});
    return withTheRest(std::move(text), judgement);
}

Message alignmentText(const DiskJudgement& disk) {
    if (disk.volumes.empty() || !disk.isDecidedByVolume())
        return alignmentText(disk.whole);
    const auto& decisive = disk.decisive();
    if (disk.state != AlignmentState::Whole)
        return message<MessageId::InVolume>(volumeText(decisive.snapshot.volumeName()), alignmentText(decisive));
    std::uint64_t structures = 0;
    for (const auto* judgement : disk.judgements())
        structures += judgement->verdict.alignment->total().total();
    return message<MessageId::VolumesWhole>(Count{structures}, Count{disk.volumes.size()});
}

VerdictSign alignmentSign(const DiskJudgement& disk) {
    return alignmentSign(disk.isDecidedByVolume() ? disk.decisive() : disk.whole);
}

Message markText(const Judgement& judgement) {
    const auto [off, total] = *judgement.marks.counts;
    const Size granularity{judgement.markedGrid()->size};
    return withTheRest(off == 0 ? message<MessageId::AllStructuresOnBoundary>(Count{total}, granularity)
                                : message<MessageId::SomeStructuresOffBoundary>(Count{off}, Count{total}, granularity),
                       judgement);
}

Message startVerdictText(ByteOffset start, SectorGrid sectors) {
    const auto past = pastBoundary(start, sectors);
    const Size size{sectors.size};
    return past.value == 0 ? message<MessageId::OnPhysicalSector>(size)
                           : message<MessageId::PastPhysicalSector>(past, size);
}

Message boundaryVerdict(ByteOffset start, SectorGrid granularity) {
    const auto past = pastBoundary(start, granularity);
    const Size size{granularity.size};
    return past.value == 0 ? message<MessageId::OnBoundary>(size) : message<MessageId::PastBoundary>(past, size);
}

Message startVerdictText(ByteOffset start, const Granularity& by) {
    return by.kind == GranularityKind::PhysicalSector ? startVerdictText(start, by.grid())
                                                      : boundaryVerdict(start, by.grid());
}

std::string markedStart(const StartVerdict& start, const Granularity& by) {
    const auto words = format(startVerdictText(start.start, by));
    const auto fit = start.countedFit();
    return fit ? marked(*fit, words) : words;
}

Message fitVerdict(Fit fit, int readModifyWrites) {
    const Count count{static_cast<std::uint64_t>(readModifyWrites)};
    switch (fit) {
    case Fit::Whole: break;
    case Fit::Partial: return message<MessageId::WritePartial>(count);
    case Fit::Straddling: return message<MessageId::WriteStraddling>(count);
    }
    return message<MessageId::WriteWhole>();
}

Message rewriteText(const RewriteCost& cost) {
    return message<MessageId::WrittenPerAsked>(cost.blockSize, Count{cost.units}, Size{cost.unit.size},
                                               Decimal{cost.writtenPerAsked(), 1});
}

Message costText(const Judgement& judgement, const WriteCost& cost) {
    if (const auto* rewrite = std::get_if<RewriteCost>(&cost))
        return rewriteText(*rewrite);
    const auto& model = std::get<RevolutionCost>(cost);
    const int extra = judgement.verdict.alignment->perBlock;
    const Size block{judgement.snapshot.layout->filesystem.blockSize};
    const Duration turn{model.revolutionSeconds()};
    const auto perSecond = [&](int n) { return Number{static_cast<std::uint64_t>(model.writesPerSecond(n) + 0.5)}; };
    return extra == 0 ? message<MessageId::OneRevolutionOfBlock>(block, turn, perSecond(0))
                      : message<MessageId::RevolutionsOfBlock>(block, Number{static_cast<std::uint64_t>(extra)},
                                                               Number{static_cast<std::uint64_t>(1 + extra)}, turn,
                                                               Duration{model.writeSeconds(extra)}, perSecond(extra),
                                                               perSecond(0));
}

Message costFormula(const WriteCost& cost) {
    return std::holds_alternative<RevolutionCost>(cost) ? message<MessageId::RevolutionFormula>()
                                                        : message<MessageId::FlashFormula>();
}

Message costAssumptions() { return message<MessageId::CostAssumptions>(); }

namespace {

using enum MessageId;

Message soundOf(const Health& health) {
    switch (health.scope) {
    case HealthScope::Nothing: return message<HealthOfNothing>();
    case HealthScope::Text: return message<HealthOfText>();
    case HealthScope::OtherContent: return message<HealthOfOtherContent>();
    case HealthScope::PartitionTable: return message<HealthyDisk>();
    case HealthScope::Volume: break;
    }
    return notCovered(health) == 0 && health.files == FilesRead::All ? message<HealthyWithFiles>()
                                                                     : message<HealthyInShort>();
}

/// The volumes that were not looked at, by name.
Names unseenNames(const Health& health) {
    constexpr std::size_t maxNamed = 8;
    Names names;
    for (const auto& finding : health.unseen) {
        if (names.size() == maxNamed)
            break;
        names.push_back(unseenName(finding));
    }
    if (health.unseenCount > names.size())
        names.push_back(message<AndMore>(Count{health.unseenCount - names.size()}));
    if (health.bitmapsRead && health.othersWithoutBitmaps > 0)
        names.push_back(message<BitmapsOfOthers>(Count{health.othersWithoutBitmaps}));
    return names;
}

Message volumeCoverage(const Health& health) {
    if (health.isOfMetadataImage)
        return message<CoversMetadataImage>();
    switch (health.files) {
    case FilesRead::All: return health.bitmapsRead ? message<CoversFiles>() : message<CoversFilesWithoutBitmaps>();
    case FilesRead::Partly: return message<CoversFilesPartly>();
    case FilesRead::No: break;
    }
    return health.bitmapsRead ? message<CoversBitmaps>() : message<CoversVolume>();
}

Message verifiedChecksums(const Health& health) {
    if (health.isOfMetadataImage && health.bitmapsRead)
        return message<ChecksumsOfMetadataImage>();
    if (*health.checksums == ChecksumCover::Descriptors)
        return message<ChecksumsOfDescriptors>();
    if (health.bitmapsRead && health.files == FilesRead::All)
        return message<ChecksumsWithFiles>();
    return health.bitmapsRead ? message<ChecksumsWithBitmaps>() : message<ChecksumsWithoutBitmaps>();
}

} // namespace

Message healthText(const Health& health) {
    if (!health.worst)
        return soundOf(health);
    const auto worst = phrase(*health.worst).text;
    if (health.warnings == 0)
        return message<HealthErrors>(Count{health.errors}, worst);
    return health.errors == 0 ? message<HealthWarnings>(Count{health.warnings}, worst)
                              : message<HealthErrorsAndWarnings>(Count{health.errors}, Count{health.warnings}, worst);
}

std::optional<Message> coverageText(const Health& health) {
    auto names = unseenNames(health);
    if (health.scope == HealthScope::Volume) {
        auto read = volumeCoverage(health);
        return names.empty() ? read : message<CoversExcept>(std::move(read), std::move(names));
    }
    return names.empty() ? std::nullopt : std::optional(message<NotLookedAtNames>(std::move(names)));
}

Message healthyInShort(const Health& health) {
    if (const auto unseen = notCovered(health); unseen != 0)
        return message<HealthyInShortExcept>(Count{unseen});
    return health.files == FilesRead::All ? message<HealthyWithFiles>() : message<HealthyInShort>();
}

std::optional<Message> checksumText(const Health& health) {
    if (!health.checksums)
        return std::nullopt;
    if (*health.checksums == ChecksumCover::None)
        return message<ChecksumsNone>();
    const auto verified = verifiedChecksums(health);
    return health.wrongChecksums == 0 ? message<ChecksumsAgree>(verified)
                                      : message<ChecksumsWrong>(Count{health.wrongChecksums}, verified);
}

} // namespace atlas
