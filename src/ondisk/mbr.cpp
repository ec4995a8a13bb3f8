// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/mbr.h"

#include "ondisk/endian.h"

#include <algorithm>

namespace atlas {

namespace {

bool announces(const MbrEntry& entry) { return entry.type == 0xEE; }

} // namespace

bool Mbr::announcesGpt() const { return std::ranges::any_of(entries, announces); }

std::optional<std::uint32_t> Mbr::misplacedAnnouncement() const {
    const auto first = std::ranges::find_if(entries, announces);
    const bool placed = std::ranges::any_of(entries, [](const MbrEntry& e) { return announces(e) && e.firstLba == 1; });
    return first == entries.end() || placed ? std::nullopt : std::optional(first->firstLba);
}

std::uint64_t Mbr::partitionsBesideGpt() const {
    const auto own = std::ranges::count_if(entries, [](const MbrEntry& e) { return e.used() && e.type != 0xEE; });
    return announcesGpt() ? static_cast<std::uint64_t>(own) : 0;
}

bool Mbr::plausible() const {
    return std::ranges::all_of(entries, [](const MbrEntry& e) { return e.status == 0x00 || e.status == 0x80; });
}

std::optional<std::uint8_t> Mbr::otherTypeOverGpt() const {
    const auto over =
        std::ranges::find_if(entries, [](const MbrEntry& e) { return e.used() && e.firstLba == 1 && e.type != 0xEE; });
    return over == entries.end() || announcesGpt() ? std::nullopt : std::optional(over->type);
}

std::optional<std::size_t> Mbr::wrongBootFlag(std::uint64_t sectors) const {
    const auto fits = [&](const MbrEntry& e) {
        const bool empty = e.type == 0 && e.firstLba == 0 && e.sectors == 0;
        return empty || (e.used() && e.firstLba > 0 && std::uint64_t{e.firstLba} + e.sectors <= sectors);
    };
    if (plausible() || !listsPartitions(sectors) || !std::ranges::all_of(entries, fits)) {
        return std::nullopt;
    }
    const auto wrong = std::ranges::find_if(entries, [](const MbrEntry& e) { return (e.status & 0x7F) != 0; });
    return static_cast<std::size_t>(wrong - entries.begin());
}

bool Mbr::listsPartitions(std::uint64_t sectors) const {
    return std::ranges::any_of(entries,
                               [&](const MbrEntry& e) { return e.used() && e.firstLba > 0 && e.firstLba < sectors; });
}

Mbr parseMbrEntries(std::span<const std::byte> sector) {
    constexpr std::size_t tableAt = 446;
    constexpr std::size_t entrySize = 16;
    Mbr mbr;
    for (std::size_t i = 0; i < mbr.entries.size(); ++i) {
        const auto at = tableAt + i * entrySize;
        mbr.entries[i] = {.status = little<std::uint8_t>(sector, at),
                          .type = little<std::uint8_t>(sector, at + 4),
                          .firstLba = little<std::uint32_t>(sector, at + 8),
                          .sectors = little<std::uint32_t>(sector, at + 12)};
    }
    return mbr;
}

std::optional<Mbr> parseMbr(std::span<const std::byte> sector) {
    return sector.size() >= 512 && little<std::uint16_t>(sector, 510) == 0xAA55 ? std::optional(parseMbrEntries(sector))
                                                                                : std::nullopt;
}

} // namespace atlas
