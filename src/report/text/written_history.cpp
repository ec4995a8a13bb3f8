// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/written_history.h"

#include "report/language/make_message.h"
#include "report/words/history_text.h"

#include <algorithm>
#include <ostream>

namespace atlas {
namespace {

constexpr std::size_t maxChanges = 200; ///< per span; JSON has all

void writeSpan(const HistoryReport& report, const HistorySpan& span, std::ostream& out) {
    using enum MessageId;
    out << format(span.to - span.from == 1 ? message<HistoryStepHead>(Number{span.to}, span.command)
                                           : message<HistoryBetween>(Number{span.from}, Number{span.to}))
        << '\n';
    out << "  " << format(totalOf(span.changes, span.hasVolume, report.start, report.physicalSector)) << '\n';
    if (const auto writer = writerOf(span))
        out << "  " << format(*writer) << '\n';
    const auto& changes = span.changes.changes;
    const auto shown = std::min(changes.size(), maxChanges);
    for (std::size_t n = 0; span.hasVolume && n < shown; ++n)
        out << "  " << format(sentence(changes[n])) << '\n';
    if (span.hasVolume && shown < changes.size())
        out << "  " << format(message<MoreHistoryChanges>(Count{changes.size() - shown})) << '\n';
}

} // namespace

void writeHistoryText(const HistoryReport& report, std::ostream& out) {
    for (std::size_t n = 0; n < report.spans.size(); ++n) {
        out << (n == 0 ? "" : "\n");
        writeSpan(report, report.spans[n], out);
    }
}

} // namespace atlas
