// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_lines.h"

namespace atlas {

FlexGroupLine flexGroupLine(const OptionLine& options, FlexGroupSize size, const DefaultPlan& defaultPlan) {
    return {{.label = optionText(size), .flexGroupSize = size, .isDefault = size == defaultPlan.flexGroupSize},
            withFlexGroupSize(options, size, defaultPlan.lacksFlexBg())};
}

std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const DefaultPlan& defaultPlan) {
    std::vector<FlexGroupLine> lines;
    for (const auto size : usefulFlexGroupSizes(defaultPlan.groups, defaultPlan.flexGroupSize)) {
        lines.push_back(flexGroupLine(options, size, defaultPlan));
    }
    const auto base = withoutFlexGroupSize(options);
    const auto addPacked = [&](std::string label, OptionLine line) {
        lines.push_back(
            {{.label = std::move(label), .flexGroupSize = defaultPlan.flexGroupSize, .packed = true}, std::move(line)});
    };
    addPacked("packed_meta_blocks", withExtended(base, "packed_meta_blocks=1"));
    addPacked("packed_meta_blocks, no backups",
              withFeatures(withExtended(base, "packed_meta_blocks=1,num_backup_sb=0"), "sparse_super2"));
    return lines;
}

} // namespace atlas
