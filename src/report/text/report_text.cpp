// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/report_text.h"

#include "report/messages/finding_text.h"
#include "report/messages/labels.h"

#include <ostream>

namespace atlas {

Cell verdictCell(Fit fit) {
    const bool whole = fit == Fit::Whole;
    return {(whole ? "✔ " : "✘ ") + format(label(fit)), whole ? Tone::Good : Tone::Bad};
}

Cell verdictCell(HealthVerdict verdict) {
    switch (verdict) {
    case HealthVerdict::Healthy: return {"✔", Tone::Good};
    case HealthVerdict::Unknown: return {"?", Tone::Faint};
    case HealthVerdict::Warning: return {"⚠", Tone::Bad};
    case HealthVerdict::Error: break;
    }
    return {"✘", Tone::Bad};
}

void writeFacts(std::ostream& out, const std::vector<std::pair<Message, Message>>& facts, TextStyle style) {
    std::vector<std::pair<std::string, std::string>> words;
    for (const auto& [name, value] : facts) {
        words.emplace_back(format(name), format(value));
    }
    writeFacts(out, words, style);
}

void writeHeading(std::ostream& out, std::string_view text, TextStyle style) {
    out << '\n' << style.paint(Tone::Heading, text) << '\n';
}

void writeFindingsText(std::ostream& out, const std::vector<Finding>& findings, TextStyle style) {
    if (findings.empty()) {
        return;
    }
    writeHeading(out, "Findings", style);
    for (const auto& finding : findings) {
        const auto words = phrase(finding);
        const bool bad = finding.severity >= Severity::Misaligned;
        out << "  " << style.paint(bad ? Tone::Bad : Tone::Plain, format(label(finding.severity))) << ": ";
        out << format(words.text) << (words.cost ? " (" + format(*words.cost) + ")" : "") << '\n';
    }
}

} // namespace atlas
