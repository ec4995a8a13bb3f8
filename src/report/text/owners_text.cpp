// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/owners_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/words/owner_text.h"
#include "report/words/subject_text.h"

#include <ostream>

namespace atlas {
namespace {

std::string shareOf(const Owner& owner, const Filesystem& fs) {
    const auto all = fs.blockCount.value;
    const auto share = all == 0 ? 0 : 100 * static_cast<double>(owner.blocks) / static_cast<double>(all);
    return localDecimal(share, 2) + " %";
}

std::vector<Cell> amounts(const Owner& owner, const Filesystem& fs) {
    return {{localNumber(owner.blocks)},
            {localSize(bytesOf(BlockCount{owner.blocks}, fs.blockSize))},
            {shareOf(owner, fs)},
            {localNumber(owner.pieces)}};
}

std::vector<Column> amountColumns() {
    return {{words<MessageId::NameBlocks>(), true},
            {words<MessageId::NameSize>(), true},
            {words<MessageId::ColumnOfTheVolume>(), true},
            {words<MessageId::ColumnPieces>(), true}};
}

void writeFiles(const OwnerMap& map, const Filesystem& fs, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& owner : map.owners) {
        if (owner.kind == OwnerKind::File) {
            rows.push_back(amounts(owner, fs));
            rows.back().insert(rows.back().begin(), {localNumber(owner.inode)});
            if (map.shared != 0)
                rows.back().push_back({localNumber(owner.shared)});
            rows.back().push_back({pathText(owner), owner.paths.empty() ? Tone::Faint : Tone::Plain});
        }
    }
    if (rows.empty())
        return;
    auto columns = amountColumns();
    columns.insert(columns.begin(), {words<MessageId::Inode>(), true});
    if (map.shared != 0)
        columns.push_back({words<MessageId::ColumnShared>(), true});
    columns.push_back({words<MessageId::ColumnFilePath>()});
    writeHeading(out, message<MessageId::HeadingLargestFiles>(), style);
    writeTable(out, columns, rows, style);
}

void writeKinds(const OwnerMap& map, const Filesystem& fs, std::ostream& out, TextStyle style) {
    std::vector<std::vector<Cell>> rows;
    for (const auto& owner : map.owners) {
        if (owner.kind != OwnerKind::File) {
            rows.push_back(amounts(owner, fs));
            rows.back().insert(rows.back().begin(), {format(kindText(owner.kind))});
            rows.back().push_back({owner.files == 0 ? "" : localNumber(owner.files)});
        }
    }
    if (rows.empty())
        return;
    auto columns = amountColumns();
    columns.insert(columns.begin(), {words<MessageId::ColumnOwner>()});
    columns.push_back({words<MessageId::ColumnFiles>(), true});
    writeHeading(out, message<MessageId::HeadingOwnerKinds>(), style);
    writeTable(out, columns, rows, style);
}

/// The question that is asked first of a truncated image.
void writeLosing(const OwnerMap& map, std::ostream& out, TextStyle style) {
    if (map.losing.empty())
        return;
    writeHeading(out, message<MessageId::HeadingLosingFiles>(Count{map.losingFiles}), style);
    std::vector<std::vector<Cell>> rows;
    for (const auto& file : map.losing) {
        const Owner named{.inode = file.inode, .links = file.links, .paths = file.paths};
        rows.push_back({{localNumber(file.inode)}, {localNumber(file.blocks)}, {pathText(named)}});
    }
    writeTable(out,
               {{words<MessageId::Inode>(), true},
                {words<MessageId::ColumnMissingBlocks>(), true},
                {words<MessageId::ColumnFilePath>()}},
               rows, style);
}

} // namespace

void writeOwnersText(const Snapshot& snapshot, const OwnerMap& map, std::ostream& out, TextStyle style) {
    const auto& fs = snapshot.layout->filesystem;
    out << style.paint(Tone::Heading, format(subject(snapshot))) << '\n';
    writeLosing(map, out, style);
    writeFiles(map, fs, out, style);
    writeKinds(map, fs, out, style);
    out << '\n';
    for (const auto& note : ownerNotes(map, *snapshot.layout))
        out << style.paint(note.isGood ? Tone::Plain : Tone::Bad, format(note.text)) << '\n';
}

} // namespace atlas
