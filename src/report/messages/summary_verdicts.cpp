// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/summary_verdicts.h"

#include "alignment/starts.h"
#include "alignment/unread.h"
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

/// What the verdict on alignment rests on, in short; before what is counted, the granularity by which it is if one is given.
struct BasisValue {
    std::optional<Size> granularity{};

    Message operator()(std::monostate) const { return message<SummaryNothingJudged>(); }
    Message operator()(const CannotMount&) const { return message<SummaryUnmountable>(); }
    Message operator()(KernelsWord) const { return message<SummarySaidByKernel>(); }
    Message operator()(const FitCounts& structures) const { return of(structures.misaligned(), structures.total()); }
    Message operator()(const StartCounts& starts) const { return of(starts.off, starts.total); }
    Message operator()(const UnreadVolumes& unread) const {
        return unread.starts.off == 0 ? message<Unknown>() : (*this)(unread.starts);
    }

private:
    [[nodiscard]] Message of(std::uint64_t off, std::uint64_t total) const {
        auto words = off == 0 ? message<SummaryAllWhole>(Number{total}) : offText(off, total);
        return granularity ? message<SummaryByGranularity>(*granularity, std::move(words)) : words;
    }
};

/// What lies off, or was not read, beside a volume that is whole; nullopt where that is not the verdict.
std::optional<Message> besideIt(const Judgement& judgement) {
    if (judgement.state == AlignmentState::OthersOff) {
        return message<SummaryOthersOff>(Count{misalignedBeside(judgement)});
    }
    if (judgement.state == AlignmentState::OthersUnread) {
        return message<SummaryOthersUnread>(Count{notJudged(judgement).others});
    }
    return std::nullopt;
}

/// Where the judged volume or partition starts; the whole verdict when several are judged, or when more is to be said of one
/// than its start. What is not there, or is wrong beside it, comes first.
Message startValue(const Judgement& judgement) {
    if (!judgement.judgedStart || judgement.state == AlignmentState::VolumeUnread || judgement.hasSeveralMembers() ||
        judgement.saidByKernel) {
        return alignmentText(judgement);
    }
    if (const auto missing = judgement.structuresPastEnd; missing > 0) {
        return message<SummaryLiePastEnd>(Count{missing});
    }
    if (auto beside = besideIt(judgement)) {
        return std::move(*beside);
    }
    const auto sector = Size{judgement.drive().grid().size};
    const auto past = pastBoundary(judgement.judgedStart->start, judgement.drive().grid());
    return past.value == 0 ? message<SummaryOnSectors>(sector) : message<SummaryStart>(past, sector);
}

Message asWhatIf(const Judgement& judgement, Message text) {
    return judgement.whatIf ? message<SummaryWhatIf>(std::move(text)) : text;
}

/// A start without room has no verdict: nothing can lie there.
SummaryVerdict withoutRoom(const Judgement& judgement) {
    const auto obstacle = sentence(*judgement.conflict);
    return {.card = {SummaryTopic::Alignment, message<NameAlignment>(), message<SummaryNoRoom>(), obstacle,
                     asWhatIf(judgement, alignmentText(judgement))},
            .full = obstacle,
            .sign = alignmentSign(judgement)};
}

SummaryVerdict byMark(const Judgement& judgement) {
    const auto grid = *judgement.markedGrid();
    const auto [off, total] = *judgement.markVerdict;
    const auto start = judgement.judgedStart->start;
    const auto past = pastBoundary(start, grid);
    auto value = off == 0 ? message<SummaryAllOnBoundary>(Number{total}) : offText(off, total);
    auto detail = past.value == 0 ? boundaryVerdict(start, grid) : message<SummaryStart>(past, Size{grid.size});
    return {.card = {SummaryTopic::Alignment, message<NameAlignment>(), value, asWhatIf(judgement, std::move(detail)),
                     alignmentText(judgement), message<SummaryByGranularity>(Size{grid.size}, value)},
            .full = markText(judgement),
            .sign = markSign(judgement)};
}

/// Names the sectors in each of its words where something else is marked, of which there is no verdict.
SummaryVerdict bySectors(const Judgement& judgement) {
    const auto named =
        judgement.markedGrid() ? std::optional(Size{judgement.drive().grid().size}) : std::optional<Size>();
    const auto text = alignmentText(judgement, named ? Wording::WithKind : Wording::Short);
    return {.card = {SummaryTopic::Alignment, message<NameAlignment>(),
                     std::visit(BasisValue{named}, basisOf(judgement)), asWhatIf(judgement, startValue(judgement)),
                     text},
            .full = text,
            .sign = alignmentSign(judgement)};
}

/// Where all begins on what is marked, that is no all-clear unless the sectors give one.
bool isByMark(const Judgement& judgement) {
    const bool allClear = !isFailure(judgement.state) && judgement.structuresPastEnd == 0;
    return judgement.markVerdict && (judgement.markVerdict->off > 0 || allClear);
}

SummaryVerdict alignmentVerdict(const Judgement& judgement) {
    return judgement.conflict ? withoutRoom(judgement) : isByMark(judgement) ? byMark(judgement) : bySectors(judgement);
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

SummaryVerdict healthVerdict(const Health& health) {
    return {.card = {SummaryTopic::Health, message<NameHealth>(), healthValue(health), healthDetail(health),
                     healthWorking(health)},
            .full = health.verdict == HealthVerdict::Healthy ? healthyInShort(health) : healthText(health),
            .sign = healthSign(health.verdict)};
}

} // namespace

std::array<SummaryVerdict, 2> summaryVerdicts(const Judgement& judgement) {
    std::array verdicts{alignmentVerdict(judgement), healthVerdict(judgement.health)};
    if (healthComesFirst(judgement)) {
        std::swap(verdicts[0], verdicts[1]);
    }
    return verdicts;
}

} // namespace atlas
