// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/recommendation_text.h"

#include "alignment/grid.h"
#include "compare/recommendation.h"
#include "layout/resize_limits.h"
#include "report/language/make_message.h"
#include "report/words/glossary.h"
#include "report/words/labels.h"
#include "report/words/metric_text.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace atlas {
namespace {

using enum MessageId;

constexpr std::size_t maxMembersNamed = 8;

Message useName(Use use) {
    switch (use) {
    case Use::General: return message<AdviceForGeneral>();
    case Use::SmallFiles: return message<AdviceForSmallFiles>();
    case Use::Streaming: return message<AdviceForStreaming>();
    case Use::RaidMembers: return message<AdviceForRaid>();
    case Use::SdCard: return message<AdviceForSdCard>();
    case Use::VmImage: return message<AdviceForVmImage>();
    case Use::Database: return message<AdviceForDatabase>();
    }
    return {};
}

/// "8,176 / 16 / 0 / 0 blocks"; with too many members for a sentence, the fullest and the idle ones.
Message members(const std::vector<std::uint64_t>& load) {
    if (load.size() <= maxMembersNamed)
        return message<MembersListed>(loadOnEachMember(load));
    const Number fullest{*std::ranges::max_element(load)};
    const Count all{std::accumulate(load.begin(), load.end(), std::uint64_t{0})};
    const Count idle{static_cast<std::uint64_t>(std::ranges::count(load, 0U))};
    return idle.value == 0 ? message<MembersAllCounted>(fullest, all, Number{load.size()})
                           : message<MembersCounted>(fullest, all, idle, Number{load.size()});
}

Message nameOf(Weight work) {
    switch (work) {
    case Weight::FirstWrite: return message<WorkFirstWrite>();
    case Weight::Fsck: return message<WorkFsck>();
    case Weight::Find: return message<WorkFind>();
    case Weight::DeleteTree: return message<WorkDeleteTree>();
    case Weight::Mount: return message<WorkMount>();
    default: return {};
    }
}

Message lossOf(Weight weight, const Weighed& chosen, const Weighed& reference) {
    const auto now = chosen.of(weight);
    const auto before = reference.of(weight);
    switch (weight) {
    case Weight::InodeTableDistance:
        return message<LossOfDistance>(Size{{chosen.rounded(weight)}}, Size{{reference.rounded(weight)}});
    case Weight::FullestMember:
        return message<LossOfBalance>(Decimal{now, decimalsOf(weight)}, Decimal{before, decimalsOf(weight)});
    case Weight::EraseBlocks:
        return message<LossOfEraseBlocks>(Count{chosen.rounded(weight)}, Number{reference.rounded(weight)});
    default: return message<LossOfWork>(nameOf(weight), Duration{now}, Duration{before});
    }
}

Names lossesOf(const Weighed& chosen, const Weighed& reference) {
    Names named;
    for (const auto weight : losses(chosen, reference))
        named.push_back(lossOf(weight, chosen, reference));
    return named;
}

Message joinedBySemicolon(Message first, Message second) {
    return message<AdviceArguments>(std::move(first), std::move(second));
}

/// What decides, for one setting: "1.46 s for 122 reads".
Message brief(const Weighed& of, Use use) {
    const auto weight = weightOf(use);
    const auto value = of.of(weight);
    switch (weight) {
    case Weight::FullestMember: return message<BriefRaid>(Decimal{value, decimalsOf(weight)}, members(of.load));
    case Weight::EraseBlocks: return message<BriefSdCard>(Count{of.rounded(Weight::EraseBlocks)});
    default: return message<BriefReads>(Duration{value}, Count{of.reads.requests});
    }
}

/// Sentences about a setting that is kept or taken.
class Chosen {
public:
    explicit Chosen(const Recommendation& recommendation) : m_it(recommendation) {}

    [[nodiscard]] Message verdict() const {
        switch (m_it.kind) {
        case RecommendationKind::Take: return message<AdviceVerdictTake>(useName(m_it.use), m_it.chosen.label);
        case RecommendationKind::NotNoticeable:
        case RecommendationKind::HardlyMatters: return message<AdviceVerdictHardly>(useName(m_it.use), kept());
        default: return message<AdviceVerdictKeep>(useName(m_it.use), kept());
        }
    }

    /// What the setting gains and costs, or what it would lose.
    [[nodiscard]] std::vector<Message> decisive() const {
        if (m_it.kind == RecommendationKind::Take) {
            if (m_it.isReferencePacked && m_it.packed) // which needs less, so that only its risks speak for another
                return {message<AdviceGain>(gain(m_it.chosen))};
            auto lost = lossesOf(m_it.chosen, m_it.reference);
            return {message<AdviceGainAgainst>(gain(m_it.chosen), brief(m_it.reference), m_it.reference.label),
                    lost.empty() ? message<AdviceNoCost>() : Message{AdviceCost, {std::move(lost)}}};
        }
        auto gained = message<AdviceGain>(gain(m_it.reference));
        if (m_it.kind == RecommendationKind::HardlyMatters)
            return inWorstCase(std::move(gained));
        if (isBest())
            return {std::move(gained), message<AdviceBest>()};
        if (m_it.kind == RecommendationKind::NotNoticeable)
            return {message<AdviceUnnoticed>(m_it.best.label, brief(m_it.best)), std::move(gained)};
        return {std::move(gained),
                Message{AdviceKeep, {m_it.best.label, Names{brief(m_it.best)}, lossesOf(m_it.best, m_it.reference)}}};
    }

    /// What speaks against the setting, or additionally for it.
    [[nodiscard]] std::optional<Message> besides() const {
        if (m_it.kind == RecommendationKind::Take)
            return message<AdviceAgainst>(against(m_it.chosen));
        return m_it.kind == RecommendationKind::Keep && !isBest()
                   ? std::optional(message<AdviceBesides>(against(m_it.best)))
                   : std::nullopt;
    }

private:
    [[nodiscard]] std::vector<Message> inWorstCase(Message gained) const {
        std::vector<Message> all{std::move(gained), message<AdviceWorstBest>(m_it.best.label, brief(m_it.best)),
                                 message<AdviceUsually>(against(m_it.best))};
        if (const auto& other = m_it.forWorstCase) {
            all.push_back(message<AdviceForWorstCase>(other->label, brief(*other)));
            if (auto lost = lossesOf(*other, m_it.reference); !lost.empty())
                all.push_back({AdviceCost, {std::move(lost)}});
        }
        return all;
    }

    /// Whether no other setting gains without a loss.
    [[nodiscard]] bool isBest() const {
        return m_it.best.label == m_it.reference.label ||
               (m_it.kind == RecommendationKind::Keep && losses(m_it.best, m_it.reference).empty());
    }
    [[nodiscard]] Message kept() const {
        return m_it.referenceIsDefault ? message<KeepDefault>(m_it.reference.label)
                                       : message<KeepFirst>(m_it.reference.label);
    }

    [[nodiscard]] Message gain(const Weighed& of) const {
        const auto weight = weightOf(m_it.use);
        const auto value = of.of(weight);
        const auto medium = onMedium(m_it.facts.model.medium);
        switch (weight) {
        case Weight::Fsck: return message<GainFsck>(medium, Duration{value}, Count{of.reads.requests});
        case Weight::FullestMember: return message<GainRaid>(Decimal{value, decimalsOf(weight)}, members(of.load));
        case Weight::EraseBlocks:
            return message<GainSdCard>(Count{of.rounded(Weight::EraseBlocks)}, Size{m_it.facts.eraseBlocks.grid.size});
        default: return message<GainFirstWrite>(medium, Duration{value}, Count{of.reads.requests});
        }
    }

    [[nodiscard]] Message brief(const Weighed& of) const { return atlas::brief(of, m_it.use); }

    /// The time that streaming loses by jumps over metadata, with the reference and with `other`.
    [[nodiscard]] Message jumpsOver(const Weighed& other) const {
        constexpr double little = 0.1;
        const auto all = m_it.facts.streamingSeconds;
        const auto percent = [&](const Weighed& of) { return 100 * of.streamingJumps / (all + of.streamingJumps); };
        const auto before = percent(m_it.reference);
        const auto now = percent(other);
        return std::max(before, now) < little
                   ? message<AgainstStreamingLittle>(Duration{all})
                   : message<AgainstStreaming>(Duration{all}, Decimal{before, 1}, m_it.reference.label, Decimal{now, 1},
                                               other.label);
    }

    /// The argument against `other`, compared with the reference.
    [[nodiscard]] Message against(const Weighed& other) const {
        const auto& facts = m_it.facts;
        switch (m_it.use) {
        case Use::General:
        case Use::VmImage: return message<AgainstGeneral>(message<AgainstAnyWait>());
        case Use::SmallFiles:
            return message<AgainstSmallFiles>(Count{other.findReads}, other.label, Number{m_it.reference.findReads},
                                              m_it.reference.label);
        case Use::Streaming:
            return joinedBySemicolon(message<AgainstGeneral>(message<AgainstAnyWait>()), jumpsOver(other));
        case Use::RaidMembers: {
            const auto write = facts.smallWrite.value_or(SmallWrite{});
            return joinedBySemicolon(message<AgainstRaid>(Count{write.reads}, Count{write.writes}),
                                     message<AgainstAnyWait>());
        }
        case Use::SdCard: return message<AgainstSdCard>();
        case Use::Database: return joinedBySemicolon(message<AgainstDatabase>(), message<AgainstAnyWait>());
        }
        return {};
    }

    const Recommendation& m_it;
};

/// Layouts chosen by the user need other words: larger -G values were accepted, and the layouts may differ in more than
/// -G.
Message noChoice(const Recommendation& recommendation) {
    const bool amongLayouts = recommendation.amongLayouts;
    switch (recommendation.kind) {
    case RecommendationKind::NoSetting:
        return amongLayouts || recommendation.isPackedLeftOut || !recommendation.tooFewFiles.empty()
                   ? message<NoLayoutToRecommend>()
                   : message<NoSettingAccepted>();
    case RecommendationKind::OneSetting:
        return amongLayouts ? message<OneLayoutToRecommend>(recommendation.chosen.label)
                            : message<OneSettingAccepted>(recommendation.chosen.label);
    default: return amongLayouts ? message<LayoutsAlike>() : message<NoDifference>(Count{recommendation.facts.groups});
    }
}

Message verdict(const Recommendation& recommendation) {
    switch (recommendation.kind) {
    case RecommendationKind::NoSetting:
    case RecommendationKind::OneSetting:
    case RecommendationKind::NoDifference: return noChoice(recommendation);
    case RecommendationKind::RaidNotNamed: return message<RaidNotNamed>();
    case RecommendationKind::NotNoticeable:
    case RecommendationKind::HardlyMatters:
    case RecommendationKind::Keep:
    case RecommendationKind::Take: break;
    }
    return Chosen(recommendation).verdict();
}

bool isChosen(const Recommendation& recommendation) {
    return recommendation.kind == RecommendationKind::NotNoticeable ||
           recommendation.kind == RecommendationKind::HardlyMatters ||
           recommendation.kind == RecommendationKind::Keep || recommendation.kind == RecommendationKind::Take;
}

Message startOn(const EraseBlocks& eraseBlocks) {
    const Size size{eraseBlocks.grid.size};
    if (eraseBlocks.grid.phase.value != 0)
        return message<AdviceOfStartBesidePhase>(size, ByteCount{eraseBlocks.grid.phase.value});
    return eraseBlocks.assumed ? message<AdviceOfStart>(size) : message<AdviceOfStartOnDrive>(size);
}

/// Remarks that hold for every setting.
std::vector<Message> remarks(const Recommendation& recommendation) {
    const auto& facts = recommendation.facts;
    std::vector<Message> all;
    if (facts.blockSize.value != 0 && isSmallerThanSector(facts.blockSize, facts.physicalSector))
        all.push_back(message<AdviceOfBlockSize>(Size{facts.blockSize}, Size{facts.physicalSector}));
    if (facts.isUncounted)
        all.push_back(message<AdviceUncounted>(label(decidingMetric(recommendation.use).kind)));
    if (recommendation.use == Use::VmImage && !facts.afterGrowth)
        all.push_back(message<AdviceOfGrowth>());
    if (recommendation.use == Use::SdCard && facts.isPlanned && !facts.afterGrowth && facts.size < smallImage)
        all.push_back(message<AdviceOfGrowthOnCard>(Size{facts.size}));
    if (recommendation.use == Use::SdCard && facts.offEraseBlock)
        all.push_back(startOn(facts.eraseBlocks));
    return all;
}

std::optional<Message> misalignment(const AdviceFacts& facts) {
    if (!facts.misalignedByStart)
        return {};
    const Count misaligned{facts.structures.misaligned()};
    const Number all{facts.structures.total()};
    return facts.phase.value == 0 ? message<AdviceOfMisalignment>(facts.physicalSector, misaligned, all)
                                  : message<AdviceOfMisalignmentBesidePhase>(facts.physicalSector, misaligned, all,
                                                                             ByteCount{facts.phase.value});
}

} // namespace

namespace {

Message valueOf(MetricKind kind, double comparable) { return metricValue(metric(kind), comparable); }

/// What differs beside the works: of all that is compared, and with the setting against the reference.
std::vector<Message> differences(const Recommendation& recommendation) {
    std::vector<Message> all;
    Names worse;
    for (const auto& [kind, from, to] : recommendation.muchWorse)
        worse.push_back(message<MetricInstead>(label(kind), valueOf(kind, to), valueOf(kind, from)));
    if (!worse.empty())
        all.push_back({AdviceMuchWorse, {std::move(worse)}});
    if (const auto differs = capacityText(recommendation.capacity))
        all.push_back(*differs);
    return all;
}

/// In a sweep all settings have these figures in common: one sentence is enough.
std::vector<Message> tooFewFiles(const Recommendation& recommendation) {
    const auto needs = needsOf(recommendation.use);
    std::vector<Message> all;
    for (const auto& [name, capacity] : recommendation.tooFewFiles) {
        if (!recommendation.amongLayouts && !all.empty())
            break;
        const auto with = recommendation.amongLayouts ? message<Verbatim>(name) : message<TheseOptions>();
        if (capacity.fileSizeAtLastInode > needs.averageSize)
            all.push_back(message<TooFewInodes>(with, Size{capacity.fileSizeAtLastInode}, Size{needs.averageSize}));
        if (capacity.smallestAllocation > needs.largestAllocation) {
            all.push_back(
                message<AllocationTooLarge>(with, Size{capacity.smallestAllocation}, Size{needs.largestAllocation}));
        }
    }
    return all;
}

/// Why settings were not eligible, where that decides or costs time.
std::vector<Message> leftOut(const Recommendation& recommendation) {
    auto all = tooFewFiles(recommendation);
    const bool isFew = recommendation.kind == RecommendationKind::NoSetting ||
                       (recommendation.kind == RecommendationKind::OneSetting && recommendation.amongLayouts);
    if (isFew && recommendation.isLargeLeftOut)
        all.push_back(message<LargeLeftOut>(Number{maxGrowableFlexGroupSize}));
    if (recommendation.packed && isChosen(recommendation))
        all.push_back(
            message<PackedNeedsLess>(recommendation.packed->label, brief(*recommendation.packed, recommendation.use)));
    if ((isFew && recommendation.isPackedLeftOut) || (recommendation.packed && isChosen(recommendation)))
        all.push_back(message<PackedLeftOut>());
    return all;
}

} // namespace

std::optional<Message> capacityText(const std::vector<MetricChange>& differences) {
    Names named;
    for (const auto& [kind, least, most] : differences)
        named.push_back(message<MetricFromTo>(label(kind), valueOf(kind, least), valueOf(kind, most)));
    return named.empty() ? std::nullopt : std::optional(Message{CapacityDiffers, {std::move(named)}});
}

Message headline(const Recommendation& recommendation) {
    if (recommendation.kind != RecommendationKind::Take)
        return verdict(recommendation);
    return message<AdviceHeadline>(
        recommendation.chosen.label,
        lossOf(weightOf(recommendation.use), recommendation.chosen, recommendation.reference));
}

Advice advice(const Recommendation& recommendation) {
    Advice out{.first = misalignment(recommendation.facts), .verdict = verdict(recommendation), .reasons = {}};
    const auto add = [&](std::vector<Message> more) { std::ranges::move(more, std::back_inserter(out.reasons)); };
    std::optional<Message> besides;
    if (isChosen(recommendation)) {
        const Chosen chosen(recommendation);
        add(chosen.decisive());
        besides = chosen.besides();
    }
    add(why(recommendation));
    if (besides)
        out.reasons.push_back(std::move(*besides));
    add(leftOut(recommendation));
    add(differences(recommendation));
    add(remarks(recommendation));
    return out;
}

Message sentence(const Recommendation& recommendation) {
    auto [first, verdict, reasons] = advice(recommendation);
    reasons.insert(reasons.begin(), std::move(verdict));
    if (first)
        reasons.insert(reasons.begin(), std::move(*first));
    return paragraph(std::move(reasons));
}

Message recommendationRefused(const Error& refusal) {
    return message<MessageId::RecommendationRefused>(sentence(refusal));
}

Message recommendationStopped() { return message<MessageId::RecommendationStopped>(); }

Message recommendationPlanned(std::uint64_t done, std::uint64_t of) {
    return of == 0 ? message<MessageId::RecommendationPlanned>()
                   : message<MessageId::RecommendationProgress>(Number{done}, Number{of});
}

namespace {

using enum MessageId;

Message neighbour(const Weighed& it, Use use) {
    const auto weight = weightOf(use);
    switch (weight) {
    case Weight::FullestMember:
        return message<NeighbourOnRaid>(it.label, Decimal{it.of(weight), decimalsOf(weight)},
                                        Duration{it.of(Weight::FirstWrite)});
    case Weight::EraseBlocks: return message<NeighbourOnSdCard>(it.label, Count{it.rounded(weight)});
    default:
        return message<NeighbourNeeds>(it.label, Duration{it.of(weight)},
                                       Size{{it.rounded(Weight::InodeTableDistance)}});
    }
}

/// Why the rule for the use chose this setting.
Message rule(const Recommendation& recommendation) {
    const auto& it = recommendation.forWorstCase ? *recommendation.forWorstCase : recommendation.chosen;
    const auto& facts = recommendation.facts;
    const auto bitmaps = std::min<std::uint64_t>(it.flexGroupSize.value_or(1), facts.groups);
    const ByteCount bytes{bitmaps * facts.blockSize.value};
    switch (recommendation.reason) {
    case Reason::None: return {};
    case Reason::ShortWait: return message<WhyShortWait>(it.label, Duration{patience});
    case Reason::FewJumps:
        return message<WhyFewJumps>(it.label, Count{bitmaps}, Size{facts.blockSize}, Size{bytes},
                                    Duration{static_cast<double>(bytes.value) / facts.model.bytesPerSecond},
                                    Duration{facts.model.secondsPerRead}, Duration{it.of(Weight::FirstWrite)});
    case Reason::NearestShortWait:
        return message<WhyNearestShortWait>(it.label, Duration{patience}, recommendation.reference.label);
    case Reason::ShortWay: return message<WhyShortWay>(it.label, Size{nearInodeTable});
    case Reason::EvenMembers:
        return message<WhyEvenMembers>(it.label, Count{bitmaps}, Size{facts.blockSize}, Size{bytes},
                                       Size{facts.raid.value_or(RaidGeometry{}).chunk}, Size{nearInodeTable});
    case Reason::EveryEvenLoses: return message<WhyNotMoreEven>(it.label, Size{nearInodeTable});
    case Reason::FewestEraseBlocks: return message<WhyFewestEraseBlocks>(it.label);
    case Reason::Dominates: return message<WhyDominates>(it.label);
    }
    return {};
}

} // namespace

std::vector<Message> why(const Recommendation& recommendation) {
    Names beside;
    std::ranges::transform(recommendation.neighbours, std::back_inserter(beside),
                           [&](const Weighed& each) { return neighbour(each, recommendation.use); });
    if (beside.empty() || recommendation.reason == Reason::None)
        return {};
    return {rule(recommendation), Message{AdviceNeighbours, {std::move(beside)}}};
}

} // namespace atlas
