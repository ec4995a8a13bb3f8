// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/format_options.h"

#include "mkfs/option_changes.h"

namespace atlas {

NumberRange grownSizes(const FormatOptions& options, bool blockCountIsNamed) {
    const bool fillsDevice = !blockCountIsNamed && options.more.operands.empty();
    return fillsDevice ? grownSizes(options.size, options.blockSize) : deviceSizesWith(options.blockSize);
}

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

Result<SharedOptions> readSharedOptions(std::string_view text) {
    auto line = readOptionLine(text);
    if (!line) {
        return std::unexpected(line.error());
    }
    SharedOptions shared{.line = withoutFlexGroupSize(*line)};
    for (const auto& given : line->options) {
        if (given.letter != 'G') {
            continue;
        }
        const auto size = parseFlexGroupSize(given.value.value_or(""));
        if (!size) {
            return std::unexpected(size.error());
        }
        shared.flexGroupSizes.push_back(*size);
    }
    return shared;
}

} // namespace atlas
