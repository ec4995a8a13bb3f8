// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/diff_text.h"

#include "report/language/language.h"
#include "report/language/make_message.h"
#include "report/words/labels.h"

#include <algorithm>

namespace atlas {
namespace {

std::string textOf(const FieldValue& value) {
    if (const auto* number = std::get_if<std::uint64_t>(&value))
        return std::to_string(*number);
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr && !text->empty() ? *text : "none";
}

Message countText(const LayoutDiff& diff, RegionKind kind, ChangeKind change) {
    const auto count = diff.count(kind, change);
    if (count == 1 && change == ChangeKind::Moved) {
        const auto only = std::ranges::find_if(
            diff.changes, [&](const Change& each) { return each.kind == kind && each.change == change; });
        if (only != diff.changes.end() && only->moved < only->compared)
            return changeText(*only);
    }
    return message<MessageId::CountOfChanges>(Number{count}, label(change));
}

} // namespace

Message fieldText(const FieldDifference& field) {
    return message<MessageId::FieldChanged>(field.name, textOf(field.from), textOf(field.to));
}

std::vector<Message> summary(const LayoutDiff& diff) {
    std::vector<Message> lines;
    for (const auto& field : diff.fields)
        lines.push_back(fieldText(field));
    for (const auto kind : allRegionKinds) {
        Names changes;
        for (std::size_t n = 0; n < changeKindCount; ++n) {
            const auto change = static_cast<ChangeKind>(n);
            if (diff.count(kind, change) != 0)
                changes.push_back(countText(diff, kind, change));
        }
        if (!changes.empty())
            lines.push_back(message<MessageId::ChangesOfStructure>(label(kind), std::move(changes)));
    }
    return lines;
}

Message changeText(const Change& change) {
    return change.change == ChangeKind::Moved && change.moved < change.compared
               ? message<MessageId::BlocksMoved>(Number{change.moved.value}, Count{change.compared.value})
               : label(change.change);
}

std::string placeText(std::span<const BlockInterval> extents) {
    std::string all;
    for (const auto& blocks : extents) {
        all += all.empty() ? "" : ", ";
        all += localNumber(blocks.first.value);
        if (blocks.count.value > 1)
            all += "–" + localNumber(blocks.last().value);
    }
    return all;
}

Message label(DifferenceCause cause) {
    using enum MessageId;
    switch (cause) {
    case DifferenceCause::Time: return message<CauseTime>();
    case DifferenceCause::Uuid: return message<CauseUuid>();
    case DifferenceCause::HashSeed: return message<CauseHashSeed>();
    case DifferenceCause::Checksum: return message<CauseChecksum>();
    case DifferenceCause::Other: break;
    }
    return message<CauseOther>();
}

Message fixOf(DifferenceCause cause) {
    using enum MessageId;
    switch (cause) {
    case DifferenceCause::Time: return message<FixTime>();
    case DifferenceCause::Uuid: return message<FixUuid>();
    case DifferenceCause::HashSeed: return message<FixHashSeed>();
    case DifferenceCause::Checksum: return message<FixChecksum>();
    case DifferenceCause::Other: break;
    }
    return message<FixOther>();
}

} // namespace atlas
