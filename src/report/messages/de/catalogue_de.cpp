// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/de/catalogue_de.h"

#include "report/messages/de/catalogue_de_fields.h"
#include "report/messages/patterns_by_id.h"

namespace atlas {
namespace {

constexpr CatalogueEntry germanMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/messages/de/catalogue_de.def"
#undef MESSAGE
};
constexpr auto germanPatterns = byId(germanMessages);

static_assert(std::ranges::is_sorted(germanFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view germanPattern(MessageId id) { return germanPatterns[static_cast<std::size_t>(id)]; }

std::string_view germanMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(germanFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(germanFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
