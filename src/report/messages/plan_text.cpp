// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/plan_text.h"

#include "report/messages/growth_text.h"
#include "report/messages/make_message.h"
#include "report/messages/paragraph.h"

#include <cmath>

namespace atlas {
namespace {

/// With as many decimals as the number needs, at most three.
Decimal shortest(double number) {
    int decimals = 0;
    for (double scaled = number; decimals < 3 && std::abs(scaled - std::round(scaled)) > 1e-9; scaled *= 10) {
        ++decimals;
    }
    return {number, decimals};
}

Message startText(const MeasureFrame& frame) {
    const Number start{frame.start.value};
    return frame.raid ? message<MessageId::MeasuredFromArray>(start) : message<MessageId::MeasuredFromDisk>(start);
}

Message modelText(const ReadModel& model) {
    return message<MessageId::ModelOfReads>(shortest(model.secondsPerRead * 1000), shortest(model.bytesPerSecond / 1e6),
                                            Size{model.largestRequest});
}

} // namespace

Message plannedAs(const PlanOrigin& origin) {
    return message<MessageId::PlannedAs>(origin.e2fsprogs, origin.mke2fsConf);
}

Message plannedWithDefaultMarked(const PlanOrigin& origin) {
    return message<MessageId::PlannedWithDefaultMarked>(origin.e2fsprogs, origin.mke2fsConf);
}

Message whatIsWritten(const std::optional<ByteCount>& grownTo) {
    return grownTo ? message<MessageId::GrowthIsWritten>() : message<MessageId::NothingIsWritten>();
}

Message defaultLabel() { return message<MessageId::DefaultSetting>(); }

Message recommendedLabel() { return message<MessageId::RecommendedSetting>(); }

Message baselineLabel() { return message<MessageId::BaselineOfComparison>(); }

Message madeBy(std::string_view command) { return message<MessageId::MadeBy>(command); }

Message deviceText(ByteCount size, const MeasureFrame& frame, const std::optional<ByteCount>& grownTo) {
    std::vector<Message> all{message<MessageId::PlannedForDevice>(Size{size}), startText(frame)};
    if (const auto& raid = frame.raid) {
        all.push_back(message<MessageId::PlannedForArray>(Number{numberOf(raid->level)}, Count{raid->members},
                                                          Size{raid->chunk}));
    }
    if (grownTo) {
        all.push_back(measuredAfterGrowth(*grownTo));
    }
    return paragraph(std::move(all));
}

Message frameText(const MeasureFrame& frame) { return paragraph({startText(frame), modelText(frame.model)}); }

} // namespace atlas
