// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/zh/catalogue_zh.h"

#include "report/messages/patterns_by_id.h"
#include "report/messages/zh/catalogue_zh_fields.h"

namespace atlas {
namespace {

constexpr CatalogueEntry chineseMessages[] = {
#define MESSAGE(id, pattern) {MessageId::id, pattern},
#include "report/messages/zh/catalogue_zh.def"
#undef MESSAGE
};
constexpr auto chinesePatterns = byId(chineseMessages);

static_assert(std::ranges::is_sorted(chineseFieldMeanings, {}, &TranslatedMeaning::english));

} // namespace

std::string_view chinesePattern(MessageId id) { return chinesePatterns[static_cast<std::size_t>(id)]; }

std::string_view chineseMeaning(std::string_view english) {
    const auto* const at = std::ranges::lower_bound(chineseFieldMeanings, english, {}, &TranslatedMeaning::english);
    return at != std::end(chineseFieldMeanings) && at->english == english ? at->translated : std::string_view{};
}

} // namespace atlas
