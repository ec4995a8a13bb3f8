// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/verdict_lines.h"

#include "report/messages/health_text.h"
#include "report/messages/marks.h"
#include "ui/session/qt_text.h"

#include <QCoreApplication>

namespace atlas::ui {

namespace {

struct VerdictLinesText {
    Q_DECLARE_TR_FUNCTIONS(VerdictLines)
};
using Words = VerdictLinesText;

VerdictLine alignmentLine(const Judgement& judgement) {
    const bool off = judgement.verdict != Fit::Whole;
    if (!judgement.hasVolume() && (judgement.saidByKernel || judgement.members.size() > 1)) {
        return {.text = marked(!off, text(alignmentText(judgement))), .misaligned = off};
    }
    if (!judgement.hasVolume()) {
        return {.text = off ? marked(false, Words::tr("a start lies off the physical sectors"))
                            : Words::tr("no ext file system"),
                .misaligned = off};
    }
    const bool bad =
        off || otherStartsOff(judgement) > 0 || !isMountable(judgement.judged.layout->filesystem, judgement.drive());
    return {.text = marked(!bad, text(alignmentText(judgement))), .misaligned = bad};
}

VerdictLine healthLine(const Health& health) {
    const QString words = text(healthText(health));
    const QString mark = text(healthMark(health.verdict));
    switch (health.verdict) {
    case HealthVerdict::Healthy: return {.text = marked(true, text(healthyInShort())), .details = words};
    case HealthVerdict::Unknown: return {.text = words};
    default: return {.text = mark + ' ' + words, .bold = health.verdict == HealthVerdict::Error};
    }
}

} // namespace

VerdictLines verdictLines(const Judgement& judgement, const Health& health) {
    auto alignment = alignmentLine(judgement);
    auto sound = healthLine(health);
    return healthComesFirst(health, judgement) ? VerdictLines{sound, alignment} : VerdictLines{alignment, sound};
}

QString joined(const VerdictLines& lines) { return QStringLiteral("%1 — %2").arg(lines[0].text, lines[1].text); }

} // namespace atlas::ui
