// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/raid_geometry.h"

#include "base/number_text.h"
#include "base/parse_size.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <fmt/format.h>

namespace atlas {
namespace {

std::uint32_t parityDisks(RaidLevel level) { return level == RaidLevel::Raid5 ? 1 : level == RaidLevel::Raid6 ? 2 : 0; }

std::optional<std::uint32_t> wholeNumber(std::string_view text) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Whether md accepts the chunk for `level`: in raidChunks, whole KiB, and for levels 5, 6 and 10 a power of two
/// (mdadm.c; drivers/md/raid5.c and raid10.c, setup_conf()).
bool isChunk(RaidLevel level, ByteCount chunk) {
    return raidChunks.contains(chunk.value) && chunk.value % 1024 == 0 &&
           (level == RaidLevel::Raid0 || std::has_single_bit(chunk.value));
}

/// isChunk() in words: "a power of two from 4,096 to …".
std::string chunkRange(RaidLevel level) {
    return fmt::format("{} from {} to {} bytes", level == RaidLevel::Raid0 ? "whole KiB" : "a power of two",
                       grouped(raidChunks.minimum), grouped(raidChunks.maximum));
}

} // namespace

NumberRange memberCounts(RaidLevel level) {
    return {level == RaidLevel::Raid6 ? 4 : raidMembers.minimum, raidMembers.maximum};
}

bool isValid(const RaidGeometry& raid) {
    return isChunk(raid.level, raid.chunk) && memberCounts(raid.level).contains(raid.members);
}

unsigned numberOf(RaidLevel level) {
    switch (level) {
    case RaidLevel::Raid0: return 0;
    case RaidLevel::Raid5: return 5;
    case RaidLevel::Raid6: return 6;
    case RaidLevel::Raid10: return 10;
    }
    return 0;
}

std::optional<RaidLevel> raidLevelOf(std::uint64_t number) {
    const auto* const found = std::ranges::find(allRaidLevels, number, numberOf);
    return found == allRaidLevels.end() ? std::nullopt : std::optional(*found);
}

std::string raidLevelNames() {
    std::vector<std::string> names;
    for (const auto level : allRaidLevels)
        names.push_back(std::to_string(numberOf(level)));
    return listed(names);
}

Result<RaidGeometry> parseRaid(const std::string& text) {
    const auto first = std::min(text.find(':'), text.size());
    const auto second = std::min(text.find(':', first + 1), text.size());
    const auto number = wholeNumber(std::string_view(text).substr(0, first));
    const auto level = number ? raidLevelOf(*number) : std::nullopt;
    const auto members = wholeNumber(std::string_view(text).substr(std::min(second + 1, text.size())));
    const auto chunk = second < text.size() ? parseBytes(text.substr(first + 1, second - first - 1)) : ByteCount{0};
    if (!level || !chunk || !members || second == text.size()) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = "an array is LEVEL:CHUNK:MEMBERS with level " + raidLevelNames() + ": " + text,
                  .hint = "--raid 0:512k:4"});
    }
    const RaidGeometry raid{.level = *level, .chunk = *chunk, .members = *members};
    if (!isChunk(raid.level, raid.chunk)) {
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("md makes no RAID {} with this chunk", numberOf(raid.level)),
                                     .found = text,
                                     .expected = chunkRange(raid.level)});
    }
    if (auto inside = within(memberCounts(raid.level), raid.members, text); !inside) {
        inside.error().what = "the number of members of the array is " + inside.error().what;
        return std::unexpected(inside.error());
    }
    return raid;
}

std::string raidText(const RaidGeometry& raid) {
    return fmt::format("{}:{}:{}", numberOf(raid.level), raid.chunk.value, raid.members);
}

std::uint32_t dataChunks(const RaidGeometry& raid) {
    return raid.level == RaidLevel::Raid10 ? raid.members / 2 : raid.members - parityDisks(raid.level);
}

std::optional<Stripe> stripeOf(const RaidGeometry& raid, ByteCount blockSize) {
    if (raid.chunk.value % blockSize.value != 0)
        return std::nullopt;
    const auto stride = raid.chunk.value / blockSize.value;
    return Stripe{stride, stride * dataChunks(raid)};
}

std::optional<RaidGeometry> raidWith(RaidLevel level, const Stripe& stripe, ByteCount blockSize) {
    RaidGeometry raid{.level = level, .chunk = {stripe.stride * blockSize.value}};
    raid.members = std::max(raid.members, static_cast<std::uint32_t>(memberCounts(level).minimum));
    if (stripe.stride != 0 && stripe.width != 0) {
        const auto data = stripe.width / stripe.stride;
        raid.members = static_cast<std::uint32_t>(
            std::min(level == RaidLevel::Raid10 ? 2 * data : data + parityDisks(level), raidMembers.maximum + 1));
    }
    return isValid(raid) && stripe.width % std::max<std::uint64_t>(stripe.stride, 1) == 0 ? std::optional(raid)
                                                                                          : std::nullopt;
}

std::string extendedOption(const Stripe& stripe) {
    return "stride=" + std::to_string(stripe.stride) + ",stripe_width=" + std::to_string(stripe.width);
}

} // namespace atlas
