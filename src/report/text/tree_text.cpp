// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/tree_text.h"

#include "base/utf8.h"
#include "report/language/language.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

using enum MessageId;
using Rows = std::vector<std::vector<Cell>>;

Cell soundness(bool damaged, std::optional<bool> checksumRight) {
    if (damaged)
        return {words<NodeDamaged>(), Tone::Bad};
    if (!checksumRight)
        return {};
    return *checksumRight ? Cell{words<ChecksumIsRight>()} : Cell{words<ChecksumIsWrong>(), Tone::Bad};
}

std::string rangeText(std::uint64_t first, std::uint64_t last) {
    return first == last ? localNumber(first) : fmt::format("{}–{}", localNumber(first), localNumber(last));
}

std::vector<Cell> nodeRow(const MapNode& node) {
    std::string places;
    if (!node.extents.empty()) {
        const auto [low, high] =
            std::ranges::minmax(node.extents, {}, [](const FileExtent& extent) { return extent.blocks.first.value; });
        places = rangeText(low.blocks.first.value, high.blocks.last().value);
    }
    std::uint64_t unwritten = 0;
    for (const auto& extent : node.extents)
        unwritten += extent.unwritten ? extent.blocks.count.value : 0;
    return {{localNumber(node.depth)},
            {node.block ? localNumber(node.block->value) : words<NodeInInode>()},
            {node.extents.empty() ? localNumber(node.logical)
                                  : rangeText(node.extents.front().logical, node.extents.back().end() - 1)},
            {format(message<EntriesOf>(Number{node.entries}, Number{node.most}))},
            {places},
            {unwritten == 0 ? std::string() : localNumber(unwritten)},
            soundness(node.damaged, node.checksumRight)};
}

constexpr std::size_t plotColumns = 64;
constexpr std::size_t plotRows = 12;

/// Which cells of the plot the extents touch; `width` columns stand for the `end` blocks of the file.
std::array<std::array<bool, plotColumns>, plotRows> cellsOf(const FileTree& tree, std::uint64_t end,
                                                            std::uint64_t width, std::uint64_t volume) {
    std::array<std::array<bool, plotColumns>, plotRows> cells{};
    const auto step = std::max<std::uint64_t>(1, end / width); // one block for each column that an extent reaches
    for (const auto& node : tree.nodes) {
        for (const auto& extent : node.extents) {
            for (std::uint64_t n = 0; n < extent.blocks.count.value; n += step) {
                const auto x = std::min((extent.logical + n) * width / end, width - 1);
                const auto y = (extent.blocks.first.value + n) * plotRows / volume;
                if (y < plotRows)
                    cells[y][x] = true;
            }
        }
    }
    return cells;
}

/// Columns stand for the blocks of the file, rows for the blocks of the volume; a file in one piece is a rising line.
void writePlot(const FileTree& tree, const Filesystem& fs, std::ostream& out) {
    std::uint64_t end = 0;
    for (const auto& node : tree.nodes)
        for (const auto& extent : node.extents)
            end = std::max(end, extent.end());
    if (end == 0)
        return;
    const auto width = std::min<std::uint64_t>(end, plotColumns);
    const auto cells = cellsOf(tree, end, width, fs.blockCount.value);
    out << '\n' << format(message<PlotOfFile>(Count{end}, Count{fs.blockCount.value})) << '\n';
    for (std::size_t row = 0; row < plotRows; ++row) {
        std::string line;
        for (std::size_t column = 0; column < width; ++column)
            line += cells[row][column] ? "█" : "·";
        out << fmt::format("{:>14}  {}\n", localNumber(fs.blockCount.value * row / plotRows), line);
    }
}

} // namespace

void writeFileTree(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& tree = *shown.tree;
    writeHeading(out, tree.byExtents ? message<HeadingExtentTree>() : message<HeadingIndirectBlocks>(), style);
    std::uint64_t extents = 0;
    for (const auto& node : tree.nodes)
        extents += node.extents.size();
    out << format(message<TreeSummary>(Count{tree.nodes.size()}, Count{extents})) << '\n';
    writeTable(
        out,
        {{words<ColumnDepth>(), true},
         {words<ColumnNodeBlock>(), true},
         {words<ColumnLogical>(), true},
         {words<ColumnEntriesUsed>(), true},
         {words<ColumnBlocksOfVolume>(), true},
         {words<ColumnUnwritten>(), true},
         {words<NameState>()}},
        tree.nodes.size(), [&](std::size_t n) { return nodeRow(tree.nodes[n]); }, style);
    if (tree.cut)
        out << style.paint(Tone::Bad, words<TreeCut>()) << '\n';
    writePlot(tree, shown.snapshot.layout->filesystem, out);
}

namespace {

std::string kindText(DirectoryTreeBlock::Kind kind) {
    switch (kind) {
    case DirectoryTreeBlock::Kind::Root: return "dx_root";
    case DirectoryTreeBlock::Kind::Node: return "dx_node";
    case DirectoryTreeBlock::Kind::Entries: break;
    }
    return words<DirectoryEntries>();
}

std::string deletedText(const std::vector<DeletedEntry>& deleted) {
    constexpr std::size_t most = 4;
    std::string text;
    for (std::size_t n = 0; n < std::min(deleted.size(), most); ++n)
        text += fmt::format("{}{} ({})", n == 0 ? "" : ", ", escapedBytes(deleted[n].name), deleted[n].inode);
    return deleted.size() <= most ? text : format(message<NamesAndMore>(text, Count{deleted.size() - most}));
}

std::vector<Cell> blockRow(const DirectoryTreeBlock& block) {
    const bool isIndex = block.kind != DirectoryTreeBlock::Kind::Entries;
    return {{localNumber(block.logical)},
            {localNumber(block.block.value)},
            {kindText(block.kind)},
            {block.level ? fmt::format("0x{:08x}–0x{:08x}", block.firstHash, block.lastHash) : std::string()},
            {localNumber(isIndex ? block.index.size() : block.entries)},
            {isIndex ? std::string() : localNumber(block.freeBytes)},
            {deletedText(block.deleted)},
            soundness(block.damaged, block.checksumRight)};
}

void writeWay(const NameWay& way, const DirectoryTree& directory, std::ostream& out, TextStyle style) {
    std::vector<std::pair<Message, Message>> facts;
    facts.emplace_back(message<ColumnName>(), message<Verbatim>(escapedBytes(way.name)));
    if (way.hash) {
        facts.emplace_back(message<NameHash>(),
                           message<HashOfName>(fmt::format("0x{:08x}", *way.hash), fmt::format("0x{:08x}", way.minor),
                                               directory.hash));
    }
    std::string blocks;
    for (const auto block : way.blocks)
        blocks += (blocks.empty() ? "" : " → ") + localNumber(block);
    facts.emplace_back(message<NameWayBlocks>(), message<Verbatim>(std::move(blocks)));
    facts.emplace_back(message<ColumnEntry>(),
                       way.inode ? message<EntryAt>(Number{*way.inode}, way.block, fmt::format("0x{:03x}", way.at))
                                 : message<NoSuchEntry>());
    writeHeading(out, message<HeadingNameWay>(), style);
    writeFacts(out, facts, style);
}

} // namespace

void writeDirectoryTree(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& directory = *shown.directory;
    writeHeading(out, message<HeadingDirectoryBlocks>(), style);
    out << format(directory.indexed ? message<DirectoryIndexed>(directory.hash, Count{directory.levels},
                                                                Count{directory.names}, Count{directory.collisions})
                                    : message<DirectoryLinear>(Count{directory.names}))
        << '\n';
    writeTable(
        out,
        {{words<ColumnLogical>(), true},
         {words<ColumnNodeBlock>(), true},
         {words<ColumnKind>()},
         {words<ColumnHashRange>()},
         {words<ColumnEntriesUsed>(), true},
         {words<ColumnFreeBytes>(), true},
         {words<ColumnDeletedNames>()},
         {words<NameState>()}},
        directory.blocks.size(), [&](std::size_t n) { return blockRow(directory.blocks[n]); }, style);
    if (directory.cut)
        out << style.paint(Tone::Bad, words<TreeCut>()) << '\n';
    if (directory.way)
        writeWay(*directory.way, directory, out, style);
}

namespace {

/// As text if it is printable, else in hexadecimal.
std::string valueOf(const InodeAttribute& attribute) {
    if (attribute.valueInode != 0)
        return format(message<ValueInInode>(Number{attribute.valueInode}));
    const std::string text(reinterpret_cast<const char*>(attribute.value.data()), attribute.value.size());
    const bool isText =
        std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; }) && !text.empty();
    auto shown = isText ? text : hexText(attribute.value);
    return attribute.value.size() < attribute.size ? shown + " …" : shown;
}

} // namespace

void writeInodeExtras(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& extras = *shown.extras;
    if (extras.isEmpty())
        return;
    writeHeading(out, message<HeadingAttributes>(), style);
    std::vector<std::pair<Message, Message>> facts;
    if (extras.inlineBytes != 0)
        facts.emplace_back(message<NameInlineData>(), message<InlineDataBytes>(ByteCount{extras.inlineBytes}));
    if (extras.block) {
        facts.emplace_back(message<NameAttributeBlock>(),
                           message<AttributeBlockShared>(*extras.block, Count{extras.references}));
    }
    if (extras.checksumRight) {
        facts.emplace_back(message<NameChecksum>(),
                           *extras.checksumRight ? message<ChecksumIsRight>() : message<ChecksumIsWrong>());
    }
    writeFacts(out, facts, style);
    Rows rows;
    for (const auto& attribute : extras.attributes) {
        rows.push_back({{escapedBytes(attribute.name)},
                        {attribute.block ? localNumber(attribute.block->value) : words<NodeInInode>()},
                        {fmt::format("0x{:03x}", attribute.at)},
                        {localNumber(attribute.size)},
                        {valueOf(attribute)}});
    }
    if (!rows.empty()) {
        out << (facts.empty() ? "" : "\n");
        writeTable(out,
                   {{words<ColumnName>()},
                    {words<ColumnNodeBlock>(), true},
                    {words<ColumnByteInBlock>()},
                    {words<ColumnBytes>(), true},
                    {words<ColumnContents>()}},
                   rows, style);
    }
    if (extras.damaged)
        out << style.paint(Tone::Bad, words<ContentsDamaged>()) << '\n';
}

void writeOrphans(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& orphans = *shown.orphans;
    writeHeading(out, message<HeadingOrphans>(), style);
    if (orphans.all.empty() && orphans.brokenAt == 0)
        out << words<NoOrphans>() << '\n';
    Rows rows;
    for (const auto& orphan : orphans.all) {
        const auto where = orphan.block
                               ? format(message<OrphanInFile>(*orphan.block, fmt::format("0x{:03x}", orphan.at)))
                               : words<OrphanInList>();
        rows.push_back({{localNumber(orphan.inode.number)},
                        {where},
                        {localNumber(orphan.inode.links)},
                        {localNumber(orphan.inode.size)},
                        {orphan.isTruncated() ? words<OrphanTruncated>() : words<OrphanDeleted>()},
                        {orphan.inode.nextOrphan == 0 ? std::string() : localNumber(orphan.inode.nextOrphan)}});
    }
    if (!rows.empty()) {
        writeTable(out,
                   {{words<Inode>(), true},
                    {words<ColumnNamedBy>()},
                    {words<ColumnLinks>(), true},
                    {words<ColumnBytes>(), true},
                    {words<ColumnContents>()},
                    {words<NextOrphan>(), true}},
                   rows, style);
    }
    if (orphans.brokenAt != 0)
        out << style.paint(Tone::Bad, format(message<OrphanListBroken>(Number{orphans.brokenAt}))) << '\n';
    if (orphans.cut)
        out << style.paint(Tone::Bad, words<TreeCut>()) << '\n';
}

} // namespace atlas
