// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/recommendation.h"

#include "compare/metric_table.h"
#include "layout/resize_limits.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace atlas {
namespace {

/// Better by something that is no worst case.
bool dominatesUsually(const Weighed& better, const Weighed& than) {
    auto usual = than;
    for (std::size_t n = 0; n < weightCount; ++n)
        if (isOfWorstCase(static_cast<Weight>(n)))
            usual.weights[n] = better.weights[n];
    return dominates(better, than) && dominates(better, usual);
}

/// What a layout offers, beside what it costs to read.
constexpr std::array offers{MetricKind::Inodes,         MetricKind::FileSizeAtLastInode, MetricKind::SmallestAllocation,
                            MetricKind::LargestMounted, MetricKind::LargestUnmounted,    MetricKind::JournalSize,
                            MetricKind::UsableSpace,    MetricKind::DescriptorMemory};

} // namespace

std::vector<MetricChange> differencesInCapacity(std::span<const MeasuredLayout> settings) {
    std::vector<MetricChange> found;
    for (const auto kind : offers) {
        std::vector<double> values;
        std::ranges::transform(settings, std::back_inserter(values), [&](const MeasuredLayout& setting) {
            return metric(kind).comparable(setting.measured);
        });
        if (values.empty())
            continue;
        const auto [least, most] = std::ranges::minmax(values);
        if (most - least > noticeableShare * most)
            found.push_back({kind, least, most});
    }
    return found;
}

namespace {

/// Whether `value` is worse than `reference` by the factor namedFrom.
bool isMuchWorse(const Metric& metric, double value, double reference) {
    if (isShownAlike(metric, value, reference))
        return false;
    switch (metric.better) {
    case Better::Less: return value >= namedFrom * reference;
    case Better::More: return reference >= namedFrom * value;
    case Better::Neither: break;
    }
    return false;
}

const Reads& firstWrite(const MeasuredLayout& s) { return s.measured.metrics.of(Work::FirstWrite); }

/// Whether all metrics and the erase blocks with bitmaps are equal.
bool measureAlike(const Measured& a, const Measured& b) {
    return a.metrics == b.metrics && a.structures == b.structures && a.load == b.load &&
           a.bitmapEraseBlocks == b.bitmapEraseBlocks && a.blockSize == b.blockSize && a.capacity == b.capacity;
}

/// An eligible setting, or the reference.
struct Candidate {
    const MeasuredLayout* setting = nullptr;
    Weighed weighed{};
    bool allowed = false;
};

/// The choice of a use's rule.
struct Taken {
    const Candidate* candidate = nullptr;
    Reason reason = Reason::None;
};

/// Chooses among the eligible settings.
class Adviser {
public:
    Adviser(Use use, std::span<const MeasuredLayout> settings, const MeasureFrame& frame,
            const MeasuredLayout* reference)
        : m_use(use), m_frame(frame), m_weight(weightOf(use)), m_first(settings.data()) {
        if (reference == nullptr && !settings.empty()) {
            const auto usual = std::ranges::find_if(settings, &MeasuredLayout::isDefault);
            reference = usual == settings.end() ? &settings.front() : &*usual;
        }
        for (const auto& setting : settings) {
            auto candidate = candidateOf(setting);
            m_isLargeLeftOut = m_isLargeLeftOut || isLarge(setting);
            if (setting.isPacked() && (!m_packed || cost(candidate) < cost(*m_packed)))
                m_packed = candidate;
            if (!holdsFilesOf(m_use, setting.measured.capacity))
                m_tooFewFiles.push_back({setting.label, setting.measured.capacity});
            if (candidate.allowed)
                m_allowed.push_back(std::move(candidate));
        }
        if (reference != nullptr)
            m_reference = candidateOf(*reference);
    }

    [[nodiscard]] Recommendation advise() const {
        if (m_allowed.empty()) {
            return {.kind = RecommendationKind::NoSetting,
                    .use = m_use,
                    .tooFewFiles = m_tooFewFiles,
                    .isPackedLeftOut = m_packed.has_value(),
                    .isLargeLeftOut = m_isLargeLeftOut};
        }
        if (m_allowed.size() == 1)
            return say(RecommendationKind::OneSetting, {&m_allowed.front()});
        if (allAlike()) {
            auto alike = say(RecommendationKind::NoDifference, {&m_reference});
            alike.chosenAt.reset();
            return alike;
        }
        if (m_use == Use::RaidMembers && m_reference.weighed.load.empty())
            return {.kind = RecommendationKind::RaidNotNamed, .use = m_use, .facts = facts()};
        const bool unnoticed = m_reference.allowed && !gains(cheapest());
        if (m_reference.allowed && !unnoticed && isOfWorstCase(m_weight) && !isDominatedUsually())
            return hardlyMatters();
        const auto taken = undominated(unnoticed ? Taken{&m_reference} : preferred());
        if (isReference(taken))
            return say(unnoticed ? RecommendationKind::NotNoticeable : RecommendationKind::Keep, taken);
        const bool takes =
            !m_reference.allowed || gains(*taken.candidate) || dominates(taken.candidate->weighed, m_reference.weighed);
        return takes ? say(RecommendationKind::Take, taken)
                     : say(RecommendationKind::Keep, {&m_reference, taken.reason});
    }

private:
    [[nodiscard]] Candidate candidateOf(const MeasuredLayout& s) const {
        return {.setting = &s,
                .weighed = weigh(s, m_use, m_frame),
                .allowed = !s.isPacked() && !isLarge(s) && holdsFilesOf(m_use, s.measured.capacity)};
    }
    [[nodiscard]] static bool isLarge(const MeasuredLayout& s) {
        return s.flexGroupSize.value_or(1) > maxGrowableFlexGroupSize;
    }

    [[nodiscard]] bool allAlike() const {
        const auto& first = m_allowed.front().setting->measured;
        return std::ranges::all_of(m_allowed,
                                   [&](const Candidate& c) { return measureAlike(c.setting->measured, first); });
    }

    [[nodiscard]] static bool isGrown(const Candidate& c) { return c.setting->afterGrowth(); }
    [[nodiscard]] double cost(const Candidate& c) const { return c.weighed.of(m_weight); }
    [[nodiscard]] bool gains(const Candidate& c) const { return isNoticeable(m_weight, cost(m_reference), cost(c)); }
    [[nodiscard]] bool isReference(const Taken& taken) const { return taken.candidate->setting == m_reference.setting; }

    /// The setting with the smallest value; of equals the reference, else the smallest -G.
    template <class Value>
    [[nodiscard]] const Candidate& minimum(const Value& value) const {
        const auto& found = *std::ranges::min_element(m_allowed, {}, value);
        return m_reference.allowed && value(m_reference) <= value(found) ? m_reference : found;
    }
    [[nodiscard]] const Candidate& cheapest() const {
        return minimum([&](const Candidate& c) { return cost(c); });
    }

    [[nodiscard]] bool isDominatedUsually() const {
        return std::ranges::any_of(
            m_allowed, [&](const Candidate& c) { return dominatesUsually(c.weighed, m_reference.weighed); });
    }

    /// The reference; with the choice of the use's rule for the worst case, unless that is the reference too.
    [[nodiscard]] Recommendation hardlyMatters() const {
        const auto taken = undominated(preferred());
        auto said = say(RecommendationKind::HardlyMatters, {&m_reference, taken.reason});
        if (!isReference(taken) && gains(*taken.candidate)) {
            said.forWorstCase = taken.candidate->weighed;
            said.neighbours = neighbours(*taken.candidate);
        }
        return said;
    }

    [[nodiscard]] Taken preferred() const {
        switch (m_use) {
        case Use::General:
        case Use::VmImage:
            return m_reference.allowed && cost(m_reference) <= patience ? Taken{&m_reference, Reason::ShortWait}
                                                                        : shortWait();
        case Use::Streaming:
        case Use::Database: return fewJumps();
        case Use::SmallFiles: return shortWay();
        case Use::RaidMembers: return evenMembers();
        case Use::SdCard: break;
        }
        return {&cheapest(), Reason::FewestEraseBlocks};
    }

    /// The smallest change that is enough, so that advice on alike volumes is alike.
    [[nodiscard]] Taken shortWait() const {
        const auto steps = [&](const Candidate& c) {
            const auto ratio = std::log2(c.setting->flexGroupSize.value_or(1)) -
                               std::log2(m_reference.setting->flexGroupSize.value_or(1));
            return cost(c) <= patience ? std::abs(ratio) : HUGE_VAL;
        };
        const auto& nearest = *std::ranges::min_element(m_allowed, {}, steps);
        return cost(nearest) <= patience ? Taken{&nearest, Reason::NearestShortWait} : fewJumps();
    }

    [[nodiscard]] bool jumpsLess(const Candidate& c) const {
        const auto& reads = firstWrite(*c.setting);
        const double transfer = static_cast<double>(reads.bytes.value) / m_frame.model.bytesPerSecond;
        return reads.seconds < fewJumpsRatio * transfer;
    }

    /// Prefers the reference if it qualifies.
    [[nodiscard]] Taken fewJumps() const {
        if (m_reference.allowed && jumpsLess(m_reference))
            return {&m_reference, Reason::FewJumps};
        const auto found = std::ranges::find_if(m_allowed, [&](const Candidate& c) { return jumpsLess(c); });
        return {found == m_allowed.end() ? &cheapest() : &*found, Reason::FewJumps};
    }

    [[nodiscard]] Taken shortWay() const {
        const auto limit = static_cast<double>(nearInodeTable.value);
        return {&minimum([&](const Candidate& c) {
                    return c.weighed.of(Weight::InodeTableDistance) <= limit ? cost(c) : HUGE_VAL;
                }),
                Reason::ShortWay};
    }

    [[nodiscard]] bool losesInWorks(const Candidate& c) const {
        return std::ranges::any_of(losses(c.weighed, m_reference.weighed), isTime);
    }

    [[nodiscard]] Taken evenMembers() const {
        const auto farthest =
            std::max(m_reference.weighed.of(Weight::InodeTableDistance), static_cast<double>(nearInodeTable.value));
        const auto evenness = [&](const Candidate& c) {
            const bool isFar = c.weighed.of(Weight::InodeTableDistance) > farthest;
            return losesInWorks(c) || isFar ? HUGE_VAL : burden(m_weight, cost(c));
        };
        const auto enough = evenness(minimum(evenness)) * (1 + noticeableShare);
        if (m_reference.allowed && evenness(m_reference) <= enough)
            return {&m_reference, isReferenceMostEven() ? Reason::EvenMembers : Reason::EveryEvenLoses};
        const auto isEven = [&](const Candidate& c) { return evenness(c) <= enough; };
        const auto found =
            std::ranges::find_if(m_allowed, [&](const Candidate& c) { return isEven(c) && jumpsLess(c); });
        if (found != m_allowed.end())
            return {&*found, Reason::EvenMembers};
        return {&minimum([&](const Candidate& c) { return isEven(c) ? firstWrite(*c.setting).seconds : HUGE_VAL; }),
                Reason::EvenMembers};
    }
    [[nodiscard]] bool isReferenceMostEven() const { return !gains(cheapest()); }

    /// `taken`, or a setting that dominates it.
    [[nodiscard]] Taken undominated(Taken taken) const {
        for (;;) {
            const auto better = std::ranges::find_if(
                m_allowed, [&](const Candidate& c) { return dominates(c.weighed, taken.candidate->weighed); });
            if (better == m_allowed.end())
                return taken;
            taken = {&*better, Reason::Dominates};
        }
    }

    /// The settings with the next smaller and larger -G that differ in any weight.
    [[nodiscard]] std::vector<Weighed> neighbours(const Candidate& of) const {
        std::vector<Weighed> found;
        const auto size = of.setting->flexGroupSize;
        const Weighed* smaller = nullptr;
        const Weighed* larger = nullptr;
        for (const auto& c : m_allowed) {
            if (c.weighed.weights == of.weighed.weights)
                continue;
            if (c.setting->flexGroupSize < size)
                smaller = &c.weighed;
            else if (c.setting->flexGroupSize > size && larger == nullptr)
                larger = &c.weighed;
        }
        for (const auto* each : {smaller, larger})
            if (each != nullptr)
                found.push_back(*each);
        return found;
    }

    [[nodiscard]] bool startsOff(const MeasuredLayout& setting, SectorGrid grid) const {
        return pastBoundary(setting.measured.start, grid).value != 0;
    }

    /// Whether the start misaligns the structures with the reference and with all eligible settings.
    [[nodiscard]] bool misalignedByStart() const {
        const auto grid = m_frame.drive().grid();
        return startsOff(*m_reference.setting, grid) && std::ranges::all_of(m_allowed, [&](const Candidate& c) {
                   return startsOff(*c.setting, grid) && c.setting->measured.structures.misaligned() != 0;
               });
    }

    [[nodiscard]] AdviceFacts facts() const {
        const auto& measured = m_reference.setting->measured;
        const auto& metrics = measured.metrics;
        AdviceFacts facts{.groups = metrics.groups,
                          .blockSize = measured.blockSize,
                          .physicalSector = m_frame.physicalSector,
                          .model = m_frame.model,
                          .raid = m_frame.raid,
                          .afterGrowth = std::ranges::any_of(m_allowed, isGrown),
                          .isPlanned = !m_reference.setting->facts.command.empty(),
                          .size = measured.size,
                          .eraseBlocks = m_frame.eraseBlocks,
                          .offEraseBlock = startsOff(*m_reference.setting, m_frame.eraseBlocks.grid)};
        const auto volume = static_cast<double>(metrics.metadataBlocks) / std::max(metrics.metadataShare, 1e-9);
        facts.streamingSeconds = (volume - static_cast<double>(metrics.metadataBlocks)) *
                                 static_cast<double>(measured.blockSize.value) / m_frame.model.bytesPerSecond;
        facts.isUncounted = isUncounted(metricOf(m_weight), measured);
        facts.structures = measured.structures;
        facts.phase = m_frame.phase;
        facts.misalignedByStart = misalignedByStart();
        if (m_frame.raid)
            facts.smallWrite = smallWrite(*m_frame.raid);
        return facts;
    }

    [[nodiscard]] std::vector<MetricChange> capacities() const {
        std::vector all{*m_reference.setting};
        std::ranges::transform(m_allowed, std::back_inserter(all), [](const Candidate& c) { return *c.setting; });
        return differencesInCapacity(all);
    }

    /// Beside the losses(), which have words of their own.
    [[nodiscard]] std::vector<MetricChange> muchWorse(const Candidate& chosen) const {
        const auto lost = losses(chosen.weighed, m_reference.weighed);
        std::vector<MetricChange> found;
        for (const auto& metric : metricsOf(m_frame)) {
            const auto from = metric.comparable(m_reference.setting->measured);
            const auto to = metric.comparable(chosen.setting->measured);
            const bool isNamed =
                std::ranges::any_of(lost, [&](Weight weight) { return metricOf(weight).kind == metric.kind; });
            if (!isNamed && isMuchWorse(metric, to, from))
                found.push_back({metric.kind, from, to});
        }
        return found;
    }

    /// The best packed setting, if it needs noticeably less than the chosen one.
    [[nodiscard]] std::optional<Weighed> packedInsteadOf(const Candidate& chosen) const {
        const bool gains = m_packed && isNoticeable(m_weight, cost(chosen), cost(*m_packed));
        return gains ? std::optional(m_packed->weighed) : std::nullopt;
    }

    [[nodiscard]] Recommendation say(RecommendationKind kind, const Taken& taken) const {
        return {.kind = kind,
                .use = m_use,
                .chosenAt = static_cast<std::size_t>(taken.candidate->setting - m_first),
                .chosen = taken.candidate->weighed,
                .reference = m_reference.weighed,
                .best = cheapest().weighed,
                .reason = taken.reason,
                .neighbours = neighbours(*taken.candidate),
                .capacity = capacities(),
                .muchWorse = muchWorse(*taken.candidate),
                .tooFewFiles = m_tooFewFiles,
                .packed = packedInsteadOf(*taken.candidate),
                .command = taken.candidate->setting->facts.command,
                .isPackedLeftOut = m_packed.has_value(),
                .isLargeLeftOut = m_isLargeLeftOut,
                .isReferencePacked = m_reference.setting->isPacked(),
                .referenceIsDefault = m_reference.setting->isDefault,
                .facts = facts()};
    }

    Use m_use;
    const MeasureFrame& m_frame;
    Weight m_weight;
    std::vector<Candidate> m_allowed;
    Candidate m_reference{};
    std::optional<Candidate> m_packed{}; ///< the best of those that are not eligible for that
    std::vector<TooFewFiles> m_tooFewFiles;
    bool m_isLargeLeftOut = false;
    const MeasuredLayout* m_first = nullptr;
};

} // namespace

bool Recommendation::isMade() const {
    using enum RecommendationKind;
    return kind == OneSetting || kind == NotNoticeable || kind == HardlyMatters || kind == Keep || kind == Take;
}

bool Recommendation::recommends(const FlexGroupSetting& setting) const {
    return isMade() && !setting.packed && setting.flexGroupSize == chosen.flexGroupSize;
}

Recommendation recommend(Use use, std::span<const MeasuredLayout> settings, const MeasureFrame& frame,
                         const MeasuredLayout* reference) {
    return Adviser(use, settings, frame, reference).advise();
}

Recommendation recommendAmong(const MeasuredComparison& comparison, Use use) {
    const auto& layouts = comparison.layouts;
    std::vector<std::size_t> order(layouts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t n) { return layouts[n].flexGroupSize; });
    std::vector<MeasuredLayout> settings;
    for (const auto n : order)
        settings.push_back(layouts[n]);
    const auto first = static_cast<std::size_t>(std::ranges::find(order, std::size_t{0}) - order.begin());
    auto recommended = recommend(use, settings, comparison.frame, settings.empty() ? nullptr : &settings[first]);
    recommended.amongLayouts = true;
    if (recommended.chosenAt)
        recommended.chosenAt = order[*recommended.chosenAt];
    return recommended;
}

} // namespace atlas
