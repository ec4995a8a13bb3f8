// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/metric_value.h"

#include "compare/metric_table.h"
#include "report/messages/make_message.h"

#include <cmath>

namespace atlas {

Message metricValue(const Metric& metric, double comparable) {
    const auto [number, decimals] = metric.shown(comparable);
    if (traitsOf(metric.unit).isSize) {
        return message<MessageId::MetricSize>(Size{{static_cast<std::uint64_t>(number)}});
    }
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
    if (isShownAlike(metric, std::abs(difference), 0)) {
        return message<MessageId::MetricSame>();
    }
    auto words = metricValue(metric, std::abs(difference));
    return difference < 0 ? message<MessageId::MetricLess>(std::move(words))
                          : message<MessageId::MetricMore>(std::move(words));
}

} // namespace atlas
