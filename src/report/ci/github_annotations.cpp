// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ci/github_annotations.h"

#include "alignment/judge.h"
#include "layout/finding_severity.h"
#include "report/messages/finding_text.h"
#include "report/messages/health_text.h"
#include "report/messages/verdict_sign.h"
#include "report/messages/verdict_text.h"

#include <fmt/format.h>
#include <ostream>
#include <string_view>

namespace atlas {
namespace {

/// Percent-encoded where the character would end the text, or the property.
std::string escaped(std::string_view text, std::string_view special) {
    std::string safe;
    for (const char c : text) {
        if (special.contains(c)) {
            safe += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        } else {
            safe += c;
        }
    }
    return safe;
}

std::string data(std::string_view text) { return escaped(text, "%\r\n"); }
std::string property(std::string_view text) { return escaped(text, "%\r\n:,"); }

std::string_view command(Severity severity) {
    switch (severity) {
    case Severity::Error:
    case Severity::Misaligned: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: break;
    }
    return "notice";
}

std::string annotation(std::string_view command, std::string_view image, std::string_view title,
                       std::string_view text) {
    return fmt::format("::{} file={},title={}::{}\n", command, property(image), property(title), data(text));
}

std::string_view commandOf(VerdictTone tone) {
    switch (tone) {
    case VerdictTone::Error:
    case VerdictTone::Misaligned: return "error";
    case VerdictTone::Warning: return "warning";
    case VerdictTone::Plain:
    case VerdictTone::Good: break;
    }
    return "notice";
}

} // namespace

void writeCheckAnnotations(const Judgement& judgement, std::ostream& out) {
    const auto& image = judgement.snapshot.disk.path;
    for (const auto& finding : judgement.findings) {
        const auto words = phrase(finding);
        out << annotation(command(severityOf(finding)), image, english(words.structure), english(words.text));
    }
    out << annotation(commandOf(alignmentSign(judgement).tone), image, "alignment", english(alignmentText(judgement)));
    out << annotation(commandOf(healthSign(judgement.health.verdict).tone), image, "health",
                      english(healthText(judgement.health)));
}

} // namespace atlas
