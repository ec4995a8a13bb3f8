// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/recommendation_text.h"

#include "base/number_text.h"
#include "disk/drive_preset.h"
#include "report/messages/make_message.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace atlas {
namespace {

using enum MessageId;

constexpr std::size_t maxMembersNamed = 8;

/// Collects the arguments of a recommendation's sentence.
class Sentence {
public:
    explicit Sentence(const Recommendation& recommendation) : m_it(recommendation) {}

    [[nodiscard]] Message general() const {
        const auto& [label, usual] = labels();
        return keeps() ? message<KeepForGeneral>(label, count(0), seconds(1), size(4))
                       : message<TakeForGeneral>(label, count(0), seconds(1), size(4), count(2), seconds(3), usual);
    }

    [[nodiscard]] Message smallFiles() const {
        const auto& [label, usual] = labels();
        return keeps() ? message<KeepForSmallFiles>(label, count(0), size(2))
                       : message<TakeForSmallFiles>(label, count(0), size(2), number(1), usual);
    }

    [[nodiscard]] Message streaming() const {
        const auto& [label, usual] = labels();
        return keeps() ? message<KeepForStreaming>(label, size(0))
                       : message<TakeForStreaming>(label, size(0), size(1), usual);
    }

    [[nodiscard]] Message raidMembers() const {
        const auto& [label, usual] = labels();
        const Decimal own{m_it.numbers[0], 2};
        const Decimal other{m_it.numbers[1], 2};
        if (m_it.load.size() > maxMembersNamed) {
            return keeps() ? message<KeepForManyMembers>(label, own)
                           : message<TakeForManyMembers>(label, own, other, usual);
        }
        return keeps() ? message<KeepForRaid>(label, listed(m_it.load), own)
                       : message<TakeForRaid>(label, listed(m_it.load), own, listed(m_it.defaultLoad), other, usual);
    }

    [[nodiscard]] Message sdCard() const {
        const auto& [label, usual] = labels();
        if (m_it.numbers[2] != 0) {
            return keeps() ? message<KeepForSdCard>(label, count(0))
                           : message<TakeForSdCard>(label, count(0), number(1), usual);
        }
        return keeps() ? message<KeepForSdCardOffEraseBlock>(label, count(0), Size{usualEraseBlock})
                       : message<TakeForSdCardOffEraseBlock>(label, count(0), number(1), usual, Size{usualEraseBlock});
    }

    [[nodiscard]] Message noDifference() const { return message<NoDifference>(count(0), count(1), count(2)); }

private:
    [[nodiscard]] std::pair<const std::string&, const std::string&> labels() const {
        return {m_it.label, m_it.defaultLabel};
    }
    [[nodiscard]] bool keeps() const { return m_it.label == m_it.defaultLabel; }
    [[nodiscard]] std::uint64_t rounded(std::size_t n) const {
        return static_cast<std::uint64_t>(std::llround(m_it.numbers.at(n)));
    }
    [[nodiscard]] Count count(std::size_t n) const { return {rounded(n)}; }
    [[nodiscard]] Number number(std::size_t n) const { return {rounded(n)}; }
    [[nodiscard]] Size size(std::size_t n) const { return {{rounded(n)}}; }
    [[nodiscard]] Decimal seconds(std::size_t n) const { return {m_it.numbers.at(n), m_it.numbers.at(n) < 1 ? 2 : 1}; }

    /// "8,176 / 16 / 0 / 0".
    static std::string listed(const std::vector<std::uint64_t>& load) {
        std::vector<std::string> parts;
        std::ranges::transform(load, std::back_inserter(parts), grouped);
        return fmt::format("{}", fmt::join(parts, " / "));
    }

    const Recommendation& m_it;
};

} // namespace

Message sentence(const Recommendation& recommendation) {
    const Sentence words(recommendation);
    switch (recommendation.kind) {
    case RecommendationKind::NoSetting: return message<NoSettingAccepted>();
    case RecommendationKind::OneSetting: return message<OneSettingAccepted>(recommendation.label);
    case RecommendationKind::NoDifference: return words.noDifference();
    case RecommendationKind::General: return words.general();
    case RecommendationKind::SmallFiles: return words.smallFiles();
    case RecommendationKind::Streaming: return words.streaming();
    case RecommendationKind::RaidNotNamed: return message<RaidNotNamed>();
    case RecommendationKind::RaidMembers: return words.raidMembers();
    case RecommendationKind::SdCard: return words.sdCard();
    }
    return {};
}

Message recommendationRefused(const Error& refusal) {
    return message<MessageId::RecommendationRefused>(sentence(refusal));
}

Message recommendationPlanned() { return message<MessageId::RecommendationPlanned>(); }

} // namespace atlas
