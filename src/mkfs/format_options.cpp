// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/format_options.h"

#include "mkfs/option_changes.h"

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

} // namespace atlas
