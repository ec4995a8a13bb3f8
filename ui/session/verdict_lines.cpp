// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/verdict_lines.h"

#include "report/messages/health_text.h"
#include "report/messages/marks.h"
#include "report/messages/summary_text.h"
#include "report/messages/verdict_text.h"
#include "report/messages/what_if_text.h"
#include "ui/session/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct VerdictLinesText {
    Q_DECLARE_TR_FUNCTIONS(VerdictLines)
};

VerdictLine alignmentLine(const Judgement& judgement) {
    if (judgement.conflict) {
        return {.text = marked(false, text(sentence(*judgement.conflict))), .bold = true};
    }
    const auto mark = text(alignmentMark(judgement.state));
    return {.text = mark + ' ' + text(alignmentText(judgement)), .misaligned = isMisaligned(judgement.state)};
}

VerdictLine healthLine(const Health& health) {
    const QString words = text(healthText(health));
    const QString mark = text(healthMark(health.verdict));
    switch (health.verdict) {
    case HealthVerdict::Healthy: return {.text = marked(true, text(healthyInShort(health))), .details = words};
    case HealthVerdict::Unknown: return {.text = words};
    default: return {.text = mark + ' ' + words, .bold = health.verdict == HealthVerdict::Error};
    }
}

} // namespace

VerdictLines verdictLines(const Judgement& judgement, const Health& health) {
    auto alignment = alignmentLine(judgement);
    auto sound = healthLine(health);
    for (const auto& card : summaryVerdicts(judgement, health)) {
        const bool aligned = card.topic == SummaryTopic::Alignment;
        const auto onAlignment = judgement.conflict ? badMark : alignmentMark(judgement.state);
        const auto mark = text(aligned ? onAlignment : healthMark(health.verdict));
        (aligned ? alignment : sound).brief = (mark + ' ' + text(card.value)).trimmed();
    }
    return healthComesFirst(health, judgement.state) ? VerdictLines{sound, alignment} : VerdictLines{alignment, sound};
}

QString joined(const VerdictLines& lines) {
    constexpr qsizetype most = 100;
    auto whole = QStringLiteral("%1 — %2").arg(lines[0].text, lines[1].text);
    return whole.size() <= most ? whole : QStringLiteral("%1 — %2").arg(lines[0].brief, lines[1].brief);
}

} // namespace atlas::ui
