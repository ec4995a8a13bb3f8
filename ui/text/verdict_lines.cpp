// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/verdict_lines.h"

#include "report/words/summary_text.h"
#include "report/words/verdict_text.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {

namespace {

QString signedText(const VerdictSign& sign, const Message& words) {
    return QStringLiteral("%1 %2").arg(text(sign.mark), text(words));
}

VerdictLine lineOf(const SummaryVerdict& verdict, const Health& health) {
    VerdictLine line{.text = signedText(verdict.sign, verdict.full),
                     .brief = signedText(verdict.sign, verdict.brief()),
                     .tone = verdict.sign.tone};
    if (verdict.card.topic == SummaryTopic::Health && health.verdict == HealthVerdict::Healthy) {
        line.details = text(healthText(health));
    } else if (verdict.card.topic == SummaryTopic::Health && health.verdict == HealthVerdict::Unknown) {
        line.text = text(verdict.full); // without a mark: the words say that nothing is known
    }
    return line;
}

} // namespace

VerdictLines verdictLines(const Judgement& judgement) {
    const auto [first, second] = summaryVerdicts(judgement);
    return {lineOf(first, judgement.health), lineOf(second, judgement.health)};
}

QString joined(const VerdictLines& lines) {
    constexpr qsizetype most = 100;
    auto whole = QStringLiteral("%1 — %2").arg(lines[0].text, lines[1].text);
    return whole.size() <= most ? whole : QStringLiteral("%1 — %2").arg(lines[0].brief, lines[1].brief);
}

} // namespace atlas::ui
