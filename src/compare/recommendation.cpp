// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/recommendation.h"

#include "compare/option_notes.h"
#include "disk/drive_preset.h"

#include <algorithm>
#include <cmath>

namespace atlas {
namespace {

constexpr double timeout = 10; ///< seconds
constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;
constexpr double shortWay = 4.0 * gibibyte;
constexpr double longStretch = 16.0 * gibibyte;

using Value = std::function<double(const Setting&)>;

double reads(const Setting& s) { return static_cast<double>(s.measured.metrics.bitmapReads); }
double seconds(const Setting& s) { return s.measured.metrics.bitmapSeconds; }
double bitmapRuns(const Setting& s) {
    return static_cast<double>(s.measured.metrics.blockBitmapRuns + s.measured.metrics.inodeBitmapRuns);
}
double allRuns(const Setting& s) { return bitmapRuns(s) + static_cast<double>(s.measured.metrics.inodeTableRuns); }
double bytes(double blocks, const Setting& s) { return blocks * static_cast<double>(s.measured.blockSize.value); }
double wayToTable(const Setting& s) { return bytes(s.measured.metrics.toInodeTable.mean, s); }
double stretch(const Setting& s) { return static_cast<double>(s.measured.metrics.longestMetadataFree.value); }
double uneven(const Setting& s) { return s.measured.load ? imbalance(s.measured.load->blockBitmaps) : 0; }

/// Chooses among the settings that may be recommended.
class Adviser {
public:
    Adviser(std::span<const Setting> settings, const MeasureFrame& frame) : m_frame(frame) {
        for (const auto& setting : settings) {
            if (setting.flexGroupSize.value_or(1) <= maxGrowableFlexGroupSize) {
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
            return {.kind = RecommendationKind::NoSetting};
        }
        if (m_allowed.size() == 1) {
            return take(RecommendationKind::OneSetting, *m_allowed.front(), {});
        }
        if (allAlike()) {
            const auto& metrics = m_default->measured.metrics;
            return {.kind = RecommendationKind::NoDifference,
                    .numbers = {static_cast<double>(metrics.groups), static_cast<double>(metrics.blockBitmapRuns),
                                reads(*m_default)}};
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

    /// The default when it satisfies `holds`, else the setting with the smallest -G that does; nullptr when none does.
    template <class Holds>
    [[nodiscard]] const Setting* first(const Holds& holds) const {
        if (holds(*m_default)) {
            return m_default;
        }
        const auto found = std::ranges::find_if(m_allowed, [&](const Setting* s) { return holds(*s); });
        return found == m_allowed.end() ? nullptr : *found;
    }
    /// The setting with the smallest value; the default on a tie.
    [[nodiscard]] const Setting& minimum(const Value& value) const {
        const auto& found = **std::ranges::min_element(m_allowed, {}, [&](const Setting* s) { return value(*s); });
        return value(found) < value(*m_default) ? found : *m_default;
    }
    [[nodiscard]] double maximum(const Value& value) const {
        return value(**std::ranges::max_element(m_allowed, {}, [&](const Setting* s) { return value(*s); }));
    }

    [[nodiscard]] Recommendation take(RecommendationKind kind, const Setting& chosen,
                                      std::array<double, 5> numbers) const {
        return {.kind = kind,
                .setting = static_cast<std::size_t>(&chosen - m_first),
                .label = chosen.label,
                .defaultLabel = m_default->label,
                .numbers = numbers};
    }

    [[nodiscard]] Recommendation general() const {
        const auto quick = [](const Setting& s) { return seconds(s) <= timeout; };
        const auto* found = first([&](const Setting& s) {
            return s.flexGroupSize.value_or(1) >= m_default->flexGroupSize.value_or(1) && quick(s);
        });
        const auto& chosen = found != nullptr ? *found : minimum(reads);
        const auto way = bytes(chosen.measured.metrics.toBlockBitmap.mean, chosen);
        return take(RecommendationKind::General, chosen,
                    {reads(chosen), seconds(chosen), reads(*m_default), seconds(*m_default), way});
    }

    [[nodiscard]] Recommendation smallFiles() const {
        const auto cost = [](const Setting& s) { return wayToTable(s) <= shortWay ? allRuns(s) : HUGE_VAL; };
        const auto& chosen = minimum(cost);
        return take(RecommendationKind::SmallFiles, chosen, {allRuns(chosen), allRuns(*m_default), wayToTable(chosen)});
    }

    [[nodiscard]] Recommendation streaming() const {
        const auto enough = std::min(longStretch, 0.9 * maximum(stretch));
        const auto& chosen = *first([&](const Setting& s) { return stretch(s) >= enough; });
        return take(RecommendationKind::Streaming, chosen, {stretch(chosen), stretch(*m_default)});
    }

    [[nodiscard]] Recommendation raidMembers() const {
        if (!m_default->measured.load) {
            return {.kind = RecommendationKind::RaidNotNamed};
        }
        const auto enough = uneven(minimum(uneven)) * 1.05;
        const auto& chosen = minimum([&](const Setting& s) { return uneven(s) <= enough ? reads(s) : HUGE_VAL; });
        auto taken = take(RecommendationKind::RaidMembers, chosen, {uneven(chosen), uneven(*m_default)});
        taken.load = chosen.measured.load->blockBitmaps;
        taken.defaultLoad = m_default->measured.load->blockBitmaps;
        return taken;
    }

    [[nodiscard]] Recommendation sdCard() const {
        const auto& chosen = minimum(bitmapRuns);
        const bool onEraseBlock = m_frame.start.value % usualEraseBlock.value == 0;
        return take(RecommendationKind::SdCard, chosen,
                    {bitmapRuns(chosen), bitmapRuns(*m_default), onEraseBlock ? 1.0 : 0.0});
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

std::optional<Use> useNamed(std::string_view text) {
    const auto found = std::ranges::find_if(allUses, [&](Use use) { return name(use) == text; });
    return found == allUses.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string> useNames() {
    std::vector<std::string> names;
    for (const auto use : allUses) {
        names.emplace_back(name(use));
    }
    return names;
}

Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame) {
    return Adviser(settings, frame).advise(use);
}

} // namespace atlas
