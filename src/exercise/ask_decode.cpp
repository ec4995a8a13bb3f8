// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/asked_structure.h"
#include "exercise/exercise_parts.h"
#include "ondisk/field_table.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<Answer> fieldValue(const Field& field, std::span<const std::byte> bytes) {
    const auto own = bytes.subspan(field.offset, field.width);
    const auto right = numberOf(own, ByteOrder::Little);
    Answer answer{.right = right};
    answer.except(numberOf(own, ByteOrder::Big), Mistake::ByteOrder);
    if (field.width > 2) {
        answer.except(numberOf(own.first(field.width / 2), ByteOrder::Little), Mistake::LowHalf);
    }
    return answer;
}

bool isAskable(const DecodedField& decoded) {
    const auto& field = *decoded.field;
    const bool isNumber = field.kind == FieldKind::Number || field.kind == FieldKind::Block ||
                          field.kind == FieldKind::Hex || field.kind == FieldKind::Checksum;
    return decoded.valid && isNumber && field.count == 1 && (field.width == 2 || field.width == 4) &&
           decoded.number != 0;
}

std::vector<Question> fieldsOf(const Exhibit& exhibit, Question question, std::size_t count, SeededNumbers& numbers) {
    const auto structure = askedStructure(question, exhibit);
    std::vector<Question> chosen;
    if (!structure) {
        return chosen;
    }
    std::vector<std::string_view> names;
    for (const auto& field : structure->decoded.fields) {
        if (isAskable(field)) {
            names.push_back(field.field->name);
        }
    }
    for (; chosen.size() < count && !names.empty();) {
        const auto at = names.begin() + static_cast<std::ptrdiff_t>(numbers.below(names.size()));
        question.field = *at;
        chosen.push_back(question);
        names.erase(at);
    }
    return chosen;
}

} // namespace

std::optional<InspectedStructure> askedStructure(const Question& question, const Exhibit& exhibit) {
    const auto& layout = *exhibit.layout;
    const auto n = static_cast<std::uint32_t>(question.number);
    std::vector<StructurePlace> places;
    if (question.ask == Ask::SuperblockField) {
        places = superblockPlaces(layout);
    } else if (question.ask == Ask::DescriptorField && question.number < layout.filesystem.groupCount.value) {
        places = descriptorPlaces(layout, {n});
    } else if (question.ask == Ask::InodeField && question.number <= layout.filesystem.inodeCount) {
        const auto place = inodePlace(layout, n);
        places.assign(place ? 1 : 0, place.value_or(StructurePlace{}));
    }
    if (places.empty() || !exhibit.bytes) {
        return std::nullopt;
    }
    StructureReader reader(*exhibit.bytes, exhibit.start());
    if (!reader.useSuperblockOf(layout)) {
        return std::nullopt;
    }
    auto structure = reader.read(places.front());
    return structure ? std::optional(std::move(*structure)) : std::nullopt;
}

std::optional<Answer> answerDecode(const Question& question, const Exhibit& exhibit) {
    const auto structure = askedStructure(question, exhibit);
    const auto* const field = structure ? structure->decoded.find(question.field) : nullptr;
    if (field == nullptr || field->field->width > 8) {
        return std::nullopt;
    }
    return fieldValue(*field->field, structure->bytes);
}

std::vector<Question> askDecode(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    constexpr std::uint64_t rootInode = 2;
    auto questions = fieldsOf(exhibit, {Ask::SuperblockField}, 4, numbers);
    const auto add = [&](Question question, std::size_t count) {
        for (auto& more : fieldsOf(exhibit, std::move(question), count, numbers)) {
            questions.push_back(std::move(more));
        }
    };
    if (level > 1) {
        add({Ask::DescriptorField, numbers.below(exhibit.filesystem().groupCount.value)}, 3);
    }
    if (level > 2) {
        add({Ask::InodeField, rootInode}, 3);
    }
    return questions;
}

} // namespace atlas
