// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/block_contents_text.h"

#include "base/utf8.h"
#include "report/messages/local_numbers.h"
#include "report/messages/make_message.h"
#include "report/messages/structure_text.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

using Parts = std::span<const BlockPart>;

/// What a row tells of structures with more fields than fit beside each other.
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

/// Fields of which the upper half is shown with the lower one.
bool isUpperHalf(const FieldTable& table, const Field& field) {
    return std::ranges::any_of(table.fields, [&](const Field& other) { return other.high == field.name; });
}

std::vector<std::size_t> columnsOf(const DecodedStructure& decoded) {
    std::vector<std::size_t> out;
    for (std::size_t n = 0; n < decoded.fields.size(); ++n) {
        const auto& field = decoded.fields[n];
        if (isColumn(field, decoded.fields.size()) && !isUpperHalf(*decoded.table, *field.field)) {
            out.push_back(n);
        }
    }
    return out;
}

std::vector<Cell> row(const BlockPart& part, std::span<const std::size_t> columns) {
    std::vector<Cell> cells{{fmt::format("0x{:03x}", part.at)},
                            {part.item ? localNumber(*part.item) : std::string()},
                            {escapedBytes(part.name)}};
    for (const auto column : columns) {
        const auto& field = part.decoded.fields[column];
        const auto text = field.value.empty() ? std::string("0") : field.value;
        cells.push_back({text, field.valid ? Tone::Plain : Tone::Faint});
    }
    return cells;
}

/// Parts of one kind that follow each other.
void writeRun(Parts run, std::ostream& out, TextStyle style) {
    const auto& decoded = run.front().decoded;
    const auto chosen = columnsOf(decoded);
    std::vector<Column> columns{{words<MessageId::ColumnByteInBlock>()},
                                {words<MessageId::ColumnItem>(), true},
                                {words<MessageId::ColumnName>()}};
    for (const auto column : chosen) {
        columns.push_back({std::string(decoded.fields[column].field->name)});
    }
    out << '\n' << style.paint(Tone::Faint, std::string(decoded.table->structure)) << '\n';
    writeTable(out, columns, run.size(), [&](std::size_t n) { return row(run[n], chosen); }, style);
}

} // namespace

void writeContents(const ShownContents& shown, std::ostream& out, TextStyle style) {
    const auto& contents = shown.contents;
    writeHeading(out, label(contents.content), style);
    if (contents.checksum) {
        writeFacts(out, {{message<MessageId::NameChecksum>(), checksumText(*contents.checksum)}}, style);
    }
    if (contents.damaged) {
        out << style.paint(Tone::Bad, format(message<MessageId::ContentsDamaged>())) << '\n';
    }
    const Parts parts(contents.parts);
    for (std::size_t first = 0; first < parts.size();) {
        auto end = first + 1;
        while (end < parts.size() && parts[end].decoded.table == parts[first].decoded.table) {
            ++end;
        }
        writeRun(parts.subspan(first, end - first), out, style);
        first = end;
    }
}

} // namespace atlas
