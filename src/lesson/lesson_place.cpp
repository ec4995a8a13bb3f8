// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_place.h"

#include "layout/descriptor_location.h"
#include "layout/structure_place.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::array<std::string_view, 5> placeKinds{"group", "descriptor", "inode", "block", "journal"};
constexpr std::array<std::string_view, 7> parts{
    "", "superblock", "descriptors", "reserved_gdt", "block_bitmap", "inode_bitmap", "inode_table"};

struct Chosen {
    std::string_view kind{};
    std::uint64_t number = 0;
    std::string_view part{};
};

std::string_view withoutBlanks(std::string_view text) {
    while (text.starts_with(' ')) {
        text.remove_prefix(1);
    }
    return text;
}

/// Takes the next word of `rest`; what stands in braces is one.
std::string_view nextWord(std::string_view& rest) {
    rest = withoutBlanks(rest);
    const auto closed = rest.starts_with('{') ? rest.find('}') : std::string_view::npos;
    const auto end = closed == std::string_view::npos ? std::min(rest.find(' '), rest.size()) : closed + 1;
    const auto word = rest.substr(0, end);
    rest = withoutBlanks(rest.substr(end));
    return word;
}

std::unexpected<Error> noPlace(std::string_view text) {
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "this is no place",
                                 .found = std::string(text),
                                 .expected = "group 3 inode_table"});
}

std::unexpected<Error> notHere(std::string_view text) {
    return std::unexpected(
        Error{.kind = ErrorKind::Unsupported, .what = "the volume has no such place", .found = std::string(text)});
}

Result<Chosen> selectionIn(std::string_view text, const FigureLookup& figure) {
    auto rest = text;
    Chosen selection{.kind = nextWord(rest)};
    if (std::ranges::find(placeKinds, selection.kind) == placeKinds.end()) {
        return noPlace(text);
    }
    if (selection.kind != "journal") {
        auto number = nextWord(rest);
        if (number.starts_with('{') && number.ends_with('}')) {
            number = number.substr(1, number.size() - 2);
        }
        const auto value = evaluate(number, figure);
        if (!value) {
            return std::unexpected(value.error());
        }
        selection.number = *value;
    }
    selection.part = rest;
    const bool known = std::ranges::find(parts, rest) != parts.end();
    return known && (rest.empty() || selection.kind == "group") ? Result<Chosen>(selection) : noPlace(text);
}

std::optional<BlockNumber> partOf(const Layout& layout, GroupNumber group, std::string_view part) {
    if (const auto kind = regionKind(part); kind && isPerGroup(*kind)) {
        return layout.startOf(*kind, group);
    }
    const auto* const copies = layout.copiesIn(group);
    if (copies == nullptr || part == "superblock") {
        return copies == nullptr ? std::nullopt : copies->superblock;
    }
    const auto& blocks = part == "descriptors" ? copies->descriptors : copies->reservedGdt;
    return blocks.empty() ? std::nullopt : std::optional(blocks.first);
}

std::optional<LessonPlace> placeOfByte(const LessonVolume& volume, ByteOffset at) {
    const auto size = volume.filesystem().blockSize;
    const auto block = blockOf(at, size);
    return LessonPlace{.block = block, .inBlock = static_cast<std::uint32_t>((at - byteOf(block, size)).value)};
}

std::optional<LessonPlace> placeOfBlock(const LessonVolume& volume, std::optional<BlockNumber> block) {
    return block && *block < volume.filesystem().end() ? std::optional(LessonPlace{.block = block}) : std::nullopt;
}

std::optional<LessonPlace> inGroup(const Chosen& selection, const LessonVolume& volume) {
    const GroupNumber group{static_cast<std::uint32_t>(selection.number)};
    if (selection.kind == "descriptor") {
        const auto bytes = descriptorBytes(*volume.layout, group);
        return bytes ? placeOfByte(volume, bytes->first) : std::nullopt;
    }
    return selection.part.empty() ? LessonPlace{.group = group}
                                  : placeOfBlock(volume, partOf(*volume.layout, group, selection.part));
}

std::optional<LessonPlace> placeOf(const Chosen& selection, const LessonVolume& volume) {
    const auto number = selection.number;
    if (selection.kind == "group" || selection.kind == "descriptor") {
        return number < volume.filesystem().groupCount.value ? inGroup(selection, volume) : std::nullopt;
    }
    if (selection.kind == "inode") {
        const auto place =
            number > maxInodeCount ? std::nullopt : inodePlace(*volume.layout, static_cast<std::uint32_t>(number));
        return place ? placeOfByte(volume, place->bytes.first) : std::nullopt;
    }
    if (selection.kind == "journal") {
        const auto* const journal = volume.layout->firstOf(RegionKind::Journal);
        return journal == nullptr ? std::nullopt : placeOfBlock(volume, journal->first);
    }
    return placeOfBlock(volume, BlockNumber{number});
}

} // namespace

Result<LessonPlace> placeIn(std::string_view text, const LessonVolume& volume) {
    const auto selection = selectionIn(text, figuresOf(volume));
    if (!selection) {
        return std::unexpected(selection.error());
    }
    const auto place = placeOf(*selection, volume);
    return place ? Result<LessonPlace>(*place) : notHere(text);
}

Status checkPlace(std::string_view text) {
    const auto selection = selectionIn(text, anyFigures());
    return !selection && selection.error().kind == ErrorKind::Usage ? Status(std::unexpected(selection.error()))
                                                                    : Status{};
}

} // namespace atlas
