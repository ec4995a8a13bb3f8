// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/catalogue.h"

#include "report/messages/catalogue_en.h"
#include "report/messages/fr/catalogue_fr.h"
#include "report/messages/zh/catalogue_zh.h"

namespace atlas {

std::string_view patternOf(MessageId id, Language language) {
    std::string_view pattern;
    switch (language) {
    case Language::English: break;
    case Language::French: pattern = frenchPattern(id); break;
    case Language::Chinese: pattern = chinesePattern(id); break;
    }
    return pattern.empty() ? englishPattern(id) : pattern; // not translated yet
}

} // namespace atlas
