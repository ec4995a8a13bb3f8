// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/headline_text.h"

#include "report/language/make_message.h"
#include "report/words/summary_text.h"

namespace atlas {
namespace {

using enum MessageId;

/// By how much the judged start is off the physical sectors. 0 unless that alone is what is wrong with the volume.
ByteCount offsetOf(const Judgement& judgement) {
    const auto& verdict = judgement.verdict;
    const bool isOfStart = verdict.state == AlignmentState::Misaligned && verdict.judgedStart &&
                           !verdict.hasSeveralMembers() && !verdict.saidByKernel && verdict.cuts.none() &&
                           verdict.structuresPastEnd == 0 && !judgement.remedies.conflict &&
                           judgement.marks.granularity == GranularityKind::PhysicalSector;
    return isOfStart ? pastBoundary(verdict.judgedStart->start, judgement.drive().grid()) : ByteCount{};
}

std::optional<Message> misalignedAtACost(const Judgement& judgement) {
    const auto past = offsetOf(judgement);
    const auto cost = judgement.writeCost();
    if (past.value == 0 || !cost)
        return std::nullopt;
    if (const auto* model = std::get_if<RevolutionCost>(&*cost)) {
        const int extra = judgement.verdict.alignment->perBlock;
        if (extra == 0)
            return std::nullopt;
        return message<HeadlineSyncedWrite>(Count{past.value}, Duration{model->writeSeconds(extra)},
                                            Duration{model->writeSeconds(0)});
    }
    const auto& now = std::get<RewriteCost>(*cost);
    const auto aligned = rewriteCost(now.blockSize, now.unit.phase, now.unit);
    if (now.units <= aligned.units)
        return std::nullopt;
    return message<HeadlineRewrites>(Count{past.value}, Size{now.blockSize}, Count{now.units}, Size{now.unit.size},
                                     Number{aligned.units});
}

/// Without the distance, which the headline has.
std::optional<Message> causeInShort(const Cure& cure, const Judgement& judgement) {
    const auto* partition = cure.partition ? judgement.snapshot.disk.table.find(*cure.partition) : nullptr;
    if (cure.cause != CauseKind::PartitionStart || partition == nullptr)
        return std::nullopt;
    return message<HeadlineStart>(Number{*cure.partition}, Number{partition->sectors.first.value},
                                  Size{cure.granularity});
}

} // namespace

Headline alignmentHeadline(const Judgement& judgement) {
    const auto verdict = summaryVerdicts(judgement).alignment;
    auto costs = misalignedAtACost(judgement);
    if (costs && judgement.remedies.whatIf)
        costs = message<SummaryWhatIf>(std::move(*costs));
    Headline headline{.words = costs ? std::move(*costs) : verdict.full, .sign = verdict.sign};
    if (!judgement.remedies.cures.empty()) {
        auto cure = words(judgement.remedies.cures.front(), judgement.snapshot);
        const auto* move = std::get_if<remedy::MovePartition>(&judgement.remedies.cures.front().remedy);
        const bool isPlainMove = move != nullptr && !move->fileSystem && !cure.commands.empty();
        headline.remedy =
            isPlainMove ? message<HeadlineMove>(Number{move->to.start.value}, cure.effect) : remedyAndEffect(cure);
        headline.cause = causeInShort(judgement.remedies.cures.front(), judgement).value_or(cure.cause);
        headline.commands = std::move(cure.commands);
    }
    return headline;
}

} // namespace atlas
