// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ci/github_annotations.h"

#include "alignment/judgement.h"
#include "layout/finding.h"
#include "report/words/finding_text.h"
#include "report/words/verdict_text.h"

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

std::string_view command(VerdictTone tone) {
    switch (tone) {
    case VerdictTone::Error:
    case VerdictTone::Misaligned: return "error";
    case VerdictTone::Warning: return "warning";
    case VerdictTone::Plain:
    case VerdictTone::Good: break;
    }
    return "notice";
}

std::string annotation(VerdictTone tone, std::string_view image, std::string_view title, std::string_view text) {
    return fmt::format("::{} file={},title={}::{}\n", command(tone), property(image), property(title), data(text));
}

} // namespace

void writeCheckAnnotations(const Judgement& judgement, std::ostream& out) {
    const auto& image = judgement.snapshot.disk.path;
    for (const auto& finding : judgement.findings) {
        const auto words = phrase(finding);
        out << annotation(toneOf(severityOf(finding)), image, english(words.structure), english(words.text));
    }
    out << annotation(alignmentSign(judgement).tone, image, "alignment", english(alignmentText(judgement)));
    out << annotation(healthSign(judgement.health.verdict).tone, image, "health",
                      english(healthText(judgement.health)));
}

} // namespace atlas
