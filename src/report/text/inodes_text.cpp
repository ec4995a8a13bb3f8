// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/inodes_text.h"

#include "base/utf8.h"
#include "ondisk/field_table.h"
#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/text/report_text.h"
#include "report/words/inode_list_text.h"

#include <cctype>
#include <fmt/format.h>
#include <ostream>

namespace atlas {
namespace {

std::vector<Cell> rowOf(const ListedInode& inode) {
    const auto content = contentText(inode);
    const auto unlessSpoiled = [&](std::uint64_t value) {
        return inode.isSpoiled() ? std::string() : localNumber(value);
    };
    return {{localNumber(inode.number)},
            {format(stateText(inode)), inode.isFault()  ? Tone::Bad
                                       : inode.isFree() ? Tone::Faint
                                                        : Tone::Plain},
            {modeLetters(inode.mode)},
            {localNumber(inode.links)},
            {inode.isSpoiled() ? std::string() : std::to_string(inode.user)},
            {inode.isSpoiled() ? std::string() : std::to_string(inode.group)},
            {unlessSpoiled(inode.size)},
            {momentText(inode, inode.modified)},
            {momentText(inode, inode.accessed)},
            {momentText(inode, inode.changed)},
            {momentText(inode, inode.created)},
            {inode.deleted == 0 || !inode.isCredible() ? std::string() : timeText(inode.deleted)},
            {content ? format(*content) : std::string()}};
}

void writeInodesOf(const GroupInodes& list, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingInodes>(list.group), style);
    if (list.inodes.empty())
        return;
    writeTable(
        out,
        {{words<MessageId::Inode>(), true},
         {words<MessageId::NameState>()},
         {words<MessageId::ColumnMode>()},
         {words<MessageId::ColumnLinks>(), true},
         {words<MessageId::ColumnUid>(), true},
         {words<MessageId::ColumnGid>(), true},
         {words<MessageId::NameSize>(), true},
         {words<MessageId::ColumnModified>()},
         {words<MessageId::ColumnAccessed>()},
         {words<MessageId::ColumnInodeChanged>()},
         {words<MessageId::ColumnCreated>()},
         {words<MessageId::ColumnDeleted>()},
         {words<MessageId::ColumnHolds>()}},
        list.inodes.size(), [&](std::size_t n) { return rowOf(list.inodes[n]); }, style);
    out << '\n';
}

} // namespace

void writeInodesText(const RequestedInodes& inodes, std::ostream& out, TextStyle style) {
    const auto& [groups, read, counts] = inodes;
    for (auto group = groups.first; group < groups.end(); group += GroupCount{1}) {
        const auto list = read(group);
        if (groups.count.value == 1 || !list.inodes.empty())
            writeInodesOf(list, out, style);
    }
    out << format(summaryText(*counts)) << '\n';
    for (const auto& unlisted : unlistedTexts(*counts))
        out << format(unlisted) << '\n';
    if (counts->leftover != 0)
        out << format(*meaningOf(InodeState::Leftover)) << '\n';
    for (const auto& fault : faultTexts(*counts))
        out << style.paint(Tone::Bad, format(fault)) << '\n';
    if (const auto unread = unreadText(*counts))
        out << style.paint(Tone::Bad, format(*unread)) << '\n';
}

namespace {

/// mactime splits at each "|" and decodes "%7C"; Plaso decodes "\\x0a" and "\\\\" (plaso/parsers/bodyfile.py).
std::string bodyName(std::string_view path) {
    const auto isHex = [&](std::size_t at) {
        return at < path.size() && std::isxdigit(static_cast<unsigned char>(path[at])) != 0;
    };
    std::string out;
    for (std::size_t n = 0; n < path.size(); ++n) {
        const auto byte = static_cast<unsigned char>(path[n]);
        if (byte < 0x20 || byte == 0x7F)
            out += fmt::format("\\x{:02x}", byte);
        else if (path[n] == '|' || (path[n] == '%' && isHex(n + 1) && isHex(n + 2)))
            out += fmt::format("%{:02X}", byte);
        else
            out += path[n] == '\\' ? std::string("\\\\") : std::string(1, path[n]);
    }
    return validUtf8(out);
}

/// As "fls -m" writes it: the type by the name, "-" without a name, then the type and permissions by the inode.
std::string bodyMode(const ListedInode& inode, bool isNamed) {
    auto letters = modeLetters(inode.mode);
    if (letters.front() == '-')
        letters.front() = 'r';
    else if (letters.front() == 's')
        letters.front() = 'h';
    return std::string(1, isNamed ? letters.front() : '-') + "/" + letters;
}

std::string namelessName(const ListedInode& inode) {
    const auto* const state = inode.isFree() ? " (deleted)" : inode.state == InodeState::Linkless ? " (orphan)" : "";
    return fmt::format("<{}>{}", inode.number, state);
}

} // namespace

std::string bodyLine(const ListedInode& inode, std::string_view path) {
    const auto name = path.empty() ? namelessName(inode) : bodyName(path);
    return fmt::format("0|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}\n", name, inode.number, bodyMode(inode, !path.empty()),
                       inode.user, inode.group, inode.size, inode.accessed.seconds, inode.modified.seconds,
                       inode.changed.seconds, inode.created ? inode.created->seconds : 0);
}

} // namespace atlas
