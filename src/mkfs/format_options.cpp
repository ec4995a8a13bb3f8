// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/format_options.h"

#include "mkfs/option_changes.h"

#include <algorithm>

namespace atlas {

OptionLine lineOf(const FormatOptions& options) {
    std::vector<GivenOption> fields;
    if (options.blockSize.value != 0) {
        fields.push_back({'b', std::to_string(options.blockSize.value)});
    }
    if (options.inodeRatio != 0) {
        fields.push_back({'i', std::to_string(options.inodeRatio)});
    }
    if (!options.features.empty()) {
        fields.push_back({'O', options.features});
    }
    auto line = options.more;
    line.options.insert(line.options.begin(), fields.begin(), fields.end());
    return asExt4(std::move(line));
}

Result<OptionLine> readOptionsBesideFlexGroupSize(std::string_view text) {
    auto line = readOptionLine(text);
    if (!line) {
        return line;
    }
    const auto given = std::ranges::find(line->options, 'G', &GivenOption::letter);
    if (given == line->options.end()) {
        return line;
    }
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "each layout has a -G of its own, which would replace this one",
                                 .hint = "a layout of its own, as mkfs.ext4 -G " + given->value.value_or("")});
}

} // namespace atlas
