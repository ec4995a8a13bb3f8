// SPDX-License-Identifier: GPL-3.0-or-later
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
    if (field.width > 2)
        answer.except(numberOf(own.first(field.width / 2), ByteOrder::Little), Mistake::LowHalf);
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
    if (!structure)
        return chosen;
    std::vector<std::string_view> names;
    for (const auto& field : structure->decoded.fields)
        if (isAskable(field))
            names.push_back(field.field->name);
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
    if (places.empty() || !exhibit.bytes)
        return std::nullopt;
    StructureReader reader(*exhibit.bytes, exhibit.start());
    if (!reader.useSuperblockOf(layout))
        return std::nullopt;
    auto structure = reader.read(places.front());
    return structure ? std::optional(std::move(*structure)) : std::nullopt;
}

std::optional<Answer> answerDecode(const Question& question, const Exhibit& exhibit) {
    const auto structure = askedStructure(question, exhibit);
    const auto* const field = structure ? structure->decoded.find(question.field) : nullptr;
    if (field == nullptr || field->field->width > 8)
        return std::nullopt;
    return fieldValue(*field->field, structure->bytes);
}

std::vector<Question> askDecode(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    constexpr std::uint64_t rootInode = 2;
    auto questions = fieldsOf(exhibit, {Ask::SuperblockField}, 4, numbers);
    const auto add = [&](Question question, std::size_t count) {
        for (auto& more : fieldsOf(exhibit, std::move(question), count, numbers))
            questions.push_back(std::move(more));
    };
    if (level > 1)
        add({Ask::DescriptorField, numbers.below(exhibit.filesystem().groupCount.value)}, 3);
    if (level > 2)
        add({Ask::InodeField, rootInode}, 3);
    return questions;
}

namespace {

constexpr std::uint64_t superblockAnswer = 1;
constexpr std::uint64_t descriptorAnswer = 2;
constexpr std::uint64_t inodeAnswer = 3;

/// Free blocks and inodes are counted per group and in total; e2fsck compares with the bitmaps to decide which is
/// wrong.
bool isCounted(std::string_view field) { return field.find("_free_") != std::string_view::npos; }

Answer structureOf(const SpoiledField& spoiled) {
    switch (spoiled.place.kind) {
    case StructureKind::Superblock: {
        Answer answer{.right = superblockAnswer};
        return isCounted(spoiled.field) ? answer.except(descriptorAnswer, Mistake::OtherCount) : answer;
    }
    case StructureKind::GroupDescriptor: {
        Answer answer{.right = descriptorAnswer};
        return isCounted(spoiled.field) ? answer.except(superblockAnswer, Mistake::OtherCount) : answer;
    }
    default: return Answer{.right = inodeAnswer};
    }
}

Answer numberOf(const SpoiledField& spoiled) {
    const auto& place = spoiled.place;
    switch (place.kind) {
    case StructureKind::Superblock: return Answer{.right = 0};
    case StructureKind::GroupDescriptor:
        return Answer{.right = place.group.value}.except(place.group.value + std::uint64_t{1}, Mistake::GroupsFromOne);
    default: return Answer{.right = place.number}.except(place.number - std::uint64_t{1}, Mistake::InodesFromZero);
    }
}

Answer rightNumber(const SpoiledField& spoiled, const Filesystem& fs) {
    Answer answer{.right = spoiled.right};
    answer.except(spoiled.found, Mistake::NumberFound);
    if (spoiled.field == "i_blocks_lo")
        answer.except(spoiled.right * 512 / fs.blockSize.value, Mistake::BytesForBlocks);
    else if (spoiled.field == "i_size_lo")
        answer.except(spoiled.right / fs.blockSize.value, Mistake::BytesForBlocks);
    return answer;
}

} // namespace

std::optional<Answer> answerDamage(const Question& question, const Exhibit& exhibit) {
    if (!exhibit.spoiled)
        return std::nullopt;
    const auto& spoiled = *exhibit.spoiled;
    const auto structure = (exhibit.start() + ByteCount{spoiled.place.bytes.first.value}).value;
    switch (question.ask) {
    case Ask::SpoiledStructure: return structureOf(spoiled);
    case Ask::SpoiledNumber: return numberOf(spoiled);
    case Ask::SpoiledByte: return Answer{.right = spoiled.offset};
    case Ask::SpoiledByteOfImage:
        return Answer{.right = structure + spoiled.offset}.except(structure, Mistake::StructureStart);
    case Ask::RightNumber: return rightNumber(spoiled, exhibit.filesystem());
    default: return std::nullopt;
    }
}

std::vector<Question> askDamage(const Exhibit& /*exhibit*/, std::uint32_t level, SeededNumbers& /*numbers*/) {
    std::vector<Question> questions{
        {Ask::SpoiledStructure}, {Ask::SpoiledNumber}, {Ask::SpoiledByte}, {Ask::RightNumber}};
    if (level > 2)
        questions.push_back({Ask::SpoiledByteOfImage});
    return questions;
}

} // namespace atlas
