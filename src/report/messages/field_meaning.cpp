// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/field_meaning.h"

#include "report/messages/de/catalogue_de.h"
#include "report/messages/en/catalogue_en_fields.h"
#include "report/messages/fr/catalogue_fr.h"
#include "report/messages/make_message.h"
#include "report/messages/zh/catalogue_zh.h"

#include <algorithm>

namespace atlas {
namespace {

/// Fields of an array of structures end with their index, "os_type[2]", and share a meaning.
std::string_view withoutIndex(std::string_view name) { return name.substr(0, name.find('[')); }

std::string_view englishMeaning(const FieldTable& table, const Field& field) {
    const auto structure = std::ranges::find(englishFieldMeanings, table.structure, &StructureMeanings::structure);
    if (structure == std::end(englishFieldMeanings)) {
        return {};
    }
    const auto found = std::ranges::find(structure->fields, withoutIndex(field.name), &FieldMeaning::field);
    return found == structure->fields.end() ? std::string_view{} : found->words;
}

/// The field whose upper bits are in `field`; nullptr when `field` is no upper part.
const Field* lowerPartOf(const FieldTable& table, const Field& field) {
    const auto found = std::ranges::find(table.fields, field.name, &Field::high);
    return found == table.fields.end() ? nullptr : &*found;
}

} // namespace

std::string fieldMeaning(const FieldTable& table, const Field& field, Language language) {
    if (field.kind == FieldKind::Reserved) {
        return format(message<MessageId::ReservedBytes>(), language);
    }
    if (const auto* const lower = lowerPartOf(table, field)) {
        return field.kind == FieldKind::TimeExtra ? format(message<MessageId::ExtraBitsOfTime>(lower->name), language)
                                                  : format(message<MessageId::UpperBitsOf>(lower->name), language);
    }
    const auto english = englishMeaning(table, field);
    switch (language) {
    case Language::English: break;
    case Language::French: return std::string(frenchMeaning(english));
    case Language::German: return std::string(germanMeaning(english));
    case Language::Chinese: return std::string(chineseMeaning(english));
    }
    return std::string(english);
}

} // namespace atlas
