// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_lines.h"

#include "layout/resize_limits.h"

namespace atlas {

DefaultPlan defaultPlanOf(const Filesystem& fs, std::optional<ByteCount> grownTo) {
    const auto groups = grownTo ? grownGroupCount(fs, *grownTo) : fs.groupCount;
    return {groups.value, fs.flexGroupSize};
}

FlexGroupLine flexGroupLine(const OptionLine& options, FlexGroupSize size, const DefaultPlan& defaultPlan) {
    return {{.label = optionText(size), .flexGroupSize = size, .isDefault = defaultPlan.takes(size)},
            withFlexGroupSize(options, size, defaultPlan.lacksFlexBg())};
}

std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const DefaultPlan& defaultPlan) {
    std::vector<FlexGroupLine> lines;
    for (const auto size : usefulFlexGroupSizes(defaultPlan.groups, defaultPlan.flexGroupSize)) {
        lines.push_back(flexGroupLine(options, size, defaultPlan));
    }
    FlexGroupSetting packed{.label = "packed_meta_blocks", .flexGroupSize = defaultPlan.flexGroupSize, .packed = true};
    lines.push_back({packed, withExtended(options, "packed_meta_blocks=1")});
    packed.label += ", no backups";
    packed.withoutBackups = true;
    lines.push_back({std::move(packed),
                     withFeatures(withExtended(options, "packed_meta_blocks=1,num_backup_sb=0"), "sparse_super2")});
    return lines;
}

std::vector<Note> notesOf(const DefaultPlan& defaultPlan) {
    std::vector<Note> notes;
    if (defaultPlan.lacksFlexBg()) {
        notes.push_back({NoteKind::FlexBgAdded});
    }
    if (defaultPlan.leavesLargerOut()) {
        const auto largest = usefulFlexGroupSizes(defaultPlan.groups, defaultPlan.flexGroupSize).back();
        notes.push_back({NoteKind::LargerFlexGroupsLeftOut, {largest.value_or(0)}});
    }
    return notes;
}

} // namespace atlas
