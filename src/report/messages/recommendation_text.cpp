// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/recommendation_text.h"

#include "base/number_text.h"
#include "compare/recommendation_thresholds.h"
#include "disk/drive_preset.h"
#include "report/messages/make_message.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
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

Message onMedium(Medium medium) {
    switch (medium) {
    case Medium::HardDisk: return message<OnHardDisk>();
    case Medium::SolidState: return message<OnSolidState>();
    case Medium::SdCard: return message<OnSdCard>();
    }
    return {};
}

std::uint64_t rounded(double number) { return static_cast<std::uint64_t>(std::llround(number)); }
Size roundedSize(double number) { return {{rounded(number)}}; }

/// "8,176 / 16 / 0 / 0 blocks"; of more members than fit into a sentence the fullest and the idle ones.
Message members(const std::vector<std::uint64_t>& load) {
    if (load.size() <= maxMembersNamed) {
        std::vector<std::string> parts;
        std::ranges::transform(load, std::back_inserter(parts), [](std::uint64_t n) { return grouped(n); });
        return message<MembersListed>(fmt::format("{}", fmt::join(parts, " / ")));
    }
    return message<MembersCounted>(
        Number{*std::ranges::max_element(load)}, Count{std::accumulate(load.begin(), load.end(), std::uint64_t{0})},
        Count{static_cast<std::uint64_t>(std::ranges::count(load, 0U))}, Number{load.size()});
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
    case Weight::InodeTableDistance: return message<LossOfDistance>(roundedSize(now), roundedSize(before));
    case Weight::FullestMember: return message<LossOfBalance>(Decimal{now, 2}, Decimal{before, 2});
    case Weight::EraseBlocks: return message<LossOfEraseBlocks>(Count{rounded(now)}, Number{rounded(before)});
    default: return message<LossOfWork>(nameOf(weight), Duration{now}, Duration{before});
    }
}

Names lossesOf(const Weighed& chosen, const Weighed& reference) {
    Names named;
    for (const auto weight : losses(chosen, reference)) {
        named.push_back(lossOf(weight, chosen, reference));
    }
    return named;
}

Message joinedBySemicolon(Message first, Message second) {
    return message<AdviceArguments>(std::move(first), std::move(second));
}

Message joined(Message first, Message second) { return message<AdviceSentences>(std::move(first), std::move(second)); }

/// The parts of a recommendation's sentence.
class Advice {
public:
    explicit Advice(const Recommendation& recommendation) : m_it(recommendation) {}

    [[nodiscard]] Message unnoticed() const {
        return isBest() ? best()
                        : message<AdviceUnnoticed>(useName(m_it.use), kept(), gain(m_it.reference), m_it.best.label,
                                                   brief(m_it.best));
    }
    [[nodiscard]] Message keep() const {
        auto lost = lossesOf(m_it.best, m_it.reference);
        if (isBest() || lost.empty()) {
            return best();
        }
        const Message all{AdviceKeep,
                          {Names{useName(m_it.use)}, Names{kept()}, Names{gain(m_it.reference)}, m_it.best.label,
                           Names{brief(m_it.best)}, std::move(lost)}};
        return joined(all, message<AdviceBesides>(against(m_it.best)));
    }
    [[nodiscard]] Message take() const {
        auto lost = lossesOf(m_it.chosen, m_it.reference);
        auto taken = message<AdviceTake>(useName(m_it.use), m_it.chosen.label, gain(m_it.chosen), brief(m_it.reference),
                                         m_it.reference.label);
        const auto cost = lost.empty() ? message<AdviceNoCost>() : Message{AdviceCost, {std::move(lost)}};
        return joined(joined(std::move(taken), cost), message<AdviceAgainst>(against(m_it.chosen)));
    }

    /// What sentence() begins with where a setting is kept or taken.
    [[nodiscard]] std::optional<Message> verdict() const {
        switch (m_it.kind) {
        case RecommendationKind::NotNoticeable:
        case RecommendationKind::Keep: return message<AdviceVerdictKeep>(useName(m_it.use), kept());
        case RecommendationKind::Take: return message<AdviceVerdictTake>(useName(m_it.use), m_it.chosen.label);
        default: return std::nullopt;
        }
    }

private:
    [[nodiscard]] bool isBest() const { return m_it.best.label == m_it.reference.label; }
    [[nodiscard]] Message best() const { return message<AdviceBest>(useName(m_it.use), kept(), gain(m_it.reference)); }
    [[nodiscard]] Message kept() const {
        return m_it.referenceIsDefault ? message<KeepDefault>(m_it.reference.label)
                                       : message<KeepFirst>(m_it.reference.label);
    }

    [[nodiscard]] Message gain(const Weighed& of) const {
        const auto value = of.of(weightOf(m_it.use));
        const auto medium = onMedium(m_it.facts.model.medium);
        switch (weightOf(m_it.use)) {
        case Weight::Fsck: return message<GainFsck>(medium, Duration{value}, Count{of.reads.requests});
        case Weight::FullestMember: return message<GainRaid>(Decimal{value, 2}, members(of.load));
        case Weight::EraseBlocks: return message<GainSdCard>(Count{rounded(value)}, Size{usualEraseBlock});
        default: return message<GainFirstWrite>(medium, Duration{value}, Count{of.reads.requests});
        }
    }

    [[nodiscard]] Message brief(const Weighed& of) const {
        const auto value = of.of(weightOf(m_it.use));
        switch (weightOf(m_it.use)) {
        case Weight::FullestMember: return message<BriefRaid>(Decimal{value, 2}, members(of.load));
        case Weight::EraseBlocks: return message<BriefSdCard>(Count{rounded(value)});
        default: return message<BriefReads>(Duration{value}, Count{of.reads.requests});
        }
    }

    /// Against `other`, which is compared with the reference.
    [[nodiscard]] Message against(const Weighed& other) const {
        const auto& facts = m_it.facts;
        const auto jumps = [&](const Weighed& of) {
            return Decimal{100 * of.streamingJumps / (facts.streamingSeconds + of.streamingJumps), 1};
        };
        switch (m_it.use) {
        case Use::General:
        case Use::VmImage: return message<AgainstGeneral>(message<AgainstAnyWait>());
        case Use::SmallFiles: return message<AgainstSmallFiles>(Count{facts.findReads});
        case Use::Streaming:
            return joinedBySemicolon(message<AgainstGeneral>(message<AgainstAnyWait>()),
                                     message<AgainstStreaming>(Duration{facts.streamingSeconds}, jumps(m_it.reference),
                                                               m_it.reference.label, jumps(other), other.label));
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

Message neighbour(const Weighed& it, Use use) {
    switch (weightOf(use)) {
    case Weight::FullestMember:
        return message<NeighbourOnRaid>(it.label, Decimal{it.of(Weight::FullestMember), 2},
                                        Duration{it.of(Weight::FirstWrite)});
    case Weight::EraseBlocks: return message<NeighbourOnSdCard>(it.label, Count{rounded(it.of(Weight::EraseBlocks))});
    default:
        return message<NeighbourNeeds>(it.label, Duration{it.of(weightOf(use))},
                                       roundedSize(it.of(Weight::InodeTableDistance)));
    }
}

Message decision(const Recommendation& recommendation) {
    const Advice advice(recommendation);
    switch (recommendation.kind) {
    case RecommendationKind::NoSetting: return message<NoSettingAccepted>();
    case RecommendationKind::OneSetting: return message<OneSettingAccepted>(recommendation.chosen.label);
    case RecommendationKind::NoDifference: return message<NoDifference>(Count{recommendation.facts.groups});
    case RecommendationKind::NotNoticeable: return advice.unnoticed();
    case RecommendationKind::Keep: return advice.keep();
    case RecommendationKind::Take: return advice.take();
    case RecommendationKind::RaidNotNamed: return message<RaidNotNamed>();
    }
    return {};
}

} // namespace

std::optional<Message> why(const Recommendation& recommendation) {
    Names beside;
    std::ranges::transform(recommendation.neighbours, std::back_inserter(beside),
                           [&](const Weighed& each) { return neighbour(each, recommendation.use); });
    if (beside.empty()) {
        return {};
    }
    const auto& it = recommendation.chosen;
    const auto& facts = recommendation.facts;
    const auto bitmaps = std::min<std::uint64_t>(it.flexGroupSize.value_or(1), facts.groups);
    const ByteCount bytes{bitmaps * facts.blockSize.value};
    const auto with = [&](MessageId id, std::vector<Argument> arguments) {
        arguments.insert(arguments.begin(), it.label);
        arguments.emplace_back(std::move(beside));
        return Message{id, std::move(arguments)};
    };
    switch (recommendation.reason) {
    case Reason::None: return {};
    case Reason::ShortWait: return with(WhyShortWait, {Duration{patience}});
    case Reason::FewJumps:
        return with(WhyFewJumps, {Count{bitmaps}, Size{facts.blockSize}, Size{bytes},
                                  Duration{static_cast<double>(bytes.value) / facts.model.bytesPerSecond},
                                  Duration{facts.model.secondsPerRead}, Duration{it.of(Weight::FirstWrite)}});
    case Reason::ShortWay: return with(WhyShortWay, {Size{nearInodeTable}});
    case Reason::EvenMembers:
        return with(WhyEvenMembers, {Count{bitmaps}, Size{facts.blockSize}, Size{bytes},
                                     Size{facts.raid.value_or(RaidGeometry{}).chunk}});
    case Reason::EveryEvenLoses: return with(WhyNotMoreEven, {});
    case Reason::FewestEraseBlocks: return with(WhyFewestEraseBlocks, {});
    case Reason::Dominates: return with(WhyDominates, {});
    }
    return {};
}

Message sentence(const Recommendation& recommendation) {
    auto decided = decision(recommendation);
    if (auto reason = why(recommendation)) {
        decided = joined(std::move(decided), std::move(*reason));
    }
    const auto& facts = recommendation.facts;
    if (facts.blockSize.value != 0 && facts.blockSize < facts.physicalSector) {
        decided =
            joined(std::move(decided), message<AdviceOfBlockSize>(Size{facts.blockSize}, Size{facts.physicalSector}));
    }
    if (recommendation.use == Use::VmImage && !recommendation.facts.afterGrowth) {
        return joined(std::move(decided), message<AdviceOfGrowth>());
    }
    return recommendation.use == Use::SdCard && recommendation.facts.offEraseBlock
               ? joined(std::move(decided), message<AdviceOfStart>(Size{usualEraseBlock}))
               : decided;
}

AdvisedText advisedText(const Recommendation& recommendation) {
    AdvisedText out{.verdict = {}, .reasons = format(sentence(recommendation))};
    if (const auto verdict = Advice(recommendation).verdict()) {
        const auto words = format(*verdict);
        if (out.reasons.starts_with(words)) {
            out.verdict = words;
            out.reasons.erase(0, words.size());
        }
    }
    return out;
}

Message recommendationRefused(const Error& refusal) {
    return message<MessageId::RecommendationRefused>(sentence(refusal));
}

Message recommendationPlanned() { return message<MessageId::RecommendationPlanned>(); }

} // namespace atlas
