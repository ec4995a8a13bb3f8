// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv/layout_csv.h"

#include "report/messages/descriptor_flags.h"
#include "report/messages/finding_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ostream>

namespace atlas {
namespace {

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string out = "\"";
    for (const char c : text) {
        out += c;
        if (c == '"') {
            out += c;
        }
    }
    return out + '"';
}

void writeRow(std::ostream& out, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        out << (i == 0 ? "" : ",") << quoted(fields[i]);
    }
    out << "\r\n";
}

std::string number(std::uint64_t value) { return std::to_string(value); }

/// First and last block, or two empty fields.
void appendRange(std::vector<std::string>& fields, BlockInterval blocks) {
    fields.push_back(blocks.empty() ? "" : number(blocks.first.value));
    fields.push_back(blocks.empty() ? "" : number(blocks.last().value));
}

std::vector<std::string> groupFields(const Layout& layout, GroupNumber group) {
    static const GroupCopies none{};
    const auto& fs = layout.filesystem;
    const auto& groups = layout.groups;
    const auto* found = layout.copiesIn(group);
    const auto g = group.value;
    const auto blocks = fs.blocksOf(group);
    std::vector<std::string> fields{number(g), fs.flexGroupSize ? number(fs.flexGroupOf(group)) : "",
                                    number(blocks.first.value), number(blocks.count.value),
                                    std::string(superblockName(found).value_or(""))};
    appendRange(fields, (found != nullptr ? *found : none).descriptors);
    appendRange(fields, (found != nullptr ? *found : none).reservedGdt);
    for (const std::uint64_t value :
         {groups.blockBitmap[g].value, groups.inodeBitmap[g].value, groups.inodeTable[g].value,
          std::uint64_t{fs.inodeTableBlocks}, std::uint64_t{groups.freeBlocks[g]}, std::uint64_t{groups.freeInodes[g]},
          std::uint64_t{groups.usedDirectories[g]}, std::uint64_t{groups.unusedInodes[g]}}) {
        fields.push_back(number(value));
    }
    fields.push_back(fmt::format("{}", fmt::join(flagNames(groups.flags[g]), " ")));
    fields.push_back(hasDescriptorChecksum(fs) ? fmt::format("0x{:04x}", groups.checksum[g]) : "");
    fields.push_back(hasDescriptorChecksum(fs) ? fmt::format("0x{:04x}", groups.computedChecksum[g]) : "");
    return fields;
}

} // namespace

void writeGroupsCsv(const Layout& layout, std::ostream& out) {
    writeRow(out, {"group",
                   "flex_group",
                   "first_block",
                   "blocks",
                   "superblock",
                   "descriptors_first",
                   "descriptors_last",
                   "reserved_gdt_first",
                   "reserved_gdt_last",
                   "block_bitmap",
                   "inode_bitmap",
                   "inode_table",
                   "inode_table_blocks",
                   "free_blocks",
                   "free_inodes",
                   "used_directories",
                   "unused_inodes",
                   "flags",
                   "checksum",
                   "computed_checksum"});
    for (GroupNumber group{0}; group.value < layout.groups.size().value; ++group) {
        writeRow(out, groupFields(layout, group));
    }
}

void writeAllocationCsv(const Layout& layout, const Allocation& allocation, std::ostream& out) {
    writeRow(out, {"group", "first_block", "blocks", "block_bitmap", "flags", "descriptor_free", "bitmap_free"});
    for (std::uint32_t i = 0; i < allocation.size().value; ++i) {
        const GroupNumber group = allocation.first + GroupCount{i};
        const auto g = group.value;
        const auto blocks = layout.filesystem.blocksOf(group);
        const auto found = allocation.freeClusters[i];
        writeRow(out, {number(g), number(blocks.first.value), number(blocks.count.value),
                       number(layout.groups.blockBitmap[g].value),
                       fmt::format("{}", fmt::join(flagNames(layout.groups.flags[g]), " ")),
                       number(layout.groups.freeBlocks[g]), found == unknownFree ? "" : number(found)});
    }
}

void writeFindingsCsv(const std::vector<Finding>& findings, std::ostream& out) {
    writeRow(out, {"severity", "kind", "structure", "groups", "block", "text", "cost"});
    for (const auto& finding : findings) {
        const auto words = phrase(finding);
        writeRow(out, {std::string(name(finding.severity)), std::string(name(finding.kind)), format(words.structure),
                       words.groups ? format(*words.groups) : "", finding.block ? number(finding.block->value) : "",
                       format(words.text), words.cost ? format(*words.cost) : ""});
    }
}

} // namespace atlas
