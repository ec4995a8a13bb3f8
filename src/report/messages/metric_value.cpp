// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/metric_value.h"

#include "compare/best_layout.h"
#include "report/messages/make_message.h"

#include <cmath>

namespace atlas {
namespace {

Message valueOf(const Metric& metric, double comparable) {
    const auto whole = [&] { return static_cast<std::uint64_t>(std::llround(comparable)); };
    switch (metric.unit) {
    case Unit::Blocks:
    case Unit::Bytes: return message<MessageId::MetricSize>(Size{{whole()}});
    case Unit::Seconds: return message<MessageId::MetricSeconds>(Decimal{comparable, metric.decimals});
    case Unit::Share: return message<MessageId::MetricPercent>(Decimal{comparable * 100, shareDecimals});
    case Unit::Count:
    case Unit::Ratio: break;
    }
    return metric.decimals == 0 ? message<MessageId::MetricNumber>(Number{whole()})
                                : message<MessageId::MetricDecimal>(Decimal{comparable, metric.decimals});
}

} // namespace

Message metricValue(const Metric& metric, const Measured& measured) {
    return valueOf(metric, metric.comparable(measured));
}

Message metricDifference(const Metric& metric, const Measured& measured, const Measured& baseline) {
    const double difference = metric.comparable(measured) - metric.comparable(baseline);
    if (isShownAlike(metric, std::abs(difference), 0)) {
        return message<MessageId::MetricSame>();
    }
    auto words = valueOf(metric, std::abs(difference));
    return difference < 0 ? message<MessageId::MetricLess>(std::move(words))
                          : message<MessageId::MetricMore>(std::move(words));
}

} // namespace atlas
