// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/diff_text.h"

#include "report/messages/labels.h"
#include "report/messages/make_message.h"

namespace atlas {

std::vector<Message> summary(const LayoutDiff& diff) {
    std::vector<Message> lines;
    for (const auto& field : diff.fields) {
        lines.push_back(message<MessageId::FieldChanged>(field.name, field.from, field.to));
    }
    for (const auto kind : allRegionKinds) {
        Names changes;
        for (std::size_t n = 0; n < changeKindCount; ++n) {
            const auto change = static_cast<ChangeKind>(n);
            if (const auto count = diff.count(kind, change); count != 0) {
                changes.push_back(message<MessageId::CountOfChanges>(Number{count}, label(change)));
            }
        }
        if (!changes.empty()) {
            lines.push_back(message<MessageId::ChangesOfStructure>(label(kind), std::move(changes)));
        }
    }
    return lines;
}

} // namespace atlas
