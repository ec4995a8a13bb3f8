// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/free_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/words/copies_text.h"
#include "report/words/geometry_facts.h"
#include "report/words/subject_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
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
    if (allocation.unread() == allocation.size())
        return message<MessageId::FreeUnknown>();
    const auto last = fs.blocksOf(allocation.first + GroupCount{allocation.size().value - 1});
    const Count blocks{(last.end() - fs.blocksOf(allocation.first).first).value};
    const Number found{allocation.extents.total.value};
    const Decimal share{percent(found.value, blocks.value), 1};
    const Size size{bytesOf(allocation.extents.total, fs.blockSize)};
    if (allocation.unread().value != 0) {
        const Count read{readBlocks(layout, allocation).value};
        return message<MessageId::FreeBlocksPartly>(found, read, Decimal{percent(found.value, read.value), 1}, size,
                                                    Count{blocks.value - read.value});
    }
    // The kernel writes the total only when it unmounts.
    const bool contradicted = allocation.size() == layout.groups.size() && fs.freeBlocks &&
                              allocation.freeByBitmaps().value != *fs.freeBlocks && !fs.mounted;
    return contradicted ? message<MessageId::FreeBlocksContradicted>(found, blocks, share, size, Number{*fs.freeBlocks})
                        : message<MessageId::FreeBlocks>(found, blocks, share, size);
}

Message extentsText(const Allocation& allocation, ByteCount block) {
    const auto& extents = allocation.extents;
    if (allocation.unread() == allocation.size())
        return message<MessageId::FreeUnknown>();
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

/// Not as a table, whose columns would need all extents at once.
void writeListing(const Layout& layout, const FreeListing& listing, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingEachFreeExtent>(), style);
    listing([&](const FreeExtentPlace& extent) {
        const auto bytes = bytesOf(extent.blocks.count, layout.filesystem.blockSize);
        out << "  "
            << format(message<MessageId::OneFreeExtent>(extent.blocks.first, extent.blocks.last(),
                                                        Count{extent.blocks.count.value}, extent.byte, bytes))
            << '\n';
    });
}

} // namespace

void writeFreeText(const Snapshot& snapshot, const Allocation& allocation, const FreeListing& listing,
                   std::ostream& out, TextStyle style) {
    const auto& layout = *snapshot.layout;
    const auto block = layout.filesystem.blockSize;
    out << style.paint(Tone::Heading, format(subject(snapshot))) << "\n\n";
    std::vector<std::pair<Message, Message>> facts{
        {message<MessageId::NameGroupsRead>(), groupsText(layout, allocation)},
        {message<MessageId::NameBitmaps>(), bitmapsText(allocation)},
        {message<MessageId::NameFreeSpace>(), freeText(layout, allocation)},
        {message<MessageId::NameFreeExtents>(), extentsText(allocation, block)}};
    if (allocation.size() == layout.groups.size()) {
        const bool isKnown = allocation.unread().value == 0 && !allocation.isDoubtful();
        std::ranges::move(spaceFacts(layout, isKnown ? std::optional(allocation.freeByBitmaps()) : std::nullopt),
                          std::back_inserter(facts));
    }
    writeFacts(out, facts, style);
    if (layout.filesystem.firstDataBlock.value != 0 && allocation.size() == layout.groups.size())
        out << format(message<MessageId::FirstBlockNotCounted>()) << '\n';
    if (allocation.missingFree.value != 0) {
        const Count blocks{allocation.missingFree.value};
        out << style.paint(Tone::Bad, format(message<MessageId::FreePastEnd>(blocks))) << '\n';
    }
    for (const auto& note : groundNotes(layout))
        out << style.paint(Tone::Bad, format(note)) << '\n';
    writeHistogram(allocation.extents, block, out, style);
    if (listing)
        writeListing(layout, listing, out, style);
    writeFindingsText(out, allocation.findings, style);
}

} // namespace atlas
