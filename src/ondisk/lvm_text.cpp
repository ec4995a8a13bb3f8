// SPDX-License-Identifier: GPL-3.0-or-later
// Parser for the LVM2 metadata text: nested sections `name { key = value … }`; values are numbers, strings and lists.
#include "ondisk/lvm_text.h"

#include "ondisk/sector_unit.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <memory>

namespace atlas {
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

    /// Parses entries up to a closing brace or the end of the text. On a syntax error it keeps the entries parsed so far.
    void parse(Section& into, int depth = 0) {
        static constexpr int maxDepth = 16;
        while (true) {
            const auto name = token();
            if (name.empty() || name == "}") {
                return;
            }
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
        if (first != "[") {
            return {std::move(first)};
        }
        std::vector<std::string> list;
        for (auto item = token(); !item.empty() && item != "]"; item = token()) {
            if (item != ",") {
                list.push_back(std::move(item));
            }
        }
        return list;
    }

    void skipBlanksAndComments() {
        while (m_at < m_text.size()) {
            if (std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0) {
                ++m_at;
            } else if (m_text[m_at] == '#') {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            } else {
                return;
            }
        }
    }

    std::string token() {
        skipBlanksAndComments();
        if (m_at >= m_text.size()) {
            return {};
        }
        static constexpr std::string_view single = "{}[]=,";
        if (single.contains(m_text[m_at])) {
            return std::string(1, m_text[m_at++]);
        }
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

/// A list of name and extent in turn.
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

/// Origins, by the names of the volumes that store their snapshots' exceptions; a hidden volume names both.
std::map<std::string, std::string> snapshotsIn(const Section& logical) {
    std::map<std::string, std::string> origins;
    for (const auto& [name, volume] : logical.sections) {
        const auto* segment = volume->section("segment1");
        if (segment != nullptr && segment->text("type") == "snapshot") {
            for (const auto* store : {"cow_store", "merging_store"}) {
                origins[segment->text(store)] = segment->text("origin");
            }
        }
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
                                      .extents = volume->number("pe_count")});
        }
    }
    if (const auto* logical = section.section("logical_volumes")) {
        auto origins = snapshotsIn(*logical);
        for (const auto& [key, volume] : logical->sections) {
            group.logical.push_back(logicalVolumeOf(key, *volume));
            if (const auto origin = origins.find(key); origin != origins.end()) {
                group.logical.back().snapshotOf = origin->second;
            }
        }
    }
    return group;
}

} // namespace

std::optional<LvmGroup> parseLvmGroup(std::string_view text) {
    Section top;
    Parser(text.substr(0, text.find('\0'))).parse(top);
    for (const auto& [name, section] : top.sections) {
        if (section->section("physical_volumes") != nullptr) {
            return groupOf(name, *section);
        }
    }
    return std::nullopt;
}

} // namespace atlas
