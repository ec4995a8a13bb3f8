// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/summary_facts.h"

#include "report/messages/make_message.h"
#include "report/messages/summary_text.h"

namespace atlas {

std::vector<std::pair<std::string, std::string>> summaryFacts(const Layout& layout, Medium medium) {
    std::vector<std::pair<std::string, std::string>> facts;
    for (const auto& line : summaryLines(layout, medium)) {
        facts.emplace_back(format(line.name), format(message<MessageId::ValueAndDetail>(line.value, line.detail)));
    }
    return facts;
}

} // namespace atlas
