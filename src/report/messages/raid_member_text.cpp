// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/raid_member_text.h"

#include "alignment/grid.h"
#include "compare/raid_load.h"
#include "report/messages/make_message.h"

namespace atlas {

using enum MessageId;

std::optional<Message> membersText(const Filesystem& fs, ByteInterval bytes) {
    const auto array = stripeIn(fs);
    if (!array || array->stride == 0 || array->width == 0 || bytes.empty()) {
        return std::nullopt;
    }
    const auto raid = raidWith(RaidLevel::Raid0, *array, fs.blockSize);
    if (!raid) {
        return std::nullopt;
    }
    const auto first = bytes.first.value / raid->chunk.value;
    const auto last = bytes.last().value / raid->chunk.value;
    const Number members{raid->members - 1};
    if (first == last) {
        return message<HeldByMember>(Number{first}, Number{membersWith(first, *raid).front()}, members);
    }
    if (last - first + 1 >= raid->members) {
        return message<HeldByAllMembers>(Number{first}, Number{last}, members);
    }
    return message<HeldByMembers>(Number{first}, Number{last}, Number{membersWith(first, *raid).front()},
                                  Number{membersWith(last, *raid).front()}, members);
}

} // namespace atlas
