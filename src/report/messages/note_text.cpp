// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/note_text.h"

#include "report/messages/make_message.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace atlas {

using enum MessageId;

Message sentence(const Note& note) {
    const auto [first, second] = note.numbers;
    switch (note.kind) {
    case NoteKind::StrideWithoutEffect: return message<StrideMovesNothing>(Count{first}, Number{second});
    case NoteKind::PackedWithoutFlexBg: return message<PackedNeedsFlexBg>();
    case NoteKind::FlexGroupAboveGroups: return message<FlexGroupAboveGroups>(Number{first}, Count{second});
    case NoteKind::FlexGroupVeryLarge:
        return message<FlexGroupVeryLarge>(Number{first}, Number{maxGrowableFlexGroupSize});
    case NoteKind::EagerInodeTables: return message<EagerInodeTables>(Size{{first}});
    case NoteKind::BogusStripeWidth: return message<BogusStripeWidth>(Count{first});
    case NoteKind::BlockSmallerThanSector: return message<SingleBlocksFillPart>(Size{{first}}, Size{{second}});
    case NoteKind::Mke2fsWarns: return message<Mke2fsWarns>(note.detail);
    case NoteKind::TypeByDefault: return message<TypeByDefault>(note.detail);
    case NoteKind::FlexBgAdded: return message<FlexBgAdded>();
    case NoteKind::StripeOfOtherArray: return message<StripeOfOtherArray>(Number{first}, Number{second}, note.detail);
    case NoteKind::BlockSizeRounded: return message<BlockSizeRounded>(ByteCount{first}, ByteCount{second});
    case NoteKind::FreeCountsImpossible: return message<FreeCountsImpossible>(Count{first});
    case NoteKind::LargerFlexGroupsLeftOut: return message<LargerFlexGroupsLeftOut>(Number{first});
    case NoteKind::UpstreamProfile: return message<ProfileOfUpstream>();
    }
    return {};
}

std::vector<std::string> englishSentences(const std::vector<Note>& notes) {
    std::vector<std::string> sentences;
    std::ranges::transform(notes, std::back_inserter(sentences),
                           [](const Note& note) { return english(sentence(note)); });
    return sentences;
}

Message noteLine(const Note& note) { return message<NoteLine>(sentence(note)); }

Message noteOn(std::string_view layout, const Note& note) { return message<NoteOn>(layout, sentence(note)); }

std::optional<Message> typedSize(std::string_view typed, ByteCount size) {
    std::string digits; // without what groups them in any language
    std::ranges::copy_if(typed, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    const bool hasUnit =
        std::ranges::any_of(typed, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
    return !hasUnit && digits == std::to_string(size.value) ? std::nullopt
                                                            : std::optional(message<SizeInBytes>(typed, size));
}

} // namespace atlas
