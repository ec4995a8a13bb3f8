// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/options_of_layout.h"

#include "mkfs/error_behaviours.h"
#include "mkfs/geometry_options.h"
#include "mkfs/option_changes.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

/// The encoding of -E; empty for that which -O casefold sets by itself.
std::vector<std::string> encodingFor(const Filesystem& fs) {
    constexpr std::uint32_t strict = 1;
    return fs.has("casefold") && (fs.encodingFlags & strict) != 0
               ? std::vector<std::string>{"encoding=utf8,encoding_flags=strict"}
               : std::vector<std::string>{};
}

/// What -E says besides the places of blocks.
std::vector<std::string> extendedBesides(const Filesystem& fs) {
    auto parts = encodingFor(fs);
    constexpr std::uint32_t defaultMmpInterval = 5;
    if (fs.has("mmp") && fs.mmpInterval != defaultMmpInterval && fs.mmpInterval != 0) {
        parts.push_back(fmt::format("mmp_update_interval={}", fs.mmpInterval));
    }
    if (!fs.hashSeed.empty()) {
        parts.push_back("hash_seed=" + fs.hashSeed);
    }
    return parts;
}

void addExtended(const std::vector<std::string>& parts, OptionLine& line) {
    if (!parts.empty()) {
        line = withExtended(std::move(line), fmt::format("{}", fmt::join(parts, ",")));
    }
}

/// In percent, as -m takes it; nullopt for mke2fs's default of 5.
std::optional<std::string> reservedPercent(const Filesystem& fs) {
    if (fs.blockCount.value == 0 || fs.reservedBlocks == fs.blockCount.value / 20) {
        return std::nullopt;
    }
    return fmt::format("{:.6g}",
                       100.0 * static_cast<double>(fs.reservedBlocks) / static_cast<double>(fs.blockCount.value));
}

} // namespace

OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize, bool raid) {
    const auto& fs = layout.filesystem;
    auto options = geometryOptions(layout, blockSize, raid);
    addExtended(extendedBesides(fs), options.more);
    auto& more = options.more.options;
    const auto add = [&](char letter, std::string value) { more.push_back({letter, std::move(value)}); };
    if (fs.flexGroupSize) {
        add('G', std::to_string(*fs.flexGroupSize));
    }
    if (const auto percent = reservedPercent(fs)) {
        add('m', *percent);
    }
    if (!fs.label.empty()) {
        add('L', fs.label);
    }
    if (!fs.uuid.empty()) {
        add('U', fs.uuid);
    }
    if (fs.errorBehaviour > 1 && fs.errorBehaviour <= errorBehaviours.size()) { // 1, to continue, is the default
        add('e', std::string(errorBehaviours.at(fs.errorBehaviour - 1)));
    }
    constexpr std::array<std::string_view, 3> otherSystems{"Hurd", "FreeBSD",
                                                           "Lites"}; // of which mke2fs knows the names
    if (std::ranges::find(otherSystems, fs.creatorOs) != otherSystems.end()) {
        add('o', fs.creatorOs);
    }
    add('t', std::string(type));
    auto line = lineOf(options);
    std::ranges::stable_partition(line.options, [](const GivenOption& option) { return option.letter == 't'; });
    return line;
}

FormatOptions formatOptionsOf(const Layout& layout) {
    auto options = geometryOptions(layout, layout.filesystem.blockSize, true);
    addExtended(encodingFor(layout.filesystem), options.more);
    return options;
}

} // namespace atlas
