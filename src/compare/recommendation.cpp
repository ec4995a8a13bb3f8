// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/recommendation.h"

#include "base/number_text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

constexpr std::uint32_t maxGroups = 16384;
constexpr double timeout = 10; ///< seconds
constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
constexpr double shortWay = 4.0 * gibibyte;
constexpr double longStretch = 16.0 * gibibyte;
constexpr std::uint64_t eraseBlock = std::uint64_t{4} << 20;
constexpr std::size_t maxMembersNamed = 8;

using Value = std::function<double(const Setting&)>;

double reads(const Setting& s) { return static_cast<double>(s.measured.metrics.bitmapReads); }
double seconds(const Setting& s) { return s.measured.metrics.bitmapSeconds; }
double bitmapRuns(const Setting& s) {
    return static_cast<double>(s.measured.metrics.blockBitmapRuns + s.measured.metrics.inodeBitmapRuns);
}
double allRuns(const Setting& s) { return bitmapRuns(s) + static_cast<double>(s.measured.metrics.inodeTableRuns); }
double bytes(double blocks, const Setting& s) { return blocks * static_cast<double>(s.blockSize.value); }
double wayToTable(const Setting& s) { return bytes(s.measured.metrics.toInodeTable.mean, s); }
double stretch(const Setting& s) { return static_cast<double>(s.measured.metrics.longestMetadataFree.value); }
double uneven(const Setting& s) { return s.measured.load ? imbalance(s.measured.load->blockBitmaps) : 0; }

std::string size(double value) { return humanSize({static_cast<std::uint64_t>(std::llround(value))}); }
std::string count(double value) { return grouped(static_cast<std::uint64_t>(std::llround(value))); }

std::string counted(double value, const char* thing) {
    return fmt::format("{} {}{}", count(value), thing, std::llround(value) == 1 ? "" : "s");
}

std::string memberLoads(const Setting& s) {
    const auto& load = s.measured.load->blockBitmaps;
    if (load.size() > maxMembersNamed) {
        return fmt::format("the fullest member has {:.2f} times the mean", uneven(s));
    }
    std::vector<std::string> parts;
    std::ranges::transform(load, std::back_inserter(parts), grouped);
    return fmt::format("{} on the members ({:.2f} times the mean at most)", fmt::join(parts, " / "), uneven(s));
}

/// Looks among the settings that may be recommended.
class Adviser {
public:
    Adviser(std::span<const Setting> settings, const MeasureFrame& frame) : m_frame(frame) {
        for (const auto& setting : settings) {
            if (setting.flexGroupSize.value_or(1) <= maxGroups) {
                m_allowed.push_back(&setting);
            }
            if (setting.isDefault) {
                m_default = &setting;
            }
        }
        if (m_default == nullptr && !m_allowed.empty()) {
            m_default = m_allowed.front();
        }
        m_first = settings.data();
    }

    [[nodiscard]] Recommendation advise(Use use) const {
        if (m_allowed.empty()) {
            return {.sentence = "No setting of -G is accepted with these options."};
        }
        if (allAlike()) {
            return {.noDifference = true,
                    .sentence =
                        fmt::format("-G makes no difference here: with every setting there are {} and {} of block "
                                    "bitmaps, and all bitmaps are loaded with {}. Leave it out.",
                                    counted(static_cast<double>(m_default->measured.metrics.groups), "block group"),
                                    counted(static_cast<double>(m_default->measured.metrics.blockBitmapRuns), "run"),
                                    counted(reads(*m_default), "read"))};
        }
        switch (use) {
        case Use::General: return general();
        case Use::SmallFiles: return smallFiles();
        case Use::Streaming: return streaming();
        case Use::RaidMembers: return raidMembers();
        case Use::SdCard: return sdCard();
        }
        return {};
    }

private:
    [[nodiscard]] bool allAlike() const {
        return std::ranges::all_of(m_allowed, [&](const Setting* s) {
            return s->measured.metrics == m_allowed.front()->measured.metrics &&
                   s->measured.load == m_allowed.front()->measured.load;
        });
    }

    /// The default where it holds there, else the first by rising -G; null when there is none.
    template <class Holds>
    [[nodiscard]] const Setting* first(const Holds& holds) const {
        if (holds(*m_default)) {
            return m_default;
        }
        const auto found = std::ranges::find_if(m_allowed, [&](const Setting* s) { return holds(*s); });
        return found == m_allowed.end() ? nullptr : *found;
    }
    /// The default where no other has less.
    [[nodiscard]] const Setting& minimum(const Value& value) const {
        const auto& found = **std::ranges::min_element(m_allowed, {}, [&](const Setting* s) { return value(*s); });
        return value(found) < value(*m_default) ? found : *m_default;
    }
    [[nodiscard]] double maximum(const Value& value) const {
        return value(**std::ranges::max_element(m_allowed, {}, [&](const Setting* s) { return value(*s); }));
    }

    /// "-G 64: `own`, against `other` with the default -G 16`more`."
    [[nodiscard]] Recommendation say(Use use, const Setting& chosen, const std::string& own, const std::string& other,
                                     const std::string& more = {}) const {
        const bool keep = &chosen == m_default;
        const auto verdict = keep ? fmt::format("keep {}, mke2fs's default", chosen.label) : chosen.label;
        const auto against = keep ? std::string() : fmt::format(", against {} with {}", other, m_default->label);
        auto topic = std::string(label(use));
        topic.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(topic.front())));
        return {.setting = static_cast<std::size_t>(&chosen - m_first),
                .sentence = fmt::format("{}: {}: {}{}{}.", topic, verdict, own, against, more)};
    }

    [[nodiscard]] Recommendation general() const {
        const auto quick = [](const Setting& s) { return seconds(s) <= timeout; };
        const auto* chosen = first([&](const Setting& s) {
            return s.flexGroupSize.value_or(1) >= m_default->flexGroupSize.value_or(1) && quick(s);
        });
        const auto& setting = chosen != nullptr ? *chosen : minimum(reads);
        const auto load = [](const Setting& s) {
            return fmt::format("{} ({:.{}f} s by the model)", counted(reads(s), "read"), seconds(s),
                               seconds(s) < 1 ? 2 : 1);
        };
        const auto way = bytes(setting.measured.metrics.toBlockBitmap.mean, setting);
        return say(Use::General, setting, load(setting) + " load all bitmaps", load(*m_default),
                   fmt::format("; a group lies {} from its block bitmap on average", size(way)));
    }

    [[nodiscard]] Recommendation smallFiles() const {
        const auto cost = [](const Setting& s) { return wayToTable(s) <= shortWay ? allRuns(s) : HUGE_VAL; };
        const auto& chosen = minimum(cost);
        return say(
            Use::SmallFiles, chosen,
            fmt::format("creating files writes to {} of bitmaps and inode tables", counted(allRuns(chosen), "run")),
            count(allRuns(*m_default)),
            fmt::format("; a group lies {} from its inode table on average", size(wayToTable(chosen))));
    }

    [[nodiscard]] Recommendation streaming() const {
        const auto enough = std::min(longStretch, 0.9 * maximum(stretch));
        const auto& chosen = *first([&](const Setting& s) { return stretch(s) >= enough; });
        return say(Use::Streaming, chosen, "the longest stretch without metadata is " + size(stretch(chosen)),
                   size(stretch(*m_default)));
    }

    [[nodiscard]] Recommendation raidMembers() const {
        if (!m_default->measured.load) {
            return {.sentence = "RAID members: name the level, chunk and members, so that the load on each member can "
                                "be counted."};
        }
        const auto enough = uneven(minimum(uneven)) * 1.05;
        const auto& chosen = minimum([&](const Setting& s) { return uneven(s) <= enough ? reads(s) : HUGE_VAL; });
        return say(Use::RaidMembers, chosen, "block bitmaps lie " + memberLoads(chosen), memberLoads(*m_default));
    }

    [[nodiscard]] Recommendation sdCard() const {
        const auto& chosen = minimum(bitmapRuns);
        const bool offErase = m_frame.start.value % eraseBlock != 0;
        return say(Use::SdCard, chosen,
                   fmt::format("all bitmaps lie in {}, each in few erase blocks", counted(bitmapRuns(chosen), "run")),
                   count(bitmapRuns(*m_default)),
                   offErase ? "; start the partition at a multiple of 4 MiB, the usual erase block" : "");
    }

    std::vector<const Setting*> m_allowed;
    const Setting* m_default = nullptr;
    const Setting* m_first = nullptr;
    const MeasureFrame& m_frame;
};

} // namespace

std::string_view name(Use use) {
    switch (use) {
    case Use::General: return "general";
    case Use::SmallFiles: return "small-files";
    case Use::Streaming: return "streaming";
    case Use::RaidMembers: return "raid";
    case Use::SdCard: return "sd-card";
    }
    return "";
}

std::string_view label(Use use) {
    switch (use) {
    case Use::General: return "general use";
    case Use::SmallFiles: return "many small files";
    case Use::Streaming: return "streaming";
    case Use::RaidMembers: return "RAID members";
    case Use::SdCard: return "SD card";
    }
    return "";
}

std::optional<Use> useNamed(std::string_view text) {
    const auto found = std::ranges::find_if(allUses, [&](Use use) { return name(use) == text; });
    return found == allUses.end() ? std::nullopt : std::optional(*found);
}

Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame) {
    return Adviser(settings, frame).advise(use);
}

} // namespace atlas
