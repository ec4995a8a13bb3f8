// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict_lines.h"

#include "report/messages/health_text.h"
#include "report/messages/summary_verdicts.h"
#include "report/messages/verdict_text.h"
#include "report/messages/what_if_text.h"
#include "ui/text/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct VerdictLinesText {
    Q_DECLARE_TR_FUNCTIONS(VerdictLines)
};

QString signedText(const VerdictSign& sign, const Message& words) {
    return QStringLiteral("%1 %2").arg(text(sign.mark), text(words));
}

VerdictLine alignmentLine(const Judgement& judgement) {
    const auto sign = alignmentSign(judgement);
    const auto words = judgement.conflict ? sentence(*judgement.conflict) : alignmentText(judgement);
    return {.text = signedText(sign, words), .tone = sign.tone};
}

VerdictLine healthLine(const Health& health) {
    const auto sign = healthSign(health.verdict);
    const auto words = healthText(health);
    switch (health.verdict) {
    case HealthVerdict::Healthy:
        return {.text = signedText(sign, healthyInShort(health)), .details = text(words), .tone = sign.tone};
    case HealthVerdict::Unknown: return {.text = text(words), .tone = sign.tone};
    default: return {.text = signedText(sign, words), .tone = sign.tone};
    }
}

} // namespace

VerdictLines verdictLines(const Judgement& judgement) {
    const auto& health = judgement.health;
    auto alignment = alignmentLine(judgement);
    auto sound = healthLine(health);
    for (const auto& card : summaryVerdicts(judgement)) {
        const bool aligned = card.topic == SummaryTopic::Alignment;
        const auto sign = aligned ? alignmentSign(judgement) : healthSign(health.verdict);
        (aligned ? alignment : sound).brief = signedText(sign, card.value);
    }
    return healthComesFirst(judgement) ? VerdictLines{sound, alignment} : VerdictLines{alignment, sound};
}

QString joined(const VerdictLines& lines) {
    constexpr qsizetype most = 100;
    auto whole = QStringLiteral("%1 — %2").arg(lines[0].text, lines[1].text);
    return whole.size() <= most ? whole : QStringLiteral("%1 — %2").arg(lines[0].brief, lines[1].brief);
}

} // namespace atlas::ui
