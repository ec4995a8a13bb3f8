// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/member_load_text.h"

#include "report/messages/make_message.h"

namespace atlas {

/// By halves: an array of 4,096 members nests a dozen messages and not thousands.
Message loadOnEachMember(std::span<const std::uint64_t> load) {
    if (load.size() == 1) {
        return message<MessageId::MetricNumber>(Number{load.front()});
    }
    const auto half = load.size() / 2;
    return message<MessageId::MembersInOrder>(loadOnEachMember(load.first(half)), loadOnEachMember(load.subspan(half)));
}

} // namespace atlas
