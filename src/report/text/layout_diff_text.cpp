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
    const auto more = pieces > 1 ? fmt::format(" and {} more", pieces - 1) : std::string{};
    return (blocks->count.value == 1
                ? grouped(blocks->first.value)
                : fmt::format("{}–{}", grouped(blocks->first.value), grouped(blocks->last().value))) +
           more;
}

std::vector<Cell> cellsOf(const Change& change) {
    return {{format(label(change.kind))},
            {change.group == noGroup ? "" : grouped(change.group.value)},
            {format(label(change.change))},
            {place(change.from, change.pieces[0])},
            {place(change.to, change.pieces[1])}};
}

} // namespace

void writeDiffText(const LayoutDiff& diff, std::size_t maxChanges, std::ostream& out, TextStyle style) {
    if (diff.empty()) {
        out << "No difference.\n";
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
        out << "… and " << grouped(diff.changes.size() - count) << " more (--all)\n";
    }
}

} // namespace atlas
