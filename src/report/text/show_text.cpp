// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/show_text.h"

#include "base/kernel_log.h"
#include "base/utf8.h"
#include "layout/layout.h"
#include "ondisk/field_table.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/backups_text.h"
#include "report/text/inodes_text.h"
#include "report/text/journal_text.h"
#include "report/text/report_text.h"
#include "report/text/tree_text.h"
#include "report/words/copies_text.h"
#include "report/words/inode_list_text.h"
#include "report/words/labels.h"
#include "report/words/owner_text.h"
#include "report/words/place_text.h"
#include "report/words/structure_text.h"
#include "report/words/subject_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <ranges>

namespace atlas {
namespace {

using Parts = std::span<const BlockPart>;

/// The columns for structures with more fields than fit in a row.
constexpr std::string_view briefFields[] = {"i_mode",
                                            "i_links_count",
                                            "i_uid",
                                            "i_size_lo",
                                            "i_blocks_lo",
                                            "i_flags",
                                            "i_dtime",
                                            "bg_block_bitmap_lo",
                                            "bg_inode_bitmap_lo",
                                            "bg_inode_table_lo",
                                            "bg_free_blocks_count_lo",
                                            "bg_free_inodes_count_lo",
                                            "bg_used_dirs_count_lo",
                                            "bg_itable_unused_lo",
                                            "bg_flags",
                                            "dot_inode",
                                            "dotdot_inode",
                                            "hash_version",
                                            "info_length",
                                            "indirect_levels",
                                            "limit",
                                            "count",
                                            "block",
                                            "h_blocktype",
                                            "s_sequence",
                                            "s_start"};

bool isColumn(const DecodedField& field, std::size_t fields) {
    constexpr std::size_t most = 9;
    const auto& table = *field.field;
    return table.kind != FieldKind::Reserved &&
           (fields <= most || std::ranges::find(briefFields, table.name) != std::end(briefFields));
}

/// Upper halves are shown with their lower half.
bool isUpperHalf(const FieldTable& table, const Field& field) {
    return std::ranges::any_of(table.fields, [&](const Field& other) { return other.high == field.name; });
}

std::vector<std::size_t> columnsOf(const DecodedStructure& decoded) {
    std::vector<std::size_t> out;
    for (std::size_t n = 0; n < decoded.fields.size(); ++n) {
        const auto& field = decoded.fields[n];
        if (isColumn(field, decoded.fields.size()) && !isUpperHalf(*decoded.table, *field.field))
            out.push_back(n);
    }
    return out;
}

std::vector<Cell> row(const BlockPart& part, std::span<const std::size_t> columns) {
    std::vector<Cell> cells{{fmt::format("0x{:03x}", part.at)},
                            {part.item ? localNumber(*part.item) : std::string()},
                            {escapedBytes(part.name)}};
    for (const auto column : columns) {
        const auto& field = part.decoded.fields[column];
        const auto text = field.value.empty() && !field.withheld ? std::string("0") : field.value;
        cells.push_back({text, field.valid ? Tone::Plain : Tone::Faint});
    }
    return cells;
}

/// Writes consecutive parts of the same kind as one table.
void writeRun(Parts run, std::ostream& out, TextStyle style) {
    const auto& decoded = run.front().decoded;
    const auto chosen = columnsOf(decoded);
    std::vector<Column> columns{{words<MessageId::ColumnByteInBlock>()},
                                {words<MessageId::ColumnItem>(), true},
                                {words<MessageId::ColumnName>()}};
    for (const auto column : chosen)
        columns.push_back({std::string(decoded.fields[column].field->name)});
    out << '\n' << style.paint(Tone::Faint, std::string(decoded.table->structure)) << '\n';
    writeTable(out, columns, run.size(), [&](std::size_t n) { return row(run[n], chosen); }, style);
}

} // namespace

void writeContents(const ShownContents& shown, std::ostream& out, TextStyle style) {
    const auto& contents = shown.contents;
    writeHeading(out, label(contents.content), style);
    if (shown.ground == ContentGround::Residue)
        out << format(message<MessageId::ContentsResidue>()) << '\n';
    if (contents.checksum)
        writeFacts(out, {{message<MessageId::NameChecksum>(), checksumText(*contents.checksum)}}, style);
    if (contents.damaged)
        out << style.paint(Tone::Bad, format(message<MessageId::ContentsDamaged>())) << '\n';
    const Parts parts(contents.parts);
    for (std::size_t first = 0; first < parts.size();) {
        auto end = first + 1;
        while (end < parts.size() && parts[end].decoded.table == parts[first].decoded.table)
            ++end;
        writeRun(parts.subspan(first, end - first), out, style);
        first = end;
    }
}

namespace {

using Facts = std::vector<std::pair<Message, Message>>;

/// The bytes of a field for a table cell, cut after eight.
std::string rawCell(std::span<const std::byte> bytes) {
    constexpr std::size_t most = 8;
    return bytes.size() <= most ? hexText(bytes) : hexText(bytes.first(most)) + " …";
}

Facts placeFacts(const InspectedStructure& structure, const Shown& shown) {
    const auto& [first, count] = structure.place.bytes;
    Facts facts;
    for (const auto& bytes : shown.onDisk(structure.place))
        facts.emplace_back(message<MessageId::NamePlaceOnDisk>(),
                           message<MessageId::PlaceOfStructure>(bytes.first, bytes.count));
    if (shown.start.value != 0 || (!shown.isOfDisk && !shown.snapshot.disk.map.empty()))
        facts.emplace_back(message<MessageId::NamePlaceInVolume>(), message<MessageId::PlaceOfStructure>(first, count));
    if (structure.checksum)
        facts.emplace_back(message<MessageId::NameChecksum>(), checksumText(*structure.checksum));
    for (const auto& verdict : structure.guarded)
        facts.emplace_back(message<MessageId::NameChecksum>(), checksumText(verdict));
    return facts;
}

void writeFields(const InspectedStructure& structure, std::ostream& out, TextStyle style) {
    const auto& decoded = structure.decoded;
    std::vector<std::vector<Cell>> rows;
    for (const auto& field : decoded.fields) {
        const auto tone = field.valid ? Tone::Plain : Tone::Faint;
        rows.push_back({{fmt::format("0x{:03x}", field.field->offset), tone},
                        {std::string(field.field->name), tone},
                        {rawCell(field.raw), tone},
                        {fieldMeaning(*decoded.table, *field.field, currentLanguage()), Tone::Faint},
                        {format(valueText(field)), tone}});
    }
    writeTable(out,
               {{words<MessageId::ColumnOffset>()},
                {words<MessageId::ColumnField>()},
                {.heading = words<MessageId::ColumnRaw>(), .isSpare = true},
                {words<MessageId::ColumnMeaning>()},
                {words<MessageId::ColumnValue>()}}, // last: some are long
               rows, style);
}

/// Says that a structure is incomplete or a block is missing; nullopt if all of it can be read.
std::optional<Message> missingText(const Shown& shown) {
    const auto around = blocksAround(shown);
    const auto missing = missingBlocks(*shown.snapshot.layout);
    if (!bytesAreThere(shown))
        return message<MessageId::BlockPastEnd>();
    if (presenceOf(around, missing) == Presence::All)
        return std::nullopt;
    const auto lost = around.count - blocksThere(around, missing).count;
    return message<MessageId::StructurePartlyPastEnd>(Count{lost.value}, Number{around.count.value});
}

/// What lies there: structure or file content, field, state.
void addContentFacts(const Shown& shown, Facts& facts) {
    const auto block = blockAround(shown);
    if (!block) {
        if (shown.byteInVolume())
            facts.emplace_back(message<MessageId::NameLiesIn>(), message<MessageId::OutsideFilesystem>());
        return;
    }
    facts.emplace_back(message<MessageId::NameLiesIn>(), liesInText(shown));
    if (const auto* const file = shown.snapshot.layout->fileAt(*block); file != nullptr && file->inode != 0)
        facts.emplace_back(message<MessageId::Inode>(), message<MessageId::Verbatim>(localNumber(file->inode)));
    if (shown.owners) {
        facts.emplace_back(message<MessageId::NameState>(), allocationText(*shown.owners));
        const auto& owners = shown.owners->owners.empty() ? shown.owners->former : shown.owners->owners;
        for (const auto& owner : owners | std::views::take(1))
            if (auto position = positionText(owner, byteInBlock(shown), shown.snapshot.layout->filesystem.blockSize))
                facts.emplace_back(message<MessageId::NamePlaceInFile>(), std::move(*position));
    }
    if (shown.journalCopy)
        facts.emplace_back(message<MessageId::NameCopy>(), journalCopyText(*shown.journalCopy, *shown.snapshot.layout));
    if (const auto under = fieldUnderByte(shown)) {
        facts.emplace_back(message<MessageId::NameField>(),
                           message<MessageId::ByteOfField>(Number{under->offset}, under->field->field->name));
    }
}

/// The byte or block in all its units, those of the disk first.
void addPlaceFacts(const Shown& shown, Facts& facts) {
    const auto sector = shown.snapshot.opened().drive.logicalSector.value;
    const auto block = blockAround(shown);
    auto places = shown.block ? shown.onDisk(BlockInterval{*shown.block, {1}}) : std::vector<ByteInterval>();
    if (places.empty())
        places = {{shown.onDisk(*shown.byte), {1}}};
    for (const auto& place : places) {
        const auto lba = sectorOf(place.first, sector);
        facts.emplace_back(message<MessageId::NameByte>(), message<MessageId::OneByte>(place.first));
        facts.emplace_back(message<MessageId::ColumnSector>(), sector.value == kernelSectorBytes
                                                                   ? message<MessageId::OneSector>(lba)
                                                                   : message<MessageId::SectorOfBytes>(lba, sector));
    }
    if (block) {
        facts.emplace_back(message<MessageId::NameBlockAndGroup>(),
                           message<MessageId::BlockOfGroup>(*block, shown.snapshot.layout->filesystem.groupOf(*block)));
        if (const auto missing = missingText(shown))
            facts.emplace_back(message<MessageId::NamePlaceOnDisk>(), *missing);
    }
}

void writePosition(const Shown& shown, std::ostream& out, TextStyle style) {
    Facts facts;
    if (const auto taken = takenText(shown))
        facts.emplace_back(message<MessageId::NameTaken>(), *taken);
    addContentFacts(shown, facts);
    addPlaceFacts(shown, facts);
    writeFacts(out, facts, style);
}

void writeFormerOwners(const BlockOwners& owners, std::ostream& out, TextStyle style) {
    if (!owners.former.empty()) {
        writeHeading(out, message<MessageId::HeadingFormerOwners>(), style);
        std::vector<std::vector<Cell>> rows;
        for (const auto& owner : owners.former)
            rows.push_back({{localNumber(owner.inode)}, {format(useText(owner))}, {format(formerText(owner))}});
        writeTable(
            out,
            {{words<MessageId::Inode>(), true}, {words<MessageId::ColumnHolds>()}, {words<MessageId::NameState>()}},
            rows, style);
    }
    if (owners.isFormerCut)
        out << style.paint(Tone::Bad, format(message<MessageId::FormerOwnersCut>())) << '\n';
}

/// One row per path of each file.
void writeOwners(const BlockOwners& owners, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingOwners>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& owner : owners.owners) {
        rows.push_back({{localNumber(owner.inode)}, {format(useText(owner))}, {}});
        if (owner.paths.empty())
            rows.back()[2] = {format(namelessText(owner)), Tone::Faint};
        for (std::size_t n = 0; n < owner.paths.size(); ++n) {
            if (n != 0)
                rows.push_back({{}, {}, {}});
            rows.back()[2] = {escapedBytes(owner.paths[n])};
        }
    }
    if (rows.empty()) {
        out << format(message<MessageId::NoOwner>()) << '\n';
    } else {
        writeTable(out,
                   {{words<MessageId::Inode>(), true},
                    {words<MessageId::ColumnHolds>()},
                    {words<MessageId::ColumnFilePath>()}},
                   rows, style);
    }
    if (owners.unreadTables + owners.brokenMaps + owners.brokenDirectories != 0) {
        out << style.paint(Tone::Bad,
                           format(message<MessageId::OwnersIncomplete>(
                               Count{owners.unreadTables}, Count{owners.brokenMaps}, Count{owners.brokenDirectories})))
            << '\n';
    }
    if (owners.cut)
        out << style.paint(Tone::Bad, format(message<MessageId::OwnersCut>())) << '\n';
    writeFormerOwners(owners, out, style);
}

void writePath(const Shown& shown, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingPath>(), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& step : shown.path) {
        const auto entry =
            step.entry ? localNumber(shown.onDisk(shown.start + (*step.entry - ByteOffset{0})).value) : std::string();
        rows.push_back({{localNumber(step.directory)}, {escapedBytes(step.name)}, {entry}, {localNumber(step.inode)}});
    }
    writeTable(out,
               {{words<MessageId::ColumnDirectory>(), true},
                {words<MessageId::ColumnName>()},
                {words<MessageId::ColumnEntry>(), true},
                {words<MessageId::Inode>(), true}},
               rows, style);
}

std::string stateOf(const ContentExtent& extent, const Layout& layout) {
    auto text = extent.unwritten ? words<MessageId::ExtentUnwritten>() : std::string();
    const BlockInterval blocks{*extent.physical, {extent.length}};
    const auto there = blocksThere(blocks, missingBlocks(layout)).count.value;
    if (there != extent.length) {
        text += text.empty() ? "" : ", ";
        text += there == 0 ? words<MessageId::ExtentPastEnd>()
                           : format(message<MessageId::ExtentPartlyPastEnd>(Count{extent.length - there}));
    }
    return text;
}

/// A row for each place of the extent, of which a volume in pieces may have several.
void addRows(const ContentExtent& extent, const Shown& shown, std::vector<std::vector<Cell>>& rows) {
    const auto block = shown.snapshot.layout->filesystem.blockSize;
    const auto sector = shown.snapshot.opened().drive.logicalSector.value;
    if (!extent.physical) {
        rows.push_back({{localNumber(extent.logical)},
                        {localNumber(extent.length)},
                        {},
                        {},
                        {},
                        {words<MessageId::ExtentHole>()}});
        return;
    }
    const auto state = stateOf(extent, *shown.snapshot.layout);
    auto places = shown.onDisk(BlockInterval{*extent.physical, {extent.length}});
    // Blocks that lie in several places themselves stay one row.
    if (std::ranges::any_of(places, [&](const ByteInterval& place) { return place.count.value % block.value != 0; }))
        places.resize(1);
    if (places.size() < 2) {
        const auto at = places.empty() ? ByteOffset{} : places.front().first;
        rows.push_back({{localNumber(extent.logical)},
                        {localNumber(extent.length)},
                        {localNumber(extent.physical->value)},
                        {localNumber(extent.physical->value + extent.length - 1)},
                        {places.empty() ? std::string() : localNumber(sectorOf(at, sector).value)},
                        {state}});
        return;
    }
    std::uint64_t done = 0;
    for (const auto& place : places) {
        const auto blocks = place.count.value / block.value;
        rows.push_back({{localNumber(extent.logical + done)},
                        {localNumber(blocks)},
                        {localNumber(extent.physical->value + done)},
                        {localNumber(extent.physical->value + done + blocks - 1)},
                        {localNumber(sectorOf(place.first, sector).value)},
                        {state}});
        done += blocks;
    }
    if (done < extent.length) {
        rows.push_back({{localNumber(extent.logical + done)},
                        {localNumber(extent.length - done)},
                        {localNumber(extent.physical->value + done)},
                        {localNumber(extent.physical->value + extent.length - 1)},
                        {},
                        {words<MessageId::ExtentMorePlaces>()}});
    }
}

void writeContent(const Shown& shown, std::ostream& out, TextStyle style) {
    const auto& file = *shown.file;
    writeHeading(out, message<MessageId::HeadingContent>(), style);
    if (file.isInside) {
        out << format(message<MessageId::ContentInside>()) << '\n';
        return;
    }
    std::uint64_t blocks = 0;
    for (const auto& extent : file.extents)
        blocks += extent.blocks.count.value;
    out << format(message<MessageId::ContentPieces>(Count{blocks}, Count{file.pieces()}, Count{file.mapping.size()}))
        << '\n';
    std::vector<std::vector<Cell>> rows;
    for (const auto& extent : contentOf(shown))
        addRows(extent, shown, rows);
    if (!rows.empty()) {
        writeTable(out,
                   {{words<MessageId::ColumnLogical>(), true},
                    {words<MessageId::ColumnLength>(), true},
                    {words<MessageId::ColumnFirstBlock>(), true},
                    {words<MessageId::ColumnLastBlock>(), true},
                    {words<MessageId::ColumnFirstSector>(), true},
                    {words<MessageId::NameState>()}},
                   rows, style);
    }
    if (!file.error.empty())
        out << style.paint(Tone::Bad, format(message<MessageId::ContentEndsEarly>(file.error))) << '\n';
}

/// The answer in one line.
std::string lineOf(const Shown& shown) {
    std::string text;
    for (const auto& part : placeParts(shown))
        text += (text.empty() ? "" : "; ") + format(part);
    return text;
}

/// Whether the inode is in use, when it was deleted, and all its paths.
void writeAnswer(const InodeAnswer& answer, std::ostream& out, TextStyle style) {
    const auto& inode = answer.inode;
    Facts facts{{message<MessageId::Inode>(), message<MessageId::Verbatim>(localNumber(inode.number))},
                {message<MessageId::NameState>(), stateText(inode)}};
    if (inode.isFree() && inode.deleted != 0 && inode.isCredible())
        facts.emplace_back(message<MessageId::ColumnDeleted>(), message<MessageId::Verbatim>(timeText(inode.deleted)));
    if (inode.nextOrphan != 0)
        facts.emplace_back(message<MessageId::NextOrphan>(),
                           message<MessageId::Verbatim>(localNumber(inode.nextOrphan)));
    if (answer.paths && !inode.isFree()) {
        for (const auto& path : answer.paths->paths)
            facts.emplace_back(message<MessageId::ColumnFilePath>(), message<MessageId::Verbatim>(escapedBytes(path)));
        if (answer.paths->paths.empty())
            facts.emplace_back(message<MessageId::ColumnFilePath>(),
                               namelessText({.inode = inode.number, .links = inode.links}));
    }
    writeFacts(out, facts, style);
    if (!answer.paths)
        return;
    const auto& found = *answer.paths;
    if (found.unreadTables + found.brokenMaps + found.brokenDirectories != 0) {
        out << style.paint(Tone::Bad,
                           format(message<MessageId::PathsIncomplete>(
                               Count{found.unreadTables}, Count{found.brokenMaps}, Count{found.brokenDirectories})))
            << '\n';
    }
    if (found.cut)
        out << style.paint(Tone::Bad, format(message<MessageId::PathsCut>())) << '\n';
}

/// What lies behind the structure: lists of inodes, transactions, and the blocks of a file.
void writeLists(const Shown& shown, std::ostream& out, TextStyle style) {
    if (shown.orphans)
        writeOrphans(shown, out, style);
    if (shown.journal)
        writeJournalText(shown, out, style);
    if (shown.inodes)
        writeInodesText(*shown.inodes, out, style);
    if (shown.tree)
        writeFileTree(shown, out, style);
    else if (shown.file)
        writeContent(shown, out, style);
    if (shown.directory)
        writeDirectoryTree(shown, out, style);
}

} // namespace

void writeShowText(const Shown& shown, std::ostream& out, TextStyle style) {
    out << style.paint(Tone::Heading, format(subject(shown.snapshot))) << '\n';
    if (shown.answer) {
        out << '\n';
        writeAnswer(*shown.answer, out, style);
    }
    if (shown.byte) {
        out << '\n' << lineOf(shown) << "\n\n";
        writePosition(shown, out, style);
        if (blockAround(shown) && shown.structures.empty() && !shown.owners && !shown.contents)
            out << '\n' << format(message<MessageId::NothingInside>()) << '\n';
    }
    if (shown.owners)
        writeOwners(*shown.owners, out, style);
    const bool isOfVolume = shown.snapshot.layout && !shown.isOfDisk && (!shown.byte || shown.byteInVolume());
    for (const auto& note : isOfVolume ? groundNotes(*shown.snapshot.layout) : Names{})
        out << style.paint(Tone::Bad, format(note)) << '\n';
    if (shown.withBackups)
        writeBackups(*shown.snapshot.layout, deviceOf(shown.snapshot), out, style);
    if (!shown.path.empty())
        writePath(shown, out, style);
    const std::size_t detailed =
        shown.areCopies ? std::min<std::size_t>(1, shown.structures.size()) : shown.structures.size();
    for (std::size_t n = 0; n < detailed; ++n) {
        const auto& structure = shown.structures[n];
        writeHeading(out, label(structure.place), style);
        writeFacts(out, placeFacts(structure, shown), style);
        out << '\n';
        writeFields(structure, out, style);
        if (shown.withBytes)
            writeHex(structure.bytes, shown.onDisk(shown.start + (structure.place.bytes.first - ByteOffset{0})), out,
                     style);
    }
    if (shown.extras)
        writeInodeExtras(shown, out, style);
    if (shown.contents) {
        writeContents(*shown.contents, out, style);
        if (shown.withBytes) {
            const auto first = byteOf(shown.contents->block, shown.snapshot.layout->filesystem.blockSize);
            writeHex(shown.contents->bytes, shown.onDisk(shown.start + (first - ByteOffset{0})), out, style);
        }
    }
    writeLists(shown, out, style);
    if (shown.areCopies)
        writeCopies(shown, out, style);
}

void writeLogLine(const LogAnswer& answer, std::ostream& out) {
    const auto& [line, place, shown, error] = answer;
    const auto text = shown != nullptr ? lineOf(*shown) : error ? sentence(*error) : std::string();
    out << printable(logSubject(place)) << ": " << text << '\n';
}

} // namespace atlas
