// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/format_options.h"

#include "mkfs/option_changes.h"

#include <charconv>

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
        const auto typed = given.value.value_or("");
        std::uint32_t size = 0;
        const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), size);
        if (error != std::errc{} || end != typed.data() + typed.size()) {
            return std::unexpected(Error{
                .kind = ErrorKind::Usage, .what = "-G takes a number", .found = typed, .expected = "as in -G 64"});
        }
        shared.flexGroupSizes.push_back(size);
    }
    return shared;
}

} // namespace atlas
