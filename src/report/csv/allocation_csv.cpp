// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/allocation_csv.h"

#include "report/csv/csv_writer.h"
#include "report/messages/descriptor_flags.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>

namespace atlas {

void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out) {
    out << csvRow({"group", "first_block", "blocks", "block_bitmap", "flags", "descriptor_free", "bitmap_free"});
    for (std::uint32_t i = 0; i < allocation.size().value; ++i) {
        const GroupNumber group = allocation.first + GroupCount{i};
        const auto g = group.value;
        const auto blocks = layout.filesystem.blocksOf(group);
        const auto found = allocation.freeClusters[i];
        out << csvRow({std::to_string(g), std::to_string(blocks.first.value), std::to_string(blocks.count.value),
                       std::to_string(layout.groups.blockBitmap[g].value),
                       fmt::format("{}", fmt::join(flagNames(layout.groups.flags[g]), " ")),
                       std::to_string(layout.groups.freeBlocks[g]), found == unknownFree ? "" : std::to_string(found)});
    }
}

} // namespace atlas
