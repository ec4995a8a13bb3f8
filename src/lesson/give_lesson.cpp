// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/give_lesson.h"

#include "base/number_text.h"
#include "base/parse_size.h"
#include "layout/descriptor_location.h"
#include "layout/structure_place.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace atlas {
namespace {

constexpr std::array<std::string_view, 7> placeKinds{"group",   "descriptor", "inode", "block",
                                                     "journal", "path",       "data"};
constexpr std::array<std::string_view, 7> parts{
    "", "superblock", "descriptors", "reserved_gdt", "block_bitmap", "inode_bitmap", "inode_table"};

struct Chosen {
    std::string_view kind{};
    std::uint64_t number = 0;
    std::string_view part{};
};

std::string_view withoutBlanks(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    return text;
}

/// Takes the next word of `rest`; text in braces is one word.
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
    if (std::ranges::find(placeKinds, selection.kind) == placeKinds.end())
        return noPlace(text);
    if (selection.kind != "journal") {
        auto number = nextWord(rest);
        if (number.starts_with('{') && number.ends_with('}'))
            number = number.substr(1, number.size() - 2);
        const auto value = evaluate(number, figure);
        if (!value)
            return std::unexpected(value.error());
        selection.number = *value;
    }
    if (selection.kind == "path" || selection.kind == "data")
        return rest.empty() ? Result<Chosen>(selection) : noPlace(text);
    selection.part = rest;
    const bool known = std::ranges::find(parts, rest) != parts.end();
    return known && (rest.empty() || selection.kind == "group") ? Result<Chosen>(selection) : noPlace(text);
}

std::optional<BlockNumber> partOf(const Layout& layout, GroupNumber group, std::string_view part) {
    if (const auto kind = regionKind(part); kind && isPerGroup(*kind))
        return layout.startOf(*kind, group);
    const auto* const copies = layout.copiesIn(group);
    if (copies == nullptr || part == "superblock")
        return copies == nullptr ? std::nullopt : copies->superblock;
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

std::optional<LessonPlace> firstBlock(std::uint32_t inode, const LessonVolume& volume) {
    if (volume.files)
        for (const auto& [path, file] : *volume.files)
            if (file && file->inode == inode)
                return placeOfBlock(volume, file->first);
    return std::nullopt;
}

std::optional<LessonPlace> placeOf(const Chosen& selection, const LessonVolume& volume) {
    const auto number = selection.number;
    if (selection.kind == "group" || selection.kind == "descriptor")
        return number < volume.filesystem().groupCount.value ? inGroup(selection, volume) : std::nullopt;
    if (selection.kind == "data")
        return firstBlock(static_cast<std::uint32_t>(number), volume);
    if (selection.kind == "inode" || selection.kind == "path") {
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
    if (!selection)
        return std::unexpected(selection.error());
    const auto place = placeOf(*selection, volume);
    return place ? Result<LessonPlace>(*place) : notHere(text);
}

Status checkPlace(std::string_view text) {
    const auto selection = selectionIn(text, anyFigures());
    return !selection && selection.error().kind == ErrorKind::Usage ? Status(std::unexpected(selection.error()))
                                                                    : Status{};
}

namespace {

/// Fills the texts of a step and keeps the first failure.
class Giver {
public:
    explicit Giver(const LessonVolume& volume) : m_volume(volume), m_figures(figuresOf(volume)) {}

    Result<GivenStep> give(const LessonStep& step) {
        GivenStep given{.heading = filled(step.heading.text),
                        .select = place(step.select.text),
                        .show = place(step.show.text),
                        .view = step.view,
                        .zoom = step.zoom};
        for (const auto& paragraph : step.paragraphs)
            given.paragraphs.push_back(filled(paragraph.text));
        if (step.question)
            given.question = give(*step.question);
        return m_failed ? Result<GivenStep>(std::unexpected(*m_failed)) : given;
    }

private:
    template <class T>
    T kept(Result<T> result) {
        if (!result && !m_failed)
            m_failed = result.error();
        return std::move(result).value_or(T{});
    }
    std::string filled(std::string_view words) { return kept(fill(words, m_figures, m_volume.numbers)); }
    std::optional<LessonPlace> place(std::string_view words) {
        return words.empty() ? std::nullopt : std::optional(kept(placeIn(words, m_volume)));
    }
    GivenQuestion give(const LessonQuestion& question) {
        GivenQuestion given{.ask = filled(question.ask.text),
                            .answer = filled(question.answer.text),
                            .reveal = filled(question.reveal.text),
                            .numbers = m_volume.numbers};
        for (const auto& wrong : question.wrong)
            take(wrong, given);
        if (question.wantsNumber()) {
            const auto& text = question.answer.text;
            given.number = kept(evaluate(std::string_view(text).substr(1, text.size() - 2), m_figures));
        } else {
            addChoices(given);
        }
        return given;
    }
    /// Skips wrong answers that have no value on this volume, equal the right one, or repeat another.
    void take(const ExpectedWrong& wrong, GivenQuestion& given) const {
        const auto answer = fill(wrong.answer.text, m_figures, m_volume.numbers);
        const auto reason = fill(wrong.reason, m_figures, m_volume.numbers);
        const bool known =
            answer && (*answer == given.answer ||
                       std::ranges::find(given.wrong, *answer, &GivenWrong::answer) != given.wrong.end());
        if (answer && reason && !known)
            given.wrong.push_back({*answer, *reason});
    }
    static void addChoices(GivenQuestion& given) {
        given.choices.push_back(given.answer);
        for (const auto& wrong : given.wrong)
            given.choices.push_back(wrong.answer);
        std::ranges::sort(given.choices);
    }

    const LessonVolume& m_volume;
    FigureLookup m_figures;
    std::optional<Error> m_failed{};
};

/// Whether the feature or the condition in braces holds; what cannot be known yet counts as `unknown`.
bool holds(const LessonText& need, const LessonVolume& volume, bool unknown = false) {
    const std::string_view text = need.text;
    if (!text.starts_with('{') || !text.ends_with('}')) {
        const bool without = text.starts_with('^');
        return volume.filesystem().has(text.substr(without ? 1 : 0)) != without;
    }
    const auto value = evaluate(text.substr(1, text.size() - 2), figuresOf(volume));
    return value ? *value != 0 : unknown && value.error().kind == ErrorKind::Limit;
}

} // namespace

Lesson adapted(const Lesson& lesson, const LessonVolume& volume) {
    auto given = lesson;
    std::erase_if(given.steps, [&](const LessonStep& step) {
        return !step.condition.empty() && !holds(step.condition, volume, true);
    });
    return given;
}

Result<GivenStep> give(const LessonStep& step, const LessonVolume& volume) { return Giver(volume).give(step); }

std::string lackingFor(const Lesson& lesson, const LessonVolume& volume) {
    for (const auto& need : lesson.needs)
        if (!holds(need, volume, true))
            return need.text;
    for (const auto& step : adapted(lesson, volume).steps) {
        const auto given = give(step, volume);
        if (!given && given.error().kind != ErrorKind::Limit)
            return given.error().found.empty() ? step.heading.text : given.error().found;
    }
    return {};
}

bool fits(const Lesson& lesson, const LessonVolume& volume) { return lackingFor(lesson, volume).empty(); }

MarkedReply markReply(const GivenQuestion& question, std::string_view reply) {
    auto said = std::string(reply);
    if (question.number) {
        const auto number = typedNumber(reply);
        if (!number)
            return {.mark = AnswerMark::NoNumber};
        said = grouped(*number, question.numbers);
    }
    if (said == question.answer)
        return {.mark = AnswerMark::Right};
    const auto at = std::ranges::find(question.wrong, said, &GivenWrong::answer);
    return {.mark = AnswerMark::Wrong, .reason = at == question.wrong.end() ? std::string{} : at->reason};
}

} // namespace atlas
