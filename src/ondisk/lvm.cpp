// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/lvm.h"

#include "ondisk/crc.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstring>
#include <map>
#include <memory>

namespace atlas {
namespace {

constexpr std::string_view areaMagic = " LVM2 x[5A%r0N*>";
constexpr std::uint32_t ignoredText = 1; // RAW_LOCN_IGNORED: the group keeps its text on other physical volumes

std::uint32_t lvmChecksum(std::span<const std::byte> bytes) {
    constexpr std::uint32_t initial = 0xF597A6CF; // INITIAL_CRC
    Crc32 crc(initial);
    crc.add(bytes);
    return crc.state();
}

/// lib/label/label.c: the checksum covers what follows it, and the label states its sector.
bool isLabelIntact(std::span<const std::byte> sector, std::uint64_t number) {
    return little<std::uint64_t>(sector, 8) == number && lvmLabelChecksum(sector).right();
}

bool hasText(std::span<const std::byte> bytes, std::size_t at, std::string_view text) {
    return at + text.size() <= bytes.size() && std::memcmp(bytes.data() + at, text.data(), text.size()) == 0;
}

/// Reads the data areas, then the metadata areas: two lists of (offset, size), each terminated by zeros.
void readAreas(std::span<const std::byte> head, std::size_t at, LvmLabel& label) {
    int list = 0;
    for (bool first = true; list < 2 && at + 16 <= head.size(); at += 16) {
        const auto offset = little<std::uint64_t>(head, at);
        const auto size = little<std::uint64_t>(head, at + 8);
        if (offset == 0) {
            ++list;
            first = true;
            continue;
        }
        if (first && list == 0)
            label.data = {offset};
        else if (list == 1)
            label.metadata.push_back({{offset}, {size}});
        first = false;
    }
}

} // namespace

ChecksumVerdict lvmLabelChecksum(std::span<const std::byte> sector) {
    return {"crc_xl", little<std::uint32_t>(sector, 16), lvmChecksum(sector.subspan(20))};
}

ChecksumVerdict lvmHeaderChecksum(std::span<const std::byte> header) {
    return {"checksum_xl", little<std::uint32_t>(header, 0),
            lvmChecksum(header.subspan(4, lvmMetadataHeaderBytes - 4))};
}

std::optional<LvmLabel> parseLvmLabel(std::span<const std::byte> head) {
    std::optional<LvmLabel> first;
    for (std::size_t at = 0; at + unitSector <= head.size(); at += unitSector) {
        if (!hasText(head, at, "LABELONE") || !hasText(head, at + 24, "LVM2 001"))
            continue;
        const auto header = at + little<std::uint32_t>(head, at + 20);
        if (header + 40 > head.size())
            continue;
        LvmLabel label{.id = std::string(reinterpret_cast<const char*>(head.data()) + header, 32),
                       .at = {at},
                       .header = {header},
                       .intact = isLabelIntact(head.subspan(at, unitSector), at / unitSector)};
        readAreas(head, header + 40, label);
        if (label.intact)
            return label;
        first = first ? std::move(first) : std::move(label);
    }
    return first;
}

bool isLvmHeaderIntact(std::span<const std::byte> header, ByteInterval area) {
    return header.size() >= lvmMetadataHeaderBytes && hasText(header, 4, areaMagic) &&
           little<std::uint32_t>(header, 20) == 1 && little<std::uint64_t>(header, 24) == area.first.value &&
           lvmHeaderChecksum(header).right();
}

bool namesLvmText(std::span<const std::byte> header) {
    return header.size() >= lvmMetadataHeaderBytes && little<std::uint64_t>(header, 40) != 0 &&
           little<std::uint64_t>(header, 48) != 0 && (little<std::uint32_t>(header, 60) & ignoredText) == 0;
}

std::optional<LvmTextPlace> lvmTextPlace(std::span<const std::byte> header, ByteInterval area) {
    if (header.size() < lvmMetadataHeaderBytes || !hasText(header, 4, areaMagic))
        return std::nullopt;
    const auto first = little<std::uint64_t>(header, 40);
    const auto size = little<std::uint64_t>(header, 48);
    const auto room = area.count.value;
    if (!namesLvmText(header) || first < unitSector || first >= room || size > room - unitSector)
        return std::nullopt;
    LvmTextPlace place{.parts = {{area.first + ByteCount{first}, {std::min(size, room - first)}}},
                       .checksum = little<std::uint32_t>(header, 56)};
    if (const auto rest = size - place.parts[0].count.value; rest > 0)
        place.parts.push_back({area.first + ByteCount{unitSector}, {rest}});
    return place;
}

bool isIntact(std::span<const std::byte> text, const LvmTextPlace& place) {
    return lvmChecksum(text) == place.checksum;
}

// Parser for LVM2 metadata text: nested sections `name { key = value … }`; values are numbers, strings and lists.

namespace {

struct Section {
    std::map<std::string, std::vector<std::string>, std::less<>> values; ///< a scalar is a list of one element
    std::map<std::string, std::unique_ptr<Section>, std::less<>> sections;

    [[nodiscard]] const Section* section(std::string_view name) const {
        const auto it = sections.find(name);
        return it == sections.end() ? nullptr : it->second.get();
    }
    [[nodiscard]] const std::vector<std::string>* list(std::string_view name) const {
        const auto it = values.find(name);
        return it == values.end() ? nullptr : &it->second;
    }
    [[nodiscard]] std::string text(std::string_view name) const {
        const auto* words = list(name);
        return words == nullptr || words->empty() ? std::string{} : words->front();
    }
    [[nodiscard]] std::uint64_t number(std::string_view name) const {
        const auto digits = text(name);
        std::uint64_t value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }
};

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    /// Parses entries up to a closing brace or the end of the text. A syntax error keeps the entries parsed so far.
    void parse(Section& into, int depth = 0) {
        static constexpr int maxDepth = 16;
        while (true) {
            const auto name = token();
            if (name.empty() || name == "}")
                return;
            const auto next = token();
            if (next == "=") {
                into.values[name] = value();
            } else if (next == "{" && depth < maxDepth) {
                auto section = std::make_unique<Section>();
                parse(*section, depth + 1);
                into.sections[name] = std::move(section);
            } else {
                return;
            }
        }
    }

private:
    std::vector<std::string> value() {
        auto first = token();
        if (first != "[")
            return {std::move(first)};
        std::vector<std::string> list;
        for (auto item = token(); !item.empty() && item != "]"; item = token())
            if (item != ",")
                list.push_back(std::move(item));
        return list;
    }

    void skipBlanksAndComments() {
        while (m_at < m_text.size())
            if (std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
                ++m_at;
            else if (m_text[m_at] == '#')
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else
                return;
    }

    std::string token() {
        skipBlanksAndComments();
        if (m_at >= m_text.size())
            return {};
        static constexpr std::string_view single = "{}[]=,";
        if (single.contains(m_text[m_at]))
            return std::string(1, m_text[m_at++]);
        const bool quoted = m_text[m_at] == '"';
        const auto begin = quoted ? m_at + 1 : m_at;
        const auto end = quoted ? m_text.find('"', begin) : m_text.find_first_of(" \t\n{}[]=,#", begin);
        const auto stop = std::min(end, m_text.size());
        m_at = quoted ? std::min(stop + 1, m_text.size()) : stop;
        return std::string(m_text.substr(begin, stop - begin));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::uint64_t bytesIn(const Section& section, std::string_view name) {
    return bytesOfUnitSectors(section.number(name));
}

std::string withoutDashes(std::string id) {
    std::erase(id, '-');
    return id;
}

bool holds(const std::vector<std::string>* list, std::string_view word) {
    return list != nullptr && std::ranges::find(*list, word) != list->end();
}

/// Parses an alternating list of names and extents.
std::vector<LvmStripe> stripesOf(const Section& segment) {
    const auto* list = segment.list("stripes");
    std::vector<LvmStripe> stripes;
    for (std::size_t n = 0; list != nullptr && n + 1 < list->size(); n += 2) {
        const auto& digits = (*list)[n + 1];
        std::uint64_t extent = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), extent);
        stripes.push_back({(*list)[n], extent});
    }
    return stripes;
}

LvmLogicalVolume logicalVolumeOf(const std::string& name, const Section& section) {
    LvmLogicalVolume volume{.name = name, .visible = holds(section.list("status"), "VISIBLE")};
    for (const auto& [key, segment] : section.sections) {
        if (key.starts_with("segment")) {
            volume.segments.push_back({.type = segment->text("type"),
                                       .firstExtent = segment->number("start_extent"),
                                       .extents = segment->number("extent_count"),
                                       .stripeSize = {bytesIn(*segment, "stripe_size")},
                                       .stripes = stripesOf(*segment)});
        }
    }
    std::ranges::sort(volume.segments, {}, &LvmSegment::firstExtent);
    return volume;
}

/// Origins of snapshots, keyed by the volumes that store the exceptions; a hidden volume names both.
std::map<std::string, std::string> snapshotsIn(const Section& logical) {
    std::map<std::string, std::string> origins;
    for (const auto& [name, volume] : logical.sections) {
        const auto* segment = volume->section("segment1");
        if (segment != nullptr && segment->text("type") == "snapshot")
            for (const auto* store : {"cow_store", "merging_store"})
                origins[segment->text(store)] = segment->text("origin");
    }
    return origins;
}

LvmGroup groupOf(const std::string& name, const Section& section) {
    LvmGroup group{.name = name,
                   .id = withoutDashes(section.text("id")),
                   .sequence = section.number("seqno"),
                   .extentSize = {bytesIn(section, "extent_size")}};
    if (const auto* physical = section.section("physical_volumes")) {
        for (const auto& [key, volume] : physical->sections) {
            group.physical.push_back({.name = key,
                                      .id = withoutDashes(volume->text("id")),
                                      .device = volume->text("device"),
                                      .extentsAt = bytesIn(*volume, "pe_start"),
                                      .extents = volume->number("pe_count"),
                                      .deviceSize = {bytesIn(*volume, "dev_size")}});
        }
    }
    if (const auto* logical = section.section("logical_volumes")) {
        auto origins = snapshotsIn(*logical);
        for (const auto& [key, volume] : logical->sections) {
            group.logical.push_back(logicalVolumeOf(key, *volume));
            if (const auto origin = origins.find(key); origin != origins.end())
                group.logical.back().snapshotOf = origin->second;
        }
    }
    return group;
}

} // namespace

std::optional<LvmGroup> parseLvmGroup(std::string_view text) {
    Section top;
    Parser(text.substr(0, text.find('\0'))).parse(top);
    for (const auto& [name, section] : top.sections)
        if (section->section("physical_volumes") != nullptr)
            return groupOf(name, *section);
    return std::nullopt;
}

namespace {

using enum FieldKind;

constexpr NamedValue locationFlags[] = {{1, "ignored"}};

constexpr Field labelFields[] = {
    {"id", 0, 8, Text}, {"sector_xl", 8, 8}, {"crc_xl", 16, 4, Checksum}, {"offset_xl", 20, 4}, {"type", 24, 8, Text},
};
static_assert(isComplete(labelFields, 32));

constexpr Field physicalVolumeFields[] = {
    {"pv_uuid", 0, 32, Text},
    {"device_size_xl", 32, 8},
};
static_assert(isComplete(physicalVolumeFields, 40));

constexpr Field metadataFields[] = {
    {"checksum_xl", 0, 4, Checksum},
    {"magic", 4, 16, Text},
    {"version", 20, 4},
    {"start", 24, 8},
    {"size", 32, 8},
    {"raw_locns.offset[0]", 40, 8},
    {"raw_locns.size[0]", 48, 8},
    {"raw_locns.checksum[0]", 56, 4, Hex},
    {"raw_locns.flags[0]", 60, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[1]", 64, 8},
    {"raw_locns.size[1]", 72, 8},
    {"raw_locns.checksum[1]", 80, 4, Hex},
    {"raw_locns.flags[1]", 84, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[2]", 88, 8},
    {"raw_locns.size[2]", 96, 8},
    {"raw_locns.checksum[2]", 104, 4, Hex},
    {"raw_locns.flags[2]", 108, 4, Flags, {}, {}, locationFlags},
    {"raw_locns.offset[3]", 112, 8},
    {"raw_locns.size[3]", 120, 8},
    {"raw_locns.checksum[3]", 128, 4, Hex},
    {"raw_locns.flags[3]", 132, 4, Flags, {}, {}, locationFlags},
};
static_assert(isComplete(metadataFields, 136));

} // namespace

constinit const FieldTable lvmLabelTable{.structure = "label_header", .fields = labelFields};
constinit const FieldTable lvmPhysicalVolumeTable{.structure = "pv_header", .fields = physicalVolumeFields};
constinit const FieldTable lvmMetadataTable{.structure = "mda_header", .fields = metadataFields};

} // namespace atlas
