// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/message_id.h"

#include <string_view>

namespace atlas {

/// One message in one language.
struct CatalogueEntry {
    MessageId id{};
    std::string_view pattern;
};

/// What a field of an on-disk structure means.
struct FieldMeaning {
    std::string_view field; ///< without its index
    std::string_view words;
};

/// The same words in English and another language.
struct TranslatedMeaning {
    std::string_view english;
    std::string_view translated;
};

} // namespace atlas
