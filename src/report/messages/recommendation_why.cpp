// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/recommendation_why.h"

#include "compare/recommendation.h"
#include "report/messages/make_message.h"

#include <algorithm>
#include <iterator>

namespace atlas {
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

/// Why the rule of the use took this setting.
Message rule(const Recommendation& recommendation) {
    const auto& it = recommendation.chosen;
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
    case Reason::ShortWay: return message<WhyShortWay>(it.label, Size{nearInodeTable});
    case Reason::EvenMembers:
        return message<WhyEvenMembers>(it.label, Count{bitmaps}, Size{facts.blockSize}, Size{bytes},
                                       Size{facts.raid.value_or(RaidGeometry{}).chunk});
    case Reason::EveryEvenLoses: return message<WhyNotMoreEven>(it.label);
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
    if (beside.empty() || recommendation.reason == Reason::None) {
        return {};
    }
    return {rule(recommendation), Message{AdviceNeighbours, {std::move(beside)}}};
}

} // namespace atlas
