// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/layout_diff_text.h"

#include "base/number_text.h"
#include "report/messages/diff_text.h"
#include "report/messages/labels.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

std::string place(const std::optional<BlockInterval>& blocks, std::uint64_t pieces) {
    if (!blocks) {
        return "";
    }
    const auto first = blocks->count.value == 1
                           ? grouped(blocks->first.value)
                           : fmt::format("{}–{}", grouped(blocks->first.value), grouped(blocks->last().value));
    return pieces > 1 ? format(message<MessageId::PiecesBesides>(first, Number{pieces - 1})) : first;
}

std::vector<Cell> cellsOf(const Change& change) {
    return {{format(label(change.kind))},
            {change.group == noGroup ? "" : grouped(change.group.value)},
            {format(label(change.change))},
            {place(change.from, change.pieces[0])},
            {place(change.to, change.pieces[1])}};
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
            count, [&](std::size_t n) { return cellsOf(diff.changes[n]); }, style);
    }
    if (count < diff.changes.size()) {
        out << format(message<MessageId::MoreChanges>(Number{diff.changes.size() - count})) << "\n";
    }
}

} // namespace atlas
