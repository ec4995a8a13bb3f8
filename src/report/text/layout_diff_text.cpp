// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/layout_diff_text.h"

#include "report/messages/diff_text.h"
#include "report/messages/labels.h"
#include "report/messages/local_numbers.h"
#include "report/messages/message_list.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <ostream>

namespace atlas {
namespace {

std::vector<Cell> cellsOf(const LayoutDiff& diff, const Change& change) {
    return {{format(label(change.kind))},
            {change.group == noGroup ? "" : localNumber(change.group.value)},
            {format(changeText(change))},
            {placeText(diff.from(change))},
            {placeText(diff.to(change))}};
}

} // namespace

void writeComparedNames(std::string_view from, std::string_view to, std::ostream& out) {
    out << format(message<MessageId::ComparedFrom>(from)) << "\n"
        << format(message<MessageId::ComparedTo>(to)) << "\n\n";
}

void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style) {
    if (diff.empty()) {
        out << words<MessageId::NoDifferences>() << "\n";
        return;
    }
    for (const auto& line : summary(diff)) {
        out << format(line) << "\n";
    }
    const auto count = std::min(diff.changes.size(), maxChanges);
    if (count != 0) {
        out << "\n";
        writeTable(
            out,
            {{words<MessageId::SomeStructure>()},
             {words<MessageId::ColumnGroup>(), true},
             {words<MessageId::ColumnChange>()},
             {words<MessageId::ColumnFromBlock>(), true},
             {words<MessageId::ColumnToBlock>(), true}},
            count, [&](std::size_t n) { return cellsOf(diff, diff.changes[n]); }, style);
    }
    if (count < diff.changes.size()) {
        out << format(message<MessageId::MoreChanges>(Number{diff.changes.size() - count})) << "\n";
    }
}

} // namespace atlas
