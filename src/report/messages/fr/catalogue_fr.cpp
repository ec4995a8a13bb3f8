// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/fr/catalogue_fr.h"

#include "report/messages/fr/catalogue_fr_fields.h"
#include "report/messages/patterns_by_id.h"

namespace atlas {
namespace {

constexpr CatalogueEntry frenchMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/messages/fr/catalogue_fr.def"
#undef MESSAGE
};
constexpr auto frenchPatterns = byId(frenchMessages);

static_assert(std::ranges::is_sorted(frenchFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view frenchPattern(MessageId id) { return frenchPatterns[static_cast<std::size_t>(id)]; }

std::string_view frenchMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(frenchFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(frenchFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
