// SPDX-License-Identifier: GPL-3.0-or-later
// Parser for the LVM2 metadata text: nested sections `name { key = value … }`; values are numbers, strings and lists.
#include "ondisk/lvm.h"

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
    [[nodiscard]] std::string text(std::string_view name) const {
        const auto it = values.find(name);
        return it == values.end() || it->second.empty() ? std::string{} : it->second.front();
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

constexpr std::uint64_t sector = 512;

std::string withoutDashes(std::string id) {
    std::erase(id, '-');
    return id;
}

/// The name and section of the physical volume with `id` in the volume group.
std::optional<std::pair<std::string, const Section*>> findVolume(const Section& group, std::string_view id) {
    const auto* volumes = group.section("physical_volumes");
    if (volumes == nullptr) {
        return std::nullopt;
    }
    for (const auto& [name, section] : volumes->sections) {
        if (withoutDashes(section->text("id")) == id) {
            return std::pair{name, section.get()};
        }
    }
    return std::nullopt;
}

/// First physical extent on `volume` of a logical volume that is a single linear segment; nullopt for any other.
std::optional<std::uint64_t> linearStart(const Section& logical, std::string_view volume) {
    const auto* segment = logical.section("segment1");
    if (logical.number("segment_count") != 1 || segment == nullptr || segment->text("type") != "striped" ||
        segment->number("stripe_count") != 1) {
        return std::nullopt;
    }
    const auto stripes = segment->values.find("stripes");
    if (stripes == segment->values.end() || stripes->second.size() != 2 || stripes->second[0] != volume) {
        return std::nullopt;
    }
    std::uint64_t extent = 0;
    std::from_chars(stripes->second[1].data(), stripes->second[1].data() + stripes->second[1].size(), extent);
    return extent;
}

void addLinear(const std::string& groupName, const Section& group, std::string_view id,
               std::vector<LvmLinearVolume>& into) {
    const auto volume = findVolume(group, id);
    const auto* logicals = group.section("logical_volumes");
    if (!volume || logicals == nullptr) {
        return;
    }
    const ByteCount extentSize{group.number("extent_size") * sector};
    for (const auto& [name, logical] : logicals->sections) {
        if (const auto extent = linearStart(*logical, volume->first)) {
            const auto first = volume->second->number("pe_start") * sector + *extent * extentSize.value;
            into.push_back({groupName + "/" + name, {first}, extentSize});
        }
    }
}

} // namespace

std::vector<LvmLinearVolume> lvmLinearVolumes(std::string_view text, std::string_view id) {
    Section top;
    Parser(text.substr(0, text.find('\0'))).parse(top);
    std::vector<LvmLinearVolume> found;
    for (const auto& [name, section] : top.sections) {
        addLinear(name, *section, id, found);
    }
    return found;
}

} // namespace atlas
