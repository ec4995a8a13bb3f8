// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/dm_table.h"

#include "device/file_descriptor.h"
#include "device/sysfs_geometry.h"
#include "ondisk/lvm.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <linux/dm-ioctl.h>
#include <optional>
#include <sys/ioctl.h>

namespace atlas {
namespace {

using Words = std::vector<std::string_view>;

Words wordsOf(std::string_view line) {
    Words words;
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        if (end > 0) {
            words.push_back(line.substr(0, end));
        }
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

std::optional<std::uint64_t> numberIn(const Words& words, std::size_t at) {
    std::uint64_t number = 0;
    if (at >= words.size()) {
        return std::nullopt;
    }
    const auto* end = words[at].data() + words[at].size();
    const auto parsed = std::from_chars(words[at].data(), end, number);
    return parsed.ec == std::errc() && parsed.ptr == end && number <= maxUnitSectors ? std::optional(number)
                                                                                     : std::nullopt;
}

std::vector<DmLeg> legAt(const Words& words, std::size_t device, std::size_t offset) {
    std::vector<DmLeg> legs;
    if (const auto sectors = numberIn(words, offset)) {
        legs.push_back({std::string(words[device]), {*sectors * sysfsSector}});
    }
    return legs;
}

/// `count` pairs of device and offset from `at` on; empty when one is missing.
std::vector<DmLeg> legsFrom(const Words& words, std::size_t at, std::uint64_t count) {
    std::vector<DmLeg> legs;
    for (std::uint64_t n = 0; n < count; ++n, at += 2) {
        const auto leg = legAt(words, at, at + 1);
        if (leg.empty()) {
            return {};
        }
        legs.push_back(leg.front());
    }
    return legs;
}

/// TYPE PARAMETERS CHUNK … DEVICES (METADATA DATA)…: the data of each device begin at its byte 0.
void readRaid(DmTarget& target, const Words& words) {
    const auto parameters = numberIn(words, 4);
    const auto devices = parameters ? numberIn(words, 5 + *parameters) : std::nullopt;
    const auto chunk = numberIn(words, 5);
    if (!devices || !chunk || words.size() < 6 + *parameters + 2 * *devices) {
        return;
    }
    for (std::uint64_t n = 0; n < *devices; ++n) {
        const auto device = words[6 + *parameters + 2 * n + 1];
        if (device != "-") { // a missing member
            target.legs.push_back({std::string(device), {0}});
        }
    }
    target.chunk = {words[3] == "raid1" ? 0 : *chunk * sysfsSector};
}

DmTarget targetOf(const Words& words) {
    DmTarget target{
        .bytes = {{numberIn(words, 0).value_or(0) * sysfsSector}, {numberIn(words, 1).value_or(0) * sysfsSector}},
        .type = words.size() > 2 ? std::string(words[2]) : std::string()};
    if (target.type == "linear") {
        target.legs = legAt(words, 3, 4);
    } else if (target.type == "crypt") { // CIPHER KEY IV DEVICE OFFSET
        target.legs = legAt(words, 6, 7);
    } else if (target.type == "striped") {
        const auto chunk = numberIn(words, 4);
        target.legs = chunk ? legsFrom(words, 5, numberIn(words, 3).value_or(0)) : std::vector<DmLeg>{};
        target.chunk = {chunk.value_or(0) * sysfsSector};
    } else if (target.type == "mirror") { // LOG ARGUMENTS … MIRRORS (DEVICE OFFSET)…
        const auto arguments = numberIn(words, 4);
        const auto count = arguments ? numberIn(words, 5 + *arguments) : std::nullopt;
        target.legs = count ? legsFrom(words, 6 + *arguments, *count) : std::vector<DmLeg>{};
    } else if (target.type == "raid") {
        readRaid(target, words);
    }
    return target;
}

/// As the kernel encodes a device number in struct dm_ioctl (include/linux/kdev_t.h, huge_encode_dev).
std::optional<std::uint64_t> encoded(const std::string& number) {
    unsigned long long major = 0;
    unsigned long long minor = 0;
    if (std::sscanf(number.c_str(), "%llu:%llu", &major, &minor) != 2) { // NOLINT(cert-err34-c)
        return std::nullopt;
    }
    return (minor & 0xFF) | major << 8 | (minor & ~0xFFULL) << 12;
}

/// The arguments of a crypt target, CIPHER KEY IV DEVICE OFFSET, without the key.
std::string withoutKey(std::string_view arguments) {
    auto words = wordsOf(arguments);
    if (words.size() > 1) {
        words[1] = "-";
    }
    return fmt::format("{}", fmt::join(words, " "));
}

std::string textOf(const std::vector<char>& buffer) {
    dm_ioctl head{};
    std::memcpy(&head, buffer.data(), sizeof head);
    std::string text;
    std::size_t at = head.data_start;
    for (std::uint32_t n = 0; n < head.target_count && at + sizeof(dm_target_spec) < buffer.size(); ++n) {
        dm_target_spec spec{};
        std::memcpy(&spec, buffer.data() + at, sizeof spec);
        const auto* arguments = buffer.data() + at + sizeof spec;
        const std::string_view words(arguments, ::strnlen(arguments, buffer.size() - at - sizeof spec));
        const std::string_view type(spec.target_type, ::strnlen(spec.target_type, sizeof spec.target_type));
        text += fmt::format("{} {} {} {}\n", spec.sector_start, spec.length, type,
                            type == "crypt" ? withoutKey(words) : std::string(words));
        at = head.data_start + spec.next; // counted from the first target
    }
    return text;
}

} // namespace

std::vector<DmTarget> parseDmTable(std::string_view text) {
    std::vector<DmTarget> targets;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (const auto words = wordsOf(text.substr(0, end)); !words.empty()) {
            targets.push_back(targetOf(words));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return targets;
}

std::string readDmTable(const std::string& number) {
    constexpr std::size_t bytes = 256 * KiB;
    const auto device = encoded(number);
    const FileDescriptor control(::open("/dev/mapper/control", O_RDWR | O_CLOEXEC));
    if (!device || !control.isOpen()) {
        return {};
    }
    std::vector<char> buffer(bytes);
    dm_ioctl request{};
    request.version[0] = DM_VERSION_MAJOR;
    request.data_size = bytes;
    request.data_start = sizeof request;
    request.flags = DM_STATUS_TABLE_FLAG;
    request.dev = *device;
    std::memcpy(buffer.data(), &request, sizeof request);
    auto text = ::ioctl(control.get(), DM_TABLE_STATUS, buffer.data()) == 0 ? textOf(buffer) : std::string();
    ::explicit_bzero(buffer.data(), buffer.size()); // the table of a LUKS mapping holds its key
    return text;
}

} // namespace atlas
