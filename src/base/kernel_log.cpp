// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/kernel_log.h"

#include "base/parse_size.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <limits>

namespace atlas {
namespace {

bool isDecimal(char c) { return c >= '0' && c <= '9'; }
bool isLatin(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Whether `text` begins with a decimal number that fits 64 bits.
std::optional<std::uint64_t> numberAtStart(std::string_view text) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// The number after the first `key` that follows no letter and no `unwanted` word.
std::optional<std::uint64_t> numberAfter(std::string_view line, std::string_view key, std::string_view unwanted = {}) {
    for (auto at = line.find(key); at != std::string_view::npos; at = line.find(key, at + 1)) {
        const bool isWord = at == 0 || !isLatin(line[at - 1]);
        const bool isOther = !unwanted.empty() && line.substr(0, at).ends_with(unwanted);
        const auto number = numberAtStart(line.substr(at + key.size()));
        if (isWord && !isOther && number)
            return number;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> firstOf(std::string_view line, std::initializer_list<std::string_view> keys) {
    for (const auto key : keys)
        if (const auto number = numberAfter(line, key, "logical "))
            return number;
    return std::nullopt;
}

/// The name after `key`, up to a character that no device name has.
std::string nameAfter(std::string_view line, std::string_view key) {
    const auto at = line.find(key);
    if (at == std::string_view::npos)
        return {};
    const auto rest = line.substr(at + key.size());
    const auto isOfName = [](char c) {
        return isDecimal(c) || isLatin(c) || c == '-' || c == '_' || c == '!' || c == '/';
    };
    std::string name(rest.begin(), std::ranges::find_if_not(rest, isOfName));
    return name.starts_with("/dev/") ? name.substr(5) : name;
}

std::optional<LoggedPlace> ofFilesystem(std::string_view line) {
    LoggedPlace place{.device = nameAfter(line, "(device ")};
    if (place.device.empty())
        place.device = nameAfter(line, "-fs (");
    place.inode = firstOf(line, {"inode #", "inode ", "ino "});
    place.block = firstOf(line, {"block ", "pblk ", "block=", "block #"});
    place.group = firstOf(line, {"bg ", "group ", "group=", "group #"});
    return !place.device.empty() && (place.inode || place.block || place.group) ? std::optional(place) : std::nullopt;
}

} // namespace

std::optional<LoggedPlace> parseLogLine(std::string_view line) {
    for (const auto* const driver : {"EXT4-fs", "EXT3-fs", "EXT2-fs"})
        if (const auto at = line.find(driver); at != std::string_view::npos)
            return ofFilesystem(line.substr(at));
    LoggedPlace place{.device = nameAfter(line, " dev ")};
    if (place.device.empty()) // before Linux 4.2
        place.device = nameAfter(line, "on device ");
    if (place.device.empty())
        return std::nullopt;
    place.sector = numberAfter(line, "sector ");
    if (!place.sector)
        place.bufferBlock = numberAfter(line, "logical block ");
    return place.sector || place.bufferBlock ? std::optional(place) : std::nullopt;
}

std::optional<std::uint32_t> partitionInName(std::string_view device) {
    const auto firstDigit =
        static_cast<std::size_t>(std::find_if_not(device.rbegin(), device.rend(), isDecimal).base() - device.begin());
    const auto digits = device.substr(firstDigit);
    const auto base = device.substr(0, firstDigit);
    if (digits.empty() || digits.size() > 6 || base.empty() || !isLatin(base.back()))
        return std::nullopt;
    const bool endsInDigit = base.size() > 1 && base.back() == 'p' && isDecimal(base[base.size() - 2]);
    const auto isOfScsi = [&](std::string_view kind) {
        return base.starts_with(kind) && base.size() > kind.size() &&
               std::ranges::all_of(base.substr(kind.size()), [](char c) { return c >= 'a' && c <= 'z'; });
    };
    const bool hasLetters = isOfScsi("sd") || isOfScsi("hd") || isOfScsi("vd") || isOfScsi("xvd");
    const auto number = numberAtStart(digits);
    return (endsInDigit || hasLetters) && number && *number > 0 ? std::optional(static_cast<std::uint32_t>(*number))
                                                                : std::nullopt;
}

bool isMappedName(std::string_view device) {
    return device.starts_with("dm-") || device.starts_with("mapper/") || device.starts_with("md");
}

std::optional<LoggedPlace> parsePlaceLine(std::string_view line, std::uint64_t sectorBytes) {
    line = trimmed(line);
    const auto blank = line.find(' ');
    const bool hasWord = !line.empty() && isLatin(line.front());
    const auto word = hasWord ? line.substr(0, blank) : std::string_view();
    if (!hasWord) {
        const auto number = typedNumber(line.substr(0, line.find(':')));
        return number ? std::optional(LoggedPlace{.byte = number}) : std::nullopt;
    }
    auto digits = blank == std::string_view::npos ? std::string_view() : trimmed(line.substr(blank));
    const bool isOfKernel = word == "sector" && (digits.ends_with('s') || digits.ends_with('S'));
    if (isOfKernel)
        digits.remove_suffix(1);
    const auto number = typedNumber(digits);
    if (!number)
        return std::nullopt;
    const auto unit = isOfKernel ? kernelSectorBytes : sectorBytes;
    if (word == "sector" && *number <= std::numeric_limits<std::uint64_t>::max() / unit)
        return LoggedPlace{.byte = *number * unit};
    if (word == "byte")
        return LoggedPlace{.byte = number};
    if (word == "block")
        return LoggedPlace{.block = number};
    return word == "inode" ? std::optional(LoggedPlace{.inode = number}) : std::nullopt;
}

} // namespace atlas
