// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/plan_text.h"

#include "report/messages/growth_text.h"
#include "report/messages/make_message.h"
#include "report/messages/paragraph.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

/// A sentence for each byte at which layouts start, in the order of the layouts; one where there is one byte.
std::vector<Message> startsOf(const MeasuredComparison& comparison) {
    const auto& frame = comparison.frame;
    std::vector<std::pair<ByteOffset, Names>> starts;
    for (const auto& each : comparison.layouts) {
        auto at = std::ranges::find(starts, each.measured.start, &std::pair<ByteOffset, Names>::first);
        if (at == starts.end()) {
            at = starts.insert(at, {each.measured.start, {}});
        }
        at->second.push_back(message<MessageId::Verbatim>(each.label));
    }
    if (starts.size() < 2) {
        return {diskStartText(frame, starts.empty() ? frame.start : starts.front().first)};
    }
    std::vector<Message> sentences;
    for (auto& [byte, names] : starts) {
        const Number start{byte.value};
        sentences.push_back(frame.raid ? message<MessageId::TheseStartOnArray>(start, std::move(names))
                                       : message<MessageId::TheseStartOnDisk>(start, std::move(names)));
    }
    return sentences;
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

Message diskStartText(const MeasureFrame& frame, ByteOffset start) {
    const Number byte{start.value};
    return frame.raid ? message<MessageId::MeasuredFromArray>(byte) : message<MessageId::MeasuredFromDisk>(byte);
}

Message deviceText(const MeasuredComparison& comparison) {
    auto all = startsOf(comparison);
    if (comparison.size) {
        all.insert(all.begin(), message<MessageId::PlannedForDevice>(Size{*comparison.size}));
    }
    if (const auto& raid = comparison.frame.raid) {
        all.push_back(message<MessageId::PlannedForArray>(Number{numberOf(raid->level)}, Count{raid->members},
                                                          Size{raid->chunk}));
    }
    if (comparison.grownTo) {
        all.push_back(measuredAfterGrowth(*comparison.grownTo));
    }
    return paragraph(std::move(all));
}

Message frameText(const MeasuredComparison& comparison) {
    auto all = startsOf(comparison);
    all.push_back(modelText(comparison.frame.model));
    return paragraph(std::move(all));
}

} // namespace atlas
