// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_parts.h"

namespace atlas {
namespace {

constexpr std::uint64_t superblockAnswer = 1;
constexpr std::uint64_t descriptorAnswer = 2;
constexpr std::uint64_t inodeAnswer = 3;

/// Free blocks and inodes are counted by group and in all, and e2fsck decides by the bitmaps which of the two is wrong.
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
    if (spoiled.field == "i_blocks_lo") {
        answer.except(spoiled.right * 512 / fs.blockSize.value, Mistake::BytesForBlocks);
    } else if (spoiled.field == "i_size_lo") {
        answer.except(spoiled.right / fs.blockSize.value, Mistake::BytesForBlocks);
    }
    return answer;
}

} // namespace

std::optional<Answer> answerDamage(const Question& question, const Exhibit& exhibit) {
    if (!exhibit.spoiled) {
        return std::nullopt;
    }
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
    if (level > 2) {
        questions.push_back({Ask::SpoiledByteOfImage});
    }
    return questions;
}

} // namespace atlas
