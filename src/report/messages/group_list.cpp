// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/group_list.h"

#include "report/messages/make_message.h"

#include <algorithm>
#include <span>

namespace atlas {

Names firstGroups(const std::vector<GroupNumber>& groups, std::size_t named) {
    Names list;
    for (const auto group : std::span(groups).first(std::min(groups.size(), named))) {
        list.push_back(message<MessageId::MetricNumber>(Number{group.value}));
    }
    return list;
}

Names allGroups(const std::vector<GroupNumber>& groups) {
    constexpr std::size_t most = 40;
    auto list = firstGroups(groups, most);
    if (groups.size() > most) {
        list.push_back(message<MessageId::Verbatim>("…"));
    }
    return list;
}

} // namespace atlas
