// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/recommendation.h"

#include "compare/option_notes.h"
#include "disk/drive_preset.h"

#include <algorithm>
#include <cmath>

namespace atlas {
namespace {

constexpr double timeout = 10; ///< seconds
constexpr double shortWay = 4.0 * (std::uint64_t{1} << 30);

double wayToTable(const Setting& s) {
    return s.measured.metrics.toInodeTable.mean * static_cast<double>(s.measured.blockSize.value);
}
double fullest(const Setting& s) { return s.measured.load ? imbalance(s.measured.load->blockBitmaps) : 0; }
const Reads& firstWrite(const Setting& s) { return s.measured.metrics.of(Work::FirstWrite); }

/// The work whose time is the cost of a use; nullopt where the cost is no time.
std::optional<Work> workOf(Use use) {
    switch (use) {
    case Use::General:
    case Use::Streaming: return Work::FirstWrite;
    case Use::SmallFiles: return Work::Fsck;
    case Use::RaidMembers:
    case Use::SdCard: break;
    }
    return {};
}

/// Chooses among the settings that may be recommended.
class Adviser {
public:
    Adviser(Use use, std::span<const Setting> settings, const MeasureFrame& frame, const Setting* reference)
        : m_use(use), m_frame(frame), m_reference(reference) {
        for (const auto& setting : settings) {
            if (setting.flexGroupSize.value_or(1) <= maxGrowableFlexGroupSize) {
                m_allowed.push_back(&setting);
            }
            if (reference == nullptr && setting.isDefault) {
                m_reference = &setting;
            }
        }
        if (m_reference == nullptr && !settings.empty()) {
            m_reference = &settings.front();
        }
        m_first = settings.data();
    }

    [[nodiscard]] Recommendation advise() const {
        if (m_allowed.empty()) {
            return {.kind = RecommendationKind::NoSetting, .use = m_use};
        }
        if (m_allowed.size() == 1) {
            return say(RecommendationKind::OneSetting, *m_allowed.front());
        }
        if (allAlike()) {
            auto alike = say(RecommendationKind::NoDifference, *m_reference);
            alike.setting.reset();
            return alike;
        }
        if (m_use == Use::RaidMembers && !m_reference->measured.load) {
            return {.kind = RecommendationKind::RaidNotNamed, .use = m_use};
        }
        if (!isNoticeable(cost(*m_reference), cost(cheapest()))) {
            return say(RecommendationKind::NotNoticeable, *m_reference);
        }
        const auto& chosen = preferred();
        const bool gains = &chosen != m_reference && isNoticeable(cost(*m_reference), cost(chosen));
        return gains ? say(RecommendationKind::Take, chosen) : say(RecommendationKind::Keep, *m_reference);
    }

private:
    [[nodiscard]] bool allAlike() const {
        return std::ranges::all_of(m_allowed, [&](const Setting* s) {
            return s->measured.metrics == m_allowed.front()->measured.metrics &&
                   s->measured.load == m_allowed.front()->measured.load;
        });
    }

    [[nodiscard]] double cost(const Setting& s) const {
        if (const auto work = workOf(m_use)) {
            return s.measured.metrics.of(*work).seconds;
        }
        return m_use == Use::RaidMembers ? fullest(s) : static_cast<double>(s.measured.bitmapEraseBlocks);
    }

    [[nodiscard]] bool isNoticeable(double from, double to) const {
        const auto gain = from - to;
        return gain >= noticeableShare * from && gain > 0 && (!workOf(m_use) || gain >= noticeableSeconds);
    }

    /// The setting with the smallest value; the reference on a tie.
    template <class Value>
    [[nodiscard]] const Setting& minimum(const Value& value) const {
        const auto& found = **std::ranges::min_element(m_allowed, {}, [&](const Setting* s) { return value(*s); });
        return value(found) < value(*m_reference) ? found : *m_reference;
    }
    [[nodiscard]] const Setting& cheapest() const {
        return minimum([&](const Setting& s) { return cost(s); });
    }

    [[nodiscard]] const Setting& preferred() const {
        switch (m_use) {
        case Use::General: return cost(*m_reference) <= timeout ? *m_reference : fewJumps();
        case Use::Streaming: return fewJumps();
        case Use::SmallFiles:
            return minimum([&](const Setting& s) { return wayToTable(s) <= shortWay ? cost(s) : HUGE_VAL; });
        case Use::RaidMembers: return evenMembers();
        case Use::SdCard: break;
        }
        return cheapest();
    }

    /// The reference where it satisfies this itself.
    [[nodiscard]] const Setting& fewJumps() const {
        const auto holds = [&](const Setting& s) {
            const auto& reads = firstWrite(s);
            return reads.seconds < 2 * static_cast<double>(reads.bytes.value) / m_frame.model.bytesPerSecond;
        };
        if (holds(*m_reference)) {
            return *m_reference;
        }
        const auto found = std::ranges::find_if(m_allowed, [&](const Setting* s) { return holds(*s); });
        return found == m_allowed.end() ? cheapest() : **found;
    }

    [[nodiscard]] const Setting& evenMembers() const {
        const auto enough = fullest(cheapest()) * (1 + noticeableShare);
        return minimum([&](const Setting& s) { return fullest(s) <= enough ? firstWrite(s).seconds : HUGE_VAL; });
    }

    [[nodiscard]] Weighed weigh(const Setting& s) const {
        const auto work = workOf(m_use);
        return {.label = s.label,
                .cost = cost(s),
                .reads = work ? s.measured.metrics.of(*work) : Reads{},
                .toInodeTable = wayToTable(s),
                .firstWrite = firstWrite(s).seconds,
                .load = s.measured.load ? s.measured.load->blockBitmaps : std::vector<std::uint64_t>()};
    }

    [[nodiscard]] AdviceFacts facts() const {
        const auto& metrics = m_reference->measured.metrics;
        AdviceFacts facts{.groups = metrics.groups,
                          .medium = m_frame.model.medium,
                          .findReads = metrics.of(Work::Find).requests,
                          .offEraseBlock = m_frame.start.value % usualEraseBlock.value != 0};
        const auto volume = static_cast<double>(metrics.metadataBlocks) / std::max(metrics.metadataShare, 1e-9);
        facts.streamingSeconds = (volume - static_cast<double>(metrics.metadataBlocks)) *
                                 static_cast<double>(m_reference->measured.blockSize.value) /
                                 m_frame.model.bytesPerSecond;
        for (const auto* s : m_allowed) {
            facts.streamingJumps =
                std::max(facts.streamingJumps,
                         static_cast<double>(s->measured.metrics.metadataFreeStretches) * m_frame.model.secondsPerRead);
        }
        if (m_frame.raid) {
            facts.smallWrite = smallWrite(*m_frame.raid);
        }
        return facts;
    }

    [[nodiscard]] Recommendation say(RecommendationKind kind, const Setting& chosen) const {
        return {.kind = kind,
                .use = m_use,
                .setting = static_cast<std::size_t>(&chosen - m_first),
                .chosen = weigh(chosen),
                .reference = weigh(*m_reference),
                .best = weigh(cheapest()),
                .referenceIsDefault = m_reference->isDefault,
                .facts = facts()};
    }

    Use m_use;
    const MeasureFrame& m_frame;
    std::vector<const Setting*> m_allowed;
    const Setting* m_reference = nullptr;
    const Setting* m_first = nullptr;
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

Recommendation recommend(Use use, std::span<const Setting> settings, const MeasureFrame& frame,
                         const Setting* reference) {
    return Adviser(use, settings, frame, reference).advise();
}

} // namespace atlas
