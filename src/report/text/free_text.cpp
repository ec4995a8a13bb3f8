// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/free_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/words/subject_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

Message groupsText(const Layout& layout, const Allocation& allocation) {
    const Number all{layout.groups.size().value};
    return allocation.size() == layout.groups.size()
               ? message<MessageId::AllOf>(all)
               : message<MessageId::GroupsOf>(GroupRange{allocation.first, allocation.size()}, all);
}

Message bitmapsText(const Allocation& allocation) {
    const Number computed{allocation.uninitialised.value};
    const Number unread{allocation.unread().value};
    const Number read{allocation.size().value - computed.value - unread.value};
    return unread.value == 0 ? message<MessageId::BitmapsRead>(read, computed)
                             : message<MessageId::BitmapsReadAndUnreadable>(read, computed, unread);
}

Message freeText(const Layout& layout, const Allocation& allocation) {
    const auto& fs = layout.filesystem;
    const auto last = fs.blocksOf(allocation.first + GroupCount{allocation.size().value - 1});
    const Count blocks{(last.end() - fs.blocksOf(allocation.first).first).value};
    const Number found{allocation.extents.total.value};
    const Decimal share{percent(found.value, blocks.value), 1};
    const Size size{bytesOf(allocation.extents.total, fs.blockSize)};
    // The kernel writes the total only when it unmounts.
    const bool contradicted = allocation.size() == layout.groups.size() && found.value != fs.freeBlocks && !fs.mounted;
    return contradicted ? message<MessageId::FreeBlocksContradicted>(found, blocks, share, size, Number{fs.freeBlocks})
                        : message<MessageId::FreeBlocks>(found, blocks, share, size);
}

Message extentsText(const FreeExtents& extents, ByteCount block) {
    const auto size = [block](BlockCount blocks) { return Size{bytesOf(blocks, block)}; };
    return extents.count == 0 ? message<MessageId::NoFreeExtents>()
                              : message<MessageId::FreeExtentSizes>(Number{extents.count}, size(extents.smallest),
                                                                    size(extents.largest), size(extents.average()));
}

void writeHistogram(const FreeExtents& extents, ByteCount block, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (std::size_t n = 1; n < freeExtentBins; ++n) {
        const auto& bin = extents.bins[n];
        if (bin.extents != 0) {
            const auto from = localSize(bytesOf(BlockCount{std::uint64_t{1} << (n - 1)}, block));
            const auto to = n + 1 < freeExtentBins ? localSize(bytesOf(BlockCount{std::uint64_t{1} << n}, block)) : "";
            rows.push_back({{"  " + from},
                            {to},
                            {localNumber(bin.extents)},
                            {localNumber(bin.blocks)},
                            {localDecimal(percent(bin.blocks, extents.total.value), 2) + " %"}});
        }
    }
    if (!rows.empty()) {
        writeHeading(out, message<MessageId::HeadingFreeExtents>(), style);
        writeTable(out,
                   {{"  " + words<MessageId::ColumnFrom>(), true},
                    {words<MessageId::ColumnToBelow>(), true},
                    {words<MessageId::ColumnExtents>(), true},
                    {words<MessageId::NameBlocks>(), true},
                    {words<MessageId::ColumnOfTheFree>(), true}},
                   rows, style);
    }
}

} // namespace

void writeFreeText(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out, TextStyle style) {
    const auto& layout = *snapshot.layout;
    const auto block = layout.filesystem.blockSize;
    out << style.paint(Tone::Heading, format(subject(snapshot))) << "\n\n";
    writeFacts(out,
               {{message<MessageId::NameGroupsRead>(), groupsText(layout, allocation)},
                {message<MessageId::NameBitmaps>(), bitmapsText(allocation)},
                {message<MessageId::NameFreeSpace>(), freeText(layout, allocation)},
                {message<MessageId::NameFreeExtents>(), extentsText(allocation.extents, block)}},
               style);
    writeHistogram(allocation.extents, block, out, style);
    writeFindingsText(out, allocation.findings, style);
}

} // namespace atlas
