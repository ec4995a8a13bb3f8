// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercise/exercise_parts.h"
#include "exercise/place_without_flex_bg.h"

#include <algorithm>

namespace atlas {
namespace {

/// Runs of adjacent block bitmaps in group order.
std::uint64_t bitmapRuns(const Layout& layout) {
    const auto& bitmaps = layout.groups.blockBitmap;
    std::uint64_t runs = bitmaps.empty() ? 0 : 1;
    for (std::size_t g = 1; g < bitmaps.size(); ++g) {
        runs += bitmaps[g].value == bitmaps[g - 1].value + 1 ? 0 : 1;
    }
    return runs;
}

Answer tableOf(const Layout& layout, GroupNumber group, std::uint64_t ofOther) {
    const auto& groups = layout.groups;
    return Answer{.right = groups.inodeTable[group.value].value}
        .except(ofOther, Mistake::GroupsForFlexGroups)
        .except(placeWithoutFlexBg(layout, group, OwnStructure::InodeTable), Mistake::FlexBgAbsent)
        .except(groups.blockBitmap[group.value].value, Mistake::BlockBitmap)
        .except(groups.inodeBitmap[group.value].value, Mistake::InodeBitmap);
}

} // namespace

std::optional<Answer> answerFlex(const Question& question, const Exhibit& exhibit) {
    const auto& layout = *exhibit.layout;
    const auto& fs = layout.filesystem;
    const auto flex = question.number;
    const bool isFlex = flex < fs.flexGroupCount();
    const auto first = isFlex ? flex * fs.groupsPerFlex() : 0;
    const auto last = std::min<std::uint64_t>(first + fs.groupsPerFlex(), fs.groupCount.value) - 1;
    const auto other = layout.groups.inodeTable[std::min<std::uint64_t>(flex, fs.groupCount.value - 1)].value;
    switch (question.ask) {
    case Ask::FlexGroups:
        return Answer{.right = fs.flexGroupCount()}
            .except(fs.groupCount.value / fs.groupsPerFlex(), Mistake::RoundedDown)
            .except(fs.groupCount.value, Mistake::GroupsForFlexGroups);
    case Ask::FlexGroupOf:
        if (question.number >= fs.groupCount.value) {
            return std::nullopt;
        }
        return Answer{.right = question.number / fs.groupsPerFlex()}
            .except(question.number / fs.groupsPerFlex() + 1, Mistake::FlexGroupsFromOne)
            .except(question.number % fs.groupsPerFlex(), Mistake::GroupsForFlexGroups);
    case Ask::BitmapRuns:
        return Answer{.right = bitmapRuns(layout)}
            .except(fs.groupCount.value, Mistake::FlexBgAbsent)
            .except(fs.groupCount.value / fs.groupsPerFlex(), Mistake::RoundedDown);
    case Ask::FirstTableOfFlexGroup:
        return isFlex ? std::optional(tableOf(layout, {static_cast<std::uint32_t>(first)}, other)) : std::nullopt;
    case Ask::LastTableOfFlexGroup:
        return isFlex ? std::optional(tableOf(layout, {static_cast<std::uint32_t>(last)}, other)) : std::nullopt;
    default: return std::nullopt;
    }
}

std::vector<Question> askFlex(const Exhibit& exhibit, std::uint32_t level, SeededNumbers& numbers) {
    const auto& fs = exhibit.filesystem();
    const auto flex = [&] { return numbers.below(fs.flexGroupCount()); };
    std::vector<Question> questions{{Ask::FlexGroups},
                                    {Ask::FlexGroupOf, numbers.below(fs.groupCount.value)},
                                    {Ask::FirstTableOfFlexGroup, flex()},
                                    {Ask::BitmapRuns}};
    if (level > 1) {
        questions.insert(questions.end(), {{Ask::LastTableOfFlexGroup, flex()}, {Ask::FirstTableOfFlexGroup, flex()}});
    }
    if (level > 2) {
        questions.push_back({Ask::LastTableOfFlexGroup, fs.flexGroupCount() - 1});
    }
    return questions;
}

} // namespace atlas
