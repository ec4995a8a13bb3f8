// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/metric_text.h"

#include "ui/session/qt_text.h"

#include <QCoreApplication>
#include <cmath>

namespace atlas::ui {

namespace {

struct MetricText {
    Q_DECLARE_TR_FUNCTIONS(MetricText)
};

/// Converts `value` to the displayed unit: blocks become bytes.
double inShownUnit(const Metric& metric, double value, ByteCount blockSize) {
    return metric.unit == Unit::Blocks ? value * static_cast<double>(blockSize.value) : value;
}

QString shownText(const Metric& metric, double value) {
    switch (metric.unit) {
    case Unit::Blocks: return size({static_cast<std::uint64_t>(std::llround(value))});
    case Unit::Seconds: return MetricText::tr("%1 s").arg(value, 0, 'f', 2);
    case Unit::Share: return MetricText::tr("%1 %").arg(value * 100, 0, 'f', 2);
    case Unit::Count:
    case Unit::Ratio: break;
    }
    return text(shown(value, metric.decimals));
}

} // namespace

QString metricText(const Metric& metric, double value, ByteCount blockSize) {
    return shownText(metric, inShownUnit(metric, value, blockSize));
}

QString differenceText(const Metric& metric, double value, ByteCount blockSize, double baseline,
                       ByteCount baselineBlockSize) {
    const double difference = inShownUnit(metric, value, blockSize) - inShownUnit(metric, baseline, baselineBlockSize);
    if (difference == 0) {
        return QStringLiteral("±0");
    }
    return (difference < 0 ? QStringLiteral("−") : QStringLiteral("+")) + shownText(metric, std::abs(difference));
}

} // namespace atlas::ui
