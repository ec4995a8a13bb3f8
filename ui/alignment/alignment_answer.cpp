// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/alignment_answer.h"

#include "alignment/cost.h"
#include "layout/health.h"
#include "report/words/labels.h"
#include "report/words/plan_text.h"
#include "report/words/stack_text.h"
#include "report/words/subject_text.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace atlas::ui {

namespace {

struct AlignmentAnswerText {
    Q_DECLARE_TR_FUNCTIONS(AlignmentAnswer)
};

/// "All 385 structures are misaligned: they straddle physical sectors."
QString verdictOf(const Judgement& judgement) {
    return sentenceText(text(alignmentText(judgement, Wording::WithKind)));
}

/// The verdict on a what-if start, preceded by the reason if it was refused.
QString whatIfOf(const Judgement& judgement, const Judgement& asItIs) {
    const QString verdict = verdictOf(judgement);
    const QString before = number(asItIs.verdict.alignment->total().misaligned());
    return judgement.remedies.conflict
               ? AlignmentAnswerText::tr("%1 What if: %2 Where it is, %3 are misaligned.")
                     .arg(text(sentence(*judgement.remedies.conflict)), verdict, before)
               : AlignmentAnswerText::tr("What if: %1 Where it is, %2 are misaligned.").arg(verdict, before);
}

/// Puts the mark of the verdict in front.
QString headlineOf(const Judgement& judgement, const QString& words) {
    return QStringLiteral("%1 %2").arg(text(alignmentSign(judgement).mark), words);
}

QString workingOf(const Judgement& judgement) {
    const auto& snapshot = judgement.snapshot;
    const auto& partition = judgement.placement()->partition;
    const auto sector = judgement.drive().physicalSector;
    const auto words =
        partition ? AlignmentAnswerText::tr(
                        "Partition %1 starts at %2. Blocks of %3 bytes on physical sectors of %4 bytes (%5).")
                        .arg(*partition)
                  : AlignmentAnswerText::tr(
                        "The file system starts at %1. Blocks of %2 bytes on physical sectors of %3 bytes (%4).");
    return words.arg(text(startWorking(snapshot.disk, *judgement.placement())),
                     number(snapshot.layout->filesystem.blockSize.value), number(sector.value.value),
                     text(label(sector.source)));
}

/// Empty if the file system cannot be written: there is no cost to compare, and the verdict has the counts.
QString changeOf(const Judgement& judgement, const Judgement& asItIs) {
    const auto* writesBefore = asItIs.writes();
    const auto* writesAfter = judgement.writes();
    if (writesBefore == nullptr || writesAfter == nullptr)
        return {};
    const auto before = asItIs.verdict.alignment->total().misaligned();
    const auto after = judgement.verdict.alignment->total().misaligned();
    return AlignmentAnswerText::tr(
               "%1 misaligned structures here, %2 where it really starts; %3 read-modify-writes to rewrite all "
               "metadata once instead of %4.")
        .arg(number(after), number(before), number(writesAfter->totalReadModifyWrites()),
             number(writesBefore->totalReadModifyWrites()));
}

/// "Partition 1: 34 × 512 = 17,408; mod 4,096 = 1,024." for the first few misaligned starts.
QString startWorkings(const Judgement& judgement) {
    constexpr qsizetype maximum = 3;
    const auto& snapshot = judgement.snapshot;
    QStringList words;
    for (const auto& start : judgement.verdict.starts) {
        if (start.isOff() && words.size() < maximum) {
            words << AlignmentAnswerText::tr("%1: %2.").arg(capitalised(text(startName(start, snapshot))),
                                                            text(working(start, snapshot)));
        }
    }
    return words.join(' ');
}

QString whyNone(const Snapshot& snapshot, const std::string& opened) {
    return isOneVolumeMissing(snapshot)
               ? text(sentence(whyNoVolume(snapshot, opened)))
               : AlignmentAnswerText::tr("This disk holds no ext2, ext3 or ext4 file system that could be read.");
}

AlignmentAnswer answerWithoutExt(const Judgement& judgement, const std::string& opened) {
    const QString workings = judgement.verdict.saidByKernel ? QString() : startWorkings(judgement);
    return {.verdict = headlineOf(judgement, verdictOf(judgement)),
            .working = (workings + ' ' + whyNone(judgement.snapshot, opened)).trimmed(),
            .change = {}};
}

} // namespace

AlignmentAnswer answerOf(const Judgement& judgement, const Judgement& asItIs, const std::string& opened) {
    if (!judgement.hasVolume())
        return answerWithoutExt(judgement, opened);
    const QString words = judgement.remedies.whatIf ? whatIfOf(judgement, asItIs) : verdictOf(judgement);
    return {.verdict = headlineOf(judgement, words),
            .working = workingOf(judgement),
            .change = judgement.remedies.whatIf ? changeOf(judgement, asItIs) : QString()};
}

QString costSentence(const Judgement& judgement, const std::optional<WriteCost>& cost) {
    return cost ? text(costText(judgement, *cost)) : sentenceText(text(alignmentText(judgement)));
}

} // namespace atlas::ui
