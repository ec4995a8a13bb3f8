// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/measured_table.h"

#include "report/language/make_message.h"
#include "report/words/doubt_text.h"

#include <cmath>

namespace atlas {

using enum MessageId;

namespace {

constexpr double hundredfold = 100; ///< of a share, for per cent
constexpr double threeDigits = 100; ///< from which figures have no decimals

Message plain(std::uint64_t value) { return message<MeasureNumber>(Number{value}); }
Message figure(double value) {
    return value < threeDigits ? message<MeasureDecimal>(Decimal{value, 1})
                               : plain(static_cast<std::uint64_t>(std::llround(value)));
}
Message asPercent(double share) { return message<MeasurePercent>(Decimal{share * hundredfold, 1}); }
Message span(double seconds) { return message<MeasureDuration>(Duration{seconds}); }
Message speed(double bytes) {
    return message<MeasureSizePerSecond>(Size{{static_cast<std::uint64_t>(std::llround(bytes))}});
}

/// Adds cells column by column, and the heading of each with the first row.
class TableBuilder {
public:
    explicit TableBuilder(const Measurement& measurement) : m_measurement(measurement) {}

    MeasuredTable build() {
        for (const auto& point : m_measurement.points) {
            m_table.rows.emplace_back();
            addSetting(point);
            addFigures(point);
        }
        return std::move(m_table);
    }

private:
    void add(MeasuredColumn column, std::optional<Message> cell) {
        if (m_table.rows.size() == 1)
            m_table.columns.push_back(std::move(column));
        m_table.rows.back().push_back(std::move(cell));
    }

    void addSetting(const MeasuredPoint& point) {
        const auto& setting = point.setting;
        add({message<ColumnMeasureAccess>()}, label(setting.access));
        if (setting.metadata) {
            add({message<ColumnMeasureStructures>(), false, true}, label(*setting.metadata));
            return;
        }
        add({message<ColumnMeasureRequest>(), true, true}, message<MeasureSize>(Size{setting.request}));
        if (m_measurement.experiment == Experiment::Sequential)
            add({message<ColumnMeasureAt>(), true, true}, shortSetting(m_measurement, point));
        if (setting.period.value > 0) {
            add({message<ColumnMeasureShift>(), true, true}, plain(setting.shift.value));
            add({message<ColumnMeasurePast>(), true},
                point.pastBoundary ? std::optional(plain(point.pastBoundary->value)) : std::nullopt);
        }
    }

    void addFigures(const MeasuredPoint& point) {
        const bool isMetadata = point.setting.metadata.has_value();
        if (isMetadata) {
            add({message<ColumnMeasureRequests>(), true}, plain(point.runs.front().requests));
            add({message<ColumnMeasureTime>(), true}, span(point.seconds().median));
        } else {
            add({message<ColumnMeasureRate>(), true}, figure(point.perSecond().median));
            add({message<ColumnMeasureBytes>(), true}, speed(point.bytesPerSecond().median));
        }
        m_table.spread = m_table.rows.back().size();
        add({message<ColumnMeasureSpread>(), true},
            point.runs.size() > 1 ? std::optional(asPercent(point.deciding().share())) : std::nullopt);
        add({message<ColumnMeasureMedian>(), true, false, true}, span(point.latency().median));
        add({message<ColumnMeasureSlowest>(), true, false, true}, span(point.latency().p99));
        const auto ratio = m_measurement.ratioToAligned(point);
        add({message<ColumnMeasureRatio>(), true}, ratio ? std::optional(asPercent(*ratio)) : std::nullopt);
        const auto& model = point.modelled;
        add({message<ColumnModel>(), true},
            model ? std::optional(isMetadata ? span(*model) : figure(*model)) : std::nullopt);
    }

    const Measurement& m_measurement;
    MeasuredTable m_table;
};

} // namespace

MeasuredTable measuredTable(const Measurement& measurement) { return TableBuilder(measurement).build(); }

Message decidingText(const MeasuredPoint& point) {
    const auto median = point.deciding().median;
    return point.setting.metadata ? span(median) : message<MeasureRate>(Decimal{median, median < threeDigits ? 1 : 0});
}

Message shortSetting(const Measurement& measurement, const MeasuredPoint& point) {
    const auto& setting = point.setting;
    if (setting.metadata)
        return label(*setting.metadata);
    if (measurement.experiment == Experiment::Sequential)
        return message<MeasureSize>(Size{setting.area.first - ByteOffset{}});
    if (setting.period.value > 0)
        return plain(setting.shift.value);
    return message<MeasureSize>(Size{setting.request});
}

} // namespace atlas
