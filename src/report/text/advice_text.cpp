// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/advice_text.h"

#include "report/messages/paragraph.h"
#include "report/messages/recommendation_text.h"

#include <ostream>

namespace atlas {

void writeAdvice(const Recommendation& recommendation, std::ostream& out, TextStyle style) {
    const auto [first, verdict, reasons] = advice(recommendation);
    out << "\n";
    if (first) {
        out << format(*first) << betweenSentences();
    }
    out << style.paint(Tone::Heading, format(verdict));
    if (!reasons.empty()) {
        out << betweenSentences() << format(paragraph(reasons));
    }
    out << "\n";
}

} // namespace atlas
