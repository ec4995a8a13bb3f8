// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/report_text.h"

#include "layout/finding.h"
#include "report/messages/finding_text.h"
#include "report/messages/labels.h"
#include "report/messages/marks.h"
#include "report/messages/message_list.h"

#include <ostream>

namespace atlas {

Cell verdictCell(Fit fit) {
    const bool whole = fit == Fit::Whole;
    return {marked(whole, format(label(fit))), whole ? Tone::Good : Tone::Bad};
}

Cell verdictCell(const StartVerdict& start) {
    const auto fit = start.countedFit();
    return fit ? verdictCell(*fit) : Cell{format(label(start.fit)), Tone::Faint};
}

void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style) {
    std::vector<std::pair<std::string, std::string>> words;
    for (const auto& [name, value] : facts) {
        words.emplace_back(format(name), format(value));
    }
    writeFacts(out, words, style);
}

void writeHeading(std::ostream& out, const Message& heading, TextStyle style) {
    out << '\n' << style.paint(Tone::Heading, format(heading)) << '\n';
}

Tone textTone(VerdictTone tone) {
    return isAlarming(tone) ? Tone::Bad : tone == VerdictTone::Good ? Tone::Good : Tone::Plain;
}

void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style) {
    if (findings.empty()) {
        return;
    }
    writeHeading(out, message<MessageId::HeadingFindings>(), style);
    for (const auto& finding : findings) {
        const auto words = phrase(finding);
        const auto severity = severityOf(finding);
        out << "  " << style.paint(textTone(toneOf(severity)), format(label(severity)))
            << atlas::words<MessageId::Colon>();
        out << format(words.text) << (words.cost ? format(message<MessageId::InBrackets>(*words.cost)) : "") << '\n';
    }
}

} // namespace atlas
