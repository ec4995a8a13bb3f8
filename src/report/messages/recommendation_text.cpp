// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/recommendation_text.h"

#include "base/number_text.h"
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
        std::ranges::transform(load, std::back_inserter(parts), grouped);
        return message<MembersListed>(fmt::format("{}", fmt::join(parts, " / ")));
    }
    return message<MembersCounted>(
        Number{*std::ranges::max_element(load)}, Count{std::accumulate(load.begin(), load.end(), std::uint64_t{0})},
        Count{static_cast<std::uint64_t>(std::ranges::count(load, 0U))}, Number{load.size()});
}

/// The parts of a recommendation's sentence.
class Advice {
public:
    explicit Advice(const Recommendation& recommendation) : m_it(recommendation) {}

    [[nodiscard]] Message unnoticed() const {
        if (m_it.best.label == m_it.reference.label) {
            return message<AdviceBest>(useName(m_it.use), kept(), gain(m_it.reference));
        }
        return message<AdviceUnnoticed>(useName(m_it.use), kept(), gain(m_it.reference), m_it.best.label,
                                        brief(m_it.best));
    }
    [[nodiscard]] Message keep() const {
        return message<AdviceKeep>(useName(m_it.use), kept(), gain(m_it.reference), m_it.best.label, brief(m_it.best),
                                   cost(m_it.best), against());
    }
    [[nodiscard]] Message take() const {
        return message<AdviceTake>(useName(m_it.use), m_it.chosen.label, gain(m_it.chosen), brief(m_it.reference),
                                   m_it.reference.label, cost(m_it.chosen), against());
    }

private:
    [[nodiscard]] Message kept() const {
        return m_it.referenceIsDefault ? message<KeepDefault>(m_it.reference.label)
                                       : message<KeepFirst>(m_it.reference.label);
    }

    [[nodiscard]] Message gain(const Weighed& of) const {
        switch (m_it.use) {
        case Use::General:
        case Use::Streaming:
            return message<GainFirstWrite>(onMedium(m_it.facts.medium), Duration{of.cost}, Count{of.reads.requests});
        case Use::SmallFiles:
            return message<GainFsck>(onMedium(m_it.facts.medium), Duration{of.cost}, Count{of.reads.requests});
        case Use::RaidMembers: return message<GainRaid>(Decimal{of.cost, 2}, members(of.load));
        case Use::SdCard: return message<GainSdCard>(Count{rounded(of.cost)}, Size{usualEraseBlock});
        }
        return {};
    }

    [[nodiscard]] Message brief(const Weighed& of) const {
        switch (m_it.use) {
        case Use::General:
        case Use::Streaming:
        case Use::SmallFiles: return message<BriefReads>(Duration{of.cost}, Count{of.reads.requests});
        case Use::RaidMembers: return message<BriefRaid>(Decimal{of.cost, 2}, members(of.load));
        case Use::SdCard: return message<BriefSdCard>(Count{rounded(of.cost)});
        }
        return {};
    }

    /// Against the reference.
    [[nodiscard]] Message cost(const Weighed& of) const {
        return m_it.use == Use::RaidMembers
                   ? message<CostFirstWrite>(Duration{of.firstWrite}, Duration{m_it.reference.firstWrite})
                   : message<CostDistance>(roundedSize(of.toInodeTable), roundedSize(m_it.reference.toInodeTable));
    }

    [[nodiscard]] Message against() const {
        const auto& facts = m_it.facts;
        switch (m_it.use) {
        case Use::General: return message<AgainstGeneral>();
        case Use::SmallFiles: return message<AgainstSmallFiles>(Count{facts.findReads});
        case Use::Streaming:
            return message<AgainstStreaming>(
                Duration{facts.streamingSeconds},
                Decimal{100 * facts.streamingJumps / (facts.streamingSeconds + facts.streamingJumps), 1});
        case Use::RaidMembers: {
            const auto write = facts.smallWrite.value_or(SmallWrite{});
            return message<AgainstRaid>(Count{write.reads}, Count{write.writes});
        }
        case Use::SdCard: return message<AgainstSdCard>();
        }
        return {};
    }

    const Recommendation& m_it;
};

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

Message sentence(const Recommendation& recommendation) {
    auto decided = decision(recommendation);
    return recommendation.use == Use::SdCard && recommendation.facts.offEraseBlock
               ? message<AdviceWithStart>(std::move(decided), message<AdviceOfStart>(Size{usualEraseBlock}))
               : decided;
}

Message recommendationRefused(const Error& refusal) {
    return message<MessageId::RecommendationRefused>(sentence(refusal));
}

Message recommendationPlanned() { return message<MessageId::RecommendationPlanned>(); }

} // namespace atlas
