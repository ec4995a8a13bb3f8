// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/free_text.h"

#include "base/number_text.h"
#include "report/messages/subject_text.h"
#include "report/text/report_text.h"

#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

double percent(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : 100 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string groupsText(const Layout& layout, const Allocation& allocation) {
    const auto all = layout.groups.size();
    if (allocation.size() == all) {
        return fmt::format("all {}", grouped(all.value));
    }
    return fmt::format("{}–{} of {}", grouped(allocation.first.value),
                       grouped(allocation.first.value + allocation.size().value - 1), grouped(all.value));
}

std::string bitmapsText(const Allocation& allocation) {
    const auto unread = allocation.unread();
    const auto read = allocation.size().value - allocation.uninitialised.value - unread.value;
    auto text =
        fmt::format("{} read, {} never written and computed", grouped(read), grouped(allocation.uninitialised.value));
    return unread.value == 0 ? text : text + fmt::format(", {} unreadable", grouped(unread.value));
}

std::string freeText(const Layout& layout, const Allocation& allocation) {
    const auto& fs = layout.filesystem;
    const auto last = fs.blocksOf(allocation.first + GroupCount{allocation.size().value - 1});
    const auto blocks = (last.end() - fs.blocksOf(allocation.first).first).value;
    const auto found = allocation.extents.total;
    auto text = fmt::format("{} of {} blocks ({:.1f} %), {}", grouped(found.value), grouped(blocks),
                            percent(found.value, blocks), humanSize(bytesOf(found, fs.blockSize)));
    if (allocation.size() == layout.groups.size() && found.value != fs.freeBlocks) {
        text += fmt::format("; the superblock says {}", grouped(fs.freeBlocks));
    }
    return text;
}

std::string extentsText(const FreeExtents& extents, ByteCount block) {
    if (extents.count == 0) {
        return "none";
    }
    return fmt::format("{}: smallest {}, largest {}, average {}", grouped(extents.count),
                       humanSize(bytesOf(extents.smallest, block)), humanSize(bytesOf(extents.largest, block)),
                       humanSize(bytesOf(extents.average(), block)));
}

void writeHistogram(const FreeExtents& extents, ByteCount block, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (std::size_t n = 1; n < freeExtentBins; ++n) {
        const auto& bin = extents.bins[n];
        if (bin.extents != 0) {
            const auto from = humanSize(bytesOf(BlockCount{std::uint64_t{1} << (n - 1)}, block));
            const auto to = n + 1 < freeExtentBins ? humanSize(bytesOf(BlockCount{std::uint64_t{1} << n}, block)) : "";
            rows.push_back({{"  " + from},
                            {to},
                            {grouped(bin.extents)},
                            {grouped(bin.blocks)},
                            {fmt::format("{:.2f} %", percent(bin.blocks, extents.total.value))}});
        }
    }
    if (!rows.empty()) {
        writeHeading(out, "Free extents by size", style);
        writeTable(out,
                   {{"  from", true}, {"to below", true}, {"extents", true}, {"blocks", true}, {"of the free", true}},
                   rows, style);
    }
}

} // namespace

void writeFreeText(const Snapshot& snapshot, const Allocation& allocation, std::ostream& out, TextStyle style) {
    const auto& layout = *snapshot.layout;
    const auto block = layout.filesystem.blockSize;
    out << style.paint(Tone::Heading, subject(snapshot)) << "\n\n";
    writeFacts(out,
               {{"Groups", groupsText(layout, allocation)},
                {"Bitmaps", bitmapsText(allocation)},
                {"Free", freeText(layout, allocation)},
                {"Free extents", extentsText(allocation.extents, block)}},
               style);
    writeHistogram(allocation.extents, block, out, style);
    writeFindingsText(out, allocation.findings, style);
}

} // namespace atlas
