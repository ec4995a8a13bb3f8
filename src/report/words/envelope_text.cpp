// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/envelope_text.h"

#include "report/language/make_message.h"

#include <algorithm>
#include <array>
#include <span>

namespace atlas {
namespace {

using Facts = std::vector<std::pair<Message, Message>>;

constexpr std::size_t maxRows = 8; ///< of one kind: a disk may be split into thousands of files

struct FormatLabel {
    std::string_view format;
    std::string_view label;
};

constexpr std::array labels{
    FormatLabel{"vmdk", "VMDK"},
    FormatLabel{"vdi", "VDI"},
    FormatLabel{"vhd", "VHD"},
    FormatLabel{"vhdx", "VHDX"},
    FormatLabel{"parallels", "Parallels"},
    FormatLabel{"qed", "QED"},
    FormatLabel{"ewf", "EWF (E01)"},
    FormatLabel{"android_sparse", "Android sparse"},
    FormatLabel{"android_super", "Android super"},
    FormatLabel{"split_raw", "split raw"},
};

Message formatText(const Envelope& envelope) {
    const auto label = formatLabel(envelope.format);
    return envelope.cluster.value > 0 ? message<MessageId::EnvelopeInClusters>(label, Size{envelope.cluster})
                                      : message<MessageId::Verbatim>(label);
}

/// A row for each of the first items, and one that counts the others.
template <class Item, class Text>
void addRows(Facts& facts, const Message& name, std::span<const Item> items, Text text) {
    for (const auto& item : items.first(std::min(items.size(), maxRows)))
        facts.emplace_back(name, text(item));
    if (items.size() > maxRows)
        facts.emplace_back(name, message<MessageId::EnvelopeMore>(Count{items.size() - maxRows}));
}

} // namespace

std::string_view formatLabel(std::string_view format) {
    const auto found = std::ranges::find(labels, format, &FormatLabel::format);
    return found == labels.end() ? format : found->label;
}

std::vector<std::pair<Message, Message>> envelopeFacts(const Envelope& envelope) {
    Facts facts{{message<MessageId::NameFormat>(), formatText(envelope)}};
    if (!envelope.member.empty())
        facts.emplace_back(message<MessageId::NameMember>(), message<MessageId::Verbatim>(envelope.member));
    const std::span files(envelope.files);
    addRows(facts, message<MessageId::NameRestsOn>(), files.subspan(std::min<std::size_t>(files.size(), 1)),
            [](const EnvelopeFile& file) {
                return message<MessageId::EnvelopeFileOf>(file.path, formatLabel(file.format));
            });
    addRows(facts, message<MessageId::NameStored>(), std::span(envelope.stored),
            [](const StoredFact& fact) { return message<MessageId::EnvelopeStored>(fact.name, fact.value); });
    addRows(facts, message<MessageId::NameMissing>(), std::span(envelope.missing), [](const MissingPiece& piece) {
        return message<MessageId::EnvelopeMissing>(piece.path, piece.bytes.count, Number{piece.bytes.first.value});
    });
    return facts;
}

} // namespace atlas
