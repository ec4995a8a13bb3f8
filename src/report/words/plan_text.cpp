// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/plan_text.h"

#include "report/language/make_message.h"
#include "report/words/geometry_facts.h"
#include "report/words/glossary.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <iterator>
#include <utility>

namespace atlas {

using enum MessageId;

Message sentence(const Note& note) {
    const auto [first, second] = note.numbers;
    switch (note.kind) {
    case NoteKind::StrideWithoutEffect: return message<StrideMovesNothing>(Count{first}, Number{second});
    case NoteKind::PackedWithoutFlexBg: return message<PackedNeedsFlexBg>();
    case NoteKind::FlexGroupAboveGroups: return message<FlexGroupAboveGroups>(Number{first}, Count{second});
    case NoteKind::FlexGroupVeryLarge:
        return message<FlexGroupVeryLarge>(Number{first}, Number{maxGrowableFlexGroupSize});
    case NoteKind::EagerInodeTables: return message<EagerInodeTables>(Size{{first}});
    case NoteKind::BogusStripeWidth: return message<BogusStripeWidth>(Count{first});
    case NoteKind::BlockSmallerThanSector: return message<SingleBlocksFillPart>(Size{{first}}, Size{{second}});
    case NoteKind::Mke2fsWarns: return message<Mke2fsWarns>(note.detail);
    case NoteKind::TypeByDefault: return message<TypeByDefault>(note.detail);
    case NoteKind::FlexBgAdded: return message<FlexBgAdded>();
    case NoteKind::StripeOfOtherArray: return message<StripeOfOtherArray>(Number{first}, Number{second}, note.detail);
    case NoteKind::BlockSizeRounded: return message<BlockSizeRounded>(ByteCount{first}, ByteCount{second});
    case NoteKind::FreeCountsImpossible: return message<FreeCountsImpossible>(Count{first});
    case NoteKind::LargerFlexGroupsLeftOut: return message<LargerFlexGroupsLeftOut>(Number{first});
    case NoteKind::FilesNotPlaced: return message<FilesNotPlaced>(note.detail);
    case NoteKind::FlexGroupSizeLeftOut: return message<FlexGroupSizeLeftOut>(Number{first});
    case NoteKind::GrowthNotAsked: return message<GrowthNotAsked>(Size{{first}});
    case NoteKind::DiscardAssumed: return message<DiscardAssumed>(Size{{first}});
    case NoteKind::StripePlanned: return message<StripePlanned>(note.detail);
    case NoteKind::UpstreamProfile: return message<ProfileOfUpstream>();
    }
    return {};
}

std::vector<std::string> englishSentences(const std::vector<Note>& notes) {
    std::vector<std::string> sentences;
    std::ranges::transform(notes, std::back_inserter(sentences),
                           [](const Note& note) { return english(sentence(note)); });
    return sentences;
}

Message noteLine(const Note& note) { return message<NoteLine>(sentence(note)); }

Message noteOn(std::string_view layout, const Note& note) { return message<NoteOn>(layout, sentence(note)); }

std::optional<Message> typedSize(std::string_view typed, ByteCount size) {
    std::string digits; // without digit separators of any language
    std::ranges::copy_if(typed, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    const bool hasUnit =
        std::ranges::any_of(typed, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
    return !hasUnit && digits == std::to_string(size.value) ? std::nullopt
                                                            : std::optional(message<SizeInBytes>(typed, size));
}

namespace {

/// Uses as many decimals as needed, at most three.
Decimal shortest(double number) {
    int decimals = 0;
    for (double scaled = number; decimals < 3 && std::abs(scaled - std::round(scaled)) > 1e-9; scaled *= 10)
        ++decimals;
    return {number, decimals};
}

/// One sentence per start, in the order of the layouts; a single sentence if all starts are equal.
std::vector<Message> startsOf(const MeasuredComparison& comparison) {
    const auto& frame = comparison.frame;
    std::vector<std::pair<ByteOffset, Names>> starts;
    for (const auto& each : comparison.layouts) {
        auto at = std::ranges::find(starts, each.measured.start, &std::pair<ByteOffset, Names>::first);
        if (at == starts.end())
            at = starts.insert(at, {each.measured.start, {}});
        at->second.push_back(message<MessageId::Verbatim>(each.label));
    }
    if (starts.size() < 2)
        return {diskStartText(frame, starts.empty() ? frame.start : starts.front().first)};
    std::vector<Message> sentences;
    for (auto& [byte, names] : starts) {
        const Number start{byte.value};
        sentences.push_back(frame.raid ? message<MessageId::TheseStartOnArray>(start, std::move(names))
                                       : message<MessageId::TheseStartOnDisk>(start, std::move(names)));
    }
    return sentences;
}

Message modelText(const ReadModel& model) {
    return message<MessageId::ModelOfReads>(shortest(model.secondsPerRead * 1000), shortest(model.bytesPerSecond / 1e6),
                                            Size{model.largestRequest}, Size{model.readahead});
}

} // namespace

Message plannedAs(const PlanOrigin& origin) {
    return message<MessageId::PlannedAs>(origin.e2fsprogs, origin.mke2fsConf);
}

Message plannedWithDefaultMarked(const PlanOrigin& origin) {
    return message<MessageId::PlannedWithDefaultMarked>(origin.e2fsprogs, origin.mke2fsConf);
}

Message whatIsWritten(bool byResize2fs) {
    return byResize2fs ? message<MessageId::GrowthIsWritten>() : message<MessageId::NothingIsWritten>();
}

Message defaultLabel() { return message<MessageId::DefaultSetting>(); }

Message recommendedLabel() { return message<MessageId::RecommendedSetting>(); }

Message baselineLabel() { return message<MessageId::BaselineOfComparison>(); }

Message madeBy(std::string_view command) { return message<MessageId::MadeBy>(command); }

Message diskStartText(const MeasureFrame& frame, ByteOffset start) {
    const Number byte{start.value};
    return frame.raid ? message<MessageId::MeasuredFromArray>(byte) : message<MessageId::MeasuredFromDisk>(byte);
}

Message deviceText(const MeasuredComparison& comparison) {
    auto all = startsOf(comparison);
    if (comparison.size)
        all.insert(all.begin(), message<MessageId::PlannedForDevice>(Size{*comparison.size}));
    if (const auto& raid = comparison.frame.raid) {
        all.push_back(message<MessageId::PlannedForArray>(Number{numberOf(raid->level)}, Count{raid->members},
                                                          Size{raid->chunk}));
    }
    if (comparison.grownTo)
        all.push_back(measuredAfterGrowth(*comparison.grownTo, comparison.grownMounted));
    return paragraph(std::move(all));
}

Message frameText(const MeasuredComparison& comparison) {
    auto all = startsOf(comparison);
    all.push_back(modelText(comparison.frame.model));
    return paragraph(std::move(all));
}

using enum MessageId;

Message sentence(const StartConflict& conflict) {
    const Number start{conflict.start.value};
    const auto& obstacle = conflict.obstacle;
    const Number first{obstacle.sectors.first.value};
    const Number partition{obstacle.partition};
    switch (obstacle.kind) {
    case Obstacle::Kind::PastEnd: return message<ConflictPastEnd>(start, Size{conflict.past});
    case Obstacle::Kind::OutsideUsable:
        return message<ConflictOutsideUsable>(start, first, Number{obstacle.sectors.last().value});
    case Obstacle::Kind::OutsideExtended: return message<ConflictOutsideExtended>(start, partition);
    case Obstacle::Kind::OverRecord: return message<ConflictWithRecord>(start, first);
    case Obstacle::Kind::OverUnknownRecord: return message<ConflictWithUnknownRecord>(start, partition);
    case Obstacle::Kind::OverPartition: break;
    }
    return message<ConflictWithPartition>(start, partition);
}

} // namespace atlas
