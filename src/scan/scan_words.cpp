// SPDX-License-Identifier: GPL-3.0-or-later
#include "scan/scan_words.h"

#include "report/language/make_message.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <map>

namespace atlas {

Message label(ScanState state) {
    switch (state) {
    case ScanState::Good: return message<MessageId::ScanGood>();
    case ScanState::Warning: return message<MessageId::ScanWarning>();
    case ScanState::Misaligned: return message<MessageId::ScanMisaligned>();
    case ScanState::Damaged: return message<MessageId::ScanDamaged>();
    case ScanState::Unreadable: break;
    }
    return message<MessageId::ScanUnreadable>();
}

namespace {

template <class Key>
std::vector<ScanCount> sorted(const std::map<Key, std::uint64_t>& counts,
                              const std::function<std::string(const Key&)>& nameOf) {
    std::vector<ScanCount> list;
    for (const auto& [key, places] : counts)
        list.push_back({.name = nameOf(key), .places = places});
    std::ranges::stable_sort(list, std::ranges::greater{}, &ScanCount::places);
    return list;
}

std::vector<ScanCount> sorted(const std::map<std::string, std::uint64_t>& counts) {
    return sorted<std::string>(counts, [](const std::string& name) { return name; });
}

} // namespace

std::vector<ScanCount> stateCounts(const ScanSummary& summary) {
    std::vector<ScanCount> list;
    for (const auto state : allScanStates)
        if (summary.count(state) > 0)
            list.push_back({.name = format(label(state)), .places = summary.count(state), .state = name(state)});
    return list;
}

std::vector<ScanCount> reasonCounts(const ScanSummary& summary) { return sorted(summary.reasons); }

std::vector<ScanCount> contentCounts(const ScanSummary& summary) { return sorted(summary.contents); }

std::vector<ScanCount> formatCounts(const ScanSummary& summary) { return sorted(summary.envelopes); }

std::vector<ScanCount> flexGroupCounts(const ScanSummary& summary) {
    return sorted<std::uint64_t>(summary.flexGroupSizes, [](const std::uint64_t& size) {
        return size == 0 ? format(message<MessageId::ScanNoFlexBg>()) : fmt::format("-G {}", size);
    });
}

std::vector<ScanCount> blockSizeCounts(const ScanSummary& summary) {
    return sorted<std::uint64_t>(summary.blockSizes, [](const std::uint64_t& size) {
        return format(message<MessageId::MetricSize>(Size{{size}}));
    });
}

} // namespace atlas
