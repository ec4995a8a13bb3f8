// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/catalogue.h"

#include "report/messages/de/catalogue_de.h"
#include "report/messages/en/catalogue_en.h"
#include "report/messages/fr/catalogue_fr.h"
#include "report/messages/zh/catalogue_zh.h"

namespace atlas {

std::string_view patternOf(MessageId id, Language language) {
    switch (language) {
    case Language::English: break;
    case Language::French: return frenchPattern(id);
    case Language::German: return germanPattern(id);
    case Language::Chinese: return chinesePattern(id);
    }
    return englishPattern(id);
}

} // namespace atlas
