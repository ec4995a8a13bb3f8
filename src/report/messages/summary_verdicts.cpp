// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/summary_verdicts.h"

#include "alignment/verdict_basis.h"
#include "report/messages/finding_text.h"
#include "report/messages/health_text.h"
#include "report/messages/labels.h"
#include "report/messages/make_message.h"
#include "report/messages/verdict_text.h"
#include "report/messages/what_if_text.h"

namespace atlas {
namespace {

using enum MessageId;

/// That `off` of `total` lie off the boundaries. Precondition: off is not 0.
Message offText(std::uint64_t off, std::uint64_t total) {
    return off == total ? message<SummaryAllOff>(Number{total})
                        : message<SummaryMisaligned>(Number{off}, Number{total});
}

/// What the verdict on alignment rests on, in short.
struct BasisValue {
    Message operator()(std::monostate) const { return message<SummaryNothingJudged>(); }
    Message operator()(const CannotMount&) const { return message<SummaryUnmountable>(); }
    Message operator()(KernelsWord) const { return message<SummarySaidByKernel>(); }
    Message operator()(const FitCounts& structures) const { return of(structures.misaligned(), structures.total()); }
    Message operator()(const StartCounts& starts) const { return of(starts.off, starts.total); }
    Message operator()(const UnreadVolumes& unread) const {
        return unread.starts.off == 0 ? message<Unknown>() : (*this)(unread.starts);
    }

private:
    static Message of(std::uint64_t off, std::uint64_t total) {
        return off == 0 ? message<SummaryAllWhole>(Number{total}) : offText(off, total);
    }
};

/// Where the judged volume or partition starts; the whole verdict when several are judged, or when more is to be said of one
/// than its start. Structures that are not there come first.
Message startValue(const Judgement& judgement) {
    if (!judgement.judgedStart || judgement.state == AlignmentState::VolumeUnread || judgement.hasSeveralMembers() ||
        judgement.saidByKernel) {
        return alignmentText(judgement);
    }
    if (const auto missing = judgement.structuresPastEnd; missing > 0) {
        return message<SummaryLiePastEnd>(Count{missing});
    }
    const auto sector = Size{judgement.drive().grid().size};
    const auto past = pastBoundary(judgement.judgedStart->start, judgement.drive().grid());
    return past.value == 0 ? message<SummaryOnSectors>(sector) : message<SummaryStart>(past, sector);
}

/// A start without room has no verdict: nothing can lie there.
SummaryLine alignmentLine(const Judgement& judgement) {
    if (judgement.conflict) {
        return {SummaryTopic::Alignment, message<NameAlignment>(), message<SummaryNoRoom>(),
                sentence(*judgement.conflict), message<SummaryWhatIf>(alignmentText(judgement))};
    }
    auto start = startValue(judgement);
    return {SummaryTopic::Alignment, message<NameAlignment>(), std::visit(BasisValue{}, basisOf(judgement)),
            judgement.whatIf ? message<SummaryWhatIf>(std::move(start)) : start, alignmentText(judgement)};
}

Message healthValue(const Health& health) {
    switch (health.verdict) {
    case HealthVerdict::Healthy: return message<SummarySound>();
    case HealthVerdict::Unknown: return message<Unknown>();
    case HealthVerdict::Warning: return message<SummaryWarnings>(Count{health.warnings});
    case HealthVerdict::Error: break;
    }
    return message<SummaryErrors>(Count{health.errors});
}

/// The worst finding, else what the checksums say.
Message healthDetail(const Health& health) {
    if (health.worst) {
        return phrase(*health.worst).text;
    }
    if (health.verdict != HealthVerdict::Healthy || health.scope != HealthScope::Volume) {
        return healthText(health);
    }
    switch (health.checksums.value_or(ChecksumCover::None)) {
    case ChecksumCover::None: return message<SummaryNoChecksums>();
    case ChecksumCover::Descriptors: return message<SummaryDescriptorChecksumsAgree>();
    case ChecksumCover::Metadata: break;
    }
    return health.bitmapsRead ? message<SummaryChecksumsAgree>() : message<SummaryChecksumsAgreeUnread>();
}

/// Not what value and detail say already.
std::optional<Message> healthWorking(const Health& health) {
    const auto checksums = checksumText(health);
    if (health.verdict == HealthVerdict::Healthy) {
        return checksums ? message<HealthAndChecksums>(healthText(health), *checksums) : healthText(health);
    }
    return checksums ? std::optional(message<ChecksumsAlone>(*checksums)) : std::nullopt;
}

SummaryLine healthLine(const Health& health) {
    return {SummaryTopic::Health, message<NameHealth>(), healthValue(health), healthDetail(health),
            healthWorking(health)};
}

} // namespace

std::vector<SummaryLine> summaryVerdicts(const Judgement& judgement) {
    std::vector<SummaryLine> lines{alignmentLine(judgement), healthLine(judgement.health)};
    if (healthComesFirst(judgement)) {
        std::swap(lines[0], lines[1]);
    }
    return lines;
}

std::optional<SummaryLine> summaryOfMark(const Judgement& judgement) {
    if (!judgement.markVerdict) {
        return std::nullopt;
    }
    const auto grid = judgement.markedGrid();
    const auto [off, total] = *judgement.markVerdict;
    const auto past = pastBoundary(judgement.judgedStart->start, *grid);
    return SummaryLine{SummaryTopic::Alignment, message<NameAlignment>(),
                       off == 0 ? message<SummaryAllOnBoundary>(Number{total}) : offText(off, total),
                       past.value == 0 ? boundaryVerdict(judgement.judgedStart->start, *grid)
                                       : message<SummaryStart>(past, Size{grid->size}),
                       alignmentText(judgement)};
}

} // namespace atlas
