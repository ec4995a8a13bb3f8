// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/metric_text.h"

#include "alignment/grid.h"
#include "compare/metric_table.h"
#include "compare/raid_load.h"
#include "report/language/make_message.h"

#include <cmath>

namespace atlas {

Message metricValue(const Metric& metric, double comparable) {
    const auto [number, decimals] = metric.shown(comparable);
    if (traitsOf(metric.unit).isSize)
        return message<MessageId::MetricSize>(Size{{static_cast<std::uint64_t>(number)}});
    switch (metric.unit) {
    case Unit::Seconds: return message<MessageId::MetricSeconds>(Decimal{number, decimals});
    case Unit::Share: return message<MessageId::MetricPercent>(Decimal{number, decimals});
    default: break;
    }
    return decimals == 0 ? message<MessageId::MetricNumber>(Number{static_cast<std::uint64_t>(number)})
                         : message<MessageId::MetricDecimal>(Decimal{number, decimals});
}

Message metricValue(const Metric& metric, const Measured& measured) {
    return metricValue(metric, metric.comparable(measured));
}

Message metricDifference(const Metric& metric, const Measured& measured, const Measured& baseline) {
    const double difference = metric.comparable(measured) - metric.comparable(baseline);
    if (isShownAlike(metric, std::abs(difference), 0))
        return message<MessageId::MetricSame>();
    auto words = metricValue(metric, std::abs(difference));
    return difference < 0 ? message<MessageId::MetricLess>(std::move(words))
                          : message<MessageId::MetricMore>(std::move(words));
}

/// Recursion by halves: with 4,096 members, messages nest twelve deep instead of thousands.
Message loadOnEachMember(std::span<const std::uint64_t> load) {
    if (load.size() == 1)
        return message<MessageId::MetricNumber>(Number{load.front()});
    const auto half = load.size() / 2;
    return message<MessageId::MembersInOrder>(loadOnEachMember(load.first(half)), loadOnEachMember(load.subspan(half)));
}

using enum MessageId;

std::optional<Message> membersText(const Filesystem& fs, ByteInterval bytes) {
    const auto array = stripeIn(fs);
    if (!array || array->stride == 0 || array->width == 0 || bytes.empty())
        return std::nullopt;
    const auto raid = raidWith(RaidLevel::Raid0, *array, fs.blockSize);
    if (!raid)
        return std::nullopt;
    const auto first = bytes.first.value / raid->chunk.value;
    const auto last = bytes.last().value / raid->chunk.value;
    const Number members{raid->members - 1};
    if (first == last)
        return message<HeldByMember>(Number{first}, Number{membersWith(first, *raid).front()}, members);
    if (last - first + 1 >= raid->members)
        return message<HeldByAllMembers>(Number{first}, Number{last}, members);
    return message<HeldByMembers>(Number{first}, Number{last}, Number{membersWith(first, *raid).front()},
                                  Number{membersWith(last, *raid).front()}, members);
}

} // namespace atlas
