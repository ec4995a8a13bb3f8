// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/paragraph.h"

#include "report/messages/make_message.h"

namespace atlas {

Message paragraph(std::vector<Message> sentences) {
    auto all = std::move(sentences.front());
    for (std::size_t n = 1; n < sentences.size(); ++n) {
        all = message<MessageId::Sentences>(std::move(all), std::move(sentences[n]));
    }
    return all;
}

std::string betweenSentences() { return format(message<MessageId::Sentences>(Names{}, Names{})); }

} // namespace atlas
