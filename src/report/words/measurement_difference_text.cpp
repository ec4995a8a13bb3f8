// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/measurement_difference_text.h"

#include "report/language/make_message.h"
#include "report/words/doubt_text.h"
#include "report/words/measured_table.h"

namespace atlas {
namespace {

using enum MessageId;

Message changeOf(const MeasurementPair& pair, const PointPair& points) {
    const auto& from = pair.from->points[points.from];
    const auto& to = pair.to->points[points.to];
    const auto experiment = label(pair.from->experiment);
    const auto access = label(from.setting.access);
    const auto setting = shortSetting(*pair.from, from);
    const auto before = decidingText(from);
    const auto after = decidingText(to);
    if (!isApart(from, to))
        return message<MeasuredChangeWithin>(experiment, access, setting, before, after);
    const bool isTime = from.setting.metadata.has_value();
    const auto slower = isTime ? to.deciding().median : from.deciding().median;
    const auto faster = isTime ? from.deciding().median : to.deciding().median;
    return message<MeasuredChange>(experiment, access, setting, before, after, Decimal{faster / slower, 2});
}

} // namespace

Names measurementDifferences(const std::vector<MeasurementPair>& pairs) {
    Names lines;
    for (const auto& pair : pairs) {
        if (!pair.to)
            lines.push_back(message<MeasuredOnlyInFirst>(label(pair.from->experiment)));
        else if (!pair.from)
            lines.push_back(message<MeasuredOnlyInSecond>(label(pair.to->experiment)));
        for (const auto& points : pair.points)
            lines.push_back(changeOf(pair, points));
    }
    return lines;
}

} // namespace atlas
