// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/inodes_text.h"

#include "report/messages/inode_list_text.h"
#include "report/messages/local_numbers.h"
#include "report/messages/make_message.h"
#include "report/text/report_text.h"

#include <algorithm>
#include <ostream>

namespace atlas {
namespace {

std::vector<Cell> rowOf(const ListedInode& inode) {
    const auto content = contentText(inode);
    const bool isFree = inode.state == InodeState::Deleted || inode.state == InodeState::Leftover;
    return {{localNumber(inode.number)},
            {modeLetters(inode.mode)},
            {localNumber(inode.links)},
            {localNumber(inode.size)},
            {timeText(inode.modified.seconds)},
            {inode.deleted == 0 ? std::string() : timeText(inode.deleted)},
            {content ? format(*content) : std::string()},
            {format(stateText(inode)), isFree ? Tone::Faint : Tone::Plain}};
}

} // namespace

void writeInodesText(const GroupInodes& list, std::ostream& out, TextStyle style) {
    writeHeading(out, message<MessageId::HeadingInodes>(list.group), style);
    if (!list.inodes.empty()) {
        writeTable(
            out,
            {{words<MessageId::Inode>(), true},
             {words<MessageId::ColumnMode>()},
             {words<MessageId::ColumnLinks>(), true},
             {words<MessageId::NameSize>(), true},
             {words<MessageId::ColumnModified>()},
             {words<MessageId::ColumnDeleted>()},
             {words<MessageId::ColumnHolds>()},
             {words<MessageId::NameState>()}},
            list.inodes.size(), [&](std::size_t n) { return rowOf(list.inodes[n]); }, style);
        out << '\n';
    }
    out << format(summaryText(list)) << '\n';
    if (std::ranges::find(list.inodes, InodeState::Leftover, &ListedInode::state) != list.inodes.end()) {
        out << format(*meaningOf(InodeState::Leftover)) << '\n';
    }
    if (const auto unread = unreadText(list)) {
        out << style.paint(Tone::Bad, format(*unread)) << '\n';
    }
}

} // namespace atlas
